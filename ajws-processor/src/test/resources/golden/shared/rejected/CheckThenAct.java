import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.ParallelFor;

/** Each access is safe, but another iteration comes between the look and the change. */
class CheckThenAct {
  private final AtomicInteger highest = new AtomicInteger();
  private volatile int best;

  void putIfNew(ConcurrentMap<Integer, Integer> first, int[] keys) {
    for (@ParallelFor int i = 0; i < keys.length; i++) {
      if (!first.containsKey(keys[i])) {
        first.put(keys[i], i);
      }
    }
  }

  void count(ConcurrentMap<Integer, Integer> counts, int[] keys) {
    for (@ParallelFor int i = 0; i < keys.length; i++) {
      Integer old = counts.get(keys[i]);
      counts.put(keys[i], old == null ? 1 : old + 1);
    }
  }

  void maximum(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] > highest.get()) {
        highest.set(a[i]);
      }
    }
  }

  void volatileMaximum(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] > best) {
        best = a[i];
      }
    }
  }

  void volatileCount(int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      best = best + i;
    }
  }
}
