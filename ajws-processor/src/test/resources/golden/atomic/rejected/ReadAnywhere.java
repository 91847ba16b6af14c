import static org.ajws.Reads.VOLATILE;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentMap;
import java.util.function.IntSupplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Members that are read anywhere are written in units only, as is what they refer to. */
class ReadAnywhere {
  @AtomicSet("s")
  static class Store {
    @Atomic(value = "s", reads = VOLATILE)
    int version;

    @Atomic(value = "s", reads = VOLATILE)
    int[] slots;

    @Atomic(value = "s", reads = VOLATILE)
    Map<String, String> map;

    @Atomic(value = "s", reads = VOLATILE)
    ConcurrentMap<String, String> safe;

    @Atomic(value = "s", reads = VOLATILE)
    List<String>[] lists;

    @Atomic(value = "s", reads = VOLATILE)
    List<String> list;

    @NotAtomic
    void writes() {
      version++;
      slots[0] = 1;
      slots[1]++;
      Arrays.fill(slots, 0);
      System.arraycopy(slots, 0, slots, 1, 1);
      map.get("");
      lists[0].add("");
    }

    @NotAtomic
    int reads() {
      safe.put("", "");
      return version + slots[0] + slots.length + slots.clone().length;
    }
  }

  /** A list goes through by its iterator, whoever calls that. */
  @NotAtomic
  static int throughLists(Store s, Set<String> all) {
    for (List<String> each : s.lists) {}
    for (String each : s.list) {}
    for (String each : s.lists[0]) {}
    all.addAll(s.list);
    List<String> copy = new ArrayList<>(s.list);
    String text = "" + s.list + String.join(",", s.list);
    IntSupplier later = s.list::size;
    Optional<List<String>> held = Optional.of(s.list); // as it is
    return List.copyOf(s.list).size() + Collections.max(s.list).length();
  }

  static void from(Store s) {
    s.version = 3;
    s.slots[0] += s.version;
    s.map = null;
    int v = s.version + s.slots[0];
  }

  static void parameter(@Atomic(value = "s", reads = VOLATILE) Store s) {
    s.version = 4;
  }

  @Atomic(value = "s.s", reads = VOLATILE)
  static void method(Store s) {
    s.version = 4;
  }
}
