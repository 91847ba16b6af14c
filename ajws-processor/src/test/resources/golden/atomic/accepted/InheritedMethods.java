import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Inherited methods that make one call of a unit, are overridden, or know the set. */
class InheritedMethods {
  interface Counter {
    int n();

    void n(int value);

    default void inc() {
      n(n() + 1);
    }

    default boolean isZero() {
      return n() == 0;
    }

    default void choose(boolean up) {
      if (up) {
        n(1);
      } else {
        n(2);
      }
    }

    default int chosen(boolean own) {
      return own ? n() : isZero() ? 0 : 1;
    }

    /** Asks again and again: as one unit, nobody could change what it asks for. */
    default boolean isZeroWithin(int turns) throws InterruptedException {
      for (int i = 0; i < turns && !isZero(); i++) {
        Thread.sleep(1);
      }
      return n() == 0;
    }

    @NotAtomic
    default void oneByOne() {
      n(1);
      n(2);
    }
  }

  @AtomicSet("s")
  static class Counts implements Counter {
    private int n;

    @Override
    public int n() {
      return n;
    }

    @Override
    public void n(int value) {
      n = value;
    }

    @Override
    public void inc() {
      Counter.super.inc();
    }
  }

  @AtomicSet("s")
  interface Known {
    int n();

    void n(int value);

    default void inc() {
      n(n() + 1);
    }
  }

  static class Knows implements Known {
    @Atomic("s") private int n;

    @Override
    public int n() {
      return n;
    }

    @Override
    public void n(int value) {
      n = value;
    }
  }

  @AtomicSet("s")
  @SuppressWarnings("ajws-atomic")
  static class Silent implements Counter {
    private int n;

    @Override
    public int n() {
      return n;
    }

    @Override
    public void n(int value) {
      n = value;
    }
  }
}
