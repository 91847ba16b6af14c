import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Hashtable;
import java.util.List;
import java.util.Map;
import java.util.Stack;
import java.util.Vector;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.TimeUnit;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Containers that lock themselves while they run a function, which takes a set. */
@AtomicSet("a")
class LibraryLocks {
  static final Map<String, Integer> COUNTS = new ConcurrentHashMap<>();
  static final Vector<String> NAMES = new Vector<>();
  static final Hashtable<String, Integer> TABLE = new Hashtable<>();
  private final List<String> listeners = Collections.synchronizedList(new ArrayList<>());
  private final ConcurrentMap<String, Integer> found;
  private final CopyOnWriteArrayList<String> copied = new CopyOnWriteArrayList<>();
  private Map<String, Integer> late = new HashMap<>();

  @Atomic("a")
  private int n;

  LibraryLocks() {
    found = new ConcurrentHashMap<>();
    late = Collections.synchronizedMap(new HashMap<>());
  }

  int get() {
    return n;
  }

  void told() {
    n++;
    COUNTS.put("n", n);
    NAMES.add("n");
    TABLE.remove("n");
    listeners.add("n");
    found.merge("n", 1, Integer::sum);
    copied.add("n");
    late.clear();
  }

  @NotAtomic
  void known(LibraryLocks other) {
    COUNTS.computeIfAbsent("n", k -> other.get());
    NAMES.forEach(s -> other.told());
    TABLE.merge("n", 1, (a, b) -> other.get());
    listeners.removeIf(s -> get() > 0);
    found.compute("n", (k, v) -> get());
    copied.replaceAll(s -> s + get());
    late.computeIfPresent(
        "n",
        new java.util.function.BiFunction<String, Integer, Integer>() {
          @Override
          public Integer apply(String k, Integer v) {
            return get();
          }
        });
  }

  @NotAtomic
  void entered() {
    synchronized (NAMES) {
      for (String s : NAMES) {
        told();
      }
    }
  }
}

@AtomicSet("b")
class LibraryAsks {
  static final java.io.PrintStream OUT = System.out;
  static final StringBuffer TEXT = new StringBuffer();
  static final Vector<LibraryAsks> ALL = new Vector<>();

  @Atomic("b")
  private int n;

  @Override
  public String toString() {
    return "b" + n;
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public boolean equals(Object o) {
    n++;
    return this == o;
  }

  void told() {
    n++;
    OUT.println(n);
    TEXT.setLength(0);
    ALL.setSize(n);
  }

  static void asked(LibraryAsks b) {
    OUT.printf("%s", b);
    TEXT.append(b);
    ALL.contains(b);
  }
}

/** Views have the lock of what they are views of; comparators are made of functions; elements are asked. */
@AtomicSet("c")
class LibraryViews implements Delayed {
  static final Map<String, LibraryViews> VALUES = Collections.synchronizedMap(new HashMap<>());
  static final List<LibraryViews> SORTED = Collections.synchronizedList(new ArrayList<>());
  static final Stack<LibraryViews> STACK = new Stack<>();
  static final LinkedBlockingDeque<LibraryViews> DEQUE = new LinkedBlockingDeque<>();
  static final DelayQueue<LibraryViews> LATER = new DelayQueue<>();

  @Atomic("c")
  private int n;

  int get() {
    return n;
  }

  @Override
  public long getDelay(TimeUnit unit) {
    return n;
  }

  @Override
  public int compareTo(Delayed other) {
    return n;
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public boolean equals(Object o) {
    n++;
    return this == o;
  }

  void told() {
    n++;
    VALUES.clear();
    SORTED.add(this);
    STACK.push(this);
    DEQUE.push(this);
    LATER.clear();
  }

  static void asked(LibraryViews c) {
    VALUES.values().forEach(LibraryViews::get);
    VALUES.entrySet().removeIf(e -> e.getValue().get() > 3);
    SORTED.sort(Comparator.comparingInt(LibraryViews::get));
    SORTED.sort(Comparator.comparing(LibraryViews::get).reversed());
    STACK.search(c);
    DEQUE.removeFirstOccurrence(c);
    LATER.poll();
  }
}
