import org.ajws.Finish;

/**
 * A return waits for the asyncs before its expression is evaluated. Where it holds a monitor that
 * they want, it has waited before it took the monitor; else both would wait for ever.
 */
class ReturnInMonitor {
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
  static int result(int n) {
    int r = 0;
    async: r = late(n);
    synchronized (LOCK) {
      entered = true;
      return r * 2;
    }
  }

  @Finish
  static int maybe(int n, int[] out) {
    async: out[0] = late(n);
    if (n > 0)
      synchronized (LOCK) { // the outer one of two
        entered = true;
        synchronized (out) {
          if (n > 1) {
            return out[0];
          }
        }
      }
    return -out[0];
  }

  @Finish
  static int nested(int n, int[] out) {
    async: out[0] = late(n);
    finish: {
      async: out[1] = late(n + 1);
      label:
      synchronized (LOCK) {
        entered = true;
        if (n == 0) {
          break label;
        }
        if (n < 3) {
          return out[0] + out[1];
        }
      }
    }
    return out[0] - out[1];
  }

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
