import java.util.Arrays;
import org.ajws.ParallelFor;

/** Loops that would never end on what a chunk sees before its turn; classes first used in a chunk. */
@org.ajws.runtime.Translated(digest = "ee05dbdb914b612693a97673899ef2cbcd62e30e5cc37e37f937c14de726aad8", target = "trycatch") class SpeculativeStale {
  static final int N = 300;
  static int[] last = new int[8];
  static int[] few = new int[2];
  static int used;

  static int work(int i) {
    int x = i;
    for (int k = 0; k < 500; k++) x = x * 31 + k;
    return x & 1;
  }

  static int down(int x, int i) {
    return x == i ? i : down(x, i);
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) static int down$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int x, int i) { ajws$chunk.poll(); {     return x == i ? i : down$tracked(ajws$chunk, x, i);   } }

  static void spin(int x, int i) {
    while (x != i) {
      x |= 0;
    }
  }

  /** Its initialiser has an effect. */
  static class Loud {
    static int value = 3;

    static {
      System.out.println("Loud, used " + used);
      value += used;
    }
  }

  /** Its initialiser has none. */
  static class Quiet {
    static final int[] slots = new int[16];
    static final Quiet one = new Quiet(3);
    final int size;

    Quiet(int size) {
      this.size = size;
    }
  }

  /** Its initialiser has none, but fails: what the first use throws no other one does. */
  static class Broken {
    static final int[] slots = new int[N - 301];
    static int value = 1;
  }

  static class Parsed {
    static final int number = Integer.parseInt("x");
  }

  static class Thrown {
    static final Thrown one = new Thrown(-1);
    static int value;

    Thrown(int size) {
      if (size < 0) {
        throw new IllegalArgumentException("size");
      }
    }
  }

  static String broken(int kind) {
    String[] seen = new String[N];
    int[] a = new int[N];
    { final int first$1 = 0; final long bound$1 = N; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStale.java:72", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      for (int r = 0; r < (i == 40 ? 2000 : 1); r++) a[i] += work(i + r);
      if (i >= 40) {
        try {
          if (kind == 0) {
            a[i] += Broken.value;
          } else if (kind == 1) {
            a[i] += Parsed.number;
          } else {
            a[i] += Thrown.value;
          }
        } catch (ExceptionInInitializerError e) {
          seen[i] = "first";
        } catch (NoClassDefFoundError e) {
          seen[i] = "later";
        }
      }
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       for (int r = 0; r < (i == 40 ? 2000 : 1); r++) { chunk$1.poll(); chunk$1.putInt(chunk$1.at(a, i, "SpeculativeStale.java:73 +="), (chunk$1.currentInt() + (work(i + r))), "SpeculativeStale.java:73 +="); }       if (i >= 40) {         try {           if (kind == 0) {             chunk$1.irrevocable(); chunk$1.putInt(chunk$1.at(a, i, "SpeculativeStale.java:77 +="), (chunk$1.currentInt() + (Broken.value)), "SpeculativeStale.java:77 +=");           } else if (kind == 1) {             chunk$1.irrevocable(); chunk$1.putInt(chunk$1.at(a, i, "SpeculativeStale.java:79 +="), (chunk$1.currentInt() + (Parsed.number)), "SpeculativeStale.java:79 +=");           } else {             chunk$1.irrevocable(); chunk$1.putInt(chunk$1.at(a, i, "SpeculativeStale.java:81 +="), (chunk$1.currentInt() + (Thrown.value)), "SpeculativeStale.java:81 +=");           }         } catch (ExceptionInInitializerError e) {           chunk$1.set(seen, i, "first", "SpeculativeStale.java:84");         } catch (NoClassDefFoundError e) {           chunk$1.set(seen, i, "later", "SpeculativeStale.java:86");         }       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeStale.ajws$Tracked.loop$1560, trips$1, loop$1); }
    return Arrays.hashCode(seen) + " " + seen[39] + " " + seen[40] + " " + seen[41] + " " + Arrays.hashCode(a);
  }

  public static void main(String[] args) {
    { final int first$2 = 0; final long bound$2 = N; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStale.java:94", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      int x = last[0];
      while (x != i) {
        x |= 0;
      }
      last[0] = i + 1 + work(i) - work(i);
    } } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, 1, trip$2, past$2); claims$2.mayNotEnd(); claims$2.at("SpeculativeStale.java:99").write(SpeculativeStale.last, org.ajws.runtime.claim.Indices.of(0L)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStale.ajws$Tracked.loop$2277, trips$2, loop$2); }
    { final int first$3 = 0; final long bound$3 = N; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStale.java:101", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      int x = last[1];
      do x |= 0;
      while (x != i);
      last[1] = i + 1 + work(i) - work(i);
    } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(first$3, 1, trip$3, past$3); claims$3.mayNotEnd(); claims$3.at("SpeculativeStale.java:105").write(SpeculativeStale.last, org.ajws.runtime.claim.Indices.of(1L)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStale.ajws$Tracked.loop$2474, trips$3, loop$3); }
    { final int first$4 = 0; final long bound$4 = N; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStale.java:107", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
      int x = last[2];
      for (; x != i; ) x |= 0;
      last[2] = i + 1 + work(i) - work(i);
    } } return 0; }, (claims$4, trip$4, past$4) -> { final org.ajws.runtime.claim.Indices set$4_0 = org.ajws.runtime.claim.Indices.trips(first$4, 1, trip$4, past$4); claims$4.mayNotEnd(); claims$4.at("SpeculativeStale.java:110").write(SpeculativeStale.last, org.ajws.runtime.claim.Indices.of(2L)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStale.ajws$Tracked.loop$2663, trips$4, loop$4); }
    { final int first$5 = 0; final long bound$5 = N; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStale.java:112", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
      int x = last[3];
      while (true) {
        boolean done = false;
        for (int f : few) done = x + f == i;
        if (done) break;
      }
      last[3] = i + 1 + work(i) - work(i);
    } } return 0; }, (claims$5, trip$5, past$5) -> { final org.ajws.runtime.claim.Indices set$5_0 = org.ajws.runtime.claim.Indices.trips(first$5, 1, trip$5, past$5); claims$5.mayNotEnd(); claims$5.at("SpeculativeStale.java:116").read(SpeculativeStale.few, org.ajws.runtime.claim.Indices.of(0L).upTo(claims$5.length(SpeculativeStale.few), 1L, 1L, false)); claims$5.at("SpeculativeStale.java:119").write(SpeculativeStale.last, org.ajws.runtime.claim.Indices.of(3L)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStale.ajws$Tracked.loop$2844, trips$5, loop$5); }
    { final int first$6 = 0; final long bound$6 = N; final long trips$6 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStale.java:121", first$6, org.ajws.runtime.loop.Relation.LT, bound$6, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; {
      last[4] = down(last[4], i) + 1 + work(i) - work(i);
    } } return 0; }, (chunk$6, own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; chunk$6.poll(); {       chunk$6.set(last, 4, down$tracked(chunk$6, chunk$6.get(last, 4, "SpeculativeStale.java:122"), i) + 1 + work(i) - work(i), "SpeculativeStale.java:122");     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStale.ajws$Tracked.loop$3123, trips$6, loop$6); }
    { final int first$7 = 0; final long bound$7 = N; final long trips$7 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStale.java:124", first$7, org.ajws.runtime.loop.Relation.LT, bound$7, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$7 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; {
      spin(last[5], i);
      last[5] = i + 1 + work(i) - work(i);
    } } return 0; }, (claims$7, trip$7, past$7) -> { final org.ajws.runtime.claim.Indices set$7_0 = org.ajws.runtime.claim.Indices.trips(first$7, 1, trip$7, past$7); claims$7.mayNotEnd(); claims$7.at("SpeculativeStale.java:126").write(SpeculativeStale.last, org.ajws.runtime.claim.Indices.of(5L)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStale.ajws$Tracked.loop$3265, trips$7, loop$7); }
    { final int first$8 = 0; final long bound$8 = N; final long trips$8 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStale.java:128", first$8, org.ajws.runtime.loop.Relation.LT, bound$8, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$8 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$8, trip$8, past$8) -> { final int from$8 = (int) (first$8 + trip$8 * 1), to$8 = (int) (first$8 + past$8 * 1); for (int i$8 = from$8; i$8 < to$8; i$8++) { int i = i$8; {
      used++;
      if (i % 50 == 30) {
        used += Loud.value;
      }
      Quiet.slots[i & 15] += Quiet.one.size + work(i);
      if (i % 20 == 0) System.out.println(i);
    } } return 0; }, (chunk$8, own$8, trip$8, past$8) -> { final int from$8 = (int) (first$8 + trip$8 * 1), to$8 = (int) (first$8 + past$8 * 1); for (int i$8 = from$8; i$8 < to$8; i$8++) { int i = i$8; chunk$8.poll(); {       chunk$8.getAndPutInt(chunk$8.at(SpeculativeStale.ajws$Tracked.used$1, null, "SpeculativeStale.java:129 ++"), (chunk$8.currentInt() + 1), "SpeculativeStale.java:129 ++");       if (i % 50 == 30) {         chunk$8.irrevocable(); chunk$8.putInt(chunk$8.at(SpeculativeStale.ajws$Tracked.used$1, null, "SpeculativeStale.java:131 +="), (chunk$8.currentInt() + (Loud.value)), "SpeculativeStale.java:131 +=");       }       chunk$8.putInt(chunk$8.at(Quiet.slots, i & 15, "SpeculativeStale.java:133 +="), (chunk$8.currentInt() + (Quiet.one.size + work(i))), "SpeculativeStale.java:133 +=");       if (i % 20 == 0) { final var ajws$to = System.out; final int ajws$a0 = i; chunk$8.defer(() -> ajws$to.println(ajws$a0)); }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeStale.ajws$Tracked.loop$3416, trips$8, loop$8); }
    System.out.println(Arrays.toString(last) + used + Arrays.toString(Quiet.slots));
    System.out.println(broken(0) + broken(1) + broken(2));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { public static final org.ajws.runtime.speculation.IntField used$1 = new org.ajws.runtime.speculation.IntField("SpeculativeStale.used", true) { @java.lang.Override public int get(java.lang.Object object) { return SpeculativeStale.used; } @java.lang.Override public void set(java.lang.Object object, int value) { SpeculativeStale.used = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$1560 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStale.java:72", 0, 1, "ee05dbdb914b6126"); static final org.ajws.runtime.speculation.SpeculationSite loop$2277 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStale.java:94", 0, 1, "ee05dbdb914b6126"); static final org.ajws.runtime.speculation.SpeculationSite loop$2474 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStale.java:101", 0, 1, "ee05dbdb914b6126"); static final org.ajws.runtime.speculation.SpeculationSite loop$2663 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStale.java:107", 0, 1, "ee05dbdb914b6126"); static final org.ajws.runtime.speculation.SpeculationSite loop$2844 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStale.java:112", 0, 1, "ee05dbdb914b6126"); static final org.ajws.runtime.speculation.SpeculationSite loop$3123 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStale.java:121", 0, 1, "ee05dbdb914b6126"); static final org.ajws.runtime.speculation.SpeculationSite loop$3265 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStale.java:124", 0, 1, "ee05dbdb914b6126"); static final org.ajws.runtime.speculation.SpeculationSite loop$3416 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStale.java:128", 0, 0, "ee05dbdb914b6126"); } }
