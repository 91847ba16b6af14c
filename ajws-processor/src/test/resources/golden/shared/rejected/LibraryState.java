import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.function.*;
import java.util.stream.*;
import org.ajws.*;

/** Objects of the library that are moved on, or filled by functions; flags that lock nothing. */
class LibraryState {
  private int n;
  private int d;
  private int[] a;
  private int[] x;
  private List<Integer> list;
  private final AtomicLong flag = new AtomicLong();
  private final AtomicReference<Object> owner = new AtomicReference<>();
  private final Map<Integer, Queue<Integer>> mixed = new ConcurrentHashMap<>();

  void spliterator() {
    Spliterator<Integer> s = list.spliterator();
    for (@ParallelFor int i = 0; i < n; i++) {
      s.tryAdvance(v -> {});
    }
  }

  void bySpliterator() {
    for (@ParallelFor int i = 0; i < n; i++) {
      Spliterator<Integer> s = list.spliterator();
      s.tryAdvance(v -> d += v);
    }
  }

  void numbers() {
    PrimitiveIterator.OfInt numbers = IntStream.range(0, 9).iterator();
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = numbers.nextInt();
    }
  }

  void enumeration() {
    Enumeration<Integer> all = Collections.enumeration(list);
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = all.nextElement();
    }
  }

  void reduced() {
    List<Integer> sum = new ArrayList<>();
    for (@ParallelFor int i = 0; i < n; i++) {
      Stream.of(i).reduce(sum, (l, v) -> { l.add(v); return l; }, (l, r) -> l);
    }
  }

  void collected() {
    for (@ParallelFor int i = 0; i < n; i++) {
      Stream.of(i).collect(() -> list, (l, v) -> l.add(v), (l, r) -> l.addAll(r));
    }
  }

  void otherFlag() {
    for (@ParallelFor int i = 0; i < n; i++) {
      flag.compareAndSet(0, 1);
      d++;
      flag.set(0);
    }
  }

  void otherWay() {
    Object me = new Object();
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!owner.compareAndSet(me, null)) {}
      d++;
      owner.set(me);
    }
  }

  void fill() {
    mixed.put(1, new LinkedList<>());
    mixed.put(2, new ConcurrentLinkedQueue<>());
  }

  void mixed() {
    for (@ParallelFor int i = 0; i < n; i++) {
      mixed.get(x[i]).add(i);
    }
  }
}
