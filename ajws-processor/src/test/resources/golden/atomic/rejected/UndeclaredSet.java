import org.ajws.Atomic;
import org.ajws.AtomicSet;

class UndeclaredSet {
  static class None {
    @Atomic("a") int value;
    @Atomic int other;
  }

  @AtomicSet("a")
  static class Other {
    @Atomic("b") int value;
  }

  static class Inherits extends Other {
    @Atomic("a") int fine;
    @Atomic("c") int more;
  }
}
