import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.function.IntSupplier;
import java.util.stream.Stream;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Arrays and collections that belong to a set go where nobody takes its lock. */
public class ContentHandedOut {
  static int[] everybodys;

  static void keep(int[] array) {
    everybodys = array;
  }

  static int[] through(int[] array) {
    return array;
  }

  @AtomicSet("s")
  static class Out implements Cloneable {
    private int[] slots = new int[4];
    private int[][] rows = new int[2][2];
    private final List<String> names = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();

    int[] getter() {
      return slots;
    }

    int[] row(int i) {
      int[] row = rows[i];
      row[0]++;
      return row;
    }

    List<String> unmodifiable() {
      return Collections.unmodifiableList(names);
    }

    Stream<String> lazy() {
      return names.stream();
    }

    Iterator<String> iterator() {
      return names.iterator();
    }

    Map.Entry<String, Integer> entry() {
      return counts.entrySet().iterator().next();
    }

    Map.Entry<String, Integer> found(String name) {
      for (Map.Entry<String, Integer> e : counts.entrySet()) {
        if (e.getKey().equals(name)) {
          return e;
        }
      }
      return null;
    }

    void kept() {
      keep(slots);
      everybodys = slots;
    }

    void into(List<Object> all) {
      all.add(slots);
      all.add(Arrays.asList(names));
    }

    Runnable later() {
      int[] mine = slots;
      return () -> mine[0]++;
    }

    IntSupplier reading(boolean b) {
      int[] row = b ? rows[0] : slots;
      IntSupplier first = () -> row[0];
      return first;
    }

    int[] longWay(int i) {
      int[] a = through(slots);
      int[] b = List.of(a, a).get(0);
      int[] c = new int[][] {b}[0];
      int[] d = switch (i) {
        case 0 -> c;
        default -> {
          yield null;
        }
      };
      Object o = d;
      return o instanceof int[] e ? e : null;
    }

    int[] assigned() {
      int[] a;
      return a = slots;
    }

    void share(@Atomic("s") Out other) {
      slots = other.slots;
    }

    @Override
    public Out clone() throws CloneNotSupportedException {
      Out copy = (Out) super.clone();
      copy.rows = new int[2][2];
      return copy;
    }
  }
}
