package golden.overlay;

import java.util.ArrayList;
import java.util.List;

/** An old pool whose borrowers wait for a time, and whom interrupts end. */
class TimedMonitors {
  static class Free {
    private final List<String> names = new ArrayList<>();

    boolean isEmpty() {
      if (names.size() > 9) throw new IllegalStateException("too many");
      return names.isEmpty();
    }

    void add(String name) {
      names.add(name);
    }

    String take() {
      return names.remove(0);
    }
  }

  private final Free free = new Free();
  private boolean closed;
  private int given, most = 2;

  /** Waits for ever, or for what is left of a time. */
  String borrow(long limit) throws InterruptedException {
    long end = System.currentTimeMillis() + limit;
    while (true) {
      synchronized (this) {
        if (closed) return "closed";
        if (!free.isEmpty()) {
          given++;
          return free.take();
        }
        if (given < most) {
          given++;
          return "new";
        }
        try {
          if (limit <= 0) {
            wait();
          } else {
            wait(Math.max(1, end - System.currentTimeMillis()) /* left */);
          }
        } catch (InterruptedException e) {
          Thread.currentThread().interrupt();
          throw e;
        }
        if (limit > 0 && System.currentTimeMillis() >= end) return "time is over";
      }
    }
  }

  void giveBack(String name) {
    synchronized (this) {
      free.add(name);
      given--;
      notifyAll();
    }
  }

  /** Goes on after an interrupt, and within a time. */
  synchronized boolean drained(long millis) {
    if (given > 0)
      try {
        this.wait(millis, 10);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
      }
    return given == 0;
  }

  /** An interrupt ends the loop, and the method. */
  synchronized void close() throws InterruptedException {
    closed = true;
    notifyAll();
    if (most > 0)
      while (given > 0) wait(100);
  }

  /** An interrupt is one way out. */
  synchronized String interrupted() {
    while (true) {
      if (given == 0) return "all are back";
      try {
        wait();
        most--;
      } catch (InterruptedException e) {
        return "interrupted";
      }
    }
  }

  /** Looks without the lock. */
  int spare() {
    int n = 0;
    {
      n = most - given;
    }
    note(n);
    return n;
  }

  private static void note(int n) {
    System.out.println("spare " + n);
  }

  public static void main(String[] args) throws InterruptedException {
    TimedMonitors pool = new TimedMonitors();
    System.out.println(pool.spare() + " " + pool.borrow(0) + " " + pool.borrow(5));
    pool.giveBack("a");
    System.out.println(pool.borrow(-1) + " " + pool.spare());
    pool.giveBack("b");
    pool.giveBack("c");
    System.out.println(pool.drained(5) + " " + pool.interrupted());
    pool.close();
    System.out.println(pool.borrow(5));
  }
}
