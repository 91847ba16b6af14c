import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.ajws.ParallelFor;

/** What is read under the read lock of a pair, on every way that leads there. */
class ReadLocks {
  private final ReentrantReadWriteLock pair = new ReentrantReadWriteLock();
  private final Lock readers = pair.readLock();
  private final Lock writers = pair.writeLock();
  private final ReentrantLock lock = new ReentrantLock();
  private int total;

  private void add() {
    writers.lock();
    try {
      total++;
    } finally {
      writers.unlock();
    }
  }

  void leftEarly(int[] out, boolean done) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      add();
      readers.lock();
      if (done) {
        readers.unlock();
        continue;
      }
      out[i] = total;
      readers.unlock();
    }
  }

  void onBothWays(int[] out, boolean q) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      add();
      if (q) {
        out[i]++;
        readers.lock();
      } else {
        readers.lock();
      }
      out[i] += total;
      readers.unlock();
    }
  }

  void leftByThrowing(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      add();
      readers.lock();
      if (out[i] < 0) {
        readers.unlock();
        throw new IllegalStateException();
      }
      out[i] = total;
      readers.unlock();
    }
  }

  void inCases(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      add();
      readers.lock();
      switch (out[i]) {
        case 0:
          readers.unlock();
          continue;
        default:
          out[i] = total;
          readers.unlock();
      }
    }
  }

  void tried(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (!lock.tryLock()) {
        lock.lock();
      }
      try {
        total++;
      } finally {
        lock.unlock();
      }
    }
  }
}
