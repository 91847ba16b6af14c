import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
import org.ajws.*;

/** What is written without a lock on one way at least: where it was not got, or has been given back. */
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

  void tryElse(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (lock.tryLock()) {
        lock.unlock();
      } else {
        total++;
      }
    }
  }

  void tryBehind(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (lock.tryLock()) {
        lock.unlock();
      }
      total++;
    }
  }

  void tryIgnored(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.tryLock();
      total++;
    }
  }

  void tryOr(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (ready || lock.tryLock()) {
        total++;
      }
    }
  }

  void notTry(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (!lock.tryLock()) {
        total++;
      } else lock.unlock();
    }
  }

  void ternary(int n, int[] out) {
    for (@ParallelFor int i = 0; i < n; i++) {
      out[i] = ready ? lockAndGet() : 3;
      total++;
    }
  }
  int lockAndGet() { lock.lock(); return 3; }

  void ternaryTrue(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (ready ? lock.tryLock() : true) {
        total++;
      }
    }
  }

  void got(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean got = lock.tryLock();
      if (got) lock.unlock();
      if (got) total++;
    }
  }

  void gotElse(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean got = lock.tryLock();
      if (!got) total++;
      if (got) lock.unlock();
    }
  }

  void gotLater(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean got = true;
      if (ready) {
        got = lock.tryLock();
      }
      if (got) {
        total++;
      }
    }
  }

  void spin(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      int tries = 0;
      while (tries++ < 10) {
        if (lock.tryLock()) break;
      }
      total++;
    }
  }

  void releasedInLoop(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      for (;;) {
        try { if (total > i) break; } finally { lock.unlock(); }
        lock.lock();
      }
      total++;
    }
  }
  void enter() { lock.lock(); }
  void exit() { lock.unlock(); }
  boolean tryEnter() { return lock.tryLock(); }
  boolean tryEnter2() { if (!ready) return false; lock.lock(); return true; }

  void exit(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      enter();
      exit();
      total++;
    }
  }

  void tryEnter(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (!tryEnter()) { total++; } else exit();
    }
  }

  void tryEnter2(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      tryEnter2();
      total++;
    }
  }
  int safe() { lock.lock(); try { return total; } finally { lock.unlock(); } }

  void afterSafe(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      int x = safe();
      total++;
    }
  }

  void afterEarlyReturnInSync(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      sync(i);
      total++;
    }
  }
  boolean sync(int i) { synchronized (monitor) { if (i > 3) return true; total++; return false; } }
  static final class Held implements AutoCloseable {
    private final Lock l;
    Held(Lock l) { this.l = l; l.lock(); }
    @Override public void close() { l.unlock(); }
  }

  void afterResource(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      try (Held h = new Held(other)) {
        h.toString();
      }
      total++;
    }
  }

  void catchOfResource(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      try (Held h = new Held(other)) {
        h.toString();
      } catch (RuntimeException e) {
        total++;
      }
    }
  }

  void stampedRead(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      long s = stamped.readLock();
      total++;
      stamped.unlockRead(s);
    }
  }

  void permits(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      permits.acquireUninterruptibly();
      try { total++; } finally { permits.release(); }
    }
  }

  void flag(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!busy.compareAndSet(false, true)) Thread.onSpinWait();
      busy.set(false);
      total++;
    }
  }

  void aSwitch(int n, int k) {
    for (@ParallelFor int i = 0; i < n; i++) {
      switch (k) {
        case 0: lock.lock(); break;
        default: break;
      }
      total++;
    }
  }

  void catchUnlocks(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      try { Integer.parseInt("" + i); } catch (NumberFormatException e) { lock.unlock(); }
      total++;
    }
  }

  void syncInner(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      synchronized (monitor) { if (i == 3) continue; }
      total++;
    }
  }

  void andLocks(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      boolean b = ready && tryEnter();
      total++;
    }
  }

  void earlyReturnHolding(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      step(i);
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
  void inc() { total++; }

  void withParameters(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      with(new ReentrantLock(), () -> { total++; });
    }
  }
  void twice(Runnable r) { synchronized (monitor) { r.run(); } r.run(); }

  void twice(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      twice(() -> { total++; });
    }
  }
  Runnable kept;
  void keep(Runnable r) { synchronized (monitor) { r.run(); } kept = r; }

  void kept(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      keep(() -> { total++; });
    }
  }
  void through(Runnable r) { withMonitor(r); }

  void underAsync(int n) {
    synchronized (monitor) {
      finish: { async: total++; async: total++; }
    }
  }

  void twoLocksAsyncs(int n) {
    finish: {
      async: { synchronized (monitor) { total++; } }
      async: { synchronized (lock) { total++; } }
    }
  }

  void twoLocks(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (i % 2 == 0) {
        synchronized (monitor) { total++; }
      } else {
        synchronized (lock) { total++; }
      }
    }
  }
}
