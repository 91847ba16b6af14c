import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A local variable that is declared without a value holds what is made for it. */
@AtomicSet("a")
class MadeLater {
  @Atomic("a")
  private int n;

  static class Wider extends MadeLater {}

  MadeLater copy(boolean wide) {
    MadeLater copy;
    if (wide) {
      copy = new Wider();
    } else {
      copy = new MadeLater();
    }
    try {
      copy.n = n;
    } finally {
      copy.n++;
    }
    return copy;
  }

  static MadeLater make(Class<? extends MadeLater> type) throws ReflectiveOperationException {
    MadeLater made = type.getDeclaredConstructor().newInstance();
    made.n = 1;
    return made;
  }

  static int sum() throws ReflectiveOperationException {
    MadeLater made = make(Wider.class);
    made.n++;
    return made.n;
  }
}
