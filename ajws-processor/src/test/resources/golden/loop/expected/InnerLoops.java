import static org.ajws.ReduceOp.SUM;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.runtime.AjwsRuntime;

/** Parallel loops in the bodies of others: headers, states, places, and what leaves them. */
@org.ajws.runtime.Translated(digest = "9e5a3e753b369057f194be64db0aba2677730259ac3e4ed89e1ed9b03d23f451", target = "trycatch") class InnerLoops {
  static final int ROWS = 200;

  @SuppressWarnings("ajws-shared") // slots[5] is written downwards
  static void headers(int n, Integer box, char letter) {
    long[][] sums = new long[ROWS][12];
    int[] values = IntStream.range(0, n).toArray();
    { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:22", 0, org.ajws.runtime.loop.Relation.LT, ROWS, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$1, to$1, step$1, state$1) -> { final org.ajws.runtime.loop.InnerLoop inner$2 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$3 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$4 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$6 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$7 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$9 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$10 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$11 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$13 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$1 = from$1; i$1 < to$1; i$1++) { int i = i$1; {
      long[] mine = sums[i];
      int[][] slots = new int[12][n + 130];
      { final int first$2 = 0; final int bound$2 = n; final var body$2 = org.ajws.runtime.loop.IntBody.of((from$2, to$2, step$2, state$2) -> { for (int j$2 = from$2; j$2 < to$2; j$2++) { int j = j$2; slots[0][j] = j + 1; } }); try { if (inner$2.enter(first$2, bound$2, null)) body$2.run(first$2, bound$2, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:25", inner$2, first$2, org.ajws.runtime.loop.Relation.LT, bound$2, 1, org.ajws.runtime.generated.TaskLocals.none(), body$2); } finally { inner$2.leave(); } }
      { final int first$3 = 3; final int bound$3 = n; final var body$3 = org.ajws.runtime.loop.IntBody.of((from$3, to$3, step$3, state$3) -> { for (int j$3 = from$3; j$3 < to$3; j$3++) { int j = j$3; slots[1][j] = j + 1; } }); final int past$3 = bound$3 + 1; try { if (inner$3.enter(first$3, past$3, null)) body$3.run(first$3, past$3, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:26", inner$3, first$3, org.ajws.runtime.loop.Relation.LE, bound$3, 1, org.ajws.runtime.generated.TaskLocals.none(), body$3); } finally { inner$3.leave(); } }
      { final int first$4 = n; final int bound$4 = 2; final var body$4 = org.ajws.runtime.loop.IntBody.of((from$4, to$4, step$4, state$4) -> { for (int j$4 = from$4; j$4 > to$4; j$4--) { int j = j$4; slots[2][j] = j + 1; } }); try { if (inner$4.enter(bound$4, first$4, null)) body$4.run(first$4, bound$4, -1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:27", inner$4, first$4, org.ajws.runtime.loop.Relation.GT, bound$4, -1, org.ajws.runtime.generated.TaskLocals.none(), body$4); } finally { inner$4.leave(); } }
      { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:28", n, org.ajws.runtime.loop.Relation.GE, 0, -(1), org.ajws.runtime.generated.TaskLocals.none(), (from$5, to$5, step$5, state$5) -> { for (int j$5 = from$5; j$5 > to$5; j$5 -= 1) { int j = j$5; slots[3][j] = j + 1; } }); }
      { final long first$6 = 1; final long bound$6 = n; final var body$6 = org.ajws.runtime.loop.LongBody.of((from$6, to$6, step$6, state$6) -> { for (long j$6 = from$6; j$6 < to$6; j$6++) { long j = j$6; slots[4][(int) j] = (int) j + 1; } }); try { if (inner$6.enter(first$6, bound$6, null)) body$6.run(first$6, bound$6, 1, null); else org.ajws.runtime.loop.Loops.longs("InnerLoops.java:29", inner$6, first$6, org.ajws.runtime.loop.Relation.LT, bound$6, 1, org.ajws.runtime.generated.TaskLocals.none(), body$6); } finally { inner$6.leave(); } }
      { final long first$7 = Long.MAX_VALUE; final long bound$7 = Long.MAX_VALUE - n; final var body$7 = org.ajws.runtime.loop.LongBody.of((from$7, to$7, step$7, state$7) -> { for (long j$7 = from$7; j$7 > to$7; j$7--) { long j = j$7; slots[5][(int) (Long.MAX_VALUE - j)] = 3; } }); try { if (inner$7.enter(bound$7, first$7, null)) body$7.run(first$7, bound$7, -1, null); else org.ajws.runtime.loop.Loops.longs("InnerLoops.java:30", inner$7, first$7, org.ajws.runtime.loop.Relation.GT, bound$7, -1, org.ajws.runtime.generated.TaskLocals.none(), body$7); } finally { inner$7.leave(); } }
      { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:31", 0, org.ajws.runtime.loop.Relation.NE, n, (1), org.ajws.runtime.generated.TaskLocals.none(), (from$8, to$8, step$8, state$8) -> { for (int left$8 = to$8, j$8 = from$8; left$8 > 0; left$8--, j$8 += 1) { int j = j$8; slots[6][j] = j + 1; } }); }
      { final int first$9 = 0; final int bound$9 = box; final var body$9 = org.ajws.runtime.loop.IntBody.of((from$9, to$9, step$9, state$9) -> { for (int j$9 = from$9; j$9 < to$9; j$9++) { int j = j$9; slots[7][j] = j + 1; } }); try { if (inner$9.enter(first$9, bound$9, null)) body$9.run(first$9, bound$9, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:32", inner$9, first$9, org.ajws.runtime.loop.Relation.LT, bound$9, 1, org.ajws.runtime.generated.TaskLocals.none(), body$9); } finally { inner$9.leave(); } }
      { final int first$10 = 'a'; final int bound$10 = letter; final var body$10 = org.ajws.runtime.loop.IntBody.of((from$10, to$10, step$10, state$10) -> { for (int j$10 = from$10; j$10 < to$10; j$10++) { int j = j$10; slots[8][j] = j + 1; } }); final int past$10 = bound$10 + 1; try { if (inner$10.enter(first$10, past$10, null)) body$10.run(first$10, past$10, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:33", inner$10, first$10, org.ajws.runtime.loop.Relation.LE, bound$10, 1, org.ajws.runtime.generated.TaskLocals.none(), body$10); } finally { inner$10.leave(); } }
      { final var array$11 = values; final int bound$11 = array$11.length; final var body$11 = org.ajws.runtime.loop.IntBody.of((from$11, to$11, step$11, state$11) -> { for (int index$11 = from$11; index$11 < to$11; index$11++) { int value = array$11[index$11]; slots[9][value] = value + 1; } }); try { if (inner$11.enter(0, bound$11, null)) body$11.run(0, bound$11, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:34", inner$11, 0, org.ajws.runtime.loop.Relation.LT, bound$11, 1, org.ajws.runtime.generated.TaskLocals.none(), body$11); } finally { inner$11.leave(); } }
      { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:35", 0, org.ajws.runtime.loop.Relation.LT, n + 0L, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$12, to$12, step$12, state$12) -> { for (int j$12 = from$12; j$12 < to$12; j$12++) { int j = j$12; slots[10][j] = j + 1; } }); }
      { final int first$13 = i; final int bound$13 = i; final var body$13 = org.ajws.runtime.loop.IntBody.of((from$13, to$13, step$13, state$13) -> { for (int j$13 = from$13; j$13 < to$13; j$13++) { int j = j$13; slots[11][0] = 1; } }); try { if (inner$13.enter(first$13, bound$13, null)) body$13.run(first$13, bound$13, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:36", inner$13, first$13, org.ajws.runtime.loop.Relation.LT, bound$13, 1, org.ajws.runtime.generated.TaskLocals.none(), body$13); } finally { inner$13.leave(); } }
      for (int k = 0; k < 12; k++) {
        mine[k] = Arrays.stream(slots[k]).asLongStream().sum();
      }
    } } } finally { inner$2.end(); inner$3.end(); inner$4.end(); inner$6.end(); inner$7.end(); inner$9.end(); inner$10.end(); inner$11.end(); inner$13.end(); } }); }
    System.out.println(Arrays.toString(sums[0]) + Arrays.toString(sums[ROWS - 1]));
  }

  static void states(int n) {
    @Reduce(SUM) long all = 0;
    @Private int[] scratch = {5};
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$14 extends org.ajws.runtime.generated.TaskLocals<Locals$14> { int[] scratch; final int[] scratch$0; long all; Locals$14(int[] scratch, int[] scratch$0, long all) { this.scratch = scratch; this.scratch$0 = scratch$0; this.all = all; } @java.lang.Override protected Locals$14 fork() { return new Locals$14(org.ajws.runtime.loop.Loops.privateCopy(scratch$0), scratch$0, (long) (0)); } @java.lang.Override protected void join(Locals$14 right$14) { all += right$14.all; } } final Locals$14 locals$14 = new Locals$14(org.ajws.runtime.loop.Loops.privateCopy(scratch), scratch, all); try { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:47", 0, org.ajws.runtime.loop.Relation.LT, ROWS, 1, locals$14, (from$14, to$14, step$14, state$14) -> { int[] scratch$14 = state$14.scratch; long all$14 = state$14.all; final org.ajws.runtime.loop.InnerLoop inner$15 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$14 = from$14; i$14 < to$14; i$14++) { int i = i$14; {
      @Reduce(SUM) double row = i;
      @Private int[] own = {i};
      scratch$14[0] = i;
      { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$15 extends org.ajws.runtime.generated.TaskLocals<Locals$15> { int[] own; final int[] own$0; double row; int[] scratch; final int[] scratch$0; Locals$15(int[] own, int[] own$0, double row, int[] scratch, int[] scratch$0) { this.own = own; this.own$0 = own$0; this.row = row; this.scratch = scratch; this.scratch$0 = scratch$0; } @java.lang.Override protected Locals$15 fork() { return new Locals$15(org.ajws.runtime.loop.Loops.privateCopy(own$0), own$0, -0.0, org.ajws.runtime.loop.Loops.privateCopy(scratch$0), scratch$0); } @java.lang.Override protected void join(Locals$15 right$15) { row += right$15.row; } } final Locals$15 locals$15 = new Locals$15(org.ajws.runtime.loop.Loops.privateCopy(own), own, row, org.ajws.runtime.loop.Loops.privateCopy(scratch$14), scratch$14); try { final int first$15 = 0; final int bound$15 = n; final var body$15 = org.ajws.runtime.loop.IntBody.of(locals$15, (from$15, to$15, step$15, state$15) -> { int[] $own$15 = state$15.own; double row$15 = state$15.row; int[] scratch$15 = state$15.scratch; try { for (int j$15 = from$15; j$15 < to$15; j$15++) { int j = j$15; {
        $own$15[0] = j;
        row$15 += $own$15[0] * scratch$15[0];
      } } } finally { state$15.own = $own$15; state$15.row = row$15; state$15.scratch = scratch$15; } }); try { if (inner$15.enter(first$15, bound$15, locals$15)) body$15.run(first$15, bound$15, 1, locals$15); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:51", inner$15, first$15, org.ajws.runtime.loop.Relation.LT, bound$15, 1, locals$15, body$15); } catch (final java.lang.Throwable thrown$15) { inner$15.left(thrown$15, 51); throw thrown$15; } finally { inner$15.leave(); } } finally { row = locals$15.row; } }
      @Reduce(value = SUM, deterministic = true) double blocks = 0;
      { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$16 extends org.ajws.runtime.generated.TaskLocals<Locals$16> { double blocks; Locals$16(double blocks) { this.blocks = blocks; } @java.lang.Override protected Locals$16 fork() { return new Locals$16(-0.0); } @java.lang.Override protected void join(Locals$16 right$16) { blocks += right$16.blocks; } @java.lang.Override protected boolean deterministic() { return true; } } final Locals$16 locals$16 = new Locals$16(blocks); try { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:56", 0, org.ajws.runtime.loop.Relation.LT, n, 1, locals$16, (from$16, to$16, step$16, state$16) -> { double blocks$16 = state$16.blocks; try { for (int j$16 = from$16; j$16 < to$16; j$16++) { int j = j$16; blocks$16 += j; } } finally { state$16.blocks = blocks$16; } }); } finally { blocks = locals$16.blocks; } }
      all$14 += (long) (row + blocks) - i;
    } } } finally { inner$15.end(); state$14.scratch = scratch$14; state$14.all = all$14; } }); } finally { all = locals$14.all; } }
    System.out.println(all);
  }

  static void places(int n, boolean known) {
    int[][][] cube = new int[20][n][n];
    String from = known ? "from" : "to", to = from + n;
    { 
final var array$17 = cube; org.ajws.runtime.loop.Loops.ints("InnerLoops.java:66", 0, org.ajws.runtime.loop.Relation.LT, array$17.length, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$17, to$17, step$17, state$17) -> { final org.ajws.runtime.loop.InnerLoop inner$18 = new org.ajws.runtime.loop.InnerLoop(); try { outer: for (int index$17 = from$17; index$17 < to$17; index$17++) { int[][] plane = array$17[index$17]; {
      { final int first$18 = 0; final int bound$18 = n; final var body$18 = org.ajws.runtime.loop.IntBody.of((from$18, to$18, step$18, state$18) -> { final org.ajws.runtime.loop.InnerLoop inner$19 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$18 = from$18; i$18 < to$18; i$18++) { int i = i$18; {
        int[] inner = plane[i];
        { final int i$19 = i; 
final int first$19 = 0; final int bound$19 = n; final var body$19 = org.ajws.runtime.loop.IntBody.of((from$19, to$19, step$19, state$19) -> { columns: for (int j$19 = from$19; j$19 < to$19; j$19++) { int j = j$19; {
          if (j == i$19) continue columns;
          for (int k = 0; k < 3; k++) if (k == j) continue columns;
          inner[j] = i$19 * j + to.length();
        } } }); try { if (inner$19.enter(first$19, bound$19, null)) body$19.run(first$19, bound$19, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:70", inner$19, first$19, org.ajws.runtime.loop.Relation.LT, bound$19, 1, org.ajws.runtime.generated.TaskLocals.none(), body$19); } catch (final java.lang.Throwable thrown$19) { inner$19.left(thrown$19, 70); throw thrown$19; } finally { inner$19.leave(); } }
        if (i == 2) continue;
      } } } finally { inner$19.end(); } }); try { if (inner$18.enter(first$18, bound$18, null)) body$18.run(first$18, bound$18, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:67", inner$18, first$18, org.ajws.runtime.loop.Relation.LT, bound$18, 1, org.ajws.runtime.generated.TaskLocals.none(), body$18); } catch (final java.lang.Throwable thrown$18) { inner$18.left(thrown$18, 67); throw thrown$18; } finally { inner$18.leave(); } }
    } } } finally { inner$18.end(); } }); }
    System.out.println(Arrays.deepToString(cube[0]) + Arrays.deepEquals(cube[0], cube[19]));
    AtomicInteger sum = new AtomicInteger();
    { org.ajws.runtime.loop.Loops.elements("InnerLoops.java:80", (List.of("some", "words", "here")), org.ajws.runtime.generated.TaskLocals.none(), (part$20, state$20) -> { final org.ajws.runtime.loop.InnerLoop inner$21 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$24 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$25 = new org.ajws.runtime.loop.InnerLoop(); try { for (String word : part$20) { {
      { final var array$21 = word.toCharArray(); final int bound$21 = array$21.length; final var body$21 = org.ajws.runtime.loop.IntBody.of((from$21, to$21, step$21, state$21) -> { for (int index$21 = from$21; index$21 < to$21; index$21++) { char c = array$21[index$21]; sum.addAndGet(c); } }); try { if (inner$21.enter(0, bound$21, null)) body$21.run(0, bound$21, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:81", inner$21, 0, org.ajws.runtime.loop.Relation.LT, bound$21, 1, org.ajws.runtime.generated.TaskLocals.none(), body$21); } finally { inner$21.leave(); } }
      Runnable later = () -> {
        { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:83", 0, org.ajws.runtime.loop.Relation.LT, word.length(), 1, org.ajws.runtime.generated.TaskLocals.none(), (from$22, to$22, step$22, state$22) -> { for (int i$22 = from$22; i$22 < to$22; i$22++) { int i = i$22; sum.addAndGet(word.charAt(i)); } }); }
      };
      later.run();
      new Object() {
        void run() {
          { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:88", 0, org.ajws.runtime.loop.Relation.LT, word.length(), 1, org.ajws.runtime.generated.TaskLocals.none(), (from$23, to$23, step$23, state$23) -> { for (int i$23 = from$23; i$23 < to$23; i$23++) { int i = i$23; sum.addAndGet(word.charAt(i)); } }); }
        }
      }.run();
      synchronized (word) { org.ajws.runtime.lock.Critical.enter(); try { 
        { final int first$24 = 0; final int bound$24 = 3; final var body$24 = org.ajws.runtime.loop.IntBody.of((from$24, to$24, step$24, state$24) -> { for (int i$24 = from$24; i$24 < to$24; i$24++) { int i = i$24; sum.addAndGet(i); } }); try { if (inner$24.enter(first$24, bound$24, null)) body$24.run(first$24, bound$24, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:92", inner$24, first$24, org.ajws.runtime.loop.Relation.LT, bound$24, 1, org.ajws.runtime.generated.TaskLocals.none(), body$24); } finally { inner$24.leave(); } }
       } finally { org.ajws.runtime.lock.Critical.exit(); } }
      int first = word.length() > 4 ? 1 : 0, bound = first + 1;
      { final int first$25 = first; final int bound$25 = bound; final var body$25 = org.ajws.runtime.loop.IntBody.of((from$25, to$25, step$25, state$25) -> { for (int i$25 = from$25; i$25 < to$25; i$25++) { int i = i$25; sum.addAndGet(first); } }); try { if (inner$25.enter(first$25, bound$25, null)) body$25.run(first$25, bound$25, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:95", inner$25, first$25, org.ajws.runtime.loop.Relation.LT, bound$25, 1, org.ajws.runtime.generated.TaskLocals.none(), body$25); } finally { inner$25.leave(); } }
    } } } finally { inner$21.end(); inner$24.end(); inner$25.end(); } }); }
    System.out.println(sum);
  }

  static void cancelled(int n) {
    AtomicInteger rows = new AtomicInteger();
    { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:102", 0, org.ajws.runtime.loop.Relation.LT, ROWS, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$26, to$26, step$26, state$26) -> { for (int i$26 = from$26; i$26 < to$26; i$26++) { if (state$26.cancelled()) break; int i = i$26; {
      { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:103", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$27, to$27, step$27, state$27) -> { for (int j$27 = from$27; j$27 < to$27; j$27++) { if (state$27.cancelled()) break; int j = j$27; {
        if (j == 0) AjwsRuntime.cancel();
      } } }); }
      rows.incrementAndGet();
    } } }); }
    System.out.println(rows);
  }

  static void failing(int bad, int kind) throws IOException, TimeoutException {
    { org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); org.ajws.runtime.loop.Loops.<java.util.concurrent.TimeoutException>mayThrow(); org.ajws.runtime.loop.Loops.ints("InnerLoops.java:112", 0, org.ajws.runtime.loop.Relation.LT, ROWS, 1, org.ajws.runtime.generated.TaskLocals.none(), org.ajws.runtime.loop.Unchecked.ints((from$28, to$28, step$28, state$28) -> { final org.ajws.runtime.loop.InnerLoop inner$29 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$28 = from$28; i$28 < to$28; i$28++) { int i = i$28; {
      @Reduce(SUM) int row = 0;
      { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$29 extends org.ajws.runtime.generated.TaskLocals<Locals$29> { int row; Locals$29(int row) { this.row = row; } @java.lang.Override protected Locals$29 fork() { return new Locals$29(0); } @java.lang.Override protected void join(Locals$29 right$29) { row += right$29.row; } } final Locals$29 locals$29 = new Locals$29(row); final int i$29 = i; org.ajws.runtime.loop.Loops.<java.io.IOException>mayThrow(); org.ajws.runtime.loop.Loops.<java.util.concurrent.TimeoutException>mayThrow(); try { final int first$29 = 0; final int bound$29 = 7; final var body$29 = org.ajws.runtime.loop.IntBody.of(locals$29, org.ajws.runtime.loop.Unchecked.ints((from$29, to$29, step$29, state$29) -> { int row$29 = state$29.row; try { for (int j$29 = from$29; j$29 < to$29; j$29++) { int j = j$29; {
        row$29 += j;
        if (i$29 == bad && j == 3) {
          if (kind == 0) throw new IOException("row " + i$29);
          if (kind == 1) throw new TimeoutException("row " + i$29);
          row$29 += 1 / (i$29 - bad);
        }
      } } } finally { state$29.row = row$29; } })); try { if (inner$29.enter(first$29, bound$29, locals$29)) body$29.run(first$29, bound$29, 1, locals$29); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:114", inner$29, first$29, org.ajws.runtime.loop.Relation.LT, bound$29, 1, locals$29, body$29); } catch (final java.lang.Throwable thrown$29) { inner$29.left(thrown$29, 114); throw thrown$29; } finally { inner$29.leave(); } } finally { row = locals$29.row; } }
      if (row != 21) throw new AssertionError();
    } } } finally { inner$29.end(); } })); }
  }

  static void unchecked(int bad) {
    { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:127", 0, org.ajws.runtime.loop.Relation.LT, ROWS, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$30, to$30, step$30, state$30) -> { final org.ajws.runtime.loop.InnerLoop inner$31 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$30 = from$30; i$30 < to$30; i$30++) { int i = i$30; {
      { final int i$31 = i; final int first$31 = 0; final int bound$31 = 7; final var body$31 = org.ajws.runtime.loop.IntBody.of((from$31, to$31, step$31, state$31) -> { for (int j$31 = from$31; j$31 < to$31; j$31++) { int j = j$31; {
        if (i$31 == bad && j == 3) {
          throw new IllegalStateException("row " + i$31);
        }
      } } }); try { if (inner$31.enter(first$31, bound$31, null)) body$31.run(first$31, bound$31, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:128", inner$31, first$31, org.ajws.runtime.loop.Relation.LT, bound$31, 1, org.ajws.runtime.generated.TaskLocals.none(), body$31); } catch (final java.lang.Throwable thrown$31) { inner$31.left(thrown$31, 128); throw thrown$31; } finally { inner$31.leave(); } }
    } } } finally { inner$31.end(); } }); }
  }

  static void header(int[][] rows, int bound) {
    AtomicInteger sum = new AtomicInteger();
    { org.ajws.runtime.loop.Loops.ints("InnerLoops.java:138", 0, org.ajws.runtime.loop.Relation.LT, ROWS, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$32, to$32, step$32, state$32) -> { final org.ajws.runtime.loop.InnerLoop inner$33 = new org.ajws.runtime.loop.InnerLoop(); final org.ajws.runtime.loop.InnerLoop inner$34 = new org.ajws.runtime.loop.InnerLoop(); try { for (int i$32 = from$32; i$32 < to$32; i$32++) { int i = i$32; {
      { final int i$33 = i; final int first$33 = 0
; final int bound$33 = 
rows[i].length; final var body$33 = org.ajws.runtime.loop.IntBody.of((from$33, to$33, step$33, state$33) -> { for (int j$33 = from$33; j$33 < to$33; j$33++) { int j = j$33; {
        rows[i$33][j] = i$33;
      } } }); try { if (inner$33.enter(first$33, bound$33, null)) body$33.run(first$33, bound$33, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:139", inner$33, first$33, org.ajws.runtime.loop.Relation.LT, bound$33, 1, org.ajws.runtime.generated.TaskLocals.none(), body$33); } catch (final java.lang.Throwable thrown$33) { inner$33.left(thrown$33, 139); throw thrown$33; } finally { inner$33.leave(); } }
      { final var array$34 = 
rows[i]; final int bound$34 = array$34.length; final var body$34 = org.ajws.runtime.loop.IntBody.of((from$34, to$34, step$34, state$34) -> { for (int index$34 = from$34; index$34 < to$34; index$34++) { int each = array$34[index$34]; {
        sum.addAndGet(each);
      } } }); try { if (inner$34.enter(0, bound$34, null)) body$34.run(0, bound$34, 1, null); else org.ajws.runtime.loop.Loops.ints("InnerLoops.java:144", inner$34, 0, org.ajws.runtime.loop.Relation.LT, bound$34, 1, org.ajws.runtime.generated.TaskLocals.none(), body$34); } catch (final java.lang.Throwable thrown$34) { inner$34.left(thrown$34, 144); throw thrown$34; } finally { inner$34.leave(); } }
    } } } finally { inner$33.end(); inner$34.end(); } }); }
  }

  interface Attempt {
    void run() throws Exception;
  }

  static void show(Attempt attempt) {
    try {
      attempt.run();
      System.out.println("no exception");
    } catch (Exception e) {
      StackTraceElement[] trace = e.getStackTrace();
      int thrown = trace[0].getLineNumber();
      boolean after = // lines behind the statement that threw, in the same method
          Arrays.stream(trace)
              .filter(t -> t.getMethodName().contains("unchecked") || t.getMethodName().contains("failing"))
              .anyMatch(t -> t.getLineNumber() > thrown);
      System.out.println(e + " " + trace[0].getFileName() + ":" + thrown + " " + after);
    }
  }

  public static void main(String[] args) {
    for (int n : new int[] {3, 17, 100}) {
      headers(n, n, (char) ('a' + n / 10));
      states(n);
    }
    places(5, args.length == 0);
    cancelled(9);
    for (int bad : new int[] {-1, 0, 77, ROWS - 1}) {
      show(() -> failing(bad, 0));
      show(() -> failing(bad, 1));
      show(() -> failing(bad, 2));
      show(() -> unchecked(bad));
    }
    int[][] rows = new int[ROWS][3];
    rows[ROWS - 1] = null;
    show(() -> header(rows, 3));
  }
}
