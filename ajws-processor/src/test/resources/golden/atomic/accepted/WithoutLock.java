import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Nothing of these changes, or a class has the lock. */
@AtomicSet("a")
interface WithoutLock {
  int get();

  default int twice() {
    return get() + get();
  }

  record Fixed(int get, String name) implements WithoutLock {}

  enum Kind implements WithoutLock {
    ONE {
      private final int[] seen = new int[2];

      @Override
      public int get() {
        seen[0]++;
        return ++seen[1];
      }
    },
    TWO {
      @Override
      public int get() {
        return 2;
      }
    }
  }

  class Cell implements WithoutLock {
    @Atomic("a")
    private int value;

    @Override
    public int get() {
      return ++value;
    }

    WithoutLock again() {
      return () -> value; // a unit by itself
    }
  }

  static WithoutLock function(int n, List<String> names) {
    int size = names.size();
    return () -> n + size;
  }
}
