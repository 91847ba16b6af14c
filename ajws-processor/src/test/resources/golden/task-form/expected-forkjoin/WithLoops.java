import org.ajws.ParallelFor;
import org.ajws.Private;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Parallel loops inside asyncs, asyncs inside parallel loops. */
@org.ajws.runtime.Translated(digest = "5c3e27c84940f7250ce753d6f822e6be42918c4f812d964bb2de00fb8f0cc05f", target = "forkjoin") class WithLoops {
  static void fill(int[] a, int from, int value) { final org.ajws.runtime.task.Finish entry$1 = org.ajws.runtime.task.ForkJoinTasks.enter("WithLoops.java:9"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("WithLoops.java:9", () -> { async: { org.ajws.runtime.loop.ForkJoinLoops.ints("WithLoops.java:9", from, org.ajws.runtime.loop.Relation.LT, from + 10, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$3, to$3, step$3, state$3) -> { for (int i$3 = from$3; i$3 < to$3; i$3++) { int i = i$3; {
      a[i] = value + i;
    } } }); } }); }
   } catch (final java.lang.Throwable t$1) { entry$1.failed(t$1); throw t$1; } finally { entry$1.join(); } }

  static int[] loopsInAsyncs() {
    int[] a = new int[100];
    { final org.ajws.runtime.task.Finish finish$4 = org.ajws.runtime.task.ForkJoinTasks.finish("WithLoops.java:16"); try { finish:
    for (int k = 0; k < 10; k++) {
      fill(a, 10 * k, k);
    } } catch (final java.lang.Throwable t$4) { finish$4.failed(t$4); throw t$4; } finally { finish$4.join(); } }
    return a;
  }

  static int[] asyncsInLoops(int n) {
    int[] a = new int[3 * n];
    { org.ajws.runtime.loop.ForkJoinLoops.ints("WithLoops.java:25", 0, org.ajws.runtime.loop.Relation.LT, n, 1, org.ajws.runtime.generated.TaskLocals.none(), (from$5, to$5, step$5, state$5) -> { for (int i$5 = from$5; i$5 < to$5; i$5++) { int i = i$5; {
      { final int i$6 = i; org.ajws.runtime.task.ForkJoinTasks.async("WithLoops.java:26", () -> { async: a[3 * i$6] = i$6; }); }
      int twice;
      { final int[] twice$7 = {0}; final org.ajws.runtime.task.Finish finish$7 = org.ajws.runtime.task.ForkJoinTasks.finish("WithLoops.java:28"); try { finish: {
        { final int i$8 = i; org.ajws.runtime.task.ForkJoinTasks.async("WithLoops.java:29", () -> { async2: twice$7[0] = 2 * i$8; }); }
        a[3 * i + 1] = i;
      } } catch (final java.lang.Throwable t$7) { finish$7.failed(t$7); throw t$7; } finally { try { finish$7.join(); } finally { twice = twice$7[0]; } } }
      a[3 * i + 2] = twice;
    } } }); }
    return a;
  }

  static long sums(int n) {
    @Reduce(ReduceOp.SUM)
    long s = 0;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$9 extends org.ajws.runtime.generated.TaskLocals<Locals$9> { long s; Locals$9(long s) { this.s = s; } @java.lang.Override protected Locals$9 fork() { return new Locals$9((long) (0)); } @java.lang.Override protected void join(Locals$9 right$9) { s += right$9.s; } } final Locals$9 locals$9 = new Locals$9(s); try { org.ajws.runtime.loop.ForkJoinLoops.ints("WithLoops.java:40", 0, org.ajws.runtime.loop.Relation.LT, n, 1, locals$9, (from$9, to$9, step$9, state$9) -> { final var partials$9 = state$9.partials(); for (int i$9 = from$9; i$9 < to$9; i$9++) { int i = i$9; {
      partials$9.now.s += i;
      { final var partials$10 = partials$9.fork(); final int i$10 = i; org.ajws.runtime.task.ForkJoinTasks.async("WithLoops.java:42", () -> { async: partials$10.now.s += 2L * i$10; }, partials$10); }
      partials$9.now.s++;
    } } }); } finally { s = locals$9.s; } }
    return s;
  }

  static long both(int n) {
    @Reduce(ReduceOp.SUM)
    long s = 5;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$11 extends org.ajws.runtime.generated.TaskLocals<Locals$11> { long s; Locals$11(long s) { this.s = s; } @java.lang.Override protected Locals$11 fork() { return new Locals$11((long) (0)); } @java.lang.Override protected void join(Locals$11 right$11) { s += right$11.s; } } final Locals$11 locals$11 = new Locals$11(s); final org.ajws.runtime.task.Finish finish$11 = org.ajws.runtime.task.ForkJoinTasks.finish("WithLoops.java:51"); final var partials$11 = finish$11.partials(locals$11); try { finish: {
      { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$12 extends org.ajws.runtime.generated.TaskLocals<Locals$12> { long s; Locals$12(long s) { this.s = s; } @java.lang.Override protected Locals$12 fork() { return new Locals$12((long) (0)); } @java.lang.Override protected void join(Locals$12 right$12) { s += right$12.s; } } final Locals$12 locals$12 = new Locals$12(partials$11.now.s); try { org.ajws.runtime.loop.ForkJoinLoops.ints("WithLoops.java:52", 0, org.ajws.runtime.loop.Relation.LT, n, 1, locals$12, (from$12, to$12, step$12, state$12) -> { long s$12 = state$12.s; try { for (int i$12 = from$12; i$12 < to$12; i$12++) { int i = i$12; {
        s$12 += i;
      } } } finally { state$12.s = s$12; } }); } finally { partials$11.now.s = locals$12.s; } }
      { final var partials$13 = partials$11.fork(); org.ajws.runtime.task.ForkJoinTasks.async("WithLoops.java:55", () -> { async: { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$14 extends org.ajws.runtime.generated.TaskLocals<Locals$14> { long s; Locals$14(long s) { this.s = s; } @java.lang.Override protected Locals$14 fork() { return new Locals$14((long) (0)); } @java.lang.Override protected void join(Locals$14 right$14) { s += right$14.s; } } final Locals$14 locals$14 = new Locals$14(partials$13.now.s); try { org.ajws.runtime.loop.ForkJoinLoops.ints("WithLoops.java:55", 0, org.ajws.runtime.loop.Relation.LT, n, 1, locals$14, (from$14, to$14, step$14, state$14) -> { long s$14 = state$14.s; try { for (int i$14 = from$14; i$14 < to$14; i$14++) { int i = i$14; {
        s$14 += 10 * i;
      } } } finally { state$14.s = s$14; } }); } finally { partials$13.now.s = locals$14.s; } } }, partials$13); }
      { final var partials$15 = partials$11.fork(); org.ajws.runtime.task.ForkJoinTasks.async("WithLoops.java:58", () -> { async2: partials$15.now.s += 100; }, partials$15); }
      partials$11.now.s++;
    } } catch (final java.lang.Throwable t$11) { finish$11.failed(t$11); throw t$11; } finally { try { finish$11.join(); } finally { s = locals$11.s; } } }
    return s;
  }

  static int[] general(int n) {
    int[] a = new int[n];
    @Reduce(ReduceOp.SUM)
    int hits = 0;
    { @org.ajws.runtime.Generated @java.lang.SuppressWarnings({"all", "cast", "deprecation", "preview", "rawtypes", "removal", "unchecked"}) final class Locals$16 extends org.ajws.runtime.generated.TaskLocals<Locals$16> { int hits; Locals$16(int hits) { this.hits = hits; } @java.lang.Override protected Locals$16 fork() { return new Locals$16(0); } @java.lang.Override protected void join(Locals$16 right$16) { hits += right$16.hits; } } final Locals$16 locals$16 = new Locals$16(hits); final int n$16 = n; try { org.ajws.runtime.loop.ForkJoinLoops.inOrder("WithLoops.java:68", locals$16, (spawner$16) -> { for (@ParallelFor int i = 1; i < n$16; i *= 2) { if (spawner$16.stopped()) break; final int i$16 = i; spawner$16.spawn((state$16) -> { final var partials$16 = state$16.partials(); do {
      { final int i$17 = i$16; final var partials$17 = partials$16.fork(); org.ajws.runtime.task.ForkJoinTasks.async("WithLoops.java:69", () -> { async: {
        a[i$17] = i$17;
        partials$17.now.hits += 1;
      } }, partials$17); }
    }  while (false); }); } }); } finally { hits = locals$16.hits; } }
    a[0] = hits;
    return a;
  }

  static double[] scratch(int n) {
    double[] out = new double[n];
    @Private double[] temp = {1, 2, 3};
    { final org.ajws.runtime.task.Finish finish$18 = org.ajws.runtime.task.ForkJoinTasks.finish("WithLoops.java:81"); try { finish:
    for (int i = 0; i < n; i++) {
      { final double[] temp$19$0 = org.ajws.runtime.loop.Loops.privateCopy(temp); final int i$19 = i; org.ajws.runtime.task.ForkJoinTasks.async("WithLoops.java:83", () -> { double[] temp$19 = temp$19$0; async: {
        temp$19[0] += i$19;
        temp$19 = new double[] {temp$19[0], temp$19[1] + temp$19[2]};
        out[i$19] = temp$19[0] * temp$19[1];
      } }); }
      temp = new double[] {1, 2, 3};
    } } catch (final java.lang.Throwable t$18) { finish$18.failed(t$18); throw t$18; } finally { finish$18.join(); } }
    return out;
  }

  static String show(int[] a) {
    return java.util.Arrays.stream(a).sum() + " " + java.util.Arrays.hashCode(a);
  }

  public static void main(String[] args) {
    System.out.println(show(loopsInAsyncs()));
    System.out.println(show(asyncsInLoops(1000)));
    System.out.println(sums(1000) + " " + both(1000));
    System.out.println(java.util.Arrays.toString(general(20)));
    System.out.println(java.util.Arrays.toString(scratch(5)));
  }
}
