import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units that may be the first to use a class whose initialiser needs their lock, or waits. */
class ClassInitialisers {
  @AtomicSet("a")
  static class Registry {
    static final Registry IT = new Registry();

    @Atomic("a")
    private int v;

    int get() {
      return v;
    }

    void direct() {
      v += Reads.value();
    }

    void down() {
      v += further();
    }

    private static int further() {
      return new Reads().hashCode();
    }

    void inherited() {
      v += BelowReads.MORE.length();
    }

    void fine() {
      v += Constants.ONE + Own.VALUE + new Plain().hashCode();
    }
  }

  static class Reads {
    private static final int VALUE = Registry.IT.get();

    static int value() {
      return VALUE;
    }
  }

  static class BelowReads extends Reads {
    static final String MORE = String.valueOf(value());
  }

  static class Constants {
    static final int ONE = 1;
  }

  static class Plain {
    private static final Object LOCK = new Object();
  }

  static class Own {
    private static final Registry MINE = new Registry();
    static final int VALUE = MINE.get();
  }

  @AtomicSet(value = "s", isStatic = true)
  static class Counts {
    @Atomic("s")
    private static int n;

    static int get() {
      return n;
    }

    static void add() {
      n += Sum.value();
    }
  }

  static class Sum {
    private static int value;

    static {
      value = Counts.get();
    }

    static int value() {
      return value;
    }
  }

  @AtomicSet("a")
  static class Waits {
    @Atomic("a")
    private int v;

    void use() {
      v += Loaded.value;
    }
  }

  static class Loaded {
    static int value;

    static {
      Thread loader = new Thread(() -> {});
      loader.start();
      try {
        loader.join();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  @AtomicSet("a")
  @SuppressWarnings("ajws-deadlock")
  static class Silenced {
    @Atomic("a")
    private int v;

    void use() {
      v += Loaded.value;
    }
  }
}
