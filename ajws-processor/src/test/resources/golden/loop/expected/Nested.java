import java.util.Arrays;
import org.ajws.ParallelFor;

/** Parallel loops in parallel loops, directly and as bodies without braces. */
@org.ajws.runtime.Translated(digest = "cd9324e39247503912380d73d7fc6b9f391e1235c65a4104928a9be8b9f0d6dc", target = "trycatch") class Nested {
  public static void main(String[] args) {
    int n = 4;
    int[][] a = new int[n][n];
    { org.ajws.runtime.loop.Loops.ints("Nested.java:9", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; { final int i$2 = i; org.ajws.runtime.loop.Loops.ints("Nested.java:9", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int j$2 = from$2; j$2 < to$2; j$2++) { int j = j$2; a[i$2][j] = i$2 * j; } }); } } }); }
    { org.ajws.runtime.loop.Loops.ints("Nested.java:10", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      int[] row = a[i];
      int add = i;
      add *= 2;
      { final int add$4 = add; org.ajws.runtime.loop.Loops.ints("Nested.java:14", n - 1, org.ajws.runtime.loop.Relation.GE, 0, -1, org.ajws.runtime.generated.TaskLocals.none(), (from$4, to$4, step$4, state$4) -> { for (int j$4 = from$4; j$4 > to$4; j$4--) { int j = j$4; {
        row[j] += add$4;
      } } }); }
    } } }); }
    { final var array$5 = a;
 org.ajws.runtime.loop.Loops.ints("Nested.java:18", 0, org.ajws.runtime.loop.Relation.LT, array$5.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$5, to$5, step$5, state$5) -> { for (int index$5 = from$5; index$5 < to$5; index$5++) { int[] row = array$5[index$5]; { final int n$6 = n; org.ajws.runtime.loop.Loops.inOrder("Nested.java:19", org.ajws.runtime.generated.TaskLocals.none(), (spawner$6) -> { for (@ParallelFor int k = 1; k < n$6; k *= 2)
        { if (spawner$6.stopped()) break; final int k$6 = k; spawner$6.spawn((state$6) -> { do for (int j = 0; j < k$6; j++) row[k$6] += j;  while (false); }); } }); } } }); }
    int shift = 1;
    shift++;
    { final int shift$7 = shift; org.ajws.runtime.loop.Loops.ints("Nested.java:23", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$7, to$7, step$7, state$7) -> { for (int i$7 = from$7; i$7 < to$7; i$7++) { int i = i$7; {
      { final int shift$8 = shift$7; final int i$8 = i; org.ajws.runtime.loop.Loops.ints("Nested.java:24", 0, org.ajws.runtime.loop.Relation.LE, i, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$8, to$8, step$8, state$8) -> { for (int j$8 = from$8; j$8 < to$8; j$8++) { int j = j$8; {
        int twice = shift$8 * 2;
        a[i$8][j] += twice + shift$8;
      } } }); }
    } } }); }
    System.out.println(Arrays.deepToString(a));
  }
}
