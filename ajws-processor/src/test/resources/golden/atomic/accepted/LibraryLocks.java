import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.PriorityBlockingQueue;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** What those containers do without their lock, or where no unit wants it. */
@AtomicSet("a")
class LibraryLocks {
  static final Map<String, Integer> COUNTS = new ConcurrentHashMap<>();
  static final Map<String, Integer> OTHERS = new ConcurrentHashMap<>();
  private final List<String> listeners = Collections.synchronizedList(new ArrayList<>());
  private final ConcurrentMap<String, Integer> found = new ConcurrentHashMap<>();
  private final CopyOnWriteArrayList<String> copied = new CopyOnWriteArrayList<>();

  @Atomic("a")
  private int n;

  int get() {
    return n;
  }

  void told() {
    n++;
    COUNTS.put("n", n);
    found.computeIfAbsent("n", k -> n);
    copied.add("n");
  }

  @NotAtomic
  void known(LibraryLocks other) {
    OTHERS.computeIfAbsent("n", k -> other.get());
    COUNTS.forEach((k, v) -> other.told());
    COUNTS.replaceAll((k, v) -> v + other.get());
    COUNTS.getOrDefault("n", other.get());
    COUNTS.putIfAbsent("n", other.get());
    listeners.forEach(s -> told());
    listeners.stream().forEach(s -> told());
    copied.forEach(s -> told());
    found.compute("n", (k, v) -> v + 1);
    synchronized (COUNTS) {
      told();
    }
  }

  int all() {
    return found.get("n") + listeners.size();
  }
}

@AtomicSet("b")
class LibraryAsks {
  static final java.io.PrintStream OUT = System.out;
  static final StringBuffer TEXT = new StringBuffer();

  @Atomic("b")
  private int n;

  @Override
  public String toString() {
    return "b" + n;
  }

  void told() {
    n++;
    OUT.println(n);
    TEXT.setLength(0);
  }

  static void asked(LibraryAsks b) {
    OUT.println(b);
    OUT.print("" + b);
    OUT.printf("%s", b.toString());
    TEXT.append("" + b);
    new StringBuffer().append(b);
  }
}

/** What the queue asks with its lock free, and what no one lock guards. */
@AtomicSet("c")
class LibraryFree {
  static final LinkedBlockingQueue<LibraryFree> QUEUE = new LinkedBlockingQueue<>();
  static final ConcurrentMap<String, LibraryFree> FOUND = new ConcurrentHashMap<>();

  @Atomic("c")
  private int n;

  int get() {
    return n;
  }

  void told() {
    n++;
    QUEUE.offer(this);
    FOUND.put("n", this);
  }

  static void asked() {
    QUEUE.removeIf(c -> c.get() > 3);
    FOUND.values().forEach(LibraryFree::get);
  }
}

/** Queues that count without the lock with which they compare. */
@AtomicSet("q")
class QueuesThatCount {
  static final LinkedBlockingQueue<QueuesThatCount> QUEUE = new LinkedBlockingQueue<>();
  static final PriorityBlockingQueue<QueuesThatCount> SORTED =
      new PriorityBlockingQueue<>(9, Comparator.comparingInt(q -> 1));
  @Atomic("q") private int n;
  @Atomic("q") private int m;

  @Override
  public boolean equals(Object o) { n++; m++; return o == this; }

  @Override
  public int hashCode() { return 1; }

  void counted() {
    n++;
    m += QUEUE.size() + QUEUE.remainingCapacity() + SORTED.remainingCapacity();
    if (QUEUE.isEmpty()) m = SORTED.comparator() == null ? 1 : 2;
  }

  static boolean compared(QueuesThatCount one) { return QUEUE.contains(one) || SORTED.contains(one); }
}
