import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import org.ajws.ParallelFor;

/** Arrays of every kind of element, lists, sized and unsized iterables, raw and generic. */
class EnhancedFor {
  static final ConcurrentSkipListMap<String, Integer> SEEN = new ConcurrentSkipListMap<>();

  public static void main(String[] args) {
    int[] ints = {1, 2, 3};
    for (@ParallelFor int x : ints) see("int", x);
    for (@ParallelFor long x : ints) see("widened", (int) x);
    for (@ParallelFor Integer x : ints) see("boxed", x);
    for (@ParallelFor final int[] row : new int[][] {{1}, {2, 3}}) see("row", row.length);
    for (@ParallelFor var x : new String[] {"a", "bb"}) see(x, x.length());
    List<String> list = new ArrayList<>(List.of("x", "y", "z"));
    for (@ParallelFor String s : list) see(s, 1);
    for (@ParallelFor CharSequence s : list) see("cs" + s, s.length());
    for (@ParallelFor int x : List.of(4, 5)) see("unboxed", x);
    for (@ParallelFor Map.Entry<String, int[]> e : new TreeMap<>(Map.of("k", ints)).entrySet()) {
      see(e.getKey(), e.getValue()[0]);
    }
    for (@ParallelFor Integer x : new ArrayDeque<>(Arrays.asList(6, 7))) see("deque", x);
    Iterable<Integer> unsized = () -> List.of(8, 9).iterator();
    for (@ParallelFor int x : unsized) see("unsized", x);
    raw(new ArrayList<>(List.of("r", "s")));
    wild(List.of(1, 2.5));
    System.out.println(SEEN);
  }

  @SuppressWarnings("rawtypes")
  static void raw(List rawList) {
    for (@ParallelFor Object o : rawList) see("raw" + o, 1);
  }

  static void wild(List<? extends Number> numbers) {
    for (@ParallelFor Number n : numbers) see("wild", n.intValue());
  }

  static <T extends Comparable<T>, C extends Iterable<T>> void generic(C items) {
    for (@ParallelFor T item : items) see("generic" + item, 1);
  }

  static void see(String key, int value) {
    SEEN.merge(key, value, Integer::sum);
  }
}
