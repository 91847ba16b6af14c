import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.AtomicSet;

/** Copies of containers and parts of them that are used up, or are copies themselves. */
@AtomicSet("s")
class ContentParts {
  private static final Comparator<int[]> LENGTHS = Comparator.comparingInt(r -> r.length);
  private final List<int[]> rows = new ArrayList<>();
  private final List<String> names = new ArrayList<>();
  private final TreeMap<String, List<Integer>> tree = new TreeMap<>();
  private final HashMap<String, Integer> numbers = new HashMap<>();

  Object[] array(String[] given) {
    names.toArray(given);
    return names.toArray();
  }

  int sum() {
    int sum = 0;
    for (int[] row : rows.toArray(new int[0][])) sum += row[0];
    return sum + tree.values().toArray().length;
  }

  Object cloned() {
    return numbers.clone();
  }

  String firstKey() {
    return tree.firstEntry().getKey() + tree.lastEntry().getValue().size();
  }

  List<Integer> taken() {
    return tree.pollFirstEntry().getValue();
  }

  List<Integer> first() {
    return new ArrayList<>(tree.firstEntry().getValue());
  }

  int[] longest() {
    return Collections.max(rows, LENGTHS).clone();
  }

  int biggest() {
    return Collections.max(numbers.values()) + Collections.min(rows, LENGTHS)[0];
  }

  void copy(List<String> given) {
    Collections.copy(given, names);
  }

  Map<String, Integer> sizes() {
    Map<String, Integer> sizes = new HashMap<>();
    for (Map.Entry<String, List<Integer>> e : tree.entrySet()) {
      sizes.put(e.getKey(), Collections.max(e.getValue()));
    }
    return sizes;
  }

  int sumOfNew() {
    int sum = 0;
    for (int[] row : rows.toArray(int[][]::new)) sum += row[0];
    return sum + names.toArray(String[]::new).length;
  }
}
