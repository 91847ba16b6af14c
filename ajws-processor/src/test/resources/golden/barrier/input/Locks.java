import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.ajws.Async;
import org.ajws.Finish;
import org.ajws.ParallelFor;

/**
 * Spawning calls while a lock of java.util.concurrent is held: only the thread that has it can give
 * it back, so nothing of it is given to another one, and nobody is waited for.
 */
class Locks {
  static final ReentrantLock LOCK = new ReentrantLock();
  static final ReentrantReadWriteLock BOTH = new ReentrantReadWriteLock();
  static int held;

  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int locked(int n) {
    LOCK.lock();
    try {
      held++;
      return fib(n);
    } finally {
      LOCK.unlock();
    }
  }

  /** A section between calls after which the method may go on elsewhere. */
  static int between(int n) {
    int x = fib(n);
    LOCK.lock();
    try {
      x += fib(n - 1);
      if (x > 60) return x;
    } finally {
      LOCK.unlock();
    }
    return x + fib(n - 2);
  }

  static int all(int n) {
    if (n < 9) return locked(n + 3);
    @Async int a = all(n - 1);
    int b = all(n - 2);
    return a + b;
  }

  /** The value wants the lock under which it is used. */
  static int valueInside(int n) {
    @Async int a = locked(n);
    int b = fib(n - 3);
    LOCK.lock();
    BOTH.readLock().lock();
    try {
      b += a;
    } finally {
      BOTH.readLock().unlock();
      LOCK.unlock();
    }
    return b;
  }

  @Finish
  static int resultInside(int n) {
    int r = 0;
    async: r = locked(n);
    LOCK.lock();
    try {
      if (n > 3) {
        return r + 1;
      }
      held++;
    } finally {
      LOCK.unlock();
    }
    return r;
  }

  static int tried(int n, Lock lock) throws InterruptedException {
    int sum = 0;
    switch (n % 3) {
      case 0:
        lock.lockInterruptibly();
        try {
          sum = fib(n);
        } finally {
          if (sum >= 0) {
            lock.unlock();
          }
        }
        break;
      default:
        if (lock.tryLock()) try {
          for (@ParallelFor int i = 0; i < 4; i++) fib(i);
          sum = fib(n) + 1;
        } finally {
          lock.unlock();
        }
    }
    return sum;
  }

  public static void main(String[] args) throws InterruptedException {
    long sum = 0;
    for (int i = 0; i < 20; i++) {
      sum += all(14) + valueInside(10 + i % 4) + resultInside(i % 8) + between(i) + tried(i, new ReentrantLock());
    }
    System.out.println(sum + " " + held + " " + LOCK.isLocked() + BOTH.getReadLockCount());
  }
}
