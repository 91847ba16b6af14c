import java.util.ArrayList;
import java.util.List;
import org.ajws.AtomicSet;

/** Records and functions that implement an interface with a set, whose units change what they have. */
@AtomicSet("a")
interface WithoutLock {
  int[] slots();

  default void both() {
    slots()[0]++;
    slots()[1]++;
  }

  record Pair(int[] slots) implements WithoutLock {}

  interface Further extends WithoutLock {
    int more();
  }

  record Named(String name, int more, List<String> names) implements Further {
    @Override
    public int[] slots() {
      return new int[names.size()];
    }
  }

  static void functions(int[] handed) {
    int[] own = {0, 0};
    List<int[]> kept = new ArrayList<>();
    WithoutLock lambda = () -> own;
    WithoutLock body =
        () -> {
          kept.add(handed);
          return kept.get(0);
        };
    WithoutLock reference = own::clone;
    take(() -> handed);
  }

  static void take(WithoutLock w) {
    w.both();
  }
}

/** Somebody answers for it. */
class WithoutLockSilenced {
  @SuppressWarnings("ajws-atomic")
  static WithoutLock own(int[] slots) {
    return () -> slots; // one thread has it
  }
}
