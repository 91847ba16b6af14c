import java.util.List;
import org.ajws.AtomicSet;

@AtomicSet("a")
class ThisHandedOut {
  private static ThisHandedOut last;
  private int value;
  private final Runnable task = this::inc;

  ThisHandedOut(List<ThisHandedOut> all) {
    all.add(this);
    last = this;
    this.value = 1;
    new Thread(() -> value++).start();
  }

  void inc() {
    value++;
  }

  boolean isLast() {
    return this == last;
  }
}
