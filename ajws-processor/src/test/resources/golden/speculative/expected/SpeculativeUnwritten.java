import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.SpeculationBackend;

/** Reads that need no tracking, beside those that do. */
@org.ajws.runtime.Translated(digest = "aae82fbe54019689ab101d08417ca14fc887da062264d0a1ab333dfeafca5fd4", target = "trycatch") class SpeculativeUnwritten {
  static final int N = 400;

  /** Its final field has its value when anybody gets it; the other one is written when it is made. */
  static class Frozen {
    final int value;
    int next = 1;

    Frozen(int value) {
      this.value = value;
    }
  }

  /** Others may see its final field before it has its value. */
  static class Leaking {
    static Leaking last;
    final int value;

    Leaking(int value) {
      last = this;
      this.value = value;
    } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) Leaking(final org.ajws.runtime.speculation.Chunk ajws$chunk, final byte ajws$twin, int value) { ajws$chunk.poll();        ajws$chunk.set(SpeculativeUnwritten.ajws$Tracked.last$2, null, this, "SpeculativeUnwritten.java:25");       this.value = value;     } 
  }

  final int[] index = new int[N];
  final int[] sums = new int[N];
  final char[] text = "to be or not to be".toCharArray();
  int step = 3;
  int moved = 1;
  final Frozen[] frozen = new Frozen[N];

  SpeculativeUnwritten() {
    for (int i = 0; i < N; i++) {
      index[i] = i * 7 % N;
      frozen[i] = new Frozen(i);
    }
  }

  /** Characters and the step are written by nobody; ints are, also by a name of another array. */
  void counts() {
    { final int first$1 = 0; final long bound$1 = N; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeUnwritten.java:46", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      add(index, index[i], text[i % text.length] + step);
      for (char c : text) {
        sums[i] += c;
      }
    } } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       add$tracked(chunk$1, index, chunk$1.get(index, i, "SpeculativeUnwritten.java:47"), text[i % text.length] + step);       for (char c : text) { chunk$1.poll(); {         chunk$1.putInt(chunk$1.at(sums, i, "SpeculativeUnwritten.java:49 +="), (chunk$1.currentInt() + (c)), "SpeculativeUnwritten.java:49 +=");       } }     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeUnwritten.ajws$Tracked.loop$1107, trips$1, loop$1); }
  }

  private void add(int[] to, int at, int x) {
    to[at] = (to[at] + hash(x)) % N;
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private void add$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int[] to, int at, int x) { ajws$chunk.poll(); {     ajws$chunk.set(to, at, (ajws$chunk.get(to, at, "SpeculativeUnwritten.java:55") + hash(x)) % N, "SpeculativeUnwritten.java:55");   } }

  /** Touches nothing, and its loop is short: called as it stands. */
  private static int hash(int x) {
    int h = x;
    for (int k = 0; k < 8; k++) {
      h = h * 31 + k;
    }
    return Math.abs(h % 5);
  }

  /** Touches nothing, but may not return soon of what a chunk has read too early. */
  private static int steps(int x) {
    int n = 0;
    for (int y = x; y > 1; y /= 2) {
      n++;
    }
    return n;
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static int steps$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int x) { ajws$chunk.poll(); {     int n = 0;     for (int y = x; y > 1; y /= 2) { ajws$chunk.poll(); {       n++;     } }     return n;   } }

  private static int depth(int x) {
    return x <= 0 ? 0 : 1 + depth(x - 1);
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private static int depth$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int x) { ajws$chunk.poll(); {     return x <= 0 ? 0 : 1 + depth$tracked(ajws$chunk, x - 1);   } }

  /** New objects: the final field is read as it stands, the other one is not. */
  void objects() {
    { final int first$2 = 1; final long bound$2 = N; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeUnwritten.java:82", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      Frozen before = frozen[(i * 5) % N];
      if (before.value % 3 == 0) {
        frozen[i] = new Frozen(before.value + before.next + steps(i) + depth(i % 4));
      }
      moved += i % 100 == 0 ? 1 : 0;
    } } return 0; }, (chunk$2, own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; chunk$2.poll(); {       Frozen before = chunk$2.get(frozen, (i * 5) % N, "SpeculativeUnwritten.java:83");       if (before.value % 3 == 0) {         chunk$2.set(frozen, i, org.ajws.runtime.speculation.Typed.<SpeculativeUnwritten.Frozen>of(new Frozen(before.value + chunk$2.get(SpeculativeUnwritten.ajws$Tracked.next$1, before, "SpeculativeUnwritten.java:85") + steps$tracked(chunk$2, i) + depth$tracked(chunk$2, i % 4))), "SpeculativeUnwritten.java:85");       }       chunk$2.putInt(chunk$2.at(SpeculativeUnwritten.ajws$Tracked.moved$5, this, "SpeculativeUnwritten.java:87 +="), (chunk$2.currentInt() + (i % 100 == 0 ? 1 : 0)), "SpeculativeUnwritten.java:87 +=");     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeUnwritten.ajws$Tracked.loop$2034, trips$2, loop$2); }
  }

  /** An object that is known too early. */
  int leaking() {
    Leaking[] all = new Leaking[N];
    Arrays.setAll(all, i -> new Leaking(i));
    { final int first$3 = 1; final long bound$3 = N; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeUnwritten.java:95", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      if (all[i - 1].value % 2 == 0) {
        all[i] = new Leaking(all[i - 1].value + i);
      }
    } } return 0; }, (chunk$3, own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; chunk$3.poll(); {       if (chunk$3.get(SpeculativeUnwritten.ajws$Tracked.value$3, chunk$3.get(all, i - 1, "SpeculativeUnwritten.java:96"), "SpeculativeUnwritten.java:96") % 2 == 0) {         chunk$3.set(all, i, org.ajws.runtime.speculation.Typed.<SpeculativeUnwritten.Leaking>of(new Leaking(chunk$3, (byte) 0, chunk$3.get(SpeculativeUnwritten.ajws$Tracked.value$3, chunk$3.get(all, i - 1, "SpeculativeUnwritten.java:97"), "SpeculativeUnwritten.java:97") + i)), "SpeculativeUnwritten.java:97");       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeUnwritten.ajws$Tracked.loop$2464, trips$3, loop$3); }
    int sum = 0;
    for (Leaking l : all) {
      sum += l.value;
    }
    return sum;
  }

  /** What is not followed may write anything but final fields: the step is tracked. */
  void unknown() {
    { final int first$4 = 0; final long bound$4 = N; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeUnwritten.java:109", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
      sums[i] += step * frozen[i].value;
      if (i == N / 2) {
        synchronized (this) {
          step++;
        }
      }
    } } return 0; }, (chunk$4, own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; chunk$4.poll(); {       chunk$4.putInt(chunk$4.at(sums, i, "SpeculativeUnwritten.java:110 +="), (chunk$4.currentInt() + (chunk$4.get(SpeculativeUnwritten.ajws$Tracked.step$4, this, "SpeculativeUnwritten.java:110") * chunk$4.get(frozen, i, "SpeculativeUnwritten.java:110").value)), "SpeculativeUnwritten.java:110 +=");       if (i == N / 2) {         chunk$4.irrevocable(); synchronized (this) {           step++;         }       }     } } return 0; }).bound(); org.ajws.runtime.speculation.Speculation.run(SpeculativeUnwritten.ajws$Tracked.loop$2837, trips$4, loop$4); }
  }

  double carried = 1;
  final double[] shares = new double[N];

  /** Only called methods write what the body reads, one of them two calls down. */
  double followed() {
    double sum = 0;
    { final int first$5 = 1; final long bound$5 = N; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeUnwritten.java:125", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
      double x = carried * 3 + shares[i - 1] + i;
      share(i, x % 101);
      sums[i] = (int) x;
    } } return 0; }, (chunk$5, own$5, trip$5, past$5) -> { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; chunk$5.poll(); {       double x = chunk$5.get(SpeculativeUnwritten.ajws$Tracked.carried$6, this, "SpeculativeUnwritten.java:126") * 3 + chunk$5.get(shares, i - 1, "SpeculativeUnwritten.java:126") + i;       share$tracked(chunk$5, i, x % 101);       chunk$5.set(sums, i, (int) x, "SpeculativeUnwritten.java:128");     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeUnwritten.ajws$Tracked.loop$3236, trips$5, loop$5); }
    for (double share : shares) {
      sum = sum * 3 % 1009 + share;
    }
    return sum + carried;
  }

  private void share(int at, double x) {
    shares[at] = x;
    if (at % 3 == 0) {
      carry(x);
    }
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private void share$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, int at, double x) { ajws$chunk.poll(); {     ajws$chunk.set(shares, at, x, "SpeculativeUnwritten.java:137");     if (at % 3 == 0) {       carry$tracked(ajws$chunk, x);     }   } }

  private void carry(double x) {
    carried = x % 7;
  } @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked", "divzero", "empty", "fallthrough", "finally", "lossy-conversions", "restricted", "serial", "static", "synchronization", "try", "varargs"}) private void carry$tracked(final org.ajws.runtime.speculation.Chunk ajws$chunk, double x) { ajws$chunk.poll(); {     ajws$chunk.set(SpeculativeUnwritten.ajws$Tracked.carried$6, this, x % 7, "SpeculativeUnwritten.java:144");   } }

  /** What an array is made of counts as written. */
  static int rows() {
    long[][] rows = new long[N][];
    Arrays.setAll(rows, i -> new long[] {i});
    { final int first$6 = 1; final long bound$6 = N; final long trips$6 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeUnwritten.java:151", first$6, org.ajws.runtime.loop.Relation.LT, bound$6, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$6 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; {
      if (rows[i - 1][0] % 2 == 1) {
        rows[i] = new long[] {rows[i - 1][0] + 2};
      }
    } } return 0; }, (chunk$6, own$6, trip$6, past$6) -> { final int from$6 = (int) (first$6 + trip$6 * 1), to$6 = (int) (first$6 + past$6 * 1); for (int i$6 = from$6; i$6 < to$6; i$6++) { int i = i$6; chunk$6.poll(); {       if (chunk$6.get(chunk$6.get(rows, i - 1, "SpeculativeUnwritten.java:152"), 0, "SpeculativeUnwritten.java:152") % 2 == 1) {         chunk$6.set(rows, i, new long[] {chunk$6.get(chunk$6.get(rows, i - 1, "SpeculativeUnwritten.java:153"), 0, "SpeculativeUnwritten.java:153") + 2}, "SpeculativeUnwritten.java:153");       }     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeUnwritten.ajws$Tracked.loop$3842, trips$6, loop$6); }
    return Arrays.deepHashCode(rows);
  }

  public static void main(String[] args) {
    SpeculativeUnwritten all = new SpeculativeUnwritten();
    all.counts();
    System.out.println(Arrays.hashCode(all.index) + " " + Arrays.hashCode(all.sums));
    all.objects();
    int sum = all.moved;
    for (Frozen f : all.frozen) {
      sum = sum * 31 + f.value;
    }
    System.out.println(sum + " " + all.leaking());
    all.unknown();
    System.out.println(Arrays.hashCode(all.sums) + " " + all.step + " " + rows());
    System.out.println(all.followed() + " " + Arrays.hashCode(all.sums));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { public static final org.ajws.runtime.speculation.IntField next$1 = new org.ajws.runtime.speculation.IntField("SpeculativeUnwritten.Frozen.next", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeUnwritten.Frozen) object).next; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeUnwritten.Frozen) object).next = value; } }; public static final org.ajws.runtime.speculation.IntField moved$5 = new org.ajws.runtime.speculation.IntField("SpeculativeUnwritten.moved", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeUnwritten) object).moved; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeUnwritten) object).moved = value; } }; public static final org.ajws.runtime.speculation.IntField value$3 = new org.ajws.runtime.speculation.IntField("SpeculativeUnwritten.Leaking.value", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeUnwritten.Leaking) object).value; } @java.lang.Override public void set(java.lang.Object object, int value) { throw new java.lang.AssertionError(); } }; public static final org.ajws.runtime.speculation.IntField step$4 = new org.ajws.runtime.speculation.IntField("SpeculativeUnwritten.step", false) { @java.lang.Override public int get(java.lang.Object object) { return ((SpeculativeUnwritten) object).step; } @java.lang.Override public void set(java.lang.Object object, int value) { ((SpeculativeUnwritten) object).step = value; } }; public static final org.ajws.runtime.speculation.DoubleField carried$6 = new org.ajws.runtime.speculation.DoubleField("SpeculativeUnwritten.carried", false) { @java.lang.Override public double get(java.lang.Object object) { return ((SpeculativeUnwritten) object).carried; } @java.lang.Override public void set(java.lang.Object object, double value) { ((SpeculativeUnwritten) object).carried = value; } }; public static final org.ajws.runtime.speculation.RefField<SpeculativeUnwritten.Leaking> last$2 = new org.ajws.runtime.speculation.RefField<SpeculativeUnwritten.Leaking>("SpeculativeUnwritten.Leaking.last", true) { @java.lang.Override public SpeculativeUnwritten.Leaking get(java.lang.Object object) { return SpeculativeUnwritten.Leaking.last; } @java.lang.Override public void set(java.lang.Object object, SpeculativeUnwritten.Leaking value) { SpeculativeUnwritten.Leaking.last = value; } }; static final org.ajws.runtime.speculation.SpeculationSite loop$1107 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeUnwritten.java:46", 0, 0, "aae82fbe54019689"); static final org.ajws.runtime.speculation.SpeculationSite loop$2034 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeUnwritten.java:82", 0, 0, "aae82fbe54019689"); static final org.ajws.runtime.speculation.SpeculationSite loop$2464 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeUnwritten.java:95", 0, 0, "aae82fbe54019689"); static final org.ajws.runtime.speculation.SpeculationSite loop$2837 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeUnwritten.java:109", 0, 0, "aae82fbe54019689"); static final org.ajws.runtime.speculation.SpeculationSite loop$3236 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeUnwritten.java:125", 0, 0, "aae82fbe54019689"); static final org.ajws.runtime.speculation.SpeculationSite loop$3842 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeUnwritten.java:151", 0, 0, "aae82fbe54019689"); } }
