import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import org.ajws.ParallelFor;

/** What is written under one lock and read under none or another; the near-twins hold the same. */
class OtherLocks {
  private final Object a = new Object();
  private final Object b = new Object();
  private final ReentrantLock lock = new ReentrantLock();
  private final Map<String, Integer> map = new HashMap<>();
  private final int[] counts = new int[64];
  private int total;
  private volatile int seen;
  private final ReentrantReadWriteLock pair = new ReentrantReadWriteLock();
  private final Lock readers = pair.readLock();
  private final Lock writers = pair.writeLock();

  void twoMonitors(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      synchronized (a) {
        total += i;
      }
      synchronized (b) {
        out[i] = total;
      }
    }
  }

  void noLock(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      synchronized (a) {
        total += i;
      }
      out[i] = total;
    }
  }

  void oneMonitor(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      synchronized (a) {
        total += i;
      }
      synchronized (a) {
        out[i] = total;
      }
    }
  }

  void volatileOnes(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      synchronized (a) {
        seen += i;
      }
      out[i] = seen;
    }
  }

  synchronized void add(int by) {
    total += by;
  }

  synchronized int total() {
    return total;
  }

  int unlocked() {
    return total;
  }

  void methods(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      add(i);
      out[i] = unlocked();
    }
  }

  void lockedMethods(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      add(i);
      out[i] = total();
    }
  }

  void slots(int[] in, int[] out) {
    for (@ParallelFor int i = 0; i < in.length; i++) {
      lock.lock();
      try {
        counts[in[i]]++;
      } finally {
        lock.unlock();
      }
      out[i] = counts[3];
    }
  }

  void lockedSlots(int[] in, int[] out) {
    for (@ParallelFor int i = 0; i < in.length; i++) {
      lock.lock();
      try {
        counts[in[i]]++;
        out[i] = counts[3];
      } finally {
        lock.unlock();
      }
    }
  }

  void maps(String[] in, int[] out) {
    for (@ParallelFor int i = 0; i < in.length; i++) {
      synchronized (map) {
        map.put(in[i], i);
      }
      out[i] = map.size();
    }
  }

  void lockedMaps(String[] in, int[] out) {
    for (@ParallelFor int i = 0; i < in.length; i++) {
      synchronized (map) {
        map.put(in[i], i);
        out[i] = map.size();
      }
    }
  }

  void asyncs(int[] out) {
    finish: {
      async: {
        synchronized (a) {
          total++;
        }
      }
      async: {
        synchronized (b) {
          out[0] = total;
        }
      }
      async: out[1] = total;
    }
  }

  void lockedAsyncs(int[] out) {
    finish: {
      async: {
        synchronized (a) {
          total++;
        }
      }
      async: {
        synchronized (a) {
          out[0] = total;
        }
      }
    }
  }

  void asyncsOfMethods(int[] out) {
    finish: {
      async: add(3);
      async: out[0] = unlocked();
      async: out[1] = total();
    }
  }

  void pairs(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      writers.lock();
      total += i;
      writers.unlock();
      readers.lock();
      out[i] = total;
      readers.unlock();
    }
    for (@ParallelFor int i = 0; i < out.length; i++) {
      pair.writeLock().lock();
      total += i;
      pair.writeLock().unlock();
      pair.readLock().lock();
      out[i] = total;
      pair.readLock().unlock();
    }
  }

  void writeUnderReadLock(int[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      readers.lock();
      total += i;
      readers.unlock();
    }
  }

  void perhapsReadLocked(int[] out, boolean q) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      if (q) {
        pair.readLock().lock();
      }
      out[i] = total;
      pair.writeLock().lock();
      total++;
      pair.writeLock().unlock();
    }
  }

  void perhapsNotReadLocked(int[] out, boolean q) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      if (q) {
        out[i]++;
      } else {
        readers.lock();
      }
      out[i] = total;
      writers.lock();
      total++;
      writers.unlock();
    }
  }

  void perhapsLocked(int n, boolean q) {
    for (@ParallelFor int i = 0; i < n; i++) {
      if (!q) {
        Thread.onSpinWait();
      } else {
        lock.lock();
      }
      total++;
    }
  }

  void readLockedInLoop(int[] out, int n) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      for (int k = 0; k < n; k++) {
        readers.lock();
      }
      out[i] = total;
      writers.lock();
      total++;
      writers.unlock();
    }
  }

  void readLockedElsewhere(int[] out) {
    finish: {
      async: {
        writers.lock();
        total++;
        writers.unlock();
      }
      async: readers.lock();
      out[0] = total;
    }
  }
}
