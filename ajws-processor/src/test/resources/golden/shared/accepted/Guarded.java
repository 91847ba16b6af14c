import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

class Guarded {
  @AtomicSet("c")
  static final class Counter {
    @Atomic("c") int value;

    void increment() {
      value++;
    }
  }

  private final Lock lock = new ReentrantLock();
  private final Map<String, Integer> counts = new HashMap<>();
  private int count;
  private volatile boolean found;

  void monitor(List<String> words) {
    for (@ParallelFor String word : words) {
      synchronized (counts) {
        counts.merge(word, 1, Integer::sum);
      }
    }
  }

  void lock(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      lock.lock();
      try {
        count++;
      } finally {
        lock.unlock();
      }
    }
  }

  private synchronized void count() {
    count++;
  }

  void method(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      count();
    }
  }

  void flag(int[] a) {
    for (@ParallelFor int x : a) {
      if (x == 0) {
        found = true;
      }
    }
  }

  void unit(Counter counter, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      counter.increment();
    }
  }

  void threadSafeTypes(List<String> words) {
    Map<String, Integer> all = new ConcurrentHashMap<>();
    List<String> list = Collections.synchronizedList(new ArrayList<>());
    LongAdder length = new LongAdder();
    Vector<String> lines = new Vector<>();
    for (@ParallelFor String word : words) {
      all.merge(word, 1, Integer::sum);
      list.add(word);
      length.add(word.length());
      lines.add(word);
    }
  }

  void oneIteration(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (i == 0) {
        count = a[i];
      }
      a[i] = i;
    }
  }
}
