import org.ajws.Finish;

/**
 * A return waits for the asyncs before its expression is evaluated. Where it holds a monitor that
 * they want, it has waited before it took the monitor; else both would wait for ever.
 */
@org.ajws.runtime.Translated(digest = "9a3746249e3972535521b3983a32562357ad3509e09fd88e19cc9dd94cecb01a", target = "forkjoin") class ReturnInMonitor {
  static final Object LOCK = new Object();
  static volatile boolean entered;

  /** Gives the other thread time to enter the monitor, then enters it, too. */
  static int late(int n) {
    long start = System.nanoTime();
    while (!entered && System.nanoTime() - start < 20_000_000) {
      Thread.onSpinWait();
    }
    synchronized (LOCK) {
      return n + 1;
    }
  }

  @Finish
  static int result(int n) { final org.ajws.runtime.task.Finish finish$1 = org.ajws.runtime.task.ForkJoinTasks.finish("ReturnInMonitor.java:22"); try {
    int r = 0; final int[] r$1 = {r};
    { org.ajws.runtime.task.ForkJoinTasks.async("ReturnInMonitor.java:25", () -> { async: r$1[0] = late(n); }); }
    { finish$1.await(); synchronized (LOCK) {
      entered = true;
      { finish$1.await(); return r$1[0] * 2; }
    } }
   } catch (final java.lang.Throwable t$1) { finish$1.failed(t$1); throw t$1; } finally { finish$1.join(); } }

  @Finish
  static int maybe(int n, int[] out) { final org.ajws.runtime.task.Finish finish$3 = org.ajws.runtime.task.ForkJoinTasks.finish("ReturnInMonitor.java:32"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("ReturnInMonitor.java:34", () -> { async: out[0] = late(n); }); }
    if (n > 0)
      { finish$3.await(); synchronized (LOCK) { // the outer one of two
        entered = true;
        synchronized (out) {
          if (n > 1) {
            { finish$3.await(); return out[0]; }
          }
        }
      } }
    { finish$3.await(); return -out[0]; }
   } catch (final java.lang.Throwable t$3) { finish$3.failed(t$3); throw t$3; } finally { finish$3.join(); } }

  @Finish
  static int nested(int n, int[] out) { final org.ajws.runtime.task.Finish finish$5 = org.ajws.runtime.task.ForkJoinTasks.finish("ReturnInMonitor.java:47"); try {
    { org.ajws.runtime.task.ForkJoinTasks.async("ReturnInMonitor.java:49", () -> { async: out[0] = late(n); }); }
    { final org.ajws.runtime.task.Finish finish$7 = org.ajws.runtime.task.ForkJoinTasks.finish("ReturnInMonitor.java:50"); try { finish: {
      { org.ajws.runtime.task.ForkJoinTasks.async("ReturnInMonitor.java:51", () -> { async: out[1] = late(n + 1); }); }
      label:
      { finish$7.await(); finish$5.await(); synchronized (LOCK) {
        entered = true;
        if (n == 0) {
          break label;
        }
        if (n < 3) {
          { finish$7.await(); finish$5.await(); return out[0] + out[1]; }
        }
      } }
    } } catch (final java.lang.Throwable t$7) { finish$7.failed(t$7); throw t$7; } finally { finish$7.join(); } }
    { finish$5.await(); return out[0] - out[1]; }
   } catch (final java.lang.Throwable t$5) { finish$5.failed(t$5); throw t$5; } finally { finish$5.join(); } }

  public static void main(String[] args) {
    for (int n = 0; n < 4; n++) {
      entered = false;
      int result = result(n);
      entered = false;
      int maybe = maybe(n, new int[1]);
      entered = false;
      System.out.println(result + " " + maybe + " " + nested(n, new int[2]));
    }
  }
}
