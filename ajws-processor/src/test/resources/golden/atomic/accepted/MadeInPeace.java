import java.util.ArrayList;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** What a new object's methods do with it keeps it to its maker. */
@AtomicSet("a")
class MadeInPeace {
  @Atomic("a")
  int v;

  @Atomic("a")
  private final List<Integer> all = new ArrayList<>();

  private final Runnable later = () -> v++;
  private final Thread thread = new Thread(() -> v++);

  MadeInPeace() {
    reset();
    add(1).add(2);
  }

  MadeInPeace(MadeInPeace other) {
    this(other.value());
  }

  MadeInPeace(int v) {
    this.v = v;
  }

  int value() {
    return v;
  }

  void reset() {
    v = 0;
    all.forEach(x -> v += x);
    look(this);
  }

  private static void look(MadeInPeace made) {
    System.out.println(made);
  }

  MadeInPeace add(int x) {
    all.add(x);
    return this;
  }

  void start() {
    thread.start();
    later.run();
  }

  static MadeInPeace make() {
    MadeInPeace made = new MadeInPeace();
    made.reset();
    made.add(3).add(4);
    made.v++;
    MadeInPeace other = new MadeInPeace(made.value());
    other.v += made.v;
    return other;
  }
}
