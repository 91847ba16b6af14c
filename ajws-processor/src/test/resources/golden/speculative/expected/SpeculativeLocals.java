import java.util.Arrays;
import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Locals of the method around: copies, reductions, private ones; loops in loops and in lambdas. */
@org.ajws.runtime.Translated(digest = "d6065ae5b50bf3becf6e0db08577766f5fbcca17de93871c0b37eac51040a4df", target = "trycatch") class SpeculativeLocals {
  static final int N = 800;

  static String reductions(int[] a) {
    @Reduce(ReduceOp.SUM)
    long sum = 5;
    @Reduce(ReduceOp.MAX)
    int most = -1;
    @Reduce(ReduceOp.XOR)
    boolean odd = true;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$1 extends org.ajws.runtime.generated.TaskLocals<Locals$1> { long sum; int most; boolean odd; Locals$1(long sum, int most, boolean odd) { this.sum = sum; this.most = most; this.odd = odd; } @java.lang.Override protected Locals$1 fork() { return new Locals$1((long) (0), java.lang.Integer.MIN_VALUE, false); } @java.lang.Override protected void join(Locals$1 right$1) { sum += right$1.sum; most = (int) java.lang.Math.max(most, right$1.most); odd ^= right$1.odd; } } final Locals$1 locals$1 = new Locals$1(sum, most, odd); final int exit$1; final org.ajws.runtime.speculation.TranslatedLoop<Locals$1, java.lang.Void> loop$1; try { final int first$1 = 0; final long bound$1 = a.length; final long trips$1 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeLocals.java:18", first$1, org.ajws.runtime.loop.Relation.LT, bound$1, 1); loop$1 = new org.ajws.runtime.speculation.TranslatedLoop<Locals$1, java.lang.Void>(locals$1, (own$1, trip$1, past$1) -> { long sum$1 = own$1.locals.sum; int most$1 = own$1.locals.most; boolean odd$1 = own$1.locals.odd; try { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      a[a[i] & 511] += i & 3;
      sum$1 += a[i];
      most$1 = Math.max(most$1, a[i]);
      odd$1 ^= (a[i] & 1) == 0;
      if (a[i] == 777) {
        return 1;
      }
    } } } finally { own$1.locals.sum = sum$1; own$1.locals.most = most$1; own$1.locals.odd = odd$1; } return 0; }, (chunk$1, own$1, trip$1, past$1) -> { long sum$1 = own$1.locals.sum; int most$1 = own$1.locals.most; boolean odd$1 = own$1.locals.odd; try { final int from$1 = (int) (first$1 + trip$1 * 1), to$1 = (int) (first$1 + past$1 * 1); for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; chunk$1.poll(); {       chunk$1.putInt(chunk$1.at(a, chunk$1.get(a, i, "SpeculativeLocals.java:19") & 511, "SpeculativeLocals.java:19 +="), (chunk$1.currentInt() + (i & 3)), "SpeculativeLocals.java:19 +=");       sum$1 += chunk$1.get(a, i, "SpeculativeLocals.java:20");       most$1 = Math.max(most$1, chunk$1.get(a, i, "SpeculativeLocals.java:21"));       odd$1 ^= (chunk$1.get(a, i, "SpeculativeLocals.java:22") & 1) == 0;       if (chunk$1.get(a, i, "SpeculativeLocals.java:23") == 777) {         return 1;       }     } } } finally { own$1.locals.sum = sum$1; own$1.locals.most = most$1; own$1.locals.odd = odd$1; } return 0; }); exit$1 = org.ajws.runtime.speculation.Speculation.run(SpeculativeLocals.ajws$Tracked.loop$467, trips$1, loop$1); } finally { sum = locals$1.sum; most = locals$1.most; odd = locals$1.odd; } }
    return sum + " " + most + " " + odd;
  }

  static String returnBesideReduction(int[] a, int key) {
    @Reduce(ReduceOp.SUM)
    int sum = 0;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$2 extends org.ajws.runtime.generated.TaskLocals<Locals$2> { int sum; Locals$2(int sum) { this.sum = sum; } @java.lang.Override protected Locals$2 fork() { return new Locals$2(0); } @java.lang.Override protected void join(Locals$2 right$2) { sum += right$2.sum; } } final Locals$2 locals$2 = new Locals$2(sum); final int exit$2; final org.ajws.runtime.speculation.TranslatedLoop<Locals$2, java.lang.String> loop$2; try { final int first$2 = 0; final long bound$2 = a.length; final long trips$2 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeLocals.java:33", first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1); loop$2 = new org.ajws.runtime.speculation.TranslatedLoop<Locals$2, java.lang.String>(locals$2, (own$2, trip$2, past$2) -> { int sum$2 = own$2.locals.sum; try { final int from$2 = (int) (first$2 + trip$2 * 1), to$2 = (int) (first$2 + past$2 * 1); for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; {
      sum$2 += a[i];
      if (a[i] == key) {
        { own$2.value = org.ajws.runtime.speculation.Typed.<java.lang.String>of("found at " + i); return 1; }
      }
    } } } finally { own$2.locals.sum = sum$2; } return 0; }, (claims$2, trip$2, past$2) -> { final org.ajws.runtime.claim.Indices set$2_0 = org.ajws.runtime.claim.Indices.trips(first$2, 1, trip$2, past$2); claims$2.mayLeave(); claims$2.at("SpeculativeLocals.java:34").read(a, set$2_0); }); exit$2 = org.ajws.runtime.speculation.Speculation.run(SpeculativeLocals.ajws$Tracked.loop$856, trips$2, loop$2); } finally { sum = locals$2.sum; } if (exit$2 == 1) return loop$2.value(); }
    return "sum " + sum;
  }

  static int privates(int[] a) {
    @Private int[] temp = new int[4];
    int position;
    int base = a[0];
    base += 3;
    int[] seen = null;
    seen = a;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$3 extends org.ajws.runtime.generated.TaskLocals<Locals$3> { int[] temp; final int[] temp$0; Locals$3(int[] temp, int[] temp$0) { this.temp = temp; this.temp$0 = temp$0; } @java.lang.Override protected Locals$3 fork() { return new Locals$3(org.ajws.runtime.loop.Loops.privateCopy(temp$0), temp$0); } @java.lang.Override protected void join(Locals$3 right$3) { } } final Locals$3 locals$3 = new Locals$3(org.ajws.runtime.loop.Loops.privateCopy(temp), temp); final int[] seen$3 = seen; final int base$3 = base; final int first$3 = base - base; final long bound$3 = seen.length; final int step$3 = +(1 + 1); final long trips$3 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeLocals.java:49", first$3, org.ajws.runtime.loop.Relation.LT, bound$3, step$3); final org.ajws.runtime.speculation.TranslatedLoop<Locals$3, java.lang.Void> loop$3 = new org.ajws.runtime.speculation.TranslatedLoop<Locals$3, java.lang.Void>(locals$3, (own$3, trip$3, past$3) -> { int position$3 = 0; int[] temp$3 = own$3.locals.temp; try { final int from$3 = (int) (first$3 + trip$3 * step$3), to$3 = (int) (first$3 + past$3 * step$3); for (int i$3 = from$3; i$3 < to$3; i$3 += step$3) { int i = i$3; {
      temp$3[0] = seen$3[i];
      temp$3[1] = temp$3[0] + base$3;
      position$3 = temp$3[1] & 255;
      seen$3[position$3]++;
      temp$3[0]++;
      seen$3[i] = temp$3[0];
    } } } finally { own$3.locals.temp = temp$3; } return 0; }, (chunk$3, own$3, trip$3, past$3) -> { int position$3 = 0; int[] temp$3 = own$3.locals.temp; try { final int from$3 = (int) (first$3 + trip$3 * step$3), to$3 = (int) (first$3 + past$3 * step$3); for (int i$3 = from$3; i$3 < to$3; i$3 += step$3) { int i = i$3; chunk$3.poll(); {       chunk$3.set(temp$3, 0, chunk$3.get(seen$3, i, "SpeculativeLocals.java:50"), "SpeculativeLocals.java:50");       chunk$3.set(temp$3, 1, chunk$3.get(temp$3, 0, "SpeculativeLocals.java:51") + base$3, "SpeculativeLocals.java:51");       position$3 = chunk$3.get(temp$3, 1, "SpeculativeLocals.java:52") & 255;       chunk$3.getAndPutInt(chunk$3.at(seen$3, position$3, "SpeculativeLocals.java:53 ++"), (chunk$3.currentInt() + 1), "SpeculativeLocals.java:53 ++");       chunk$3.getAndPutInt(chunk$3.at(temp$3, 0, "SpeculativeLocals.java:54 ++"), (chunk$3.currentInt() + 1), "SpeculativeLocals.java:54 ++");       chunk$3.set(seen$3, i, chunk$3.get(temp$3, 0, "SpeculativeLocals.java:55"), "SpeculativeLocals.java:55");     } } } finally { own$3.locals.temp = temp$3; } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeLocals.ajws$Tracked.loop$1212, trips$3, loop$3); }
    return Arrays.hashCode(seen);
  }

  static void nested(int[] a, Runnable[] out) {
    @Reduce(ReduceOp.SUM)
    int rounds = 0;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$4 extends org.ajws.runtime.generated.TaskLocals<Locals$4> { int rounds; Locals$4(int rounds) { this.rounds = rounds; } @java.lang.Override protected Locals$4 fork() { return new Locals$4(0); } @java.lang.Override protected void join(Locals$4 right$4) { rounds += right$4.rounds; } } final Locals$4 locals$4 = new Locals$4(rounds); try { final int first$4 = 0; final long bound$4 = 40; final long trips$4 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeLocals.java:63", first$4, org.ajws.runtime.loop.Relation.LT, bound$4, 1); final org.ajws.runtime.speculation.TranslatedLoop<Locals$4, java.lang.Void> loop$4 = new org.ajws.runtime.speculation.TranslatedLoop<Locals$4, java.lang.Void>(locals$4, (own$4, trip$4, past$4) -> { int rounds$4 = own$4.locals.rounds; try { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; {
      int last = i;
      last++;
      { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$5 extends org.ajws.runtime.generated.TaskLocals<Locals$5> { int rounds; Locals$5(int rounds) { this.rounds = rounds; } @java.lang.Override protected Locals$5 fork() { return new Locals$5(0); } @java.lang.Override protected void join(Locals$5 right$5) { rounds += right$5.rounds; } } final Locals$5 locals$5 = new Locals$5(rounds$4); final int i$5 = i; final int last$5 = last; final int exit$5; final org.ajws.runtime.speculation.TranslatedLoop<Locals$5, java.lang.Void> loop$5; try { final int first$5 = 0; final long bound$5 = 20; final long trips$5 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeLocals.java:66", first$5, org.ajws.runtime.loop.Relation.LT, bound$5, 1); loop$5 = new org.ajws.runtime.speculation.TranslatedLoop<Locals$5, java.lang.Void>(locals$5, (own$5, trip$5, past$5) -> { int rounds$5 = own$5.locals.rounds; try { final int from$5 = (int) (first$5 + trip$5 * 1), to$5 = (int) (first$5 + past$5 * 1); for (int j$5 = from$5; j$5 < to$5; j$5++) { int j = j$5; {
        if (a[(i$5 + j) * 7 % N] % 5 == 4) {
          return 1;
        }
        a[(i$5 * j + last$5) % N]++;
        rounds$5++;
      } } } finally { own$5.locals.rounds = rounds$5; } return 0; }, (claims$5, trip$5, past$5) -> { final org.ajws.runtime.claim.Indices set$5_0 = org.ajws.runtime.claim.Indices.trips(first$5, 1, trip$5, past$5); claims$5.mayLeave(); claims$5.at("SpeculativeLocals.java:67").read(a, org.ajws.runtime.claim.Indices.of(i$5).plus(set$5_0).toInt().times(org.ajws.runtime.claim.Indices.of(7L)).toInt().remainder(org.ajws.runtime.claim.Indices.of(800L)).toInt()); claims$5.at("SpeculativeLocals.java:70 ++").write(a, org.ajws.runtime.claim.Indices.of(i$5).times(set$5_0).toInt().plus(org.ajws.runtime.claim.Indices.of(last$5)).toInt().remainder(org.ajws.runtime.claim.Indices.of(800L)).toInt()); }); exit$5 = org.ajws.runtime.speculation.Speculation.run(SpeculativeLocals.ajws$Tracked.loop$1704, trips$5, loop$5); } finally { rounds$4 = locals$5.rounds; } }
      { final int last$6 = last; org.ajws.runtime.loop.Loops.ints("SpeculativeLocals.java:73", 0, org.ajws.runtime.loop.Relation.LT, 20, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$6, to$6, step$6, state$6) -> { for (int j$6 = from$6; j$6 < to$6; j$6++) { int j = j$6; {
        a[j] = a[j] * 3 + last$6;
      } } }); }
      int now = last;
      out[i] = () -> System.out.print(now + " ");
    } } } finally { own$4.locals.rounds = rounds$4; } return 0; }, (chunk$4, own$4, trip$4, past$4) -> { int rounds$4 = own$4.locals.rounds; try { final int from$4 = (int) (first$4 + trip$4 * 1), to$4 = (int) (first$4 + past$4 * 1); for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; chunk$4.poll(); {       int last = i;       last++;       for (@ParallelFor(speculative = true) int j = 0; j < 20; j++) {         if (chunk$4.get(a, (i + j) * 7 % N, "SpeculativeLocals.java:67") % 5 == 4) {           break;         }         chunk$4.getAndPutInt(chunk$4.at(a, (i * j + last) % N, "SpeculativeLocals.java:70 ++"), (chunk$4.currentInt() + 1), "SpeculativeLocals.java:70 ++");         rounds$4++;       }       for (@ParallelFor int j = 0; j < 20; j++) {         chunk$4.set(a, j, chunk$4.get(a, j, "SpeculativeLocals.java:74") * 3 + last, "SpeculativeLocals.java:74");       }       int now = last;       chunk$4.set(out, i, org.ajws.runtime.speculation.Typed.<java.lang.Runnable>of(() -> System.out.print(now + " ")), "SpeculativeLocals.java:77");     } } } finally { own$4.locals.rounds = rounds$4; } return 0; }); org.ajws.runtime.speculation.Speculation.run(SpeculativeLocals.ajws$Tracked.loop$1600, trips$4, loop$4); } finally { rounds = locals$4.rounds; } }
    Arrays.stream(out).forEach(Runnable::run);
    System.out.println(rounds);
  }

  static Runnable lambda(int[] a) {
    int[] sum = {0};
    return () -> {
      { final int first$7 = N - 1; final long bound$7 = 0; final long trips$7 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeLocals.java:86", first$7, org.ajws.runtime.loop.Relation.GT, bound$7, -1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$7 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$7, trip$7, past$7) -> { final int from$7 = (int) (first$7 + trip$7 * -1), to$7 = (int) (first$7 + past$7 * -1); for (int i$7 = from$7; i$7 > to$7; i$7--) { int i = i$7; {
        sum[0] += a[i] ^ i;
      } } return 0; }, (claims$7, trip$7, past$7) -> { final org.ajws.runtime.claim.Indices set$7_0 = org.ajws.runtime.claim.Indices.trips(first$7, -1, trip$7, past$7); claims$7.at("SpeculativeLocals.java:87 +=").write(sum, org.ajws.runtime.claim.Indices.of(0L)); claims$7.at("SpeculativeLocals.java:87").read(a, set$7_0); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeLocals.ajws$Tracked.loop$2231, trips$7, loop$7); }
      System.out.println(sum[0]);
    };
  }

  public static void main(String[] args) {
    int[] a = new int[N];
    for (int i = 0; i < N; i++) {
      a[i] = (int) (i * 7919L % N);
    }
    System.out.println(reductions(a.clone()));
    System.out.println(returnBesideReduction(a, 700) + returnBesideReduction(a, -1));
    System.out.println(privates(a.clone()));
    int[] b = a.clone();
    nested(b, new Runnable[40]);
    System.out.println(Arrays.hashCode(b));
    lambda(b).run();
    { final int first$8 = 0; final long bound$8 = 9; final long trips$8 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeLocals.java:105", first$8, org.ajws.runtime.loop.Relation.LT, bound$8, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$8 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$8, trip$8, past$8) -> { final int from$8 = (int) (first$8 + trip$8 * 1), to$8 = (int) (first$8 + past$8 * 1); for (int i$8 = from$8; i$8 < to$8; i$8++) { int i = i$8; {
      { final int i$9 = i; org.ajws.runtime.loop.Loops.ints("SpeculativeLocals.java:106", 0, org.ajws.runtime.loop.Relation.LT, 9, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$9, to$9, step$9, state$9) -> { for (int j$9 = from$9; j$9 < to$9; j$9++) { int j = j$9; {
        b[i$9 * 9 + j] -= b[j * 9 + i$9];
      } } }); }
    } } return 0; }, (claims$8, trip$8, past$8) -> { final org.ajws.runtime.claim.Indices set$8_0 = org.ajws.runtime.claim.Indices.trips(first$8, 1, trip$8, past$8); final org.ajws.runtime.claim.Indices set$8_1 = org.ajws.runtime.claim.Indices.of(0L).upTo(org.ajws.runtime.claim.Indices.of(9L), 1L, 1L, false); claims$8.at("SpeculativeLocals.java:107 -=").write(b, set$8_0.times(org.ajws.runtime.claim.Indices.of(9L)).toInt().plus(set$8_1).toInt()); claims$8.at("SpeculativeLocals.java:107").read(b, set$8_1.times(org.ajws.runtime.claim.Indices.of(9L)).toInt().plus(set$8_0).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeLocals.ajws$Tracked.loop$2830, trips$8, loop$8); }
    { org.ajws.runtime.loop.Loops.ints("SpeculativeLocals.java:110", 0, org.ajws.runtime.loop.Relation.LT, 8, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$10, to$10, step$10, state$10) -> { for (int k$10 = from$10; k$10 < to$10; k$10++) { int k = k$10; {
      int row = k * 100;
      { final int first$11 = 1; final long bound$11 = 100; final long trips$11 = org.ajws.runtime.loop.TripCount.ofInts("SpeculativeLocals.java:112", first$11, org.ajws.runtime.loop.Relation.LT, bound$11, 1); final org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void> loop$11 = new org.ajws.runtime.speculation.TranslatedLoop<org.ajws.runtime.generated.TaskLocals.None, java.lang.Void>(org.ajws.runtime.generated.TaskLocals.none(), (own$11, trip$11, past$11) -> { final int from$11 = (int) (first$11 + trip$11 * 1), to$11 = (int) (first$11 + past$11 * 1); for (int i$11 = from$11; i$11 < to$11; i$11++) { int i = i$11; {
        b[row + i] += b[row + i - 1];
      } } return 0; }, (claims$11, trip$11, past$11) -> { final org.ajws.runtime.claim.Indices set$11_0 = org.ajws.runtime.claim.Indices.trips(first$11, 1, trip$11, past$11); claims$11.at("SpeculativeLocals.java:113 +=").write(b, org.ajws.runtime.claim.Indices.of(row).plus(set$11_0).toInt()); claims$11.at("SpeculativeLocals.java:113").read(b, org.ajws.runtime.claim.Indices.of(row).plus(set$11_0).toInt().minus(org.ajws.runtime.claim.Indices.of(1L)).toInt()); }); org.ajws.runtime.speculation.Speculation.run(SpeculativeLocals.ajws$Tracked.loop$3072, trips$11, loop$11); }
    } } }); }
    System.out.println(Arrays.hashCode(b));
  }
 @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) static final class ajws$Tracked { static final org.ajws.runtime.speculation.SpeculationSite loop$467 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeLocals.java:18", 0, 0, "d6065ae5b50bf3be"); static final org.ajws.runtime.speculation.SpeculationSite loop$856 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeLocals.java:33", 0, 0, "d6065ae5b50bf3be"); static final org.ajws.runtime.speculation.SpeculationSite loop$1212 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeLocals.java:49", 0, 0, "d6065ae5b50bf3be"); static final org.ajws.runtime.speculation.SpeculationSite loop$1600 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeLocals.java:63", 0, 0, "d6065ae5b50bf3be"); static final org.ajws.runtime.speculation.SpeculationSite loop$1704 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeLocals.java:66", 0, 0, "d6065ae5b50bf3be"); static final org.ajws.runtime.speculation.SpeculationSite loop$2231 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeLocals.java:86", 0, 0, "d6065ae5b50bf3be"); static final org.ajws.runtime.speculation.SpeculationSite loop$2830 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeLocals.java:105", 0, 0, "d6065ae5b50bf3be"); static final org.ajws.runtime.speculation.SpeculationSite loop$3072 = new org.ajws.runtime.speculation.SpeculationSite("SpeculativeLocals.java:112", 0, 0, "d6065ae5b50bf3be"); } }
