import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
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
