import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import org.ajws.AtomicSet;

/** Calls that nobody writes take locks, too: two threads may do so in opposite orders. */
class ImplicitDeadlocks {
  @AtomicSet("a")
  static class Text {
    private int x;
    private Text other;

    @Override
    public String toString() {
      return "" + x;
    }

    String both() {
      return x + " " + other;
    }
  }

  @AtomicSet("b")
  static class Closed implements AutoCloseable {
    private int x;

    @Override
    public void close() {
      x++;
    }

    void use(Closed one) {
      x++;
      try (one) {
        x++;
      }
    }
  }

  @AtomicSet("c")
  static class Looped implements Iterable<Integer> {
    private int x;

    @Override
    public Iterator<Integer> iterator() {
      x++;
      return List.of(x).iterator();
    }

    int sum(Looped one) {
      for (int each : one) {
        x += each;
      }
      return x;
    }
  }

  @AtomicSet("d")
  static class Sorted implements Comparable<Sorted> {
    private int x;
    private List<Sorted> all;
    private Sorted[] slots;

    @Override
    public int compareTo(Sorted one) {
      return x - one.x;
    }

    void sort() {
      Collections.sort(all);
    }
  }

  @AtomicSet("e")
  static class Hashed {
    private int x;
    private Hashed[] slots;

    @Override
    public int hashCode() {
      return x;
    }

    int hashes() {
      return Arrays.hashCode(slots);
    }
  }

  @AtomicSet("f")
  static class Referred {
    private int x;
    private List<Referred> all;

    void touch() {
      x++;
    }

    void touchAll() {
      all.forEach(Referred::touch);
    }
  }
}
