import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.ParallelFor;
import org.ajws.SpeculationPolicy;
import org.ajws.Speculative;

/** Calls that are followed, pure, deferred, and such that cannot be taken back. */
@org.ajws.runtime.Translated(digest = "db1c724888243bdd3f6a4bc0c2e9c61042c970031e9106f374c8a114fc071763", target = "trycatch") class SpeculativeCalls {
  static final int N = 500;
  static int[] state = new int[64];
  static final List<String> log = new ArrayList<>();
  static final Map<Integer, Integer> counts = new HashMap<>();

  enum Colour {
    RED,
    GREEN,
    BLUE
  }

  record Pair(int a, long b) {
    static Pair of(int a) {
      return new Pair(a, a * 2L);
    }
  }

  @Speculative(SpeculationPolicy.PURE)
  static int weigh(List<String> words, int i) {
    int sum = 0;
    for (String w : words) {
      sum += w.length() * i;
    }
    return sum;
  }

  @Speculative(SpeculationPolicy.DEFERRED)
  static void note(String what, int i) {
    log.add(what + i);
  }

  @Speculative(SpeculationPolicy.IRREVOCABLE)
  static void stamp(int i) {
    state[0] = state[0] * 31 + i;
  }

  static synchronized void guarded(int i) {
    state[1] += i;
  }

  static int twice(int x) {
    return x < 2 ? x : twice(x - 1) + twice(x - 2) & 1023;
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) static int twice$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int x) { ajws$chunk.poll(); {     return x < 2 ? x : twice$tracked(ajws$chunk, x - 1) + twice$tracked(ajws$chunk, x - 2) & 1023;   } }

  static void spread(int from, int... slots) {
    for (int s : slots) {
      state[s & 63] += from;
    }
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) static void spread$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int from, int... slots) { ajws$chunk.poll(); {     for (final org.ajws.runtime.speculation.Cursor<int[]> ajws$cursor5_0 = new org.ajws.runtime.speculation.Cursor<>(slots); ajws$cursor5_0.next(); ) { ajws$chunk.poll(); int s = ajws$chunk.get(ajws$cursor5_0.array, ajws$cursor5_0.index, "SpeculativeCalls.java:57"); {       ajws$chunk.putInt(ajws$chunk.at(ajws$chunk.get(SpeculativeCalls.ajws$Tracked.state$1, null, "SpeculativeCalls.java:58"), s & 63, "SpeculativeCalls.java:58 +="), (ajws$chunk.currentInt() + (from)), "SpeculativeCalls.java:58 +=");     } }   } }

  static <T extends Comparable<T>> T least(T a, T b) {
    return a == b ? a : b;
  }

  public static void main(String[] args) {
    List<String> words = List.of("a", "bcd");
    String[] names = new String[N];
    Pair[] pairs = new Pair[N];
    { final int first$1 = 0; final long bound$1 = N; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeCalls.java:70", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      int k = i * 31 & 63;
      state[k] += Math.abs(-k) + Integer.parseInt("12") + weigh(words, i);
      state[twice(i % 12) & 63]++;
      spread(i);
      spread(i, k, i, 7);
      names[i] = String.valueOf(i).concat("#") + Character.toUpperCase('x') + Long.toHexString(k);
      Colour colour = Colour.values()[k % 3];
      switch (colour) {
        case RED -> state[10]++;
        case GREEN -> state[11] += colour.ordinal();
        default -> names[i] += colour.name();
      }
      pairs[i] = k == 5 ? pairs[Math.max(0, i - 1)] : Pair.of(k);
      state[12] += pairs[i] == null ? 1 : pairs[i].a() + (int) pairs[i].b();
      names[k] = least(names[k], names[i]);
      note("noted ", i);
      System.out.println(i);
      System.out.printf("%d of %s%n", k, names[i]);
      if (i % 100 == 50) {
        stamp(i);
        System.out.println("stamped");
      }
      if (i % 100 == 70) {
        guarded(i);
      } else if (i % 100 == 80) counts.merge(k, 1, Integer::sum);
      if (i % 100 == 90) {
        synchronized (log) {
          state[k]--;
        }
      }
      if (i % 100 == 95) {
        for (String w : words) {
          state[k] += w.length();
        }
      }
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       int k = i * 31 & 63;       chunk$1.putInt(chunk$1.at(chunk$1.get(SpeculativeCalls.ajws$Tracked.state$1, null, "SpeculativeCalls.java:72"), k, "SpeculativeCalls.java:72 +="), (chunk$1.currentInt() + (Math.abs(-k) + Integer.parseInt("12") + weigh(words, i))), "SpeculativeCalls.java:72 +=");       chunk$1.getAndPutInt(chunk$1.at(chunk$1.get(SpeculativeCalls.ajws$Tracked.state$1, null, "SpeculativeCalls.java:73"), twice$tracked(chunk$1, i % 12) & 63, "SpeculativeCalls.java:73 ++"), (chunk$1.currentInt() + 1), "SpeculativeCalls.java:73 ++");       spread$tracked(chunk$1, i);       spread$tracked(chunk$1, i, k, i, 7);       chunk$1.set(names, i, org.ajws.runtime.speculation.Typed.<java.lang.String>of(String.valueOf(i).concat("#") + Character.toUpperCase('x') + Long.toHexString(k)), "SpeculativeCalls.java:76");       Colour colour = chunk$1.get(Colour.values(), k % 3, "SpeculativeCalls.java:77");       switch (colour) {         case RED -> chunk$1.getAndPutInt(chunk$1.at(chunk$1.get(SpeculativeCalls.ajws$Tracked.state$1, null, "SpeculativeCalls.java:79"), 10, "SpeculativeCalls.java:79 ++"), (chunk$1.currentInt() + 1), "SpeculativeCalls.java:79 ++");         case GREEN -> chunk$1.putInt(chunk$1.at(chunk$1.get(SpeculativeCalls.ajws$Tracked.state$1, null, "SpeculativeCalls.java:80"), 11, "SpeculativeCalls.java:80 +="), (chunk$1.currentInt() + (colour.ordinal())), "SpeculativeCalls.java:80 +=");         default -> chunk$1.<java.lang.String>putRef(chunk$1.at(names, i, "SpeculativeCalls.java:81"), (chunk$1.<java.lang.String>currentRef() + (colour.name())), "SpeculativeCalls.java:81");       }       chunk$1.set(pairs, i, org.ajws.runtime.speculation.Typed.<SpeculativeCalls.Pair>of(k == 5 ? chunk$1.get(pairs, Math.max(0, i - 1), "SpeculativeCalls.java:83") : Pair.of(k)), "SpeculativeCalls.java:83");       chunk$1.putInt(chunk$1.at(chunk$1.get(SpeculativeCalls.ajws$Tracked.state$1, null, "SpeculativeCalls.java:84"), 12, "SpeculativeCalls.java:84 +="), (chunk$1.currentInt() + (chunk$1.get(pairs, i, "SpeculativeCalls.java:84") == null ? 1 : chunk$1.get(pairs, i, "SpeculativeCalls.java:84").a() + (int) chunk$1.get(pairs, i, "SpeculativeCalls.java:84").b())), "SpeculativeCalls.java:84 +=");       chunk$1.set(names, k, org.ajws.runtime.speculation.Typed.<java.lang.String>of(least(chunk$1.get(names, k, "SpeculativeCalls.java:85"), chunk$1.get(names, i, "SpeculativeCalls.java:85"))), "SpeculativeCalls.java:85");       { final java.lang.String ajws$a0 = "noted "; final int ajws$a1 = i; chunk$1.defer(() -> note(ajws$a0, ajws$a1)); }       { final var ajws$to = System.out; final int ajws$a0 = i; chunk$1.defer(() -> ajws$to.println(ajws$a0)); }       { final var ajws$to = System.out; final java.lang.String ajws$a0 = "%d of %s%n"; final int ajws$a1 = k; final java.lang.String ajws$a2 = chunk$1.get(names, i, "SpeculativeCalls.java:88"); final java.lang.String ajws$text = java.lang.String.format(ajws$a0, ajws$a1, ajws$a2); chunk$1.defer(() -> ajws$to.print(ajws$text)); }       if (i % 100 == 50) {         chunk$1.irrevocable(); stamp(i);         { final var ajws$to = System.out; final java.lang.String ajws$a0 = "stamped"; chunk$1.defer(() -> ajws$to.println(ajws$a0)); }       }       if (i % 100 == 70) {         chunk$1.irrevocable(); guarded(i);       } else if (i % 100 == 80) { chunk$1.irrevocable(); counts.merge(k, 1, Integer::sum); }       if (i % 100 == 90) {         chunk$1.irrevocable(); synchronized (log) {           state[k]--;         }       }       if (i % 100 == 95) {         chunk$1.irrevocable(); for (String w : words) {           state[k] += w.length();         }       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeCalls.ajws$Tracked.loop$1598, trips$1, loop$1); }
    System.out.println(Arrays.toString(state) + log.hashCode() + counts);
    System.out.println(Arrays.hashCode(names) + " " + Arrays.hashCode(pairs));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { public static final org.ajws.runtime.speculation.RefField<int[]> state$1 = new org.ajws.runtime.speculation.RefField<int[]>("SpeculativeCalls.state", true) { @java.lang.Override public int[] get(java.lang.Object object) { return SpeculativeCalls.state; } @java.lang.Override public void set(java.lang.Object object, int[] value) { SpeculativeCalls.state = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$1598 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeCalls.java:70", 0, 0, "db1c724888243bdd"); } }
