import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("a")
class UnitNames {
  @Atomic("a") private int count;
  private final UnitNames next = null;

  @Atomic("other.next.a")
  void through(UnitNames other) {}

  boolean same(@Atomic("b") Object o) {
    return o == this;
  }

  static class Reader {
    @Atomic
    void read(String text) {}

    boolean isZero(Object o) {
      return ((UnitNames) o).count == 0;
    }
  }
}
