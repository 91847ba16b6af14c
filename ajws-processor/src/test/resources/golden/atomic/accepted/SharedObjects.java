import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** The near-twins of objects that leave their sets. */
public class SharedObjects {
  @AtomicSet("all")
  static class Out {
    @Atomic(value = "all", shared = true)
    private final List<String> all = new ArrayList<>();

    @Atomic("all")
    private int count;

    Out() {
      all.add("first"); // nobody else has it yet
    }

    List<String> copy() {
      return new ArrayList<>(all);
    }

    String first() {
      count++;
      List<String> local = all;
      return local.isEmpty() ? null : local.get(0);
    }

    void forget(String prefix) {
      for (Iterator<String> i = all.iterator(); i.hasNext(); ) {
        if (i.next().startsWith(prefix)) {
          i.remove();
        }
      }
      Collections.sort(all);
    }

    boolean same(List<String> other) {
      return all == other || all.equals(other) || all.containsAll(other);
    }

    int helped() {
      return sizes(all) + (int) all.stream().filter(s -> s.isEmpty()).count();
    }

    private static int sizes(List<String> list) {
      int sum = 0;
      for (String s : list) {
        sum += s.length();
      }
      return sum;
    }

    Runnable clearing() {
      return () -> all.clear(); // a unit of its own
    }

    In in() {
      return new In(all, "x");
    }

    @Override
    public String toString() {
      return "all: " + all;
    }
  }

  @AtomicSet("in")
  static class In {
    @Atomic(value = "in", shared = true)
    private List<String> in;

    private final String name;

    In(List<String> in, String name) {
      this.name = name;
      this.in = Objects.requireNonNull(in);
    }

    In(List<String> in) {
      this(in, "");
    }

    In another() {
      return new In(in, "other");
    }

    static In filled() {
      List<String> mine = new ArrayList<>();
      mine.add("before");
      Collections.reverse(mine);
      return new In(mine);
    }

    void add() {
      in.add(name);
    }
  }

  @AtomicSet("map")
  static class Maps {
    @Atomic(value = "map", shared = true)
    private final Map<String, Integer> map;

    Maps(Map<String, Integer> map) {
      this.map = map;
    }

    Maps() {
      this(new HashMap<>());
    }

    int sum() {
      int sum = 0;
      for (Map.Entry<String, Integer> e : map.entrySet()) {
        sum += e.getValue();
      }
      return sum + (map.keySet().contains("x") ? 1 : 0);
    }

    Set<String> keys() {
      return new HashSet<>(map.keySet());
    }

    Maps other() {
      return new Maps(map);
    }
  }

  @AtomicSet(value = "names", isStatic = true)
  @AtomicSet("own")
  static class Statics {
    @Atomic(value = "names", shared = true)
    private static final StringBuilder NAMES = new StringBuilder();

    @Atomic(value = "own", shared = true)
    private final StringBuilder own;

    private Statics(StringBuilder own) {
      this.own = own;
    }

    static Statics everybodys() {
      return new Statics(NAMES);
    }

    static void log(String name) {
      NAMES.append(name).append('\n');
    }

    String text() {
      return own.toString();
    }
  }
}
