import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** Near-twins of locks that are given back too early: here it is done behind what they protect. */
class LocksGivenBack {
  private static final boolean OPEN = false;
  private static final boolean CLOSED = true;
  private final Lock lock = new ReentrantLock();
  private final ReentrantReadWriteLock pair = new ReentrantReadWriteLock();
  private final Lock writes = pair.writeLock();
  private final StampedLock stamped = new StampedLock();
  private final Semaphore mutex = new Semaphore(1);
  private final AtomicBoolean busy = new AtomicBoolean();
  private final AtomicInteger flag = new AtomicInteger();
  private final AtomicReference<Object> monitor = new AtomicReference<>(new Object());
  private int t;
  private int u;

  void exchanged(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!busy.compareAndSet(OPEN, CLOSED)) {}
      t++;
      busy.compareAndSet(CLOSED, OPEN);
    }
  }

  void countedDown(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!flag.compareAndSet(0, 1)) {}
      t++;
      flag.decrementAndGet();
    }
  }

  void openedByMethod(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!busy.compareAndSet(false, true)) {}
      t++;
      giveBusy();
    }
  }
  private void giveBusy() { busy.set(false); }

  void toWrite(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      long stamp = stamped.readLock();
      long other = stamped.tryConvertToWriteLock(stamp);
      if (other != 0) {
        u++;
        stamped.unlockWrite(other);
      } else {
        stamped.unlockRead(stamp);
      }
    }
  }

  void writeOfPair(int n) {
    Lock w = new ReentrantReadWriteLock().writeLock();
    for (@ParallelFor int i = 0; i < n; i++) {
      w.lock();
      t++;
      w.unlock();
      writes.lock();
      u++;
      writes.unlock();
    }
  }

  void ofCaller(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      under(pair.writeLock());
    }
  }
  private void under(Lock some) {
    some.lock();
    t++;
    some.unlock();
  }

  void onePermit(int n) throws InterruptedException {
    for (@ParallelFor int i = 0; i < n; i++) {
      mutex.acquire(1);
      t++;
      mutex.release();
    }
  }

  void released(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      Runnable r = () -> lock.unlock();
      t++;
      r.run();
    }
  }

  void releasedByCall(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      t++;
      call(() -> lock.unlock());
      call(
          () -> {
            lock.lock();
            u++;
            lock.unlock();
          });
    }
  }
  private void call(Runnable r) { r.run(); }

  void oneMonitor(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (monitor.get()) {
        t++;
      }
    }
  }

  void leftBetweenLocks(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      try {
        if (x[i] > 3) throw new IllegalStateException();
        if (x[i] > 2) {
          lock.unlock();
          continue;
        }
        t++;
      } catch (IllegalStateException e) {
        u++;
      }
      lock.unlock();
    }
  }
}
