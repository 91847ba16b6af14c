import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** Locks that are held on every way to what is written. */
class LocksOnSomeWays {
  private final ReentrantLock lock = new ReentrantLock();
  private final Lock other = new ReentrantLock();
  private final ReentrantReadWriteLock pair = new ReentrantReadWriteLock();
  private final StampedLock stamped = new StampedLock();
  private final Semaphore mutex = new Semaphore(1);
  private final Semaphore permits = new Semaphore(3);
  private final AtomicBoolean busy = new AtomicBoolean();
  private final AtomicInteger flag = new AtomicInteger();
  private final Object monitor = new Object();
  private int total;
  private boolean ready;

  void tryIf(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (lock.tryLock()) {
        try { total++; } finally { lock.unlock(); }
      }
    }
  }

  void tryAnd(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (ready && lock.tryLock()) {
        total++;
        lock.unlock();
      }
    }
  }

  void tryAnd2(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (lock.tryLock() && total < 3) {
        total++;
        lock.unlock();
      }
    }
  }

  void notTryReturn(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (!lock.tryLock()) {
        continue;
      }
      total++;
      lock.unlock();
    }
  }

  void ternary(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (ready ? lock.tryLock() : lock.tryLock()) {
        total++;
        lock.unlock();
      }
    }
  }
  int lockAndGet() { lock.lock(); return 3; }

  void ternaryFalse(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (ready ? lock.tryLock() : false) {
        total++;
        lock.unlock();
      }
    }
  }

  void got(int n) throws InterruptedException {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean got = lock.tryLock();
      try {
        if (got) total++;
      } finally {
        if (got) lock.unlock();
      }
    }
  }

  void gotLater(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean got = false;
      if (ready) {
        got = lock.tryLock();
      }
      if (got) {
        total++;
        lock.unlock();
      }
    }
  }

  void assignedInCondition(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean got;
      if ((got = lock.tryLock()) == true) {
        total++;
      }
      if (got != false) lock.unlock();
    }
  }

  void spin(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!lock.tryLock()) Thread.onSpinWait();
      total++;
      lock.unlock();
    }
  }

  void spinDo(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean got;
      do { got = lock.tryLock(); } while (!got);
      total++;
      lock.unlock();
    }
  }

  void spinFor(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      for (;;) {
        if (lock.tryLock()) break;
      }
      total++;
      lock.unlock();
    }
  }
  void enter() { lock.lock(); }
  void exit() { lock.unlock(); }
  boolean tryEnter() { return lock.tryLock(); }
  boolean tryEnter2() { if (!ready) return false; lock.lock(); return true; }

  void enter(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      enter();
      total++;
      exit();
    }
  }

  void enterTry(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      enter();
      try { total++; } finally { exit(); }
    }
  }

  void tryEnter(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (tryEnter()) { total++; exit(); }
      if (tryEnter2()) { total++; exit(); }
    }
  }
  int safe() { lock.lock(); try { return total; } finally { lock.unlock(); } }
  boolean sync(int i) { synchronized (monitor) { if (i > 3) return true; total++; return false; } }
  static final class Held implements AutoCloseable {
    private final Lock l;
    Held(Lock l) { this.l = l; l.lock(); }
    @Override public void close() { l.unlock(); }
  }

  void resource(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      try (Held h = new Held(other)) {
        total++;
      }
    }
  }

  void stamped(int n, int[] out) {
    for (@ParallelFor int i = 0; i < n; i++) {
      long s = stamped.writeLock();
      try { total++; } finally { stamped.unlockWrite(s); }
      long r = stamped.readLock();
      try { out[i] = total; } finally { stamped.unlockRead(r); }
    }
  }

  void stampedTry(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      long s = stamped.tryWriteLock();
      if (s != 0L) {
        try { total++; } finally { stamped.unlock(s); }
      }
    }
  }

  void mutex(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      mutex.acquireUninterruptibly();
      try { total++; } finally { mutex.release(); }
    }
  }

  void flag(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!busy.compareAndSet(false, true)) Thread.onSpinWait();
      total++;
      busy.set(false);
    }
  }

  void flagOnce(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (flag.compareAndSet(0, 1)) {
        total++;
        flag.set(0);
      }
    }
  }

  void getAndSet(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (busy.getAndSet(true)) Thread.onSpinWait();
      total++;
      busy.set(false);
    }
  }

  void heldByCurrent(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      try { total++; } finally { if (lock.isHeldByCurrentThread()) lock.unlock(); }
    }
  }

  void aSwitch(int n, int k) {
    for (@ParallelFor int i = 0; i < n; i++) {
      switch (k) {
        case 0: lock.lock(); break;
        default: lock.lock(); break;
      }
      total++;
      lock.unlock();
    }
  }

  void aCatch(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      try { Integer.parseInt("" + i); } catch (NumberFormatException e) { total--; }
      total++;
      lock.unlock();
    }
  }

  void lockInSync(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (monitor) { lock.lock(); }
      total++;
      lock.unlock();
    }
  }
  void step(int i) {
    lock.lock();
    if (i > 5) { lock.unlock(); } else { total++; lock.unlock(); return; }
    total++;
  }
  void withLock(Runnable r) { lock.lock(); try { r.run(); } finally { lock.unlock(); } }
  void withMonitor(Runnable r) { synchronized (monitor) { r.run(); } }
  <T> T withLock2(Callable<T> c) throws Exception { synchronized (monitor) { return c.call(); } }
  static void with(Lock l, Runnable r) { l.lock(); try { r.run(); } finally { l.unlock(); } }

  void withLock(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      withLock(() -> total++);
    }
  }

  void withMonitor(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      withMonitor(() -> { total++; });
      withMonitor(this::inc);
    }
  }
  void inc() { total++; }

  void withParameter(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      with(lock, () -> { total++; });
    }
  }

  void withLocal(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      Runnable r = () -> { total++; };
      with(lock, r);
    }
  }

  void withOutside(int n) {
    Runnable r = () -> { total++; };
    for (@ParallelFor int i = 0; i < n; i++) {
      with(lock, r);
    }
  }
  void twice(Runnable r) { synchronized (monitor) { r.run(); } r.run(); }
  Runnable kept;
  void keep(Runnable r) { synchronized (monitor) { r.run(); } kept = r; }
  void through(Runnable r) { withMonitor(r); }

  void through(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      through(() -> { total++; });
    }
  }

  void anonymous(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      withMonitor(new Runnable() { @Override public void run() { total++; } });
    }
  }
}
