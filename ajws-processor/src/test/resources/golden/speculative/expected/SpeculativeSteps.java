import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Locals that take steps which are no constants. */
@org.ajws.runtime.Translated(digest = "e69026a4cab42dda856f238c97f1d63ecb83a1ac72bf2b98b2e459124eec2faa", target = "trycatch") class SpeculativeSteps {
  static final int WIDE = 7;

  final int width;

  SpeculativeSteps(int width) {
    this.width = width;
  }

  private static int[] ints(int n) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 7919 % 101;
    }
    return a;
  }

  /** By a local, a constant, a field and a parameter; up and down. */
  void columns(int[] a) {
    int n = width;
    { final int first$1 = 0; final long bound$1 = n; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeSteps.java:26", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int c$1 = from$1; c$1 < to$1; c$1++) { int c = c$1; {
      for (int k = c; k < a.length; k += n) {
        a[k] = a[k] * 3 + c;
      }
      int k = a.length - n + c;
      while (k >= n) {
        a[k] ^= a[k - n];
        k = k - n;
      }
      for (int j = c; j < a.length; j = this.width + j) {
        a[j]++;
      }
    } } return 0; }, (claims$1, trip$1, past$1) -> { final org.ajws.runtime.claim.Indices set$1_0 = org.ajws.runtime.claim.Indices.trips(first$1, 1, trip$1, past$1); claims$1.mayNotEnd(); final org.ajws.runtime.claim.Indices set$1_1 = set$1_0.toInt(); final org.ajws.runtime.claim.Indices set$1_2 = set$1_1.or(set$1_1.upTo(claims$1.length(a).plus(org.ajws.runtime.claim.Indices.of(n)), org.ajws.runtime.claim.Indices.of(n), org.ajws.runtime.claim.Indices.of(n), false)); claims$1.at("SpeculativeSteps.java:28").write(a, set$1_1.upTo(claims$1.length(a), org.ajws.runtime.claim.Indices.of(n), org.ajws.runtime.claim.Indices.of(n), false)); final org.ajws.runtime.claim.Indices set$1_3 = claims$1.length(a).minus(org.ajws.runtime.claim.Indices.of(n)).toInt().plus(set$1_0).toInt().toInt(); final org.ajws.runtime.claim.Indices set$1_4 = set$1_3.or(set$1_3.downTo(org.ajws.runtime.claim.Indices.of(n).minus(org.ajws.runtime.claim.Indices.of(n).plus(org.ajws.runtime.claim.Indices.of(1L))), org.ajws.runtime.claim.Indices.of(n), org.ajws.runtime.claim.Indices.of(n), false)); claims$1.at("SpeculativeSteps.java:32 ^=").write(a, set$1_3.downTo(org.ajws.runtime.claim.Indices.of(n).minus(org.ajws.runtime.claim.Indices.of(1L)), org.ajws.runtime.claim.Indices.of(n), org.ajws.runtime.claim.Indices.of(n), false)); claims$1.at("SpeculativeSteps.java:32").read(a, set$1_3.downTo(org.ajws.runtime.claim.Indices.of(n).minus(org.ajws.runtime.claim.Indices.of(1L)), org.ajws.runtime.claim.Indices.of(n), org.ajws.runtime.claim.Indices.of(n), false).minus(org.ajws.runtime.claim.Indices.of(n)).toInt()); final org.ajws.runtime.claim.Indices set$1_5 = set$1_0.toInt(); final org.ajws.runtime.claim.Indices set$1_6 = set$1_5.or(set$1_5.upTo(claims$1.length(a).plus(org.ajws.runtime.claim.Indices.of(this.width)), org.ajws.runtime.claim.Indices.of(this.width), org.ajws.runtime.claim.Indices.of(this.width), false)); claims$1.at("SpeculativeSteps.java:36 ++").write(a, set$1_5.upTo(claims$1.length(a), org.ajws.runtime.claim.Indices.of(this.width), org.ajws.runtime.claim.Indices.of(this.width), false)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeSteps.ajws$Tracked.loop$552, trips$1, loop$1); }
    { final int first$2 = 0; final long bound$2 = WIDE; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeSteps.java:39", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int c$2 = from$2; c$2 < to$2; c$2++) { int c = c$2; {
      for (int k = c; k < a.length; k += WIDE) {
        a[k] -= c;
      }
      down(a, c, width + 1);
    } } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, 1, trip$2, past$2); claims$2.mayNotEnd(); final org.ajws.runtime.claim.Indices set$2_1 = set$2_0.upTo(claims$2.length(a), 7L, 7L, false); claims$2.at("SpeculativeSteps.java:41 -=").write(a, set$2_1); final org.ajws.runtime.claim.ArraySet set$2_2 = claims$2.only(a); final org.ajws.runtime.claim.Indices set$2_3 = set$2_0; final org.ajws.runtime.claim.Indices set$2_4 = set$2_3.toInt(); final org.ajws.runtime.claim.Indices set$2_5 = org.ajws.runtime.claim.Indices.of(this.width).plus(org.ajws.runtime.claim.Indices.of(1L)).toInt(); final org.ajws.runtime.claim.Indices set$2_6 = set$2_4.or(set$2_4.downTo(org.ajws.runtime.claim.Indices.of(0L).minus(set$2_5), set$2_5, set$2_5, false)); claims$2.at("SpeculativeSteps.java:52 +=").write(set$2_2, set$2_4.downTo(org.ajws.runtime.claim.Indices.of(0L).minus(set$2_5), set$2_5, set$2_5, false)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeSteps.ajws$Tracked.loop$946, trips$2, loop$2); }
  }

  private static void down(int[] a, int from, int by) {
    int k = from;
    while (k > 0) {
      k -= by;
      if (k >= 0) {
        a[k] += 1;
      }
    }
  }

  /** Several steps in an iteration, of which one is no constant; a bound that is reached. */
  static void mixed(int[] a, int n) {
    { final int first$3 = 0; final long bound$3 = 20; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeSteps.java:59", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      int k = i;
      while (k <= 260) {
        a[k] += i;
        k += n;
        a[k] ^= 1;
        if (a[k] % 3 == 0) {
          k += 2;
        }
        k += n;
      }
      a[k] -= i;
    } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(first$3, 1, trip$3, past$3); claims$3.mayNotEnd(); final org.ajws.runtime.claim.Indices set$3_1 = set$3_0.toInt(); final org.ajws.runtime.claim.Indices set$3_2 = set$3_1.or(set$3_1.upTo(org.ajws.runtime.claim.Indices.of(260L).plus(org.ajws.runtime.claim.Indices.of(n).plus(org.ajws.runtime.claim.Indices.of(n)).plus(org.ajws.runtime.claim.Indices.of(3L))), org.ajws.runtime.claim.Indices.of(n).plus(org.ajws.runtime.claim.Indices.of(n)).plus(org.ajws.runtime.claim.Indices.of(2L)), org.ajws.runtime.claim.Indices.of(n).or(org.ajws.runtime.claim.Indices.of(2L)), false)); claims$3.at("SpeculativeSteps.java:62 +=").write(a, set$3_1.upTo(org.ajws.runtime.claim.Indices.of(260L).plus(org.ajws.runtime.claim.Indices.of(1L)), org.ajws.runtime.claim.Indices.of(n).plus(org.ajws.runtime.claim.Indices.of(n)).plus(org.ajws.runtime.claim.Indices.of(2L)), org.ajws.runtime.claim.Indices.of(n).or(org.ajws.runtime.claim.Indices.of(2L)), false)); claims$3.at("SpeculativeSteps.java:64 ^=").write(a, set$3_1.upTo(org.ajws.runtime.claim.Indices.of(260L).plus(org.ajws.runtime.claim.Indices.of(n).plus(org.ajws.runtime.claim.Indices.of(1L))), org.ajws.runtime.claim.Indices.of(n).plus(org.ajws.runtime.claim.Indices.of(n)).plus(org.ajws.runtime.claim.Indices.of(2L)), org.ajws.runtime.claim.Indices.of(n).or(org.ajws.runtime.claim.Indices.of(2L)), false)); claims$3.at("SpeculativeSteps.java:70 -=").write(a, set$3_2); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeSteps.ajws$Tracked.loop$1479, trips$3, loop$3); }
  }

  /** By what another one says, and by an index array. */
  static void others(int[] a, int[] steps) {
    { final int first$4 = 0; final long bound$4 = 6; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeSteps.java:76", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
      for (int h = 1; h < 9; h += 3) {
        for (int k = i; k < 200; k += h) {
          a[k] = a[k] * 5 + h;
        }
        for (int k = 300 + i; k > 200; k -= steps[i]) {
          a[k] += h;
        }
      }
    } } return 0; }, (claims$4, trip$4, past$4) -> { final org.ajws.runtime.claim.Indices set$4_0 = org.ajws.runtime.claim.Indices.trips(first$4, 1, trip$4, past$4); claims$4.mayNotEnd(); final org.ajws.runtime.claim.Indices set$4_1 = set$4_0.toInt(); final org.ajws.runtime.claim.Indices set$4_2 = org.ajws.runtime.claim.Indices.of(1L).upTo(org.ajws.runtime.claim.Indices.of(9L), 3L, 3L, false); final org.ajws.runtime.claim.Indices set$4_3 = set$4_1.or(set$4_1.upTo(org.ajws.runtime.claim.Indices.of(200L).plus(set$4_2), set$4_2, set$4_2, false)); claims$4.at("SpeculativeSteps.java:79").write(a, set$4_1.upTo(org.ajws.runtime.claim.Indices.of(200L), set$4_2, set$4_2, false)); claims$4.at("SpeculativeSteps.java:81").read(steps, set$4_0); final org.ajws.runtime.claim.Indices set$4_4 = org.ajws.runtime.claim.Indices.of(300L).plus(set$4_0).toInt().toInt(); final org.ajws.runtime.claim.Indices set$4_5 = claims$4.values(steps, set$4_0); final org.ajws.runtime.claim.Indices set$4_6 = set$4_4.or(set$4_4.downTo(org.ajws.runtime.claim.Indices.of(200L).minus(set$4_5), set$4_5, set$4_5, false)); claims$4.at("SpeculativeSteps.java:82 +=").write(a, set$4_4.downTo(org.ajws.runtime.claim.Indices.of(200L), set$4_5, set$4_5, false)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeSteps.ajws$Tracked.loop$1903, trips$4, loop$4); }
  }

  /** No step, one in the other direction, and such as wrap around. */
  static void odd(int[] a, int n, long wide) {
    { final int first$5 = 0; final long bound$5 = 30; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeSteps.java:90", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
      int times = 0;
      for (int k = i; k < 200 && times < 5; k += n) {
        if (k >= 0) {
          a[k] += i;
        }
        times++;
      }
      int k = i;
      while (k < 200 && times < 9) {
        k += wide;
        if (k >= 0 && k < 300) {
          a[k] = a[k] * 3 + i;
        }
        times++;
      }
      for (int j = 199 - i; j >= 0 && times < 14; j -= n) {
        if (j < a.length) {
          a[j] ^= i;
        }
        times++;
      }
    } } return 0; }, (claims$5, trip$5, past$5) -> { final org.ajws.runtime.claim.Indices set$5_0 = org.ajws.runtime.claim.Indices.trips(first$5, 1, trip$5, past$5); claims$5.mayNotEnd(); final org.ajws.runtime.claim.Indices set$5_1 = set$5_0.toInt(); final org.ajws.runtime.claim.Indices set$5_2 = set$5_1.or(set$5_1.upTo(org.ajws.runtime.claim.Indices.of(200L).plus(org.ajws.runtime.claim.Indices.of(n)), org.ajws.runtime.claim.Indices.of(n), org.ajws.runtime.claim.Indices.of(n), false)); claims$5.at("SpeculativeSteps.java:94 +=").write(a, set$5_1.upTo(org.ajws.runtime.claim.Indices.of(200L), org.ajws.runtime.claim.Indices.of(n), org.ajws.runtime.claim.Indices.of(n), false)); final org.ajws.runtime.claim.Indices set$5_3 = set$5_0.toInt(); final org.ajws.runtime.claim.Indices set$5_4 = set$5_3.or(set$5_3.upTo(org.ajws.runtime.claim.Indices.of(200L).plus(org.ajws.runtime.claim.Indices.of(wide)), org.ajws.runtime.claim.Indices.of(wide), org.ajws.runtime.claim.Indices.of(wide), false)); claims$5.at("SpeculativeSteps.java:102").write(a, set$5_3.upTo(org.ajws.runtime.claim.Indices.of(200L).plus(org.ajws.runtime.claim.Indices.of(wide)), org.ajws.runtime.claim.Indices.of(wide), org.ajws.runtime.claim.Indices.of(wide), false)); final org.ajws.runtime.claim.Indices set$5_5 = org.ajws.runtime.claim.Indices.of(199L).minus(set$5_0).toInt().toInt(); final org.ajws.runtime.claim.Indices set$5_6 = set$5_5.or(set$5_5.downTo(org.ajws.runtime.claim.Indices.of(0L).minus(org.ajws.runtime.claim.Indices.of(n).plus(org.ajws.runtime.claim.Indices.of(1L))), org.ajws.runtime.claim.Indices.of(n), org.ajws.runtime.claim.Indices.of(n), false)); claims$5.at("SpeculativeSteps.java:108 ^=").write(a, set$5_5.downTo(org.ajws.runtime.claim.Indices.of(0L).minus(org.ajws.runtime.claim.Indices.of(1L)), org.ajws.runtime.claim.Indices.of(n), org.ajws.runtime.claim.Indices.of(n), false)); claims$5.length(a); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeSteps.ajws$Tracked.loop$2365, trips$5, loop$5); }
    System.out.println(n + " " + wide + " " + Arrays.hashCode(a));
  }

  public static void main(String[] args) {
    for (int width : new int[] {1, 2, 11, 40}) {
      int[] a = ints(440);
      new SpeculativeSteps(width).columns(a);
      mixed(a, width);
      others(a, new int[] {width, 1, 5, 9, width + 2, 3});
      System.out.println(width + " " + Arrays.hashCode(a));
    }
    int[] odd = {0, 1, -1, 6, -6, 50, Integer.MAX_VALUE, Integer.MIN_VALUE};
    for (int n : odd) {
      for (long wide : new long[] {0, 3, -3, 1L << 32, (1L << 32) - 4, Long.MAX_VALUE, Long.MIN_VALUE}) {
        odd(ints(300), n, wide);
      }
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$552 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeSteps.java:26", 0, 1, "e69026a4cab42dda"); static final org.ajws.runtime.speculation.SpeculationSite loop$946 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeSteps.java:39", 0, 1, "e69026a4cab42dda"); static final org.ajws.runtime.speculation.SpeculationSite loop$1479 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeSteps.java:59", 0, 2, "e69026a4cab42dda"); static final org.ajws.runtime.speculation.SpeculationSite loop$1903 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeSteps.java:76", 0, 1, "e69026a4cab42dda"); static final org.ajws.runtime.speculation.SpeculationSite loop$2365 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeSteps.java:90", 0, 1, "e69026a4cab42dda"); } }
