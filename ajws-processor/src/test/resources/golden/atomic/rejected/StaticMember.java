import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("a")
class StaticMember {
  @Atomic("a") int value;
  @Atomic("a") static int count;
  @Atomic static int total;

  int sum() {
    return value + count + total;
  }
}
