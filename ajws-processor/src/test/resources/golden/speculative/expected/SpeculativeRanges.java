import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.SpeculationBackend;

/** Loops whose chunks claim the slots that they touch before they run. */
@org.ajws.runtime.Translated(digest = "a0d5c6b01eb139183f99ceee8363db14c2705ab08444d9c1fc12557979affea7", target = "trycatch") class SpeculativeRanges {
  static final int N = 2000;
  static final int COLUMNS = 37; // rows begin anywhere in a cache line
  final int width;
  final double[] field;

  SpeculativeRanges(int width) {
    this.width = width;
    this.field = numbers(width * 40);
  }

  static double[] numbers(int n) {
    double[] a = new double[n];
    for (int i = 0; i < n; i++) {
      a[i] = i * 7919L % 1013;
    }
    return a;
  }

  /** Each iteration needs what the one before has written. */
  static void chain() {
    double[] a = numbers(N);
    double[] b = numbers(N);
    { final int first$1 = 1; final long bound$1 = N; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:32", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      a[i] = a[i - 1] * 0.5 + b[i];
    } } return 0; }, (claims$1, trip$1, past$1) -> { final org.ajws.runtime.claim.Indices set$1_0 = org.ajws.runtime.claim.Indices.trips(first$1, 1, trip$1, past$1); claims$1.at("SpeculativeRanges.java:33").write(a, set$1_0); claims$1.at("SpeculativeRanges.java:33").read(a, set$1_0.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); claims$1.at("SpeculativeRanges.java:33").read(b, set$1_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$818, trips$1, loop$1); }
    { final int first$2 = N - 2; final long bound$2 = 0; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:35", first$2, org.ajws.runtime.loop.Relation.GE, bound$2, -1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * -1), to$2 = (int) (first$2 + past$2 * -1); for (int i$2 = from$2; i$2 > to$2; i$2--) { int i = i$2; {
      a[i] += a[i + 1] / 3;
    } } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, -1, trip$2, past$2); claims$2.at("SpeculativeRanges.java:36").write(a, set$2_0); claims$2.at("SpeculativeRanges.java:36").read(a, set$2_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$927, trips$2, loop$2); }
    System.out.println(Arrays.hashCode(a));
  }

  static void stencil() {
    double[] a = numbers(50 * COLUMNS);
    double[] b = numbers(50 * COLUMNS);
    for (int round = 0; round < 4; round++) {
      { final double[] b$3 = b; final double[] a$3 = a; final int first$3 = 1; final long bound$3 = 49; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:45", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
        int base = i * COLUMNS;
        for (int j = 1; j < COLUMNS - 1; j++) {
          b$3[base + j] =
              (a$3[base + j] + a$3[base + j - 1] + a$3[base + j + 1]
                      + a$3[base + j - COLUMNS] + a$3[base + j + COLUMNS])
                  / 5;
        }
      } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(first$3, 1, trip$3, past$3); final org.ajws.runtime.claim.Indices set$3_1 = set$3_0.times(org.ajws.runtime.claim.Indices.of(37L)).toInt().toInt(); final org.ajws.runtime.claim.Indices set$3_2 = org.ajws.runtime.claim.Indices.of(1L).upTo(org.ajws.runtime.claim.Indices.of(37L).minus(org.ajws.runtime.claim.Indices.of(1L)).toInt(), 1L, 1L, false); claims$3.at("SpeculativeRanges.java:48").write(b$3, set$3_1.plus(set$3_2).toInt()); claims$3.at("SpeculativeRanges.java:49").read(a$3, set$3_1.plus(set$3_2).toInt()); claims$3.at("SpeculativeRanges.java:49").read(a$3, set$3_1.plus(set$3_2).toInt().minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); claims$3.at("SpeculativeRanges.java:49").read(a$3, set$3_1.plus(set$3_2).toInt().plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); claims$3.at("SpeculativeRanges.java:50").read(a$3, set$3_1.plus(set$3_2).toInt().minus(org.ajws.runtime.claim.Indices.of(37L)).toInt()); claims$3.at("SpeculativeRanges.java:50").read(a$3, set$3_1.plus(set$3_2).toInt().plus(org.ajws.runtime.claim.Indices.of(37L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$1236, trips$3, loop$3); }
      double[] t = a;
      a = b;
      b = t;
    }
    System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
  }

  /** Rows of one array, each from the one above and itself. */
  static void gaussSeidel() {
    double[] a = numbers(50 * COLUMNS);
    { final int first$4 = 1; final long bound$4 = 49; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:64", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
      for (int j = 1; j < COLUMNS - 1; ++j) {
        a[i * COLUMNS + j] =
            (a[(i - 1) * COLUMNS + j] + a[(i + 1) * COLUMNS + j]
                    + a[i * COLUMNS + j - 1] + a[i * COLUMNS + j + 1])
                / 4;
      }
    } } return 0; }, (claims$4, trip$4, past$4) -> { final org.ajws.runtime.claim.Indices set$4_0 = org.ajws.runtime.claim.Indices.trips(first$4, 1, trip$4, past$4); final org.ajws.runtime.claim.Indices set$4_1 = org.ajws.runtime.claim.Indices.of(1L).upTo(org.ajws.runtime.claim.Indices.of(37L).minus(org.ajws.runtime.claim.Indices.of(1L)).toInt(), 1L, 1L, false); claims$4.at("SpeculativeRanges.java:66").write(a, set$4_0.times(org.ajws.runtime.claim.Indices.of(37L)).toInt().plus(set$4_1).toInt()); claims$4.at("SpeculativeRanges.java:67").read(a, set$4_0.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().times(org.ajws.runtime.claim.Indices.of(37L)).toInt().plus(set$4_1).toInt()); claims$4.at("SpeculativeRanges.java:67").read(a, set$4_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt().times(org.ajws.runtime.claim.Indices.of(37L)).toInt().plus(set$4_1).toInt()); claims$4.at("SpeculativeRanges.java:68").read(a, set$4_0.times(org.ajws.runtime.claim.Indices.of(37L)).toInt().plus(set$4_1).toInt().minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); claims$4.at("SpeculativeRanges.java:68").read(a, set$4_0.times(org.ajws.runtime.claim.Indices.of(37L)).toInt().plus(set$4_1).toInt().plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$1847, trips$4, loop$4); }
    System.out.println(Arrays.hashCode(a));
  }

  static void rows() {
    double[][] grid = new double[60][];
    for (int i = 0; i < grid.length; i++) {
      grid[i] = numbers(20 + i % 3);
    }
    grid[17] = grid[40];
    { final int first$5 = 0; final long bound$5 = 60; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:81", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
      double[] row = grid[i];
      double[] other = grid[i * 7 % 60];
      for (int j = 0; j < 20; j++) {
        row[j] = row[j] * 0.25 + other[19 - j];
      }
    } } return 0; }, (claims$5, trip$5, past$5) -> { final org.ajws.runtime.claim.Indices set$5_0 = org.ajws.runtime.claim.Indices.trips(first$5, 1, trip$5, past$5); claims$5.at("SpeculativeRanges.java:82").read(grid, set$5_0); claims$5.at("SpeculativeRanges.java:83").read(grid, set$5_0.times(org.ajws.runtime.claim.Indices.of(7L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(60L)).toInt()); final org.ajws.runtime.claim.ArraySet set$5_1 = claims$5.rows(grid, set$5_0); final org.ajws.runtime.claim.Indices set$5_2 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(20L), 1L, 1L, false); claims$5.at("SpeculativeRanges.java:85").write(set$5_1, set$5_2); final org.ajws.runtime.claim.ArraySet set$5_3 = claims$5.rows(grid, set$5_0.times(org.ajws.runtime.claim.Indices.of(7L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(60L)).toInt()); claims$5.at("SpeculativeRanges.java:85").read(set$5_3, org.ajws.runtime.claim.Indices.of(19L).minus(set$5_2).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$2385, trips$5, loop$5); }
    { final var array$6 = grid; final long trips$6 = array$6.length; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { for (int index$6 = (int) trip$6; index$6 < past$6; index$6++) { double[] row = array$6[index$6]; {
      for (int j = row.length - 1; j > 0; j--) {
        row[j] -= row[j - 1];
      }
    } } return 0; }, (claims$6, trip$6, past$6) -> { final org.ajws.runtime.claim.Indices set$6_0 = org.ajws.runtime.claim.Indices.trips(0, 1, trip$6, past$6); claims$6.at("SpeculativeRanges.java:88").read(array$6, set$6_0); final org.ajws.runtime.claim.Indices set$6_1 = claims$6.lengths(claims$6.rows(array$6, set$6_0)).minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().downTo(org.ajws.runtime.claim.Indices.of(0L), 1L, 1L, false); claims$6.at("SpeculativeRanges.java:90").write(claims$6.rows(array$6, set$6_0), set$6_1); claims$6.at("SpeculativeRanges.java:90").read(claims$6.rows(array$6, set$6_0), set$6_1.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$2623, trips$6, loop$6); }
    System.out.println(Arrays.deepHashCode(grid));
  }

  /** A sparse matrix by rows, its transpose times a vector: places that an index array tells. */
  static void scatter(int columns) {
    int[] start = new int[N + 1];
    for (int i = 0; i < N; i++) {
      start[i + 1] = start[i] + i % 4;
    }
    int[] column = new int[start[N]];
    for (int k = 0; k < column.length; k++) {
      column[k] = (int) (k * 7919L % columns);
    }
    double[] x = numbers(N);
    double[] y = numbers(columns);
    { final int first$7 = 0; final long bound$7 = N; final long trips$7 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:108", first$7, org.ajws.runtime.loop.Relation.LT, bound$7, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$7 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; {
      for (int k = start[i]; k < start[i + 1]; k++) {
        y[column[k]] = y[column[k]] * 0.9 + x[i];
      }
    } } return 0; }, (claims$7, trip$7, past$7) -> { final org.ajws.runtime.claim.Indices set$7_0 = org.ajws.runtime.claim.Indices.trips(first$7, 1, trip$7, past$7); claims$7.mayNotEnd(); claims$7.at("SpeculativeRanges.java:109").read(start, set$7_0); claims$7.at("SpeculativeRanges.java:109").read(start, set$7_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); final org.ajws.runtime.claim.Indices set$7_1 = claims$7.values(start, set$7_0).upTo(claims$7.values(start, set$7_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()), 1L, 1L, false); claims$7.at("SpeculativeRanges.java:110").write(y, claims$7.values(column, set$7_1)); claims$7.at("SpeculativeRanges.java:110").read(column, set$7_1); claims$7.at("SpeculativeRanges.java:110").read(x, set$7_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$3286, trips$7, loop$7); }
    System.out.println(Arrays.hashCode(y));
  }

  /** Blocks of two sorted halves each, merged into another array. */
  static void blocks() {
    int block = 64;
    double[] from = numbers(N);
    double[] to = new double[N];
    { final int first$8 = 0; final long bound$8 = N / block; final long trips$8 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:121", first$8, org.ajws.runtime.loop.Relation.LT, bound$8, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$8 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$8, trip$8, past$8) -> { final int from$8 = (int) (first$8 + trip$8 * 1), to$8 = (int) (first$8 + past$8 * 1); for (int b$8 = from$8; b$8 < to$8; b$8++) { int b = b$8; {
      int low = b * block;
      int high = Math.min(N, low + block);
      for (int k = low; k < high; k++) {
        to[k] = from[low + high - 1 - k];
      }
    } } return 0; }, (claims$8, trip$8, past$8) -> { final org.ajws.runtime.claim.Indices set$8_0 = org.ajws.runtime.claim.Indices.trips(first$8, 1, trip$8, past$8); final org.ajws.runtime.claim.Indices set$8_1 = set$8_0.times(org.ajws.runtime.claim.Indices.of(block)).toInt().toInt(); final org.ajws.runtime.claim.Indices set$8_2 = org.ajws.runtime.claim.Indices.of(2000L).min(set$8_1.plus(org.ajws.runtime.claim.Indices.of(block)).toInt()).toInt(); final org.ajws.runtime.claim.Indices set$8_3 = set$8_1.upTo(set$8_2, 1L, 1L, false); claims$8.at("SpeculativeRanges.java:125").write(to, set$8_3); claims$8.at("SpeculativeRanges.java:125").read(from, set$8_1.plus(set$8_2).toInt().minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().minus(set$8_3).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$3700, trips$8, loop$8); }
    System.out.println(Arrays.hashCode(to));
  }

  static void twoNames(double[] a, double[] b) {
    { final int first$9 = 0; final long bound$9 = N / 2; final long trips$9 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:132", first$9, org.ajws.runtime.loop.Relation.LT, bound$9, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$9 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$9, trip$9, past$9) -> { final int from$9 = (int) (first$9 + trip$9 * 1), to$9 = (int) (first$9 + past$9 * 1); for (int i$9 = from$9; i$9 < to$9; i$9++) { int i = i$9; {
      a[2 * i] = b[i] + 1;
      b[N - 1 - i] += a[i];
    } } return 0; }, (claims$9, trip$9, past$9) -> { final org.ajws.runtime.claim.Indices set$9_0 = org.ajws.runtime.claim.Indices.trips(first$9, 1, trip$9, past$9); claims$9.at("SpeculativeRanges.java:133").write(a, org.ajws.runtime.claim.Indices.of(2L).times(set$9_0).toInt()); claims$9.at("SpeculativeRanges.java:133").read(b, set$9_0); claims$9.at("SpeculativeRanges.java:134").write(b, org.ajws.runtime.claim.Indices.of(2000L).minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().minus(set$9_0).toInt()); claims$9.at("SpeculativeRanges.java:134").read(a, set$9_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$4041, trips$9, loop$9); }
    System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b));
  }

  private int at(int i, int j) {
    return i * width + j;
  }

  private void relax(double[] a, int i) {
    for (int j = 1; j < width; j++) {
      a[at(i, j)] += a[at(i, j - 1)] * 0.5;
    }
  }

  /** Through methods and fields of the object. */
  void methods() {
    { final int first$10 = 0; final long bound$10 = 40; final long trips$10 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:151", first$10, org.ajws.runtime.loop.Relation.LT, bound$10, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$10 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$10, trip$10, past$10) -> { final int from$10 = (int) (first$10 + trip$10 * 1), to$10 = (int) (first$10 + past$10 * 1); for (int i$10 = from$10; i$10 < to$10; i$10++) { int i = i$10; {
      relax(field, i);
      this.field[at(i, 0)] = Math.sqrt(field[at(i, width - 1)]);
    } } return 0; }, (claims$10, trip$10, past$10) -> { final org.ajws.runtime.claim.Indices set$10_0 = org.ajws.runtime.claim.Indices.trips(first$10, 1, trip$10, past$10); final org.ajws.runtime.claim.Indices set$10_1 = set$10_0; final org.ajws.runtime.claim.Indices set$10_2 = org.ajws.runtime.claim.Indices.of(0L); claims$10.at("SpeculativeRanges.java:153").write(this.field, set$10_1.times(org.ajws.runtime.claim.Indices.of(this.width)).toInt().plus(set$10_2).toInt().toInt()); final org.ajws.runtime.claim.Indices set$10_3 = set$10_0; final org.ajws.runtime.claim.Indices set$10_4 = org.ajws.runtime.claim.Indices.of(this.width).minus(org.ajws.runtime.claim.Indices.of(1L)).toInt(); claims$10.at("SpeculativeRanges.java:153").read(this.field, set$10_3.times(org.ajws.runtime.claim.Indices.of(this.width)).toInt().plus(set$10_4).toInt().toInt()); final org.ajws.runtime.claim.ArraySet set$10_5 = claims$10.only(this.field); final org.ajws.runtime.claim.Indices set$10_6 = set$10_0; final org.ajws.runtime.claim.Indices set$10_7 = set$10_6; final org.ajws.runtime.claim.Indices set$10_8 = org.ajws.runtime.claim.Indices.of(1L).upTo(org.ajws.runtime.claim.Indices.of(this.width), 1L, 1L, false); final org.ajws.runtime.claim.Indices set$10_9 = set$10_8; claims$10.at("SpeculativeRanges.java:145").write(set$10_5, set$10_7.times(org.ajws.runtime.claim.Indices.of(this.width)).toInt().plus(set$10_9).toInt().toInt()); final org.ajws.runtime.claim.Indices set$10_10 = set$10_6; final org.ajws.runtime.claim.Indices set$10_11 = set$10_8.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt(); claims$10.at("SpeculativeRanges.java:145").read(set$10_5, set$10_10.times(org.ajws.runtime.claim.Indices.of(this.width)).toInt().plus(set$10_11).toInt().toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$4518, trips$10, loop$10); }
    System.out.println(Arrays.hashCode(field));
  }

  static void reduced() {
    double[] a = numbers(N);
    @Reduce(ReduceOp.SUM)
    long sum = 0;
    @Private double[] own = new double[8];
    int last;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$11 extends org.ajws.runtime.generated.TaskLocals<Locals$11> { double[] own; final double[] own$0; long sum; Locals$11(double[] own, double[] own$0, long sum) { this.own = own; this.own$0 = own$0; this.sum = sum; } @java.lang.Override protected Locals$11 fork() { return new Locals$11(org.ajws.runtime.loop.Loops.privateCopy(own$0), own$0, (long) (0)); } @java.lang.Override protected void join(Locals$11 right$11) { sum += right$11.sum; } } final Locals$11 locals$11 = new Locals$11(org.ajws.runtime.loop.Loops.privateCopy(own), own, sum); try { final int first$11 = 0; final long bound$11 = N - 8; final int step$11 = +(8); final long trips$11 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:164", first$11, org.ajws.runtime.loop.Relation.LT, bound$11, step$11); final org.ajws.runtime.speculation.TranslatedLoop<Locals$11, java.lang.Void> loop$11 = new org.ajws.runtime.speculation.TranslatedLoop<Locals$11, java.lang.Void>(locals$11, (own$11, trip$11, past$11) -> { int last$11 = 0; double[] $own$11 = own$11.locals.own; long sum$11 = own$11.locals.sum; try { final int from$11 = (int) (first$11 + trip$11 * step$11), to$11 = (int) (first$11 + past$11 * step$11); for (int i$11 = from$11; i$11 < to$11; i$11 += 8) { int i = i$11; {
      last$11 = 0;
      for (int k = 0; k < 8; k++) {
        $own$11[k] = a[i + k];
        last$11 = i + k;
      }
      int[] counts = new int[8];
      for (int k = 0; k < 8; k++) {
        a[last$11 + 1 - k] += $own$11[k];
        counts[k]++;
        sum$11 += counts[k] * i;
      }
    } } } finally { own$11.locals.own = $own$11; own$11.locals.sum = sum$11; } return 0; }, (claims$11, trip$11, past$11) -> { final org.ajws.runtime.claim.Indices set$11_0 = org.ajws.runtime.claim.Indices.trips(first$11, step$11, trip$11, past$11); claims$11.mayLeave(); final org.ajws.runtime.claim.Indices set$11_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(8L), 1L, 1L, false); claims$11.at("SpeculativeRanges.java:167").read(a, set$11_0.plus(set$11_1).toInt()); final org.ajws.runtime.claim.Indices set$11_2 = org.ajws.runtime.claim.Indices.of(0L).toInt().or(set$11_0.plus(set$11_1).toInt().toInt()); final org.ajws.runtime.claim.Indices set$11_3 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(8L), 1L, 1L, false); claims$11.at("SpeculativeRanges.java:172").write(a, set$11_2.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt().minus(set$11_3).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$4889, trips$11, loop$11); } finally { sum = locals$11.sum; } }
    System.out.println(Arrays.hashCode(a) + " " + sum);
  }

  /** Index arrays that the loop changes, and rows that it exchanges. */
  static void moving() {
    int[] next = new int[N];
    for (int i = 0; i < N; i++) {
      next[i] = (i * 31 + 7) % N;
    }
    { final int first$12 = 0; final long bound$12 = 
N / 2;
 final long trips$12 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:186", first$12, org.ajws.runtime.loop.Relation.LT, bound$12, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$12 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$12, trip$12, past$12) -> { final int from$12 = (int) (first$12 + trip$12 * 1), to$12 = (int) (first$12 + past$12 * 1); for (int i$12 = from$12; i$12 < to$12; i$12++) { int i = i$12; {
      next[i + N / 2] = next[next[i]] + i;
    } } return 0; }, (claims$12, trip$12, past$12) -> { final org.ajws.runtime.claim.Indices set$12_0 = org.ajws.runtime.claim.Indices.trips(first$12, 1, trip$12, past$12); claims$12.at("SpeculativeRanges.java:189").write(next, set$12_0.plus(org.ajws.runtime.claim.Indices.of(2000L).dividedBy(org.ajws.runtime.claim.Indices.of(2L)).toInt()).toInt()); claims$12.at("SpeculativeRanges.java:189").read(next, claims$12.values(next, set$12_0)); claims$12.at("SpeculativeRanges.java:189").read(next, set$12_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$5503, trips$12, loop$12); }
    double[][] grid = new double[40][8];
    { final int first$13 = 0; final long bound$13 = 
40;
 final long trips$13 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:192", first$13, org.ajws.runtime.loop.Relation.LT, bound$13, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$13 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$13, trip$13, past$13) -> { final int from$13 = (int) (first$13 + trip$13 * 1), to$13 = (int) (first$13 + past$13 * 1); for (int i$13 = from$13; i$13 < to$13; i$13++) { int i = i$13; {
      grid[i][i & 7] += i;
      if (i % 11 == 0) {
        grid[i] = grid[39 - i];
      }
      grid[39 - i][i & 7] *= 2;
    } } return 0; }, (claims$13, trip$13, past$13) -> { final org.ajws.runtime.claim.Indices set$13_0 = org.ajws.runtime.claim.Indices.trips(first$13, 1, trip$13, past$13); claims$13.mayLeave(); claims$13.at("SpeculativeRanges.java:195").write(claims$13.rows(grid, set$13_0), set$13_0.and(org.ajws.runtime.claim.Indices.of(7L)).toInt()); claims$13.at("SpeculativeRanges.java:197").write(grid, set$13_0); claims$13.at("SpeculativeRanges.java:197").read(grid, org.ajws.runtime.claim.Indices.of(39L).minus(set$13_0).toInt()); claims$13.at("SpeculativeRanges.java:199").write(claims$13.rows(grid, org.ajws.runtime.claim.Indices.of(39L).minus(set$13_0).toInt()), set$13_0.and(org.ajws.runtime.claim.Indices.of(7L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$5717, trips$13, loop$13); }
    System.out.println(Arrays.hashCode(next) + " " + Arrays.deepHashCode(grid));
  }

  static int left(double[] a, int stop) {
    { final int exit$14; final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer> loop$14; final int first$14 = 1; final long bound$14 = N; final long trips$14 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:205", first$14, org.ajws.runtime.loop.Relation.LT, bound$14, 1); loop$14 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Integer>(org.ajws.runtime.generated.TaskLocals.none(), (own$14, trip$14, past$14) -> { final int from$14 = (int) (first$14 + trip$14 * 1), to$14 = (int) (first$14 + past$14 * 1); for (int i$14 = from$14; i$14 < to$14; i$14++) { int i = i$14; {
      a[i] += a[(i * 7) % N];
      if (i == stop) {
        { own$14.value = i; return 1; }
      }
      if (i == stop + 500) {
        return 2;
      }
      a[i - 1]--;
    } } return 0; }, (claims$14, trip$14, past$14) -> { final org.ajws.runtime.claim.Indices set$14_0 = org.ajws.runtime.claim.Indices.trips(first$14, 1, trip$14, past$14); claims$14.mayLeave(); claims$14.at("SpeculativeRanges.java:206").write(a, set$14_0); claims$14.at("SpeculativeRanges.java:206").read(a, set$14_0.times(org.ajws.runtime.claim.Indices.of(7L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(2000L)).toInt()); claims$14.at("SpeculativeRanges.java:213").write(a, set$14_0.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); exit$14 = org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$6107, trips$14, loop$14); if (exit$14 == 1) return loop$14.value(); }
    return -1;
  }

  static void thrown(int length) {
    double[] a = numbers(length);
    try {
      { final int first$15 = 0; final long bound$15 = N; final long trips$15 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:221", first$15, org.ajws.runtime.loop.Relation.LT, bound$15, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$15 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$15, trip$15, past$15) -> { final int from$15 = (int) (first$15 + trip$15 * 1), to$15 = (int) (first$15 + past$15 * 1); for (int i$15 = from$15; i$15 < to$15; i$15++) { int i = i$15; {
        a[i] = a[i] * 2 + 1;
        a[i / 2]++;
      } } return 0; }, (claims$15, trip$15, past$15) -> { final org.ajws.runtime.claim.Indices set$15_0 = org.ajws.runtime.claim.Indices.trips(first$15, 1, trip$15, past$15); claims$15.at("SpeculativeRanges.java:222").write(a, set$15_0); claims$15.at("SpeculativeRanges.java:223").write(a, set$15_0.dividedBy(org.ajws.runtime.claim.Indices.of(2L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$6430, trips$15, loop$15); }
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("too short");
    }
    int[] b = null;
    int[][] some = {new int[9], new int[9], null, new int[9]};
    try {
      { final int first$16 = 0; final long bound$16 = 4; final long trips$16 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:231", first$16, org.ajws.runtime.loop.Relation.LT, bound$16, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$16 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$16, trip$16, past$16) -> { final int from$16 = (int) (first$16 + trip$16 * 1), to$16 = (int) (first$16 + past$16 * 1); for (int i$16 = from$16; i$16 < to$16; i$16++) { int i = i$16; {
        some[i][i] = i + 1;
      } } return 0; }, (claims$16, trip$16, past$16) -> { final org.ajws.runtime.claim.Indices set$16_0 = org.ajws.runtime.claim.Indices.trips(first$16, 1, trip$16, past$16); claims$16.at("SpeculativeRanges.java:232").write(claims$16.rows(some, set$16_0), set$16_0); claims$16.at("SpeculativeRanges.java:232").read(some, set$16_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$6743, trips$16, loop$16); }
      { final int first$17 = 0; final long bound$17 = 4; final long trips$17 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:234", first$17, org.ajws.runtime.loop.Relation.LT, bound$17, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$17 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$17, trip$17, past$17) -> { final int from$17 = (int) (first$17 + trip$17 * 1), to$17 = (int) (first$17 + past$17 * 1); for (int i$17 = from$17; i$17 < to$17; i$17++) { int i = i$17; {
        b[i] = i + 1;
      } } return 0; }, (claims$17, trip$17, past$17) -> { final org.ajws.runtime.claim.Indices set$17_0 = org.ajws.runtime.claim.Indices.trips(first$17, 1, trip$17, past$17); claims$17.at("SpeculativeRanges.java:235").write(b, set$17_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$6848, trips$17, loop$17); }
    } catch (NullPointerException e) {
      System.out.println("nothing there");
    }
    int[] divisors = {1, 2, 3, 0, 5, 6, 7, 8};
    int[] quotients = new int[8];
    try {
      { final int first$18 = 0; final long bound$18 = 8; final long trips$18 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:243", first$18, org.ajws.runtime.loop.Relation.LT, bound$18, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$18 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$18, trip$18, past$18) -> { final int from$18 = (int) (first$18 + trip$18 * 1), to$18 = (int) (first$18 + past$18 * 1); for (int i$18 = from$18; i$18 < to$18; i$18++) { int i = i$18; {
        quotients[i] = 100 / divisors[i];
      } } return 0; }, (claims$18, trip$18, past$18) -> { final org.ajws.runtime.claim.Indices set$18_0 = org.ajws.runtime.claim.Indices.trips(first$18, 1, trip$18, past$18); claims$18.mayLeave(); claims$18.at("SpeculativeRanges.java:244").write(quotients, set$18_0); claims$18.at("SpeculativeRanges.java:244").read(divisors, set$18_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$7126, trips$18, loop$18); }
    } catch (ArithmeticException e) {
      System.out.println(e.getMessage());
    }
    System.out.println(
        Arrays.hashCode(a) + " " + Arrays.deepToString(some) + Arrays.toString(quotients));
  }

  /** Names as values, and places that wrap around. */
  static void others() {
    String[] names = new String[N];
    Arrays.fill(names, "x");
    long far = Integer.MAX_VALUE;
    byte[] small = new byte[N];
    char[] letters = new char[N];
    { final int first$19 = 1; final long bound$19 = N; final long trips$19 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeRanges.java:260", first$19, org.ajws.runtime.loop.Relation.LT, bound$19, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$19 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$19, trip$19, past$19) -> { final int from$19 = (int) (first$19 + trip$19 * 1), to$19 = (int) (first$19 + past$19 * 1); for (int i$19 = from$19; i$19 < to$19; i$19++) { int i = i$19; {
      names[i] = i % 50 == 0 ? "x" : names[i - 1] + i % 10;
      small[i] += (byte) (i * 3);
      letters[small[i] & 15] += (char) i;
    } } return 0; }, (chunk$19, own$19, trip$19, past$19) -> { final int from$19 = (int) (first$19 + trip$19 * 1), to$19 = (int) (first$19 + past$19 * 1); for (int i$19 = from$19; i$19 < to$19; i$19++) { int i = i$19; chunk$19.poll(); {       chunk$19.set(names, i, org.ajws.runtime.speculation.Typed.<java.lang.String>of(i % 50 == 0 ? "x" : chunk$19.get(names, i - 1, "SpeculativeRanges.java:261") + i % 10), "SpeculativeRanges.java:261");       chunk$19.putByte(chunk$19.at(small, i, "SpeculativeRanges.java:262 +="), (byte) (chunk$19.currentByte() + ((byte) (i * 3))), "SpeculativeRanges.java:262 +=");       chunk$19.putChar(chunk$19.at(letters, chunk$19.get(small, i, "SpeculativeRanges.java:263") & 15, "SpeculativeRanges.java:263 +="), (char) (chunk$19.currentChar() + ((char) i)), "SpeculativeRanges.java:263 +=");     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$7706, trips$19, loop$19); }
    int[] a = new int[N];
    { final long first$20 = far - 20; final long bound$20 = 
far + 20;
 final long trips$20 = org.ajws.runtime.loop.TripCount.ofLongs("SpeculativeRanges.java:266", first$20, org.ajws.runtime.loop.Relation.LT, bound$20, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$20 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$20, trip$20, past$20) -> { final long from$20 = (first$20 + trip$20 * 1), to$20 = (first$20 + past$20 * 1); for (long i$20 = from$20; i$20 < to$20; i$20++) { long i = i$20; {
      int k = (int) i;
      a[(k >>> 1) % N]++;
      a[k & 1023] += 3;
    } } return 0; }, (claims$20, trip$20, past$20) -> { final org.ajws.runtime.claim.Indices set$20_0 = org.ajws.runtime.claim.Indices.trips(first$20, 1, trip$20, past$20); final org.ajws.runtime.claim.Indices set$20_1 = set$20_0.toInt().toInt(); claims$20.at("SpeculativeRanges.java:270 ++").write(a, set$20_1.shiftedRightUnsigned(org.ajws.runtime.claim.Indices.of(1L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(2000L)).toInt()); claims$20.at("SpeculativeRanges.java:271 +=").write(a, set$20_1.and(org.ajws.runtime.claim.Indices.of(1023L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeRanges.ajws$Tracked.loop$7941, trips$20, loop$20); }
    System.out.println(Arrays.hashCode(names) + " " + Arrays.hashCode(small));
    System.out.println(Arrays.hashCode(letters) + " " + Arrays.hashCode(a));
  }

  public static void main(String[] args) {
    chain();
    stencil();
    gaussSeidel();
    rows();
    scatter(5);
    scatter(1000);
    scatter(100_000);
    blocks();
    double[] same = numbers(N);
    twoNames(numbers(N), numbers(N));
    twoNames(same, same);
    new SpeculativeRanges(25).methods();
    reduced();
    moving();
    double[] a = numbers(N);
    System.out.println(left(a, 700) + " " + left(a, -100) + " " + left(a, N) + Arrays.hashCode(a));
    thrown(N);
    thrown(N / 2);
    others();
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$818 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:32", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$927 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:35", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$1236 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:45", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$1847 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:64", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$2385 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:81", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$2623 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:88", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$3286 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:108", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$3700 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:121", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$4041 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:132", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$4518 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:151", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$4889 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:164", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$5503 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:186", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$5717 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:192", 0, 3, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$6107 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:205", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$6430 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:221", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$6743 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:231", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$6848 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:234", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$7126 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:243", 0, 1, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$7706 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:260", 0, 0, "a0d5c6b01eb13918"); static final org.ajws.runtime.speculation.SpeculationSite loop$7941 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeRanges.java:266", 0, 0, "a0d5c6b01eb13918"); } }
