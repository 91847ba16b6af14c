import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Iterations that touch slots at equal distances: the columns of a matrix in one array. */
@org.ajws.runtime.Translated(digest = "537cb4f0dd9633ca3c1729df34bc2f71df52cface22a2c2e69e2e62a1fb77298", target = "trycatch") class SpeculativeStrides {
  static final int ROWS = 23;
  final int columns;
  final double[] values;

  SpeculativeStrides(int columns) {
    this.columns = columns;
    this.values = numbers(ROWS * columns);
  }

  static double[] numbers(int n) {
    double[] a = new double[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 7919L % 1013;
    }
    return a;
  }

  static int[] ints(int n) {
    int[] a = new int[n];
    for (int i = 0; i < n; i++) {
      a[i] = (int) (i * 7919L % 1013);
    }
    return a;
  }

  /** Down each column, forwards, backwards, and some of them. */
  static void columns(double[] a, int n) {
    { final int first$1 = 0; final long bound$1 = n; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:34", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int c$1 = from$1; c$1 < to$1; c$1++) { int c = c$1; {
      for (int r = 1; r < ROWS; r++) {
        a[r * n + c] += a[(r - 1) * n + c] * 0.5;
      }
    } } return 0; }, (claims$1, trip$1, past$1) -> { final org.ajws.runtime.claim.Indices set$1_0 = org.ajws.runtime.claim.Indices.trips(first$1, 1, trip$1, past$1); final org.ajws.runtime.claim.Indices set$1_1 = org.ajws.runtime.claim.Indices.of(1L).upTo(org.ajws.runtime.claim.Indices.of(23L), 1L, 1L, false); claims$1.at("SpeculativeStrides.java:36").write(a, set$1_1.times(org.ajws.runtime.claim.Indices.of(n)).toInt().plus(set$1_0).toInt()); claims$1.at("SpeculativeStrides.java:36").read(a, set$1_1.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().times(org.ajws.runtime.claim.Indices.of(n)).toInt().plus(set$1_0).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$823, trips$1, loop$1); }
    { final int first$2 = n - 1; final long bound$2 = 0; final int step$2 = -(3); final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:39", first$2, org.ajws.runtime.loop.Relation.GE, bound$2, step$2); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * step$2), to$2 = (int) (first$2 + past$2 * step$2); for (int c$2 = from$2; c$2 > to$2; c$2 -= 3) { int c = c$2; {
      for (int r = ROWS - 1; r > 0; r -= 2) {
        a[r * n + c] -= a[(r - 1) * n + Math.max(0, c - 1)] / 3;
      }
    } } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, step$2, trip$2, past$2); final org.ajws.runtime.claim.Indices set$2_1 = org.ajws.runtime.claim.Indices.of(23L).minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().downTo(org.ajws.runtime.claim.Indices.of(0L), 2L, 2L, false); claims$2.at("SpeculativeStrides.java:41").write(a, set$2_1.times(org.ajws.runtime.claim.Indices.of(n)).toInt().plus(set$2_0).toInt()); claims$2.at("SpeculativeStrides.java:41").read(a, set$2_1.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().times(org.ajws.runtime.claim.Indices.of(n)).toInt().plus(org.ajws.runtime.claim.Indices.of(0L).max(set$2_0.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt())).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$1004, trips$2, loop$2); }
    { final int first$3 = 1; final long bound$3 = n; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:44", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int c$3 = from$3; c$3 < to$3; c$3++) { int c = c$3; {
      for (int r = 0; r < ROWS; r++) {
        a[(ROWS - 1 - r) * n + c] += a[r * n + c - 1];
      }
    } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(first$3, 1, trip$3, past$3); final org.ajws.runtime.claim.Indices set$3_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(23L), 1L, 1L, false); claims$3.at("SpeculativeStrides.java:46").write(a, org.ajws.runtime.claim.Indices.of(23L).minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().minus(set$3_1).toInt().times(org.ajws.runtime.claim.Indices.of(n)).toInt().plus(set$3_0).toInt()); claims$3.at("SpeculativeStrides.java:46").read(a, set$3_1.times(org.ajws.runtime.claim.Indices.of(n)).toInt().plus(set$3_0).toInt().minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$1215, trips$3, loop$3); }
    System.out.println(Arrays.hashCode(a));
  }

  private double get(int r, int c) {
    return values[r * columns + c];
  }

  private void add(int r, int c, double v) {
    values[r * columns + c] += v;
  }

  /** Through methods and fields; rows against columns. */
  void methods() {
    { final int first$4 = 0; final long bound$4 = columns; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:62", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int c$4 = from$4; c$4 < to$4; c$4++) { int c = c$4; {
      for (int r = 1; r < ROWS; r++) {
        add(r, c, get(r - 1, c) * 0.25);
      }
    } } return 0; }, (claims$4, trip$4, past$4) -> { final org.ajws.runtime.claim.Indices set$4_0 = org.ajws.runtime.claim.Indices.trips(first$4, 1, trip$4, past$4); final org.ajws.runtime.claim.Indices set$4_1 = org.ajws.runtime.claim.Indices.of(1L).upTo(org.ajws.runtime.claim.Indices.of(23L), 1L, 1L, false); final org.ajws.runtime.claim.Indices set$4_2 = set$4_1.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt(); final org.ajws.runtime.claim.Indices set$4_3 = set$4_0; claims$4.at("SpeculativeStrides.java:53").read(this.values, set$4_2.times(org.ajws.runtime.claim.Indices.of(this.columns)).toInt().plus(set$4_3).toInt()); final org.ajws.runtime.claim.Indices set$4_4 = set$4_1; final org.ajws.runtime.claim.Indices set$4_5 = set$4_0; claims$4.at("SpeculativeStrides.java:57").write(this.values, set$4_4.times(org.ajws.runtime.claim.Indices.of(this.columns)).toInt().plus(set$4_5).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$1690, trips$4, loop$4); }
    { final int first$5 = 0; final long bound$5 = ROWS; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:67", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int k$5 = from$5; k$5 < to$5; k$5++) { int k = k$5; {
      for (int j = 0; j < ROWS; j++) {
        add(k, j, get(j, k));
        add(j, k, 1);
      }
    } } return 0; }, (claims$5, trip$5, past$5) -> { final org.ajws.runtime.claim.Indices set$5_0 = org.ajws.runtime.claim.Indices.trips(first$5, 1, trip$5, past$5); final org.ajws.runtime.claim.Indices set$5_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(23L), 1L, 1L, false); final org.ajws.runtime.claim.Indices set$5_2 = set$5_1; final org.ajws.runtime.claim.Indices set$5_3 = set$5_0; claims$5.at("SpeculativeStrides.java:53").read(this.values, set$5_2.times(org.ajws.runtime.claim.Indices.of(this.columns)).toInt().plus(set$5_3).toInt()); final org.ajws.runtime.claim.Indices set$5_4 = set$5_0; final org.ajws.runtime.claim.Indices set$5_5 = set$5_1; claims$5.at("SpeculativeStrides.java:57").write(this.values, set$5_4.times(org.ajws.runtime.claim.Indices.of(this.columns)).toInt().plus(set$5_5).toInt()); final org.ajws.runtime.claim.Indices set$5_6 = set$5_1; final org.ajws.runtime.claim.Indices set$5_7 = set$5_0; claims$5.at("SpeculativeStrides.java:57").write(this.values, set$5_6.times(org.ajws.runtime.claim.Indices.of(this.columns)).toInt().plus(set$5_7).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$1868, trips$5, loop$5); }
    System.out.println(Arrays.hashCode(values));
  }

  /** Numbers of two parts each, as transforms have them. */
  static void pairs() {
    double[] a = numbers(2 * 64);
    for (int half = 1; half < 64; half *= 2) {
      int h = half;
      { final int first$6 = 0; final long bound$6 = h; final long trips$6 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:81", first$6, org.ajws.runtime.loop.Relation.LT, bound$6, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int k$6 = from$6; k$6 < to$6; k$6++) { int k = k$6; {
        for (int b = 0; b < 64 / (2 * h); b++) {
          int low = 2 * (b * 2 * h + k);
          int high = low + 2 * h;
          double re = a[high] * 0.6 - a[high + 1] * 0.8;
          double im = a[high] * 0.8 + a[high + 1] * 0.6;
          a[high] = a[low] - re;
          a[high + 1] = a[low + 1] - im;
          a[low] += re;
          a[low + 1] += im;
        }
      } } return 0; }, (claims$6, trip$6, past$6) -> { final org.ajws.runtime.claim.Indices set$6_0 = org.ajws.runtime.claim.Indices.trips(first$6, 1, trip$6, past$6); claims$6.mayLeave(); final org.ajws.runtime.claim.Indices set$6_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(64L).dividedBy(org.ajws.runtime.claim.Indices.of(2L).times(org.ajws.runtime.claim.Indices.of(h)).toInt()).toInt(), 1L, 1L, false); final org.ajws.runtime.claim.Indices set$6_2 = org.ajws.runtime.claim.Indices.of(2L).times(set$6_1.times(org.ajws.runtime.claim.Indices.of(2L)).toInt().times(org.ajws.runtime.claim.Indices.of(h)).toInt().plus(set$6_0).toInt()).toInt().toInt(); final org.ajws.runtime.claim.Indices set$6_3 = set$6_2.plus(org.ajws.runtime.claim.Indices.of(2L).times(org.ajws.runtime.claim.Indices.of(h)).toInt()).toInt().toInt(); claims$6.at("SpeculativeStrides.java:87").write(a, set$6_3); claims$6.at("SpeculativeStrides.java:88").write(a, set$6_3.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); claims$6.at("SpeculativeStrides.java:89").write(a, set$6_2); claims$6.at("SpeculativeStrides.java:90").write(a, set$6_2.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$2296, trips$6, loop$6); }
    }
    System.out.println(Arrays.hashCode(a));
  }

  /** Locals that take equal steps, and different ones in one loop, up and down. */
  static void cursors() {
    int[] a = ints(420);
    { final int first$7 = 0; final long bound$7 = 7; final long trips$7 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:100", first$7, org.ajws.runtime.loop.Relation.LT, bound$7, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$7 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; {
      for (int k = i; k < 420; k += 7) {
        a[k] = a[k] * 3 + i;
      }
      int k = 419 - i;
      while (k >= 7) {
        a[k] ^= a[k - 7];
        k -= 7;
      }
    } } return 0; }, (claims$7, trip$7, past$7) -> { final org.ajws.runtime.claim.Indices set$7_0 = org.ajws.runtime.claim.Indices.trips(first$7, 1, trip$7, past$7); claims$7.mayNotEnd(); final org.ajws.runtime.claim.Indices set$7_1 = set$7_0.upTo(org.ajws.runtime.claim.Indices.of(420L), 7L, 7L, false); claims$7.at("SpeculativeStrides.java:102").write(a, set$7_1); final org.ajws.runtime.claim.Indices set$7_2 = org.ajws.runtime.claim.Indices.of(419L).minus(set$7_0).toInt().toInt(); final org.ajws.runtime.claim.Indices set$7_3 = set$7_2.or(set$7_2.downTo(org.ajws.runtime.claim.Indices.of(7L).minus(org.ajws.runtime.claim.Indices.of(8L)), 7L, 7L, false)); claims$7.at("SpeculativeStrides.java:106 ^=").write(a, set$7_2.downTo(org.ajws.runtime.claim.Indices.of(7L).minus(org.ajws.runtime.claim.Indices.of(1L)), 7L, 7L, false)); claims$7.at("SpeculativeStrides.java:106").read(a, set$7_2.downTo(org.ajws.runtime.claim.Indices.of(7L).minus(org.ajws.runtime.claim.Indices.of(1L)), 7L, 7L, false).minus(org.ajws.runtime.claim.Indices.of(7L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$2946, trips$7, loop$7); }
    { final int first$8 = 0; final long bound$8 = 12; final long trips$8 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:110", first$8, org.ajws.runtime.loop.Relation.LT, bound$8, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$8 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$8, trip$8, past$8) -> { final int from$8 = (int) (first$8 + trip$8 * 1), to$8 = (int) (first$8 + past$8 * 1); for (int i$8 = from$8; i$8 < to$8; i$8++) { int i = i$8; {
      int k = i;
      while (k < 300) {
        a[k] += i;
        if (a[k] % 3 == 0) {
          k += 4;
          a[k] ^= 5;
        }
        k += 6;
      }
      a[k] -= i;
    } } return 0; }, (claims$8, trip$8, past$8) -> { final org.ajws.runtime.claim.Indices set$8_0 = org.ajws.runtime.claim.Indices.trips(first$8, 1, trip$8, past$8); claims$8.mayNotEnd(); final org.ajws.runtime.claim.Indices set$8_1 = set$8_0.toInt(); final org.ajws.runtime.claim.Indices set$8_2 = set$8_1.or(set$8_1.upTo(org.ajws.runtime.claim.Indices.of(300L).plus(org.ajws.runtime.claim.Indices.of(10L)), 10L, 2L, false)); claims$8.at("SpeculativeStrides.java:113 +=").write(a, set$8_1.upTo(org.ajws.runtime.claim.Indices.of(300L), 10L, 2L, false)); claims$8.at("SpeculativeStrides.java:116 ^=").write(a, set$8_1.upTo(org.ajws.runtime.claim.Indices.of(300L).plus(org.ajws.runtime.claim.Indices.of(4L)), 10L, 2L, false)); claims$8.at("SpeculativeStrides.java:120 -=").write(a, set$8_2); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$3204, trips$8, loop$8); }
    { final int first$9 = 0; final long bound$9 = 12; final long trips$9 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:122", first$9, org.ajws.runtime.loop.Relation.LT, bound$9, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$9 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$9, trip$9, past$9) -> { final int from$9 = (int) (first$9 + trip$9 * 1), to$9 = (int) (first$9 + past$9 * 1); for (int i$9 = from$9; i$9 < to$9; i$9++) { int i = i$9; {
      int k = 3 * i;
      while (k < 200) {
        a[k + 1] ^= i;
        k += 12;
      }
      while (k < 400) {
        a[k] += a[k - 9];
        k += 15;
      }
    } } return 0; }, (claims$9, trip$9, past$9) -> { final org.ajws.runtime.claim.Indices set$9_0 = org.ajws.runtime.claim.Indices.trips(first$9, 1, trip$9, past$9); claims$9.mayNotEnd(); final org.ajws.runtime.claim.Indices set$9_1 = org.ajws.runtime.claim.Indices.of(3L).times(set$9_0).toInt().toInt(); final org.ajws.runtime.claim.Indices set$9_2 = set$9_1.or(set$9_1.upTo(org.ajws.runtime.claim.Indices.of(200L).plus(org.ajws.runtime.claim.Indices.of(12L)), 12L, 3L, false)).or(set$9_1.upTo(org.ajws.runtime.claim.Indices.of(400L).plus(org.ajws.runtime.claim.Indices.of(15L)), 15L, 3L, false)); claims$9.at("SpeculativeStrides.java:125 ^=").write(a, set$9_1.upTo(org.ajws.runtime.claim.Indices.of(200L), 12L, 3L, false).plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); claims$9.at("SpeculativeStrides.java:129 +=").write(a, set$9_1.upTo(org.ajws.runtime.claim.Indices.of(400L), 15L, 3L, false)); claims$9.at("SpeculativeStrides.java:129").read(a, set$9_1.upTo(org.ajws.runtime.claim.Indices.of(400L), 15L, 3L, false).minus(org.ajws.runtime.claim.Indices.of(9L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$3468, trips$9, loop$9); }
    System.out.println(Arrays.hashCode(a));
  }

  /** Numbers of steps that are not constant: no, one, negative and very long steps. */
  static void steps(int[] a, int n, long wide) {
    { final int first$10 = 0; final long bound$10 = 
30;
 final long trips$10 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:138", first$10, org.ajws.runtime.loop.Relation.LT, bound$10, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$10 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$10, trip$10, past$10) -> { final int from$10 = (int) (first$10 + trip$10 * 1), to$10 = (int) (first$10 + past$10 * 1); for (int i$10 = from$10; i$10 < to$10; i$10++) { int i = i$10; {
      for (int r = 0; r < 4; r++) {
        int k = r * n + i;
        if (k >= 0 && k < a.length) {
          a[k] += r;
        }
        int other = (int) (r * wide - i);
        if (other >= 0 && other < a.length) {
          a[other] = a[other] * 3 + i;
        }
        a[i % 4 == 1 ? r * 31 : r * 40 + i] ^= r + 1;
      }
    } } return 0; }, (claims$10, trip$10, past$10) -> { final org.ajws.runtime.claim.Indices set$10_0 = org.ajws.runtime.claim.Indices.trips(first$10, 1, trip$10, past$10); final org.ajws.runtime.claim.Indices set$10_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(4L), 1L, 1L, false); final org.ajws.runtime.claim.Indices set$10_2 = set$10_1.times(org.ajws.runtime.claim.Indices.of(n)).toInt().plus(set$10_0).toInt().toInt(); claims$10.at("SpeculativeStrides.java:144 +=").write(a, set$10_2); final org.ajws.runtime.claim.Indices set$10_3 = set$10_1.times(org.ajws.runtime.claim.Indices.of(wide)).minus(set$10_0).toInt().toInt(); claims$10.at("SpeculativeStrides.java:148").write(a, set$10_3); claims$10.at("SpeculativeStrides.java:150 ^=").write(a, set$10_1.times(org.ajws.runtime.claim.Indices.of(31L)).toInt().or(set$10_1.times(org.ajws.runtime.claim.Indices.of(40L)).toInt().plus(set$10_0).toInt())); claims$10.length(a); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$3907, trips$10, loop$10); }
    System.out.println(n + " " + wide + " " + Arrays.hashCode(a));
  }

  private static int left(int[] a) {
    { final int exit$11; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer> loop$11; final int first$11 = 0; final long bound$11 = 40; final long trips$11 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:157", first$11, org.ajws.runtime.loop.Relation.LT, bound$11, 1); loop$11 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer>(org.ajws.runtime.generated.TaskLocals.none(), (own$11, trip$11, past$11) -> { final int from$11 = (int) (first$11 + trip$11 * 1), to$11 = (int) (first$11 + past$11 * 1); for (int c$11 = from$11; c$11 < to$11; c$11++) { int c = c$11; {
      for (int r = 0; r < 25; r++) {
        a[r * 40 + c] += r;
      }
      if (a[c] % 7 == 6) {
        { own$11.value = c; return 1; }
      }
    } } return 0; }, (claims$11, trip$11, past$11) -> { final org.ajws.runtime.claim.Indices set$11_0 = org.ajws.runtime.claim.Indices.trips(first$11, 1, trip$11, past$11); claims$11.mayLeave(); final org.ajws.runtime.claim.Indices set$11_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(25L), 1L, 1L, false); claims$11.at("SpeculativeStrides.java:159 +=").write(a, set$11_1.times(org.ajws.runtime.claim.Indices.of(40L)).toInt().plus(set$11_0).toInt()); claims$11.at("SpeculativeStrides.java:161").read(a, set$11_0); }); exit$11 = org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$4485, trips$11, loop$11); if (exit$11 == 1) return loop$11.value(); }
    return -1;
  }

  /** Columns of a list of numbers that says where; a column that ends the loop, and one too far. */
  static void places() {
    int[] where = ints(20 * 5);
    int[] a = new int[1013];
    { final int first$12 = 0; final long bound$12 = 5; final long trips$12 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:172", first$12, org.ajws.runtime.loop.Relation.LT, bound$12, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$12 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$12, trip$12, past$12) -> { final int from$12 = (int) (first$12 + trip$12 * 1), to$12 = (int) (first$12 + past$12 * 1); for (int c$12 = from$12; c$12 < to$12; c$12++) { int c = c$12; {
      for (int r = 0; r < 20; r++) {
        a[where[r * 5 + c]] += c + 1;
      }
    } } return 0; }, (claims$12, trip$12, past$12) -> { final org.ajws.runtime.claim.Indices set$12_0 = org.ajws.runtime.claim.Indices.trips(first$12, 1, trip$12, past$12); final org.ajws.runtime.claim.Indices set$12_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(20L), 1L, 1L, false); claims$12.at("SpeculativeStrides.java:174 +=").write(a, claims$12.values(where, set$12_1.times(org.ajws.runtime.claim.Indices.of(5L)).toInt().plus(set$12_0).toInt())); claims$12.at("SpeculativeStrides.java:174").read(where, set$12_1.times(org.ajws.runtime.claim.Indices.of(5L)).toInt().plus(set$12_0).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$4903, trips$12, loop$12); }
    int[][] rows = new int[24][3];
    { final int first$13 = 0; final long bound$13 = 4; final long trips$13 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:178", first$13, org.ajws.runtime.loop.Relation.LT, bound$13, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$13 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$13, trip$13, past$13) -> { final int from$13 = (int) (first$13 + trip$13 * 1), to$13 = (int) (first$13 + past$13 * 1); for (int c$13 = from$13; c$13 < to$13; c$13++) { int c = c$13; {
      for (int r = 0; r < 6; r++) {
        rows[r * 4 + c][r % 3] += c;
      }
    } } return 0; }, (claims$13, trip$13, past$13) -> { final org.ajws.runtime.claim.Indices set$13_0 = org.ajws.runtime.claim.Indices.trips(first$13, 1, trip$13, past$13); final org.ajws.runtime.claim.Indices set$13_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(6L), 1L, 1L, false); claims$13.at("SpeculativeStrides.java:180 +=").write(claims$13.rows(rows, set$13_1.times(org.ajws.runtime.claim.Indices.of(4L)).toInt().plus(set$13_0).toInt()), set$13_1.remainder(org.ajws.runtime.claim.Indices.of(3L)).toInt()); claims$13.at("SpeculativeStrides.java:180").read(rows, set$13_1.times(org.ajws.runtime.claim.Indices.of(4L)).toInt().plus(set$13_0).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$5105, trips$13, loop$13); }
    int left = left(a);
    try {
      { final int first$14 = 0; final long bound$14 = 40; final long trips$14 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeStrides.java:185", first$14, org.ajws.runtime.loop.Relation.LT, bound$14, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$14 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$14, trip$14, past$14) -> { final int from$14 = (int) (first$14 + trip$14 * 1), to$14 = (int) (first$14 + past$14 * 1); for (int c$14 = from$14; c$14 < to$14; c$14++) { int c = c$14; {
        for (int r = 0; r < 26; r++) {
          a[r * 40 + c]--;
        }
      } } return 0; }, (claims$14, trip$14, past$14) -> { final org.ajws.runtime.claim.Indices set$14_0 = org.ajws.runtime.claim.Indices.trips(first$14, 1, trip$14, past$14); final org.ajws.runtime.claim.Indices set$14_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(26L), 1L, 1L, false); claims$14.at("SpeculativeStrides.java:187 --").write(a, set$14_1.times(org.ajws.runtime.claim.Indices.of(40L)).toInt().plus(set$14_0).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeStrides.ajws$Tracked.loop$5306, trips$14, loop$14); }
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("too far");
    }
    System.out.println(left + " " + Arrays.hashCode(a) + " " + Arrays.deepHashCode(rows));
  }

  public static void main(String[] args) {
    columns(numbers(ROWS * 41), 41);
    columns(numbers(ROWS * 2), 2);
    columns(numbers(ROWS), 1);
    new SpeculativeStrides(40).methods();
    new SpeculativeStrides(ROWS).methods();
    pairs();
    cursors();
    for (int n : new int[] {0, 1, 7, -7, 50, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
      steps(ints(200), n, n == 7 ? 60 : n * 3L);
    }
    places();
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$823 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:34", 0, 2, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$1004 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:39", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$1215 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:44", 0, 3, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$1690 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:62", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$1868 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:67", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$2296 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:81", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$2946 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:100", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$3204 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:110", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$3468 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:122", 0, 2, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$3907 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:138", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$4485 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:157", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$4903 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:172", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$5105 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:178", 0, 1, "537cb4f0dd9633ca"); static final org.ajws.runtime.speculation.SpeculationSite loop$5306 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeStrides.java:185", 0, 1, "537cb4f0dd9633ca"); } }
