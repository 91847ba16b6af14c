import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Locals that step through arrays up to a bound: their slots are told before the loop runs. */
@org.ajws.runtime.Translated(digest = "1319f3f91e60bbb06bbbc87f615c4c21cb72331d851fdc98939164d89b27885e", target = "trycatch") public class SpeculativeCursors {
  /** Rows of a sparse matrix; the last row has no entries. */
  static void rows(int[] start, int[] column, double[] value, double[] out) {
    { final int first$1 = 0; final long bound$1 = 
start.length - 1;
 final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeCursors.java:9", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      int k = start[i];
      int end = start[i + 1];
      while (k < end) {
        out[k] = value[k] * column[k] + (k > 0 ? value[k - 1] : 0);
        k++;
      }
    } } return 0; }, (claims$1, trip$1, past$1) -> { final org.ajws.runtime.claim.Indices set$1_0 = org.ajws.runtime.claim.Indices.trips(first$1, 1, trip$1, past$1); claims$1.mayNotEnd(); claims$1.at("SpeculativeCursors.java:12").read(start, set$1_0); claims$1.at("SpeculativeCursors.java:13").read(start, set$1_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); final org.ajws.runtime.claim.Indices set$1_1 = claims$1.values(start, set$1_0).toInt(); final org.ajws.runtime.claim.Indices set$1_2 = claims$1.values(start, set$1_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()).toInt(); final org.ajws.runtime.claim.Indices set$1_3 = set$1_1.or(set$1_1.upTo(set$1_2.plus(org.ajws.runtime.claim.Indices.of(1L)), 1L, 1L, false)); claims$1.at("SpeculativeCursors.java:15").write(out, set$1_1.upTo(set$1_2, 1L, 1L, false)); claims$1.at("SpeculativeCursors.java:15").read(value, set$1_1.upTo(set$1_2, 1L, 1L, false)); claims$1.at("SpeculativeCursors.java:15").read(column, set$1_1.upTo(set$1_2, 1L, 1L, false)); claims$1.at("SpeculativeCursors.java:15").read(value, set$1_1.upTo(set$1_2, 1L, 1L, false).minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeCursors.ajws$Tracked.loop$367, trips$1, loop$1); }
  }

  static void filled(int[] start, int[] out) {
    { final int first$2 = 0; final long bound$2 = 
start.length - 1;
 final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeCursors.java:22", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      int k = start[i];
      while (k < start[i + 1]) {
        out[k++] = i;
      }
    } } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, 1, trip$2, past$2); claims$2.mayNotEnd(); claims$2.at("SpeculativeCursors.java:25").read(start, set$2_0); claims$2.at("SpeculativeCursors.java:26").read(start, set$2_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); final org.ajws.runtime.claim.Indices set$2_1 = claims$2.values(start, set$2_0).toInt(); final org.ajws.runtime.claim.Indices set$2_2 = set$2_1.or(set$2_1.upTo(claims$2.values(start, set$2_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()).plus(org.ajws.runtime.claim.Indices.of(1L)), 1L, 1L, false)); claims$2.at("SpeculativeCursors.java:27").write(out, set$2_1.upTo(claims$2.values(start, set$2_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()), 1L, 1L, false)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeCursors.ajws$Tracked.loop$738, trips$2, loop$2); }
  }

  static void insertion(int[] a, int run) {
    int runs = (a.length + run - 1) / run;
    { final int first$3 = 0; final long bound$3 = 
runs;
 final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeCursors.java:34", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int r$3 = from$3; r$3 < to$3; r$3++) { int r = r$3; {
      int from = r * run;
      int to = Math.min(from + run, a.length);
      for (int i = from + 1; i < to; i++) {
        int x = a[i];
        int j = i - 1;
        for (; j >= from && a[j] > x; j--) {
          a[j + 1] = a[j];
        }
        a[j + 1] = x;
      }
    } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(first$3, 1, trip$3, past$3); claims$3.mayNotEnd(); final org.ajws.runtime.claim.Indices set$3_1 = set$3_0.times(org.ajws.runtime.claim.Indices.of(run)).toInt().toInt(); final org.ajws.runtime.claim.Indices set$3_2 = set$3_1.plus(org.ajws.runtime.claim.Indices.of(run)).toInt().min(claims$3.length(a)).toInt(); final org.ajws.runtime.claim.Indices set$3_3 = set$3_1.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt().upTo(set$3_2, 1L, 1L, false); claims$3.at("SpeculativeCursors.java:40").read(a, set$3_3); final org.ajws.runtime.claim.Indices set$3_4 = set$3_3.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().toInt(); final org.ajws.runtime.claim.Indices set$3_5 = set$3_4.or(set$3_4.downTo(set$3_1.minus(org.ajws.runtime.claim.Indices.of(2L)), 1L, 1L, false)); claims$3.at("SpeculativeCursors.java:42").read(a, set$3_4.downTo(set$3_1.minus(org.ajws.runtime.claim.Indices.of(1L)), 1L, 1L, false)); claims$3.at("SpeculativeCursors.java:43").write(a, set$3_4.downTo(set$3_1.minus(org.ajws.runtime.claim.Indices.of(1L)), 1L, 1L, false).plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); claims$3.at("SpeculativeCursors.java:45").write(a, set$3_5.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeCursors.ajws$Tracked.loop$1069, trips$3, loop$3); }
  }

  static void pairs(long[] a, int width) {
    { final int first$4 = 0; final long bound$4 = 
a.length / width;
 final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeCursors.java:51", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int p$4 = from$4; p$4 < to$4; p$4++) { int p = p$4; {
      long first = (long) p * width;
      long k = first;
      long past = first + width - 1;
      while (past > k) {
        a[(int) k] += a[(int) k + 1];
        k += 2;
        if (k <= past && a[(int) k] % 3 == 0) {
          a[(int) k]++;
          k += 1;
        }
      }
    } } return 0; }, (claims$4, trip$4, past$4) -> { final org.ajws.runtime.claim.Indices set$4_0 = org.ajws.runtime.claim.Indices.trips(first$4, 1, trip$4, past$4); claims$4.mayNotEnd(); final org.ajws.runtime.claim.Indices set$4_1 = set$4_0.times(org.ajws.runtime.claim.Indices.of(width)); final org.ajws.runtime.claim.Indices set$4_2 = set$4_1; final org.ajws.runtime.claim.Indices set$4_3 = set$4_1.plus(org.ajws.runtime.claim.Indices.of(width)).minus(org.ajws.runtime.claim.Indices.of(1L)); final org.ajws.runtime.claim.Indices set$4_4 = set$4_2.or(set$4_2.upTo(set$4_3.plus(org.ajws.runtime.claim.Indices.of(3L)), 3L, 1L, true)); claims$4.at("SpeculativeCursors.java:58 +=").write(a, set$4_2.upTo(set$4_3, 3L, 1L, true).toInt()); claims$4.at("SpeculativeCursors.java:58").read(a, set$4_2.upTo(set$4_3, 3L, 1L, true).toInt().plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); claims$4.at("SpeculativeCursors.java:61 ++").write(a, set$4_2.upTo(set$4_3.plus(org.ajws.runtime.claim.Indices.of(2L)), 3L, 1L, true).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeCursors.ajws$Tracked.loop$1520, trips$4, loop$4); }
  }

  static void backwards(int[] a, int[] stops) {
    { final int first$5 = 1; final long bound$5 = 
stops.length;
 final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeCursors.java:69", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int s$5 = from$5; s$5 < to$5; s$5++) { int s = s$5; {
      int k = stops[s];
      int sum = 0;
      while (stops[s - 1] < k) {
        sum += a[--k];
        a[k] = sum;
      }
    } } return 0; }, (claims$5, trip$5, past$5) -> { final org.ajws.runtime.claim.Indices set$5_0 = org.ajws.runtime.claim.Indices.trips(first$5, 1, trip$5, past$5); claims$5.mayNotEnd(); claims$5.at("SpeculativeCursors.java:72").read(stops, set$5_0); claims$5.at("SpeculativeCursors.java:74").read(stops, set$5_0.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); final org.ajws.runtime.claim.Indices set$5_1 = claims$5.values(stops, set$5_0).toInt(); final org.ajws.runtime.claim.Indices set$5_2 = set$5_1.or(set$5_1.downTo(claims$5.values(stops, set$5_0.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()).minus(org.ajws.runtime.claim.Indices.of(1L)), 1L, 1L, false)); claims$5.at("SpeculativeCursors.java:75").read(a, set$5_2); claims$5.at("SpeculativeCursors.java:76").write(a, set$5_1.downTo(claims$5.values(stops, set$5_0.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()).minus(org.ajws.runtime.claim.Indices.of(1L)), 1L, 1L, false)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeCursors.ajws$Tracked.loop$1997, trips$5, loop$5); }
  }

  /** Marks by blocks: two cursors in one loop, a method that is followed, a loop that goes twice. */
  static void marks(boolean[] sieve, int block) {
    int n = sieve.length;
    { final int first$6 = 0; final long bound$6 = 
(n + block - 1) / block;
 final long trips$6 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeCursors.java:84", first$6, org.ajws.runtime.loop.Relation.LT, bound$6, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int b$6 = from$6; b$6 < to$6; b$6++) { int b = b$6; {
      for (int phase = 0; phase < 2; phase++) {
        mark(sieve, b * block + phase, Math.min(n, (b + 1) * block));
      }
      int low = b * block;
      int high = Math.min(n, (b + 1) * block) - 1;
      int middle = b * block + block / 2;
      while (low < Math.min(n, middle) && high > middle) {
        boolean x = sieve[low];
        sieve[low++] = sieve[high];
        sieve[high--] = x;
      }
    } } return 0; }, (claims$6, trip$6, past$6) -> { final org.ajws.runtime.claim.Indices set$6_0 = org.ajws.runtime.claim.Indices.trips(first$6, 1, trip$6, past$6); claims$6.mayNotEnd(); final org.ajws.runtime.claim.Indices set$6_1 = set$6_0.times(org.ajws.runtime.claim.Indices.of(block)).toInt().toInt(); final org.ajws.runtime.claim.Indices set$6_2 = set$6_0.times(org.ajws.runtime.claim.Indices.of(block)).toInt().plus(org.ajws.runtime.claim.Indices.of(block).dividedBy(org.ajws.runtime.claim.Indices.of(2L)).toInt()).toInt().toInt(); final org.ajws.runtime.claim.Indices set$6_3 = set$6_1.or(set$6_1.upTo(org.ajws.runtime.claim.Indices.of(n).min(set$6_2).plus(org.ajws.runtime.claim.Indices.of(1L)), 1L, 1L, false)); claims$6.at("SpeculativeCursors.java:95").write(sieve, set$6_1.upTo(org.ajws.runtime.claim.Indices.of(n).min(set$6_2), 1L, 1L, false)); final org.ajws.runtime.claim.Indices set$6_4 = org.ajws.runtime.claim.Indices.of(n).min(set$6_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt().times(org.ajws.runtime.claim.Indices.of(block)).toInt()).minus(org.ajws.runtime.claim.Indices.of(1L)).toInt().toInt(); final org.ajws.runtime.claim.Indices set$6_5 = set$6_4.or(set$6_4.downTo(set$6_2.minus(org.ajws.runtime.claim.Indices.of(1L)), 1L, 1L, false)); claims$6.at("SpeculativeCursors.java:96").write(sieve, set$6_4.downTo(set$6_2, 1L, 1L, false)); final org.ajws.runtime.claim.ArraySet set$6_6 = claims$6.only(sieve); final org.ajws.runtime.claim.Indices set$6_7 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(2L), 1L, 1L, false); final org.ajws.runtime.claim.Indices set$6_8 = set$6_0.times(org.ajws.runtime.claim.Indices.of(block)).toInt().plus(set$6_7).toInt(); final org.ajws.runtime.claim.Indices set$6_9 = set$6_8.toInt(); final org.ajws.runtime.claim.Indices set$6_10 = org.ajws.runtime.claim.Indices.of(n).min(set$6_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt().times(org.ajws.runtime.claim.Indices.of(block)).toInt()); final org.ajws.runtime.claim.Indices set$6_11 = set$6_9.or(set$6_9.upTo(set$6_10.plus(org.ajws.runtime.claim.Indices.of(5L)), 5L, 5L, false)); claims$6.at("SpeculativeCursors.java:104").write(set$6_6, set$6_9.upTo(set$6_10, 5L, 5L, false)); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeCursors.ajws$Tracked.loop$2444, trips$6, loop$6); }
  }

  private static void mark(boolean[] sieve, int from, int to) {
    int k = from;
    while (k < to) {
      sieve[k] = true;
      k += 5;
    }
  }

  /** No cursors: what holds it is no test, it is set inside, or it steps in both directions. */
  static void others(int[] a) {
    { final int first$7 = 0; final long bound$7 = a.length - 8; final long trips$7 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeCursors.java:111", first$7, org.ajws.runtime.loop.Relation.LT, bound$7, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$7 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; {
      int k = i;
      do {
        a[k] += i;
        k++;
      } while (k < i + 2);
      int m = i;
      while (m < i + 4) {
        a[m] ^= 5;
        m++;
        if (m == i + 2) {
          m = i + 3;
        }
      }
      int n = i + 1;
      while (n < i + 3) {
        a[n]--;
        n += 2;
        n--;
      }
      int o = i;
      while (o++ < i + 3) {
        a[o] += 7;
      }
    } } return 0; }, (chunk$7, own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * 1), to$7 = (int) (first$7 + past$7 * 1); for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; chunk$7.poll(); {       int k = i;       do { chunk$7.poll(); {         chunk$7.putInt(chunk$7.at(a, k, "SpeculativeCursors.java:114 +="), (chunk$7.currentInt() + (i)), "SpeculativeCursors.java:114 +=");         k++;       } } while (k < i + 2);       int m = i;       while (m < i + 4) { chunk$7.poll(); {         chunk$7.putInt(chunk$7.at(a, m, "SpeculativeCursors.java:119 ^="), (chunk$7.currentInt() ^ (5)), "SpeculativeCursors.java:119 ^=");         m++;         if (m == i + 2) {           m = i + 3;         }       } }       int n = i + 1;       while (n < i + 3) { chunk$7.poll(); {         chunk$7.getAndPutInt(chunk$7.at(a, n, "SpeculativeCursors.java:127 --"), (chunk$7.currentInt() - 1), "SpeculativeCursors.java:127 --");         n += 2;         n--;       } }       int o = i;       while (o++ < i + 3) { chunk$7.poll(); {         chunk$7.putInt(chunk$7.at(a, o, "SpeculativeCursors.java:133 +="), (chunk$7.currentInt() + (7)), "SpeculativeCursors.java:133 +=");       } }     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeCursors.ajws$Tracked.loop$3285, trips$7, loop$7); }
  }

  public static void main(String[] args) {
    int[] start = new int[41];
    for (int i = 1; i < start.length; i++) {
      start[i] = start[i - 1] + i * 7 % 5;
    }
    start[40] = start[39];
    int n = start[40];
    int[] column = new int[n];
    double[] value = new double[n];
    for (int k = 0; k < n; k++) {
      column[k] = k * 11 % 17;
      value[k] = k * 0.25;
    }
    double[] out = new double[n];
    rows(start, column, value, out);
    System.out.println(Arrays.hashCode(out));
    filled(start, column);
    System.out.println(Arrays.toString(column));
    int[] a = new int[1000];
    for (int i = 0; i < a.length; i++) {
      a[i] = i * 7919 % 1009;
    }
    insertion(a, 7);
    System.out.println(Arrays.hashCode(a));
    long[] longs = new long[300];
    Arrays.setAll(longs, i -> i * 31 % 47);
    pairs(longs, 6);
    System.out.println(Arrays.hashCode(longs));
    int[] stops = {0, 3, 3, 50, 51, 200, 640, 999};
    backwards(a, stops);
    System.out.println(Arrays.hashCode(a));
    boolean[] sieve = new boolean[500];
    marks(sieve, 37);
    System.out.println(Arrays.hashCode(sieve));
    others(a);
    System.out.println(Arrays.hashCode(a));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) public static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$367 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeCursors.java:9", 0, 3, "1319f3f91e60bbb0"); static final org.ajws.runtime.speculation.SpeculationSite loop$738 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeCursors.java:22", 0, 2, "1319f3f91e60bbb0"); static final org.ajws.runtime.speculation.SpeculationSite loop$1069 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeCursors.java:34", 0, 0, "1319f3f91e60bbb0"); static final org.ajws.runtime.speculation.SpeculationSite loop$1520 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeCursors.java:51", 0, 0, "1319f3f91e60bbb0"); static final org.ajws.runtime.speculation.SpeculationSite loop$1997 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeCursors.java:69", 0, 0, "1319f3f91e60bbb0"); static final org.ajws.runtime.speculation.SpeculationSite loop$2444 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeCursors.java:84", 0, 0, "1319f3f91e60bbb0"); static final org.ajws.runtime.speculation.SpeculationSite loop$3285 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeCursors.java:111", 0, 0, "1319f3f91e60bbb0"); } }
