import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Conditions over members that nothing changes once their object is made. */
@AtomicSet("g")
class NobodyWakes {
  @Atomic("g") private boolean open;
  @Atomic("g") private int limit;
  @Atomic("g") private final List<String> names = new ArrayList<>();
  @Atomic("g") private Map<String, Integer> table;
  @Atomic("g") private int[] slots = {0, 1};
  @Atomic("g") private int passed;

  {
    table = new HashMap<>();
  }

  NobodyWakes(int limit) {
    this.limit = limit;
    open = false;
  }

  void pass() {
    await: while (!open);
    passed++;
  }

  void two() {
    await: while (!open && limit > 3);
    passed++;
  }

  void byMethod() {
    await: while (isClosed());
    passed++;
  }

  private boolean isClosed() {
    return !open;
  }

  void byList() {
    await: while (names.isEmpty());
    passed++;
  }

  void byTable() {
    await: while (!table.containsKey("x"));
    passed++;
  }

  int seen() {
    return names.size() + limit + passed + slots.length;
  }

  @SuppressWarnings("ajws-atomic")
  void meant() {
    await: while (!open);
    passed++;
  }

  @AtomicSet(value = "s", isStatic = true)
  static class Shared {
    @Atomic("s") private static boolean ready;
    @Atomic("s") private static int through;

    static {
      ready = false;
    }

    static void pass() {
      await: while (!ready);
      through++;
    }
  }
}
