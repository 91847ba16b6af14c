import java.util.Comparator;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Sorted containers ask the comparator that they were made with, under the lock of their set. */
@AtomicSet("a")
@AtomicSet("b")
@AtomicSet("c")
class AskedComparators {
  @Atomic("a")
  private final Map<String, Integer> byOrder;

  @Atomic("b")
  private final SortedSet<String> names = new TreeSet<>((x, y) -> Order.ONE.compared(x, y));

  @Atomic("c")
  private PriorityQueue<String> queue = new PriorityQueue<>(9, new ByOrder());

  AskedComparators(Order order) {
    byOrder = new TreeMap<>(order::compared);
  }

  void put(String name) {
    byOrder.put(name, 1);
  }

  boolean has(String name) {
    return names.contains(name);
  }

  String next() {
    return queue.poll();
  }
}

class ByOrder implements Comparator<String> {
  @Override
  public int compare(String x, String y) {
    return Order.ONE.compared(x, y);
  }
}

@AtomicSet("o")
class Order {
  static final Order ONE = new Order();

  @Atomic("o")
  private int asked;

  int compared(String x, String y) {
    asked++;
    return x.compareTo(y);
  }

  void enter(AskedComparators into) {
    asked++;
    into.put("o");
  }

  boolean knows(AskedComparators into) {
    asked++;
    return into.has("o");
  }

  String last(AskedComparators of) {
    asked++;
    return of.next();
  }
}
