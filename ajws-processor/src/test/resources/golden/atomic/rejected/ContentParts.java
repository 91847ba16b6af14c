import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Flow;
import org.ajws.AtomicSet;

/** Copies of containers whose arrays and collections are the same, and parts picked out. */
@AtomicSet("s")
class ContentParts {
  private static final Comparator<int[]> LENGTHS = Comparator.comparingInt(r -> r.length);
  private final List<int[]> rows = new ArrayList<>();
  private final TreeMap<String, List<Integer>> tree = new TreeMap<>();
  private final HashMap<String, List<Integer>> map = new HashMap<>();

  Object[] array() {
    return rows.toArray();
  }

  int[][] typed() {
    return rows.toArray(new int[0][]);
  }

  void into(int[][] given) {
    rows.toArray(given);
  }

  void copyInto(int[][] given) {
    new ArrayList<>(rows).toArray(given);
  }

  Object[] values() {
    return map.values().toArray();
  }

  Object cloned() {
    return tree.clone();
  }

  Object clonedMap() {
    return map.clone();
  }

  Map.Entry<String, List<Integer>> last() {
    return tree.lastEntry();
  }

  List<Integer> first() {
    return tree.firstEntry().getValue();
  }

  List<Integer> around(String key) {
    Map.Entry<String, List<Integer>> entry = tree.floorEntry(key);
    return entry == null ? tree.higherEntry(key).getValue() : entry.getValue();
  }

  int[] longest() {
    return Collections.max(rows, LENGTHS);
  }

  List<Integer> smallest() {
    List<Integer> found = Collections.min(map.values(), Comparator.comparingInt(List::size));
    return found;
  }

  void copy(List<int[]> given) {
    Collections.copy(given, rows);
  }

  List<int[]> copied() {
    List<int[]> made = new ArrayList<>(Collections.nCopies(rows.size(), null));
    Collections.copy(made, rows);
    return made;
  }

  List<int[]> listed() {
    Enumeration<int[]> all = Collections.enumeration(rows);
    return Collections.list(all);
  }

  void told(Flow.Subscriber<int[]> subscriber) {
    subscriber.onNext(rows.get(0));
  }
}
