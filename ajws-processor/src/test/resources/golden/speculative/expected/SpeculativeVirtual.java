import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationPolicy;
import org.ajws.Speculative;

/** Calls of methods that classes override, in the module, in a method, and by a lambda. */
@org.ajws.runtime.Translated(digest = "0cf32e7698e609d26a1a1bfdeb9defe054c361d15ec2193b80410c269a223c71", target = "trycatch") class SpeculativeVirtual {
  static final int N = 900;
  static int[] cells = new int[64];

  interface Rule<T> {
    int apply(T cell, int i); @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) default int apply$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, T cell, int i) { ajws$chunk.irrevocable(); return this.apply(cell, i); }

    default int twice(T cell, int i) {
      cells[5] += i;
      return apply(cell, i) + apply(cell, i + 1);
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) default int twice$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, T cell, int i) { if (this.getClass() != SpeculativeVirtual.Rule.class && org.ajws.runtime.speculation.TrackedTwins.isOverridden(this, SpeculativeVirtual.Rule.class, "twice", java.lang.Object.class, int.class)) { ajws$chunk.irrevocable(); return this.twice(cell, i); } ajws$chunk.poll(); {       ajws$chunk.putInt(ajws$chunk.at(ajws$chunk.get(SpeculativeVirtual.ajws$Tracked.cells$1, null, "SpeculativeVirtual.java:15"), 5, "SpeculativeVirtual.java:15 +="), (ajws$chunk.currentInt() + (i)), "SpeculativeVirtual.java:15 +=");       return apply$tracked(ajws$chunk, cell, i) + apply$tracked(ajws$chunk, cell, i + 1);     } }
  }

  abstract static class Base implements Rule<Integer> {
    int calls;

    abstract void touch(int i); @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) void touch$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int i) { ajws$chunk.irrevocable(); this.touch(i); return; }

    int size() {
      return calls;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) int size$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk) { if (this.getClass() != SpeculativeVirtual.Base.class && org.ajws.runtime.speculation.TrackedTwins.isOverridden(this, SpeculativeVirtual.Base.class, "size")) { ajws$chunk.irrevocable(); return this.size(); } ajws$chunk.poll(); {       return ajws$chunk.get(SpeculativeVirtual.ajws$Tracked.calls$2, this, "SpeculativeVirtual.java:26");     } }

    protected <V> V same(V v) {
      calls += 2;
      return v;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) protected <V> V same$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, V v) { if (this.getClass() != SpeculativeVirtual.Base.class && org.ajws.runtime.speculation.TrackedTwins.isOverridden(this, SpeculativeVirtual.Base.class, "same", java.lang.Object.class)) { ajws$chunk.irrevocable(); return this.<V>same(v); } ajws$chunk.poll(); {       ajws$chunk.putInt(ajws$chunk.at(SpeculativeVirtual.ajws$Tracked.calls$2, this, "SpeculativeVirtual.java:30 +="), (ajws$chunk.currentInt() + (2)), "SpeculativeVirtual.java:30 +=");       return v;     } }
  }

  static class Plain extends Base {
    @Override
    public int apply(Integer cell, int i) {
      touch(i);
      return cells[cell & 63] ^ i;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) public int apply$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, Integer cell, int i) { if (this.getClass() != SpeculativeVirtual.Plain.class && org.ajws.runtime.speculation.TrackedTwins.isOverridden(this, SpeculativeVirtual.Plain.class, "apply", java.lang.Integer.class, int.class)) { ajws$chunk.irrevocable(); return this.apply(cell, i); } ajws$chunk.poll(); {       touch$tracked(ajws$chunk, i);       return ajws$chunk.get(ajws$chunk.get(SpeculativeVirtual.ajws$Tracked.cells$1, null, "SpeculativeVirtual.java:39"), cell & 63, "SpeculativeVirtual.java:39") ^ i;     } }

    @Override
    void touch(int i) {
      calls++;
      cells[i & 63] += calls;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) void touch$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int i) { if (this.getClass() != SpeculativeVirtual.Plain.class && org.ajws.runtime.speculation.TrackedTwins.isOverridden(this, SpeculativeVirtual.Plain.class, "touch", int.class)) { ajws$chunk.irrevocable(); this.touch(i); return; } ajws$chunk.poll(); {       ajws$chunk.getAndPutInt(ajws$chunk.at(SpeculativeVirtual.ajws$Tracked.calls$2, this, "SpeculativeVirtual.java:44 ++"), (ajws$chunk.currentInt() + 1), "SpeculativeVirtual.java:44 ++");       ajws$chunk.putInt(ajws$chunk.at(ajws$chunk.get(SpeculativeVirtual.ajws$Tracked.cells$1, null, "SpeculativeVirtual.java:45"), i & 63, "SpeculativeVirtual.java:45 +="), (ajws$chunk.currentInt() + (ajws$chunk.get(SpeculativeVirtual.ajws$Tracked.calls$2, this, "SpeculativeVirtual.java:45"))), "SpeculativeVirtual.java:45 +=");     } }
  }

  static class Special extends Plain {
    @Override
    void touch(int i) {
      if (i % 50 == 3) {
        super.touch(i);
      }
      cells[(i + 1) & 63]--;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) void touch$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int i) { if (this.getClass() != SpeculativeVirtual.Special.class && org.ajws.runtime.speculation.TrackedTwins.isOverridden(this, SpeculativeVirtual.Special.class, "touch", int.class)) { ajws$chunk.irrevocable(); this.touch(i); return; } ajws$chunk.poll(); {       if (i % 50 == 3) {         ajws$chunk.irrevocable(); super.touch(i);       }       ajws$chunk.getAndPutInt(ajws$chunk.at(ajws$chunk.get(SpeculativeVirtual.ajws$Tracked.cells$1, null, "SpeculativeVirtual.java:55"), (i + 1) & 63, "SpeculativeVirtual.java:55 --"), (ajws$chunk.currentInt() - 1), "SpeculativeVirtual.java:55 --");     } }

    @Override
    synchronized int size() {
      return ++calls;
    }
  }

  static class Pure extends Plain {
    @Override
    @Speculative(SpeculationPolicy.PURE)
    public int apply(Integer cell, int i) {
      return i * 3;
    }
  }

  public static void main(String[] args) {
    Base local =
        new Plain() {
          @Override
          void touch(int i) {
            cells[0] = cells[0] * 31 + i;
          }
        };
    Base[] rules = {new Plain(), new Special(), new Pure(), local};
    Rule<String> lambda = (text, i) -> cells[7] += text.length() + i;
    { final int first$1 = 0; final long bound$1 = N; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeVirtual.java:82", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      Base rule = rules[i % 40 == 39 ? 3 : i % 3];
      rule.touch(i);
      cells[i * 7 & 63] += rule.apply(i, i) + rule.size();
      if (i % 10 == 0) {
        cells[9] += rule.twice(i, i) + rule.same(i);
      }
      if (i % 100 == 60) {
        cells[10] += lambda.apply("abc", i);
      }
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       Base rule = chunk$1.get(rules, i % 40 == 39 ? 3 : i % 3, "SpeculativeVirtual.java:83");       rule.touch$tracked(chunk$1, i);       chunk$1.putInt(chunk$1.at(chunk$1.get(SpeculativeVirtual.ajws$Tracked.cells$1, null, "SpeculativeVirtual.java:85"), i * 7 & 63, "SpeculativeVirtual.java:85 +="), (chunk$1.currentInt() + (rule.apply$tracked(chunk$1, i, i) + rule.size$tracked(chunk$1))), "SpeculativeVirtual.java:85 +=");       if (i % 10 == 0) {         chunk$1.putInt(chunk$1.at(chunk$1.get(SpeculativeVirtual.ajws$Tracked.cells$1, null, "SpeculativeVirtual.java:87"), 9, "SpeculativeVirtual.java:87 +="), (chunk$1.currentInt() + (rule.twice$tracked(chunk$1, i, i) + rule.same$tracked(chunk$1, i))), "SpeculativeVirtual.java:87 +=");       }       if (i % 100 == 60) {         chunk$1.putInt(chunk$1.at(chunk$1.get(SpeculativeVirtual.ajws$Tracked.cells$1, null, "SpeculativeVirtual.java:90"), 10, "SpeculativeVirtual.java:90 +="), (chunk$1.currentInt() + (lambda.apply$tracked(chunk$1, "abc", i))), "SpeculativeVirtual.java:90 +=");       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeVirtual.ajws$Tracked.loop$1701, trips$1, loop$1); }
    System.out.println(Arrays.toString(cells));
    for (Base b : rules) {
      System.out.println(b.calls);
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { public static final org.ajws.runtime.speculation.RefField<int[]> cells$1 = new org.ajws.runtime.speculation.RefField<int[]>("SpeculativeVirtual.cells", true) { @java.lang.Override public int[] get(java.lang.Object object) { return SpeculativeVirtual.cells; } @java.lang.Override public void set(java.lang.Object object, int[] value) { SpeculativeVirtual.cells = value; } }; public static final org.ajws.runtime.speculation.IntField calls$2 = new org.ajws.runtime.speculation.IntField("SpeculativeVirtual.Base.calls", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeVirtual.Base) object).calls; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeVirtual.Base) object).calls = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$1701 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeVirtual.java:82", 0, 0, "0cf32e7698e609d2"); } }
