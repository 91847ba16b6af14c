import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.ajws.AtomicSet;

/** Functions, objects and helpers that are done with it when the unit ends. */
public class ContentGoesFar {
  static class Sum {
    private int sum;

    Sum(int[] array) {
      for (int i : array) {
        sum += i;
      }
    }
  }

  interface Visitor {
    int visit(int[] array);
  }

  static Iterator<String> iteratorOf(List<String> list) {
    return list.iterator();
  }

  static int[] row(int[][] rows, int i) {
    return rows[i];
  }

  static int run(Visitor visitor, int[] array) {
    return visitor.visit(array);
  }

  static void now(Runnable r) {
    r.run();
  }

  @AtomicSet("s")
  static class Out {
    private int[] slots = new int[4];
    private int[][] rows = new int[2][2];
    private List<String> names = new ArrayList<>();
    private final List<int[]> history = new ArrayList<>();
    private final List<String> view = Collections.unmodifiableList(names);
    private final Map<String, Integer> counts = new HashMap<>();
    private final StringBuilder text = new StringBuilder();

    void references(List<String> more) {
      more.forEach(names::add);
      more.removeIf(names::contains);
      names.sort(Comparator.comparing(counts::get));
      now(names::clear);
    }

    List<Integer> collected(List<String> keys) {
      return keys.stream().map(counts::get).collect(Collectors.toList());
    }

    int functions() {
      int[] mine = slots;
      Integer[] order = {0, 1, 2};
      Arrays.sort(
          order,
          new Comparator<Integer>() {
            @Override
            public int compare(Integer a, Integer b) {
              return mine[a] - mine[b];
            }
          });
      now(() -> mine[0]++);
      Arrays.sort(order, (a, b) -> mine[a] - mine[b]);
      return order[0];
    }

    int made() {
      return new Sum(slots).sum + new ArrayList<>(names).size() + List.of(slots, slots).size();
    }

    int known() {
      Consumer<int[]> clears = a -> a[0] = 0;
      clears.accept(slots);
      Optional.of(slots).ifPresent(a -> a[0]++);
      Arrays.stream(rows).forEach(r -> r[0]++);
      return run(a -> a.length, slots) + Arrays.stream(rows).flatMapToInt(Arrays::stream).sum();
    }

    String byHelper() {
      return iteratorOf(names).next() + row(rows, 0)[0];
    }

    private int[] own() {
      return slots;
    }

    int[] byOwn() {
      return own().clone();
    }

    private void remember(int[] array) {
      history.add(array);
    }

    void rotate() {
      remember(slots);
      int[] made = new int[4];
      slots = made;
      rows[0] = made;
      int[][] all = rows;
      all[1] = slots;
    }

    int[][] deep() {
      int[][] copy = new int[2][];
      for (int i = 0; i < 2; i++) {
        copy[i] = rows[i].clone();
      }
      return copy;
    }

    String appended() {
      return text.append("x").toString();
    }

    int inList() {
      List<int[]> made = new ArrayList<>();
      made.add(slots);
      return made.size();
    }

    void given(List<String> list) {
      names = new ArrayList<>(list);
      list.clear();
    }

    String longest() {
      return names.stream().filter(x -> x.length() > 2).sorted().findFirst().orElse("");
    }

    int size() {
      return view.size();
    }
  }
}
