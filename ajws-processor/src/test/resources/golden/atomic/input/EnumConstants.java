import org.ajws.AtomicSet;

/** Bodies of constants have the fields; the enums themselves have nothing but constants. */
@AtomicSet("a")
public interface EnumConstants {
  int[] slots();

  default int both() {
    return ++slots()[0] - ++slots()[1];
  }

  enum Plain implements EnumConstants {
    ONE {
      private final int[] slots = new int[2];

      @Override
      public int[] slots() {
        return slots;
      }
    }
  }

  enum Comma implements EnumConstants {
    ONE {
      private final int[] slots = new int[2];

      @Override
      public int[] slots() {
        return slots;
      }
    }, // no semicolon;
  }

  enum Semicolon implements EnumConstants {
    ONE {
      private final int[] slots = new int[2];

      @Override
      public int[] slots() {
        return slots;
      }
    };
  }

  enum Empty {
    ONE,
    TWO
  }

  static int all() {
    return Plain.ONE.both() + Comma.ONE.both() + Semicolon.ONE.both() + Empty.values().length;
  }
}
