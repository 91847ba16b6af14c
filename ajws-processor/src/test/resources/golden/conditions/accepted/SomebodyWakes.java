import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.runtime.AjwsRuntime;

/** Near-twins of conditions that nobody changes: somebody does, or may. */
@AtomicSet("g")
class SomebodyWakes {
  @Atomic("g") private boolean open;
  @Atomic("g") private boolean shut;
  @Atomic("g") protected boolean seenBySubclasses;
  @Atomic("g") private final List<String> names = new ArrayList<>();
  @Atomic("g") private Map<String, Integer> table;
  @Atomic("g") private final int[] slots = new int[3];
  @Atomic("g") private int passed;

  SomebodyWakes() {
    table = new HashMap<>();
    Runnable later = () -> open = true;
    later.run();
  }

  void pass() {
    await: while (!open);
    passed++;
  }

  void byUnit() {
    await: while (!shut);
    passed++;
  }

  /** Passed is changed, behind the wait, by who comes through. */
  void one() {
    await: while (shut && passed > 0);
    passed++;
  }

  void bySubclass() {
    await: while (!seenBySubclasses);
    passed++;
  }

  void byList() {
    await: while (names.isEmpty());
    passed++;
  }

  void byTable() {
    await: while (!table.containsKey("x"));
    passed++;
  }

  void bySlot() {
    await: while (slots[1] == 0);
    passed++;
  }

  void limited(long nanos) {
    AjwsRuntime.awaitNanos(nanos);
    await: while (!isReady());
    passed++;
  }

  private boolean isReady() {
    return shut;
  }

  void shuts() {
    shut = true;
  }

  void adds(String name) {
    names.add(name);
    table.put(name, 1);
    slots[1] = 1;
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

    static void opens() {
      ready = true;
    }
  }
}
