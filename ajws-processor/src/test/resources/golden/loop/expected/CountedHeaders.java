import java.util.Arrays;
import org.ajws.ParallelFor;

/** Every relation, up and down, with steps of each form. */
@org.ajws.runtime.Translated(digest = "b942dbdc7fd999a892cc4baa8180109ffa6b779328a579923be9eb637775bcd6", target = "trycatch") class CountedHeaders {
  static final int N = 10;

  public static void main(String[] args) {
    int[] a = new int[N];
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:10", 0, org.ajws.runtime.loop.Relation.LT, N, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; a[i] += 1; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:11", 0, org.ajws.runtime.loop.Relation.LE, N - 1, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$2, to$2, step$2, state$2) -> { for (int i$2 = from$2; i$2 < to$2; i$2++) { int i = i$2; a[i] += 10; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:12", N - 1, org.ajws.runtime.loop.Relation.GE, 0, -1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 > to$3; i$3--) { int i = i$3; a[i] += 100; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:13", N - 1, org.ajws.runtime.loop.Relation.GT, -1, -1, org.ajws.runtime.generated.TaskLocals.none(), (from$4, to$4, step$4, state$4) -> { for (int i$4 = from$4; i$4 > to$4; i$4--) { int i = i$4; a[i] += 1000; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:14", 0, org.ajws.runtime.loop.Relation.NE, N, (2), org.ajws.runtime.generated.TaskLocals.none(), (from$5, to$5, step$5, state$5) -> { for (int left$5 = to$5, i$5 = from$5; left$5 > 0; left$5--, i$5 += 2) { int i = i$5; a[i] += 2; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:15", N, org.ajws.runtime.loop.Relation.NE, 0, -(2), org.ajws.runtime.generated.TaskLocals.none(), (from$6, to$6, step$6, state$6) -> { for (int left$6 = to$6, i$6 = from$6; left$6 > 0; left$6--, i$6 -= 2) { int i = i$6; a[i - 1] += 3; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:16", 0, org.ajws.runtime.loop.Relation.LT, N, (3), org.ajws.runtime.generated.TaskLocals.none(), (from$7, to$7, step$7, state$7) -> { for (int i$7 = from$7; i$7 < to$7; i$7 += 3) { int i = i$7; a[i] += 4; } }); }
    { org.ajws.runtime.loop.Loops.inOrder("CountedHeaders.java:17", org.ajws.runtime.generated.TaskLocals.none(), (spawner$8) -> { for (@ParallelFor int i = 0; (N >= i + 0) && i < N; i = 3 + i) { if (spawner$8.stopped()) break; final int i$8 = i; spawner$8.spawn((state$8) -> { do a[i$8] += 5;  while (false); }); } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:18", N - 1, org.ajws.runtime.loop.Relation.GE, (0), -(4), org.ajws.runtime.generated.TaskLocals.none(), (from$9, to$9, step$9, state$9) -> { for (int i$9 = from$9; i$9 > to$9; i$9 -= 4) { int i = i$9; a[i] += 6; } }); }
    int step = args.length + 2;
    int down = -step;
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:21", 0, org.ajws.runtime.loop.Relation.LT, a.length, (step), org.ajws.runtime.generated.TaskLocals.none(), (from$10, to$10, step$10, state$10) -> { for (int i$10 = from$10; i$10 < to$10; i$10 += step$10) { int i = i$10; a[i] += 7; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:22", a.length - 1, org.ajws.runtime.loop.Relation.GE, 0, (down), org.ajws.runtime.generated.TaskLocals.none(), (from$11, to$11, step$11, state$11) -> { for (int i$11 = from$11; i$11 > to$11; i$11 += step$11) { int i = i$11; a[i] += 8; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:23", 0, org.ajws.runtime.loop.Relation.LT, size(a), -(down), org.ajws.runtime.generated.TaskLocals.none(), (from$12, to$12, step$12, state$12) -> { for (int i$12 = from$12; i$12 < to$12; i$12 += step$12) { int i = i$12; a[i] += 9; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:24", 0, org.ajws.runtime.loop.Relation.LT, (a.length > 3 ? 3 : a.length), ((step > 1 ? 1 : 2)), org.ajws.runtime.generated.TaskLocals.none(), (from$13, to$13, step$13, state$13) -> { for (int i$13 = from$13; i$13 < to$13; i$13 += step$13) { int i = i$13; a[i]++; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:25", 5, org.ajws.runtime.loop.Relation.LT, 5, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$14, to$14, step$14, state$14) -> { for (int i$14 = from$14; i$14 < to$14; i$14++) { int i = i$14; a[i] = -1; } }); }
    { org.ajws.runtime.loop.Loops.ints("CountedHeaders.java:26", 'a', org.ajws.runtime.loop.Relation.LT, 'e', 1, org.ajws.runtime.generated.TaskLocals.none(), (from$15, to$15, step$15, state$15) -> { for (int i$15 = from$15; i$15 < to$15; i$15++) { int i = i$15; a[i - 'a'] += 11; } }); }
    System.out.println(Arrays.toString(a));
  }

  static int size(int[] a) {
    return a.length;
  }
}
