import java.util.Arrays;
import org.ajws.ParallelFor;

/** Arrays that are missing: the iteration that touches one ends the loop, and later ones have run. */
@org.ajws.runtime.Translated(digest = "89d6fa05086b04e22d3ae12dae536981b8af307846b6258e32c312a36a6f161d", target = "trycatch") class SpeculativeMissing {
  static final int ROWS = 12;

  static int[][] rows(int missing) {
    int[][] rows = new int[ROWS][];
    for (int i = 0; i < ROWS; i++) {
      rows[i] = i == missing ? null : new int[] {i, i + 1, i + 2};
    }
    return rows;
  }

  /** So much work that others come meanwhile. */
  static long work(int n) {
    long x = n;
    for (int k = 0; k < 50_000; k++) {
      x = x * 31 + k;
    }
    return x;
  }

  /** Only its length is asked for. */
  static void lengths(int[][] rows, long[] sums) {
    { final int first$1 = 0; final long bound$1 = ROWS; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeMissing.java:27", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      long x = i;
      for (int k = 0; i == 3 && k < 50_000; k++) {
        x = x * 31 + k;
      }
      sums[i] += x + rows[(i * 3 + 1) % ROWS].length;
    } } return 0; }, (claims$1, trip$1, past$1) -> { final org.ajws.runtime.claim.Indices set$1_0 = org.ajws.runtime.claim.Indices.trips(first$1, 1, trip$1, past$1); claims$1.mayNotEnd(); claims$1.at("SpeculativeMissing.java:32 +=").write(sums, set$1_0); claims$1.at("SpeculativeMissing.java:32").read(rows, set$1_0.times(org.ajws.runtime.claim.Indices.of(3L)).toInt().plus(org.ajws.runtime.claim.Indices.of(1L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(12L)).toInt()); claims$1.lengths(claims$1.rows(rows, set$1_0.times(org.ajws.runtime.claim.Indices.of(3L)).toInt().plus(org.ajws.runtime.claim.Indices.of(1L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(12L)).toInt())); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeMissing.ajws$Tracked.loop$695, trips$1, loop$1); }
  }

  /** The same as the bound of a loop that touches another array. */
  static void bound(int[][] rows, long[] sums) {
    { final int first$2 = 0; final long bound$2 = ROWS; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeMissing.java:38", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      long x = work(i);
      int[] row = rows[i];
      for (int k = 0; k < row.length; k++) {
        x += k;
      }
      sums[i] ^= x;
    } } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, 1, trip$2, past$2); claims$2.at("SpeculativeMissing.java:40").read(rows, set$2_0); final org.ajws.runtime.claim.ArraySet set$2_1 = claims$2.rows(rows, set$2_0); claims$2.at("SpeculativeMissing.java:44 ^=").write(sums, set$2_0); claims$2.lengths(set$2_1); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeMissing.ajws$Tracked.loop$1072, trips$2, loop$2); }
  }

  /** A local that is no array in some iterations. */
  static void local(int[][] rows, long[] sums) {
    { final int first$3 = 0; final long bound$3 = ROWS; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeMissing.java:50", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      long x = work(i);
      int[] row = i == 3 ? null : rows[i];
      row[0] += i;
      sums[i] -= x;
    } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(first$3, 1, trip$3, past$3); claims$3.at("SpeculativeMissing.java:52").read(rows, set$3_0); final org.ajws.runtime.claim.ArraySet set$3_1 = claims$3.only(null).or(claims$3.rows(rows, set$3_0)); claims$3.at("SpeculativeMissing.java:53 +=").write(set$3_1, org.ajws.runtime.claim.Indices.of(0L)); claims$3.at("SpeculativeMissing.java:54 -=").write(sums, set$3_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeMissing.ajws$Tracked.loop$1419, trips$3, loop$3); }
  }

  /** Where it is looked at before, nothing is missed. */
  static void checked(int[][] rows, long[] sums) {
    { final int first$4 = 0; final long bound$4 = ROWS; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeMissing.java:60", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
      long x = work(i);
      int[] row = rows[(i * 5) % ROWS];
      sums[i] += row == null ? x : row.length;
    } } return 0; }, (claims$4, trip$4, past$4) -> { final org.ajws.runtime.claim.Indices set$4_0 = org.ajws.runtime.claim.Indices.trips(first$4, 1, trip$4, past$4); claims$4.at("SpeculativeMissing.java:62").read(rows, set$4_0.times(org.ajws.runtime.claim.Indices.of(5L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(12L)).toInt()); claims$4.at("SpeculativeMissing.java:63 +=").write(sums, set$4_0); final org.ajws.runtime.claim.ArraySet set$4_1 = claims$4.rows(rows, set$4_0.times(org.ajws.runtime.claim.Indices.of(5L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(12L)).toInt()); claims$4.lengths(set$4_1); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeMissing.ajws$Tracked.loop$1738, trips$4, loop$4); }
  }

  public static void main(String[] args) {
    for (int round = 0; round < 20; round++) {
      long[] sums = new long[ROWS];
      int[][] rows = rows(10);
      String thrown = "";
      try {
        lengths(rows, sums);
      } catch (NullPointerException e) {
        thrown += "length ";
      }
      try {
        bound(rows(3), sums);
      } catch (NullPointerException e) {
        thrown += "bound ";
      }
      try {
        local(rows, sums);
      } catch (NullPointerException e) {
        thrown += "local ";
      }
      checked(rows, sums);
      System.out.println(thrown + Arrays.hashCode(sums) + " " + Arrays.deepHashCode(rows));
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$695 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeMissing.java:27", 8, 1, "89d6fa05086b04e2"); static final org.ajws.runtime.speculation.SpeculationSite loop$1072 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeMissing.java:38", 8, 1, "89d6fa05086b04e2"); static final org.ajws.runtime.speculation.SpeculationSite loop$1419 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeMissing.java:50", 8, 1, "89d6fa05086b04e2"); static final org.ajws.runtime.speculation.SpeculationSite loop$1738 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeMissing.java:60", 8, 1, "89d6fa05086b04e2"); } }
