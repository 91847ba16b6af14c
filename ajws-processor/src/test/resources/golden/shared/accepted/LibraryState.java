import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.stream.*;
import org.ajws.*;

/** Near-twins of library objects that are moved on: of one's own, for several threads, locked. */
class LibraryState {
  interface Acceptor {
    void take(Cell c);
  }

  static class Cell {
    int v;
  }

  static class Counting implements Acceptor {
    private int count;

    @Override
    public void take(Cell c) {
      count++;
    }
  }

  static class Marking implements Acceptor {
    @Override
    public void take(Cell c) {
      c.v = 1;
    }
  }

  private int n;
  private int d;
  private int e;
  private int[] a;
  private int[] x;
  private List<Integer> list;
  private Cell[] cells;
  private final AtomicLong flag = new AtomicLong();
  private final AtomicReference<Object> owner = new AtomicReference<>();
  private final Map<Integer, Queue<Integer>> queues = new ConcurrentHashMap<>();
  private final Map<Integer, Set<Integer>> sets = new ConcurrentHashMap<>();

  void spliterator() {
    for (@ParallelFor int i = 0; i < n; i++) {
      Spliterator<Integer> s = list.spliterator();
      s.tryAdvance(v -> {});
    }
  }

  void numbers() {
    for (@ParallelFor int i = 0; i < n; i++) {
      PrimitiveIterator.OfInt numbers = IntStream.range(0, 9).iterator();
      a[i] = numbers.nextInt();
    }
  }

  void reduced() {
    for (@ParallelFor int i = 0; i < n; i++) {
      List<Integer> sum = new ArrayList<>();
      Stream.of(i).reduce(sum, (l, v) -> { l.add(v); return l; }, (l, r) -> l);
    }
  }

  void collected() {
    for (@ParallelFor int i = 0; i < n; i++) {
      Stream.of(i).collect(() -> new ArrayList<Integer>(), (l, v) -> l.add(v), (l, r) -> l.addAll(r));
    }
  }

  void flag() {
    for (@ParallelFor int i = 0; i < n; i++) {
      while (!flag.compareAndSet(0, 1)) {}
      d++;
      flag.set(0);
    }
  }

  void owner() {
    for (@ParallelFor int i = 0; i < n; i++) {
      Object me = new Object();
      while (!owner.compareAndSet(null, me)) {}
      e++;
      owner.set(null);
    }
  }

  void queues() {
    for (@ParallelFor int i = 0; i < n; i++) {
      queues.computeIfAbsent(x[i], k -> new ConcurrentLinkedQueue<>()).add(i);
      sets.computeIfAbsent(x[i], k -> ConcurrentHashMap.newKeySet()).add(i);
    }
  }

  void marked() {
    Marking m = new Marking();
    for (@ParallelFor Cell c : cells) {
      give(m, c);
    }
  }

  private static void give(Acceptor to, Cell c) {
    to.take(c);
  }
}
