import java.util.Arrays;
import org.ajws.ParallelFor;

/** Parallel loops in parallel loops, directly and as bodies without braces. */
@org.ajws.runtime.Translated(digest = "cd9324e39247503912380d73d7fc6b9f391e1235c65a4104928a9be8b9f0d6dc", target = "trycatch") class Nested {
  public static void main(String[] args) {
    int n = 4;
    int[][] a = new int[n][n];
    { org.ajws.runtime.loop.Loops.ints("Nested.java:9", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { final org.ajws.runtime.loop.InnerLoop inner$2 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; { final int i$2 = i; final int first$2 = 0; final int bound$2 = n; final var body$2 = org.ajws.runtime.loop.IntBody.of((from$2, to$2, step$2, state$2) -> { for (int j$2 = from$2; j$2 < to$2; j$2++) { int j = j$2; a[i$2][j] = i$2 * j; } }); try { if (inner$2.enter(first$2, bound$2, null)) body$2.run(first$2, bound$2, 1, null); else org.ajws.runtime.loop.Loops.ints("Nested.java:9", inner$2, first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1, org.ajws.runtime.generated.TaskLocals.none(), body$2); } finally { inner$2.leave(); } } } } finally { inner$2.end(); } }); }
    { org.ajws.runtime.loop.Loops.ints("Nested.java:10", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { final org.ajws.runtime.loop.InnerLoop inner$4 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      int[] row = a[i];
      int add = i;
      add *= 2;
      { final int add$4 = add; final int first$4 = n - 1; final int bound$4 = 0; final var body$4 = org.ajws.runtime.loop.IntBody.of((from$4, to$4, step$4, state$4) -> { for (int j$4 = from$4; j$4 > to$4; j$4--) { int j = j$4; {
        row[j] += add$4;
      } } }); final int past$4 = bound$4 - 1; try { if (inner$4.enter(past$4, first$4, null)) body$4.run(first$4, past$4, -1, null); else org.ajws.runtime.loop.Loops.ints("Nested.java:14", inner$4, first$4, org.ajws.runtime.loop.Relation.GE, bound$4, -1, org.ajws.runtime.generated.TaskLocals.none(), body$4); } catch (final java.lang.Throwable thrown$4) { inner$4.left(thrown$4, 14); throw thrown$4; } finally { inner$4.leave(); } }
    } } } finally { inner$4.end(); } }); }
    { final var array$5 = a; org.ajws.runtime.loop.Loops.ints("Nested.java:18", 0, org.ajws.runtime.loop.Relation.LT, array$5.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$5, to$5, step$5, state$5) -> { for (int index$5 = from$5; index$5 < to$5; index$5++) { int[] row = array$5[index$5]; 
{ final int n$6 = n; org.ajws.runtime.loop.Loops.inOrder("Nested.java:19", org.ajws.runtime.generated.TaskLocals.none(), (spawner$6) -> { for (@ParallelFor int k = 1; k < n$6; k *= 2)
        { if (spawner$6.stopped()) break; final int k$6 = k; spawner$6.spawn((state$6) -> { do for (int j = 0; j < k$6; j++) row[k$6] += j;  while (false); }); } }); } } }); }
    int shift = 1;
    shift++;
    { final int shift$7 = shift; org.ajws.runtime.loop.Loops.ints("Nested.java:23", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$7, to$7, step$7, state$7) -> { final org.ajws.runtime.loop.InnerLoop inner$8 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; {
      { final int shift$8 = shift$7; final int i$8 = i; final int first$8 = 0; final int bound$8 = i; final var body$8 = org.ajws.runtime.loop.IntBody.of((from$8, to$8, step$8, state$8) -> { for (int j$8 = from$8; j$8 < to$8; j$8++) { int j = j$8; {
        int twice = shift$8 * 2;
        a[i$8][j] += twice + shift$8;
      } } }); final int past$8 = bound$8 + 1; try { if (inner$8.enter(first$8, past$8, null)) body$8.run(first$8, past$8, 1, null); else org.ajws.runtime.loop.Loops.ints("Nested.java:24", inner$8, first$8, org.ajws.runtime.loop.Relation.LE, bound$8, 1, org.ajws.runtime.generated.TaskLocals.none(), body$8); } catch (final java.lang.Throwable thrown$8) { inner$8.left(thrown$8, 24); throw thrown$8; } finally { inner$8.leave(); } }
    } } } finally { inner$8.end(); } }); }
    System.out.println(Arrays.deepToString(a));
  }
}
