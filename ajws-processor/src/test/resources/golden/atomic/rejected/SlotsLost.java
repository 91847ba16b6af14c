import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** An array has no lock with it: what it is put into says that its slots belong to a set. */
@AtomicSet("b")
class SlotsLost {
  @Atomic("b")
  private final int @AliasAtomic("this.b[]") [] slots = new @AliasAtomic("this.b[]") int[4];

  @Atomic("b")
  private final Cell @AliasAtomic("this.b[]c=this.b") [] cells =
      new @AliasAtomic("this.b[]c=this.b") Cell[3];

  @Atomic("b")
  private final List<@AliasAtomic("c=this.b") Cell> all = new ArrayList<>();

  static List<int[]> list;
  static int[][] rows;
  static Cell[][] cellRows;
  static IntStream stream;
  static Stream<int[]> arrays;
  static Supplier<int[]> supplier;
  static Optional<int[]> optional;
  static Map.Entry<Integer, int[]> entry;
  static Held held;
  static Box<int[]> box;
  static Object last;

  record Held(int[] values) {}

  static class Box<T> {
    final T value;

    Box(T value) {
      this.value = value;
    }
  }

  void containers() {
    list = List.of(slots);
    list = new ArrayList<>(List.of(slots));
    list = Collections.singletonList(slots);
    optional = Optional.of(slots);
    entry = Map.entry(1, slots);
    arrays = Stream.of(slots, slots);
    supplier = () -> slots;
    box = new Box<>(slots);
    held = new Held(slots);
    last = List.of(slots);
  }

  void arrays() {
    rows = new int[][] {slots};
    int[][] local = {slots, null};
    rows = local;
    cellRows = new Cell[][] {cells, cells};
  }

  void views() {
    stream = Arrays.stream(slots);
    last = IntBuffer.wrap(slots);
    IntStream kept = Arrays.stream(slots);
    Supplier<Integer> later = () -> kept.sum();
  }

  Stream<Integer> view() {
    return Arrays.stream(slots).boxed();
  }

  static int ofUnknown() {
    return ((List<int[]>) last).get(0)[0]++;
  }

  void raw(Cell x) {
    putRaw(all, x);
    putAny(all, x);
  }

  static void putRaw(Collection raw, Cell x) {
    raw.add(x);
  }

  static void putAny(Object any, Cell x) {
    ((Collection) any).add(x);
  }

  @AtomicSet("c")
  static class Cell {
    int value;
  }
}
