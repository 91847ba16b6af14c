import java.util.Arrays;
import org.ajws.ParallelFor;

/** A {@code long} variable, and an {@code int} one against a {@code long} bound. */
@org.ajws.runtime.Translated(digest = "7a0a609b7c941fe2f7e5dc313fcc84472027e86b24252693471c832c2930cc80", target = "trycatch") class LongHeaders {
  public static void main(String[] args) {
    long[] a = new long[8];
    long first = Long.MAX_VALUE - 7;
    { org.ajws.runtime.loop.Loops.longs("LongHeaders.java:9", first, org.ajws.runtime.loop.Relation.LT, Long.MAX_VALUE, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (long i$1 = from$1; i$1 < to$1; i$1++) { long i = i$1; a[(int) (i - first)] = i; } }); }
    { org.ajws.runtime.loop.Loops.longs("LongHeaders.java:10", Long.MIN_VALUE + 6, org.ajws.runtime.loop.Relation.GT, Long.MIN_VALUE, -(3), org.ajws.runtime.generated.TaskLocals.none(), 
(from$2, to$2, step$2, state$2) -> { for (long i$2 = from$2; i$2 > to$2; i$2 -= 3) { long i = i$2; a[(int) (i - Long.MIN_VALUE)] += 1; } }); }
    { org.ajws.runtime.loop.Loops.longs("LongHeaders.java:12", 7L, org.ajws.runtime.loop.Relation.GE, 0, -1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (long i$3 = from$3; i$3 > to$3; i$3--) { long i = i$3; a[(int) i] ^= i << 40; } }); }
    long n = a.length;
    { org.ajws.runtime.loop.Loops.ints("LongHeaders.java:14", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$4, to$4, step$4, state$4) -> { for (int i$4 = from$4; i$4 < to$4; i$4++) { int i = i$4; a[i] += i; } }); }
    { final long n$5 = n; org.ajws.runtime.loop.Loops.inOrder("LongHeaders.java:15", org.ajws.runtime.generated.TaskLocals.none(), (spawner$5) -> { for (@ParallelFor long i = 0, j = 0; i < n$5; i++) { if (spawner$5.stopped()) break; final long i$5 = i; spawner$5.spawn((state$5) -> { do a[(int) i$5] += 1;  while (false); }); } }); }
    { org.ajws.runtime.loop.Loops.ints("LongHeaders.java:16", Integer.MAX_VALUE - 3, org.ajws.runtime.loop.Relation.NE, Integer.MIN_VALUE + 3, 1, org.ajws.runtime.generated.TaskLocals.none(), 
(from$6, to$6, step$6, state$6) -> { for (int left$6 = to$6, i$6 = from$6; left$6 > 0; left$6--, i$6++) { int i = i$6; a[i & 7] += 5; } }); }
    Integer boxed = 8;
    { org.ajws.runtime.loop.Loops.ints("LongHeaders.java:19", 0, org.ajws.runtime.loop.Relation.LT, boxed, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$7, to$7, step$7, state$7) -> { for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; a[i] -= 2; } }); }
    short step = 3;
    { org.ajws.runtime.loop.Loops.longs("LongHeaders.java:21", 0, org.ajws.runtime.loop.Relation.LE, 7, (step), org.ajws.runtime.generated.TaskLocals.none(), (from$8, to$8, step$8, state$8) -> { for (long i$8 = from$8; i$8 < to$8; i$8 += step$8) { long i = i$8; a[(int) i]--; } }); }
    System.out.println(Arrays.toString(a));
  }
}
