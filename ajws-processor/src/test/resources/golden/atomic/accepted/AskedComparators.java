import java.util.Map;
import java.util.TreeMap;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A comparator that takes a set which no unit leads back from. */
@AtomicSet("a")
class AskedComparators {
  @Atomic("a")
  private final Map<String, Integer> byOrder;

  AskedComparators(Order order) {
    byOrder = new TreeMap<>(order::compared);
  }

  void put(String name) {
    byOrder.put(name, 1);
  }

  int size() {
    return byOrder.size();
  }
}

@AtomicSet("o")
class Order {
  @Atomic("o")
  private int asked;

  int compared(String x, String y) {
    asked++;
    return x.compareTo(y);
  }

  int count(AskedComparators of) {
    return asked + 1;
  }
}
