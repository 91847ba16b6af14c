import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.ParallelFor;

/** The look and the change are one call, or under one lock, or do not depend on each other. */
class LookAndChange {
  private final AtomicInteger highest = new AtomicInteger();
  private volatile boolean found;

  void putIfNew(ConcurrentMap<Integer, Integer> first, int[] keys) {
    for (@ParallelFor int i = 0; i < keys.length; i++) {
      first.putIfAbsent(keys[i], i);
    }
  }

  void count(ConcurrentMap<Integer, Integer> counts, int[] keys) {
    for (@ParallelFor int i = 0; i < keys.length; i++) {
      counts.merge(keys[i], 1, Integer::sum);
    }
  }

  void maximum(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      highest.accumulateAndGet(a[i], Math::max);
    }
  }

  void locked(ConcurrentMap<Integer, Integer> first, int[] keys) {
    for (@ParallelFor int i = 0; i < keys.length; i++) {
      synchronized (this) {
        if (!first.containsKey(keys[i])) {
          first.put(keys[i], i);
        }
      }
    }
  }

  void flag(int[] a, int wanted) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      if (a[i] == wanted) {
        found = true;
      }
    }
  }
}
