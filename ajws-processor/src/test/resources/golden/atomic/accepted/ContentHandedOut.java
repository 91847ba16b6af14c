import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** The near-twins: copies, elements, and what is used up while the lock is held. */
public class ContentHandedOut {
  static int sum(int[] array) {
    int sum = 0;
    for (int i : array) {
      sum += i;
    }
    return sum;
  }

  @AtomicSet("s")
  static class Out implements Cloneable {
    private int[] slots = new int[4];
    private int[][] rows = new int[2][2];
    private final int[] table = {1, 2, 3};
    private final List<String> names = new ArrayList<>();
    private final List<int[]> history = new ArrayList<>();
    private final Map<String, Integer> counts = new HashMap<>();

    int[] copy() {
      return slots.clone();
    }

    int cell(int i) {
      int[] row = rows[i];
      return row[0] + table[i] + table.length;
    }

    private int[] own() {
      return slots;
    }

    int total() {
      return sum(own()) + sum(slots) + Arrays.stream(slots).sum();
    }

    List<String> longNames() {
      return names.stream().filter(n -> n.length() > 5).collect(Collectors.toList());
    }

    String first() {
      return names.iterator().next();
    }

    int count() {
      int sum = 0;
      for (Map.Entry<String, Integer> e : counts.entrySet()) {
        sum += e.getValue();
        e.setValue(0);
      }
      return sum;
    }

    void fill(int with) {
      Arrays.fill(slots, with);
      System.arraycopy(slots, 0, rows[0], 0, 2);
      int[] old = slots;
      names.forEach(n -> old[0]++);
      slots = Arrays.copyOf(old, old.length * 2);
    }

    void remember() {
      history.add(slots); // which belongs to the set, too
      slots = new int[4];
    }

    void swap() {
      int[] first = rows[0];
      rows[0] = rows[1];
      rows[1] = first;
    }

    Runnable later() {
      return () -> slots[0]++; // a unit of its own
    }

    void take(@Atomic("s") Out other) {
      slots = other.slots.clone();
      slots[0] += other.slots[0];
    }

    @Override
    public String toString() {
      return "names: " + names;
    }
  }

  @AtomicSet("s")
  static class Copied implements Cloneable {
    private int[] slots = new int[4];
    private final int[] table = {1, 2, 3};
    private int n;

    void add(int i) {
      slots[n++] = table[i];
    }

    @Override
    public Copied clone() throws CloneNotSupportedException {
      Copied copy = (Copied) super.clone();
      copy.slots = slots.clone();
      return copy;
    }
  }
}
