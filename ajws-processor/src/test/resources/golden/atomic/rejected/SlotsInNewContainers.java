import java.util.List;
import java.util.function.Supplier;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Slots of a set, or of none, go into a new container whose type is inferred. */
@AtomicSet("b")
class SlotsInNewContainers {
  static class Box<T> {
    T content;

    Box(T content) {
      this.content = content;
    }
  }

  @Atomic("b") int @AliasAtomic("this.b[]") [] slots = new @AliasAtomic("this.b[]") int[3];
  static Object any;

  int @AliasAtomic("this.b[]") [] slots() {
    return slots;
  }

  static void one(SlotsInNewContainers p) {
    any = new Box<>(p.slots()).content;
  }

  static void either(SlotsInNewContainers p, boolean b) {
    any = new Box<>(b ? p.slots() : new int[3]).content;
  }

  static void local(SlotsInNewContainers p, boolean b) {
    Box<int[]> box = new Box<>(b ? p.slots() : new int[3]);
    any = box.content;
  }

  static void function(SlotsInNewContainers p, boolean b) {
    any = (Supplier<int[]>) () -> new Box<>(b ? p.slots() : new int[3]).content;
  }

  static void list(SlotsInNewContainers p, boolean b) {
    any = List.of(b ? p.slots() : new int[3]).get(0);
  }

  static void fresh(boolean b) {
    any = new Box<>(b ? new int[2] : new int[3]).content;
  }
}
