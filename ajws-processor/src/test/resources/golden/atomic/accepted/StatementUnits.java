import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;

/** Asked for explicitly, a statement may be a unit of its own. */
@AtomicSet("a")
class StatementUnits {
  @Atomic("a") private int value;

  @SuppressWarnings("ajws-statements")
  void count(int n) {
    for (@ParallelFor int i = 0; i < n; i++) value++;
  }
}
