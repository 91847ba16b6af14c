import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** What is written behind the release of a lock, in one of its forms, or under no lock at all. */
class LocksGivenBack {
  private static final boolean OPEN = false;
  private final Lock lock = new ReentrantLock();
  private final ReentrantReadWriteLock pair = new ReentrantReadWriteLock();
  private final Lock reads = pairRead();
  private final StampedLock stamped = new StampedLock();
  private final Semaphore mutex = new Semaphore(1);
  private final AtomicBoolean busy = new AtomicBoolean();
  private final AtomicInteger flag = new AtomicInteger();
  private final AtomicReference<Object> monitor = new AtomicReference<>(new Object());
  private int t;
  private int u;

  private Lock pairRead() { return pair.readLock(); }

  void exchanged(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!busy.compareAndSet(false, true)) {}
      busy.compareAndSet(true, false);
      t++;
    }
  }

  void gotAndSet(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (busy.getAndSet(true)) {}
      busy.getAndSet(false);
      t++;
    }
  }

  void countedDown(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!flag.compareAndSet(0, 1)) {}
      flag.decrementAndGet();
      t++;
    }
  }

  void named(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!busy.compareAndSet(false, true)) {}
      busy.set(OPEN);
      t++;
    }
  }

  void openedByAll(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      busy.set(false);
      while (!busy.compareAndSet(false, true)) {}
      t++;
      busy.set(false);
    }
  }

  void openedByMethod(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!busy.compareAndSet(false, true)) {}
      giveBusy();
      t++;
    }
  }
  private void giveBusy() { busy.set(false); }

  void optimistic(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      long stamp = stamped.writeLock();
      stamped.tryConvertToOptimisticRead(stamp);
      t++;
    }
  }

  void triedToUnlock(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      stamped.writeLock();
      stamped.tryUnlockWrite();
      t++;
    }
  }

  void toRead(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      long stamp = stamped.writeLock();
      stamped.tryConvertToReadLock(stamp);
      t++;
    }
  }

  void notValidated(int n, int[] out) {
    for (@ParallelFor int i = 0; i < n; i++) {
      stamped.tryOptimisticRead();
      out[i] = u;
      long stamp = stamped.writeLock();
      u = i;
      stamped.unlockWrite(stamp);
    }
  }

  void readOfNobody(int n) {
    Lock r = new ReentrantReadWriteLock().readLock();
    for (@ParallelFor int i = 0; i < n; i++) {
      r.lock();
      t++;
      r.unlock();
    }
  }

  void readOfMethod(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      reads.lock();
      t++;
      reads.unlock();
    }
  }

  void readOfCaller(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      under(pair.readLock());
    }
  }
  private void under(Lock some) {
    some.lock();
    t++;
    some.unlock();
  }

  void twoPermits(int n) throws InterruptedException {
    for (@ParallelFor int i = 0; i < n; i++) {
      mutex.release();
      mutex.acquire();
      t++;
    }
  }

  void noPermit(int n) throws InterruptedException {
    for (@ParallelFor int i = 0; i < n; i++) {
      mutex.acquire(0);
      t++;
    }
  }

  static class Base {
    final Lock own = new ReentrantLock();
    int g;

    void release() { own.unlock(); }

    void count(int n) {
      for (@ParallelFor int i = 0; i < n; i++) {
        own.lock();
        release();
        g++;
      }
    }
  }

  static class Sub extends Base {
    @Override
    void release() { super.release(); }
  }

  void released(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      Work r = () -> lock.unlock();
      r.run();
      t++;
    }
  }

  void releasedByCall(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      call(() -> lock.unlock());
      t++;
    }
  }
  private void call(Work r) { r.run(); }

  interface Work { void run(); }

  void otherMonitor(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (monitor.get()) {
        t++;
      }
      monitor.set(new Object());
    }
  }

  void betweenLocks(int n, int[] x) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      try {
        lock.unlock();
        if (x[i] > 3) throw new IllegalStateException();
        lock.lock();
      } catch (IllegalStateException e) {
        u++;
      }
    }
  }
}
