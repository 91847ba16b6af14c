import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Locks of the program's own that are taken in one order with the sets, or not with them. */
class OwnLocks {
  static final Object FIRST = new Object();
  static final Object LAST = new Object();
  static final Lock GUARD = new ReentrantLock();

  @AtomicSet("s")
  static class Count {
    private int n;
    private int m;

    synchronized void step() {
      n++;
      m++;
    }

    /** A unit: it has the set before the monitor, as step has. */
    synchronized void twice() {
      step();
      step();
      n++;
    }

    void inside() {
      n++;
      synchronized (LAST) {
        m++;
      }
    }

    /** The unit is over when the monitor is entered. */
    void early() {
      become:
      {
        n++;
      }
      synchronized (FIRST) {
        FIRST.notifyAll();
      }
    }

    int n() {
      return n;
    }

    @SuppressWarnings("ajws-deadlock")
    void trusted() {
      n++;
      synchronized (FIRST) {
        m++;
      }
    }
  }

  static void before(Count count) {
    synchronized (FIRST) {
      count.inside();
      count.early();
    }
  }

  static void beside(Count count) {
    synchronized (LAST) {
      LAST.notifyAll();
    }
    count.inside();
  }

  static void fresh() {
    Count made = new Count();
    synchronized (LAST) {
      made.inside();
    }
  }

  /** Runs when the monitor is free again. */
  static Runnable later(Count count) {
    synchronized (LAST) {
      return () -> count.inside();
    }
  }

  static void given(Count count) {
    GUARD.lock();
    GUARD.unlock();
    count.inside();
  }

  @NotAtomic
  static void ofAnother(Count count) {
    synchronized (FIRST) {
      count.step();
    }
  }
}
