import java.lang.reflect.Proxy;
import java.util.zip.CRC32;
import org.ajws.ParallelFor;

/** Objects whose classes have no second version: made at run time, or of a library. */
@org.ajws.runtime.Translated(digest = "c165f07da650bf02279a1ac2ab045595f6e4665ee59168637fc5e7f2548440b7", target = "trycatch") public class SpeculativeForeign {
  interface Step {
    int next(int x); @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) default int next$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int x) { ajws$chunk.irrevocable(); return this.next(x); }
  }

  static final class Own implements Step {
    private int calls;

    @Override
    public int next(int x) {
      calls++;
      return x + calls;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) public int next$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int x) { ajws$chunk.poll(); {       ajws$chunk.getAndPutInt(ajws$chunk.at(SpeculativeForeign.ajws$Tracked.calls$1, this, "SpeculativeForeign.java:16 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeForeign.java:16 ++");       return x + ajws$chunk.get(SpeculativeForeign.ajws$Tracked.calls$1, this, "SpeculativeForeign.java:17");     } }
  }

  private static int proxied;

  private static Step proxy() {
    return (Step)
        Proxy.newProxyInstance(
            SpeculativeForeign.class.getClassLoader(),
            new Class<?>[] {Step.class},
            (self, method, arguments) -> {
              proxied = proxied * 31 + (Integer) arguments[0];
              return proxied;
            });
  }

  static int mixed(Step[] steps, int[] values) {
    { final int first$1 = 0; final long bound$1 = 200; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeForeign.java:35", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      int at = Math.floorMod(values[i * 7 % values.length], values.length);
      values[at] = steps[i % steps.length].next(values[i % values.length]);
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       int at = Math.floorMod(chunk$1.get(values, i * 7 % values.length, "SpeculativeForeign.java:36"), values.length);       chunk$1.set(values, at, steps[i % steps.length].next$tracked(chunk$1, chunk$1.get(values, i % values.length, "SpeculativeForeign.java:37")), "SpeculativeForeign.java:37");     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeForeign.ajws$Tracked.loop$836, trips$1, loop$1); }
    int sum = 0;
    for (int v : values) {
      sum = sum * 31 + v;
    }
    return sum;
  }

  static long checked(int[] values) {
    CRC32 crc = new CRC32();
    { final int first$2 = 0; final long bound$2 = 100; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeForeign.java:48", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      if (i % 10 == 0) {
        crc.update(values[i % values.length]);
        values[i % values.length] = (int) crc.getValue();
      } else {
        values[i % values.length] += values[(i + 1) % values.length];
      }
    } } return 0; }, (chunk$2, own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; chunk$2.poll(); {       if (i % 10 == 0) {         chunk$2.irrevocable(); crc.update(values[i % values.length]);         chunk$2.irrevocable(); chunk$2.set(values, i % values.length, (int) crc.getValue(), "SpeculativeForeign.java:51");       } else {         chunk$2.putInt(chunk$2.at(values, i % values.length, "SpeculativeForeign.java:53 +="), (chunk$2.currentInt() + (chunk$2.get(values, (i + 1) % values.length, "SpeculativeForeign.java:53"))), "SpeculativeForeign.java:53 +=");       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeForeign.ajws$Tracked.loop$1238, trips$2, loop$2); }
    return crc.getValue();
  }

  public static void main(String[] args) {
    int[] values = new int[37];
    for (int i = 0; i < values.length; i++) {
      values[i] = i * i;
    }
    Step[] steps = {new Own(), new Own(), proxy(), x -> x ^ 5, new Own()};
    System.out.println(mixed(steps, values) + " " + proxied);
    System.out.println(checked(values));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static final class ajws$Tracked { public static final org.ajws.runtime.speculation.IntField calls$1 = new org.ajws.runtime.speculation.IntField("SpeculativeForeign.Own.calls", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeForeign.Own) object).calls; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeForeign.Own) object).calls = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$836 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeForeign.java:35", 0, 2, "c165f07da650bf02"); static final org.ajws.runtime.speculation.SpeculationSite loop$1238 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeForeign.java:48", 0, 3, "c165f07da650bf02"); } }
