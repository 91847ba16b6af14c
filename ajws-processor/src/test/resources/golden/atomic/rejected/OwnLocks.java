import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.concurrent.locks.StampedLock;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Locks of the program's own that are taken before a set here, and behind it there. */
class OwnLocks {
  static final Object MONITOR = new Object();
  static final ReentrantReadWriteLock BOTH = new ReentrantReadWriteLock();
  static final StampedLock STAMPED = new StampedLock();

  @AtomicSet("s")
  static class Count {
    @Atomic("s") private int n;
    @Atomic("s") private int m;
    private final Lock lock = new ReentrantLock();

    synchronized void step() {
      n++;
      m++;
    }

    /** The monitor of this, then the set: step takes them the other way round. */
    @NotAtomic
    synchronized void twice() {
      step(); // AJWS-547
      step(); // AJWS-547
    }

    void inside() {
      n++;
      synchronized (MONITOR) {
        m++;
      }
    }

    void far() {
      n++;
      Helper.touch();
    }

    void locked() {
      n++;
      lock.lock();
      try {
        m++;
      } finally {
        lock.unlock();
      }
    }

    @NotAtomic
    void around() {
      lock.lock();
      try {
        locked(); // AJWS-547
      } finally {
        lock.unlock();
      }
      locked();
    }

    void stamps() {
      n++;
      long stamp = STAMPED.writeLock();
      m++;
      STAMPED.unlockWrite(stamp);
    }

    void reads() {
      n++;
      BOTH.readLock().lock();
      m++;
      BOTH.readLock().unlock();
    }
  }

  /** A set between: held here while the other is taken. */
  @AtomicSet("t")
  static class Total {
    private int sum;

    void add(Count count) {
      sum++;
      count.inside();
    }
  }

  static class Helper {
    static synchronized void touch() {}

    static synchronized void back(Count count) {
      count.far(); // AJWS-547: the monitor of the class
    }
  }

  static void client(Count count) {
    synchronized (count) {
      count.step(); // AJWS-547
    }
  }

  static void byMonitor(Count count, Total total) {
    synchronized (MONITOR) {
      deeper(count); // AJWS-547: a method that calls the unit
      total.add(count); // AJWS-547: takes t, and s with it
    }
  }

  static void deeper(Count count) {
    count.inside();
  }

  static void stamped(Count count) {
    long stamp = STAMPED.readLock();
    count.stamps(); // AJWS-547
    STAMPED.unlockRead(stamp);
    count.stamps();
  }

  static void writes(Count count) {
    BOTH.writeLock().lock();
    try {
      count.reads(); // AJWS-547: two views of one lock
    } finally {
      BOTH.writeLock().unlock();
    }
  }
}
