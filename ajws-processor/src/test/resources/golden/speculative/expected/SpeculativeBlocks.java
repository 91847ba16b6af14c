import java.util.Arrays;
import java.util.Random;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.SpeculationBackend;

/** Slots of arrays that are told apart by blocks: what the loops do is the same. */
@org.ajws.runtime.Translated(digest = "df05fdd9c117157791afb39656ede280dfd8cbb84d22fd0961f301f66eace746", target = "trycatch") class SpeculativeBlocks {
  static final int SIZE = 4;
  static final int LONG = 4096;

  final long[] shared;
  final String[] names = new String[50];

  SpeculativeBlocks(int n) {
    shared = new long[n];
  }

  /** Neighbours that different iterations write. */
  static void neighbours(int[] a, byte[] b, boolean[] c) {
    { final int first$1 = 0; final long bound$1 = a.length; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeBlocks.java:22", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$1, trip$1, past$1) -> { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      a[i] += i;
      b[i] ^= (byte) a[i];
      c[i] = !c[i];
    } } return 0; }, (claims$1, trip$1, past$1) -> { final org.ajws.runtime.claim.Indices set$1_0 = org.ajws.runtime.claim.Indices.trips(first$1, 1, trip$1, past$1); claims$1.at("SpeculativeBlocks.java:23 +=").write(a, set$1_0); claims$1.at("SpeculativeBlocks.java:24 ^=").write(b, set$1_0); claims$1.at("SpeculativeBlocks.java:25").write(c, set$1_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeBlocks.ajws$Tracked.loop$580, trips$1, loop$1); }
    { final int first$2 = a.length - 1; final long bound$2 = 0; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeBlocks.java:27", first$2, org.ajws.runtime.loop.Relation.GT, bound$2, -1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$2, trip$2, past$2) -> { final int from$2 = (int) (first$2 + trip$2 * -1), to$2 = (int) (first$2 + past$2 * -1); for (int i$2 = from$2; i$2 > to$2; i$2--) { int i = i$2; {
      a[i] -= a[i - 1];
    } } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, -1, trip$2, past$2); claims$2.at("SpeculativeBlocks.java:28 -=").write(a, set$2_0); claims$2.at("SpeculativeBlocks.java:28").read(a, set$2_0.minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeBlocks.ajws$Tracked.loop$752, trips$2, loop$2); }
    System.out.println(Arrays.hashCode(a) + " " + Arrays.hashCode(b) + " " + Arrays.hashCode(c));
  }

  /** Places that an index array gives, some of them twice; one is outside. */
  static void scattered(double[] d, int[] index, int last) {
    try {
      { final int first$3 = 0; final long bound$3 = last; final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeBlocks.java:36", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$3, trip$3, past$3) -> { final int from$3 = (int) (first$3 + trip$3 * 1), to$3 = (int) (first$3 + past$3 * 1); for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
        d[index[i]] += d[index[i + 1]] * 0.5 + i;
      } } return 0; }, (claims$3, trip$3, past$3) -> { final org.ajws.runtime.claim.Indices set$3_0 = org.ajws.runtime.claim.Indices.trips(first$3, 1, trip$3, past$3); claims$3.at("SpeculativeBlocks.java:37").write(d, claims$3.values(index, set$3_0)); claims$3.at("SpeculativeBlocks.java:37").read(index, set$3_0); claims$3.at("SpeculativeBlocks.java:37").read(d, claims$3.values(index, set$3_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt())); claims$3.at("SpeculativeBlocks.java:37").read(index, set$3_0.plus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeBlocks.ajws$Tracked.loop$1146, trips$3, loop$3); }
    } catch (ArrayIndexOutOfBoundsException e) {
      System.out.println("outside");
    }
    System.out.println(Arrays.hashCode(d));
  }

  /** Columns, whose slots lie further apart than a block is long, and not so far. */
  static void columns(float[] a, int n) {
    { final int first$4 = 0; final long bound$4 = n; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeBlocks.java:47", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int c$4 = from$4; c$4 < to$4; c$4++) { int c = c$4; {
      for (int k = c; k + n < a.length; k += n) {
        a[k + n] += a[k] / 2;
      }
    } } return 0; }, (chunk$4, own$4, trip$4, past$4) -> { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int c$4 = from$4; c$4 < to$4; c$4++) { int c = c$4; chunk$4.poll(); {       for (int k = c; k + n < a.length; k += n) { chunk$4.poll(); {         chunk$4.putFloat(chunk$4.at(a, k + n, "SpeculativeBlocks.java:49"), (chunk$4.currentFloat() + (chunk$4.get(a, k, "SpeculativeBlocks.java:49") / 2)), "SpeculativeBlocks.java:49");       } }     } } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeBlocks.ajws$Tracked.loop$1574, trips$4, loop$4); }
    System.out.println(Arrays.hashCode(a));
  }

  /** Watched accesses, of all types, and of references, which are read one by one. */
  int watched(char[] text, short[] s, long[] l, int most) {
    @Reduce(ReduceOp.SUM)
    int found = 0;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$5 extends org.ajws.runtime.generated.TaskLocals<Locals$5> { int found; Locals$5(int found) { this.found = found; } @java.lang.Override protected Locals$5 fork() { return new Locals$5(0); } @java.lang.Override protected void join(Locals$5 right$5) { found += right$5.found; } } final Locals$5 locals$5 = new Locals$5(found); final int exit$5; final org.ajws.runtime.speculation.TranslatedLoop<Locals$5, java.lang.Void> loop$5; try { final int first$5 = 




0; final long bound$5 = 
most;
 final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeBlocks.java:59", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<Locals$5, java.lang.Void>(locals$5, (own$5, trip$5, past$5) -> { int found$5 = own$5.locals.found; try { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
      int at = text[i] * 7 % most;
      s[at] += (short) (l[i] + s[i]);
      l[at] ^= s[most - 1 - i] + shared[at % shared.length];
      shared[i % shared.length]++;
      names[at] = names[i] == null ? "n" + i : names[i];
      found$5 += names[at].length();
      if (l[at] == Long.MIN_VALUE) {
        return 1;
      }
    } } } finally { own$5.locals.found = found$5; } return 0; }, (chunk$5, own$5, trip$5, past$5) -> { int found$5 = own$5.locals.found; try { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; chunk$5.poll(); {       int at = text[i] * 7 % most;       chunk$5.putShort(chunk$5.at(s, at, "SpeculativeBlocks.java:68 +="), (short) (chunk$5.currentShort() + ((short) (chunk$5.get(l, i, "SpeculativeBlocks.java:68") + chunk$5.get(s, i, "SpeculativeBlocks.java:68")))), "SpeculativeBlocks.java:68 +=");       chunk$5.putLong(chunk$5.at(l, at, "SpeculativeBlocks.java:69 ^="), (chunk$5.currentLong() ^ (chunk$5.get(s, most - 1 - i, "SpeculativeBlocks.java:69") + chunk$5.get(shared, at % shared.length, "SpeculativeBlocks.java:69"))), "SpeculativeBlocks.java:69 ^=");       chunk$5.getAndPutLong(chunk$5.at(shared, i % shared.length, "SpeculativeBlocks.java:70 ++"), (chunk$5.currentLong() + 1), "SpeculativeBlocks.java:70 ++");       chunk$5.set(names, at, org.ajws.runtime.speculation.Typed.<java.lang.String>of(chunk$5.get(names, i, "SpeculativeBlocks.java:71") == null ? "n" + i : chunk$5.get(names, i, "SpeculativeBlocks.java:71")), "SpeculativeBlocks.java:71");       found$5 += chunk$5.get(names, at, "SpeculativeBlocks.java:72").length();       if (chunk$5.get(l, at, "SpeculativeBlocks.java:73") == Long.MIN_VALUE) {         return 1;       }     } } } finally { own$5.locals.found = found$5; } return 0; }); exit$5 = org.ajws.runtime.speculation.Speculation.run(SpeculativeBlocks.ajws$Tracked.loop$2004, trips$5, loop$5); } finally { found = locals$5.found; } }
    return found;
  }

  public static void main(String[] args) {
    Random random = new Random(5);
    for (int n : new int[] {1, 7, 31, 50}) {
      neighbours(random.ints(n, 0, 99).toArray(), new byte[n], new boolean[n]);
      int[] index = random.ints(n + 1, 0, n).toArray();
      scattered(random.doubles(n).toArray(), index, n);
      index[n / 2] = n;
      scattered(random.doubles(n).toArray(), index, n);
      float[] a = new float[n * n];
      for (int i = 0; i < a.length; i++) {
        a[i] = random.nextInt(100);
      }
      columns(a, n);
      SpeculativeBlocks blocks = new SpeculativeBlocks(1 + n / 3);
      char[] text = new char[n];
      short[] s = new short[n];
      long[] l = random.longs(n).toArray();
      for (int i = 0; i < n; i++) {
        text[i] = (char) random.nextInt(200);
        s[i] = (short) random.nextInt();
      }
      System.out.println(blocks.watched(text, s, l, n));
      System.out.println(Arrays.hashCode(s) + " " + Arrays.hashCode(l));
      System.out.println(Arrays.hashCode(blocks.shared) + " " + Arrays.toString(blocks.names));
    }
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$580 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeBlocks.java:22", 0, 1, "df05fdd9c1171577", 8); static final org.ajws.runtime.speculation.SpeculationSite loop$752 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeBlocks.java:27", 0, 1, "df05fdd9c1171577", 4096); static final org.ajws.runtime.speculation.SpeculationSite loop$1146 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeBlocks.java:36", 0, 3, "df05fdd9c1171577", 4); static final org.ajws.runtime.speculation.SpeculationSite loop$1574 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeBlocks.java:47", 0, 1, "df05fdd9c1171577", 2); static final org.ajws.runtime.speculation.SpeculationSite loop$2004 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeBlocks.java:59", 0, 2, "df05fdd9c1171577", 16); } }
