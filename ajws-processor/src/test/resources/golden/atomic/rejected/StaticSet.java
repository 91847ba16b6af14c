import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet(value = "a", isStatic = true)
class StaticSet {
  @Atomic("a") private static int count;

  static int next() {
    return ++count;
  }
}
