import java.util.ArrayList;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Types that the compiler does not know, in new objects and in what a loop goes through. */
@AtomicSet("b")
class ErroneousTypes {
  @Atomic("b")
  private final List<@AliasAtomic("c=this.b") Cell> all = new ArrayList<>();

  void names(Cell x) {
    new Box<>(missing).value.value++;
    for (Cell each : List.of(missing)) {
      each.touch();
    }
    Box<Missing> box = new Box<>(x);
    for (Cell each : new ArrayList<>(x)) {
      each.touch();
    }
    Cell first = new Box<Cell>(x.nothing()).value;
    for (Cell each : new Missing<>(x)) {
      each.touch();
    }
  }

  static class Box<T> {
    final T value;

    Box(T value) {
      this.value = value;
    }
  }

  @AtomicSet("c")
  static class Cell {
    @Atomic("c")
    int value;

    void touch() {
      value++;
    }
  }
}
