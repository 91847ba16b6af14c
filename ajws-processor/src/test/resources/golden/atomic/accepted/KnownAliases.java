import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** What a declaration says of an object is so. */
@AtomicSet("b")
class KnownAliases {
  private int n;
  private @AliasAtomic("c=this.b") Cell cell;
  private final Cell @AliasAtomic("this.b[]c=this.b") [] cells = new Cell[3];
  private final int @AliasAtomic("this.b[]") [] slots = {1, 2, 3};
  private final List<@AliasAtomic("c=this.b") Cell> list = new ArrayList<>();

  void variables(List<@AliasAtomic("c=this.b") Cell> all) {
    for (@AliasAtomic("c=this.b") Cell x : all) {
      x.value++;
    }
    for (@AliasAtomic("c=this.b") Cell x : cells) {
      x.value++;
    }
    Object o = cell;
    if (o instanceof @AliasAtomic("c=this.b") Cell x) {
      x.value++;
    }
    all.forEach((@AliasAtomic("c=this.b") Cell x) -> x.value++);
    Consumer<@AliasAtomic("c=this.b") Cell> f = (@AliasAtomic("c=this.b") Cell x) -> x.value++;
    f.accept(cell);
    for (List<@AliasAtomic("c=this.b") Cell> each : List.of(all)) {
      each.get(0).value++;
    }
  }

  void arrays(Object o) {
    Cell @AliasAtomic("this.b[]c=this.b") [] a = {cell};
    Cell @AliasAtomic("this.b[]c=this.b") [] b = new Cell[] {a[0], null};
    Cell @AliasAtomic("this.b[]c=this.b") [][] c = {{cell}, {null, b[0]}};
    many(new Cell[] {c[0][0], cell});
    Arrays.setAll(cells, i -> cell);
    Arrays.setAll(slots, i -> i);
    Arrays.fill(cells, new @AliasAtomic("c=this.b") Cell());
    Object any = cells;
    ((Cell[]) any)[0] = cell;
    String[] texts = (String[]) o;
    texts[0] = Arrays.toString(slots) + Arrays.equals(cells, a);
    put(cells.length, slots);
  }

  static void put(int length, int[] measured) {
    System.out.println(length + measured.length);
  }

  int[] copy() {
    int[] copied = slots.clone();
    int[] other = new int[3];
    System.arraycopy(slots, 0, other, 0, 3);
    return copied.length > 2 ? copied : other;
  }

  final int @AliasAtomic("this.b[]") [] open() {
    return slots;
  }

  @SuppressWarnings("ajws-atomic") // nothing is added once it is made
  final List<@AliasAtomic("c=this.b") Cell> list() {
    return list;
  }

  void casts() {
    cell = (Cell) (Object) cell;
    cell = Cell.class.cast(cell);
  }

  void many(@AliasAtomic("this.b[]c=this.b") Cell... all) {
    n = all.length;
  }

  void one(@AliasAtomic("c=this.b") Cell first) {
    many(first, cell);
  }

  void references(List<@AliasAtomic("c=this.b") Cell> all) {
    all.forEach(this::many);
    all.forEach(this::one);
  }

  void containers(@Atomic("b") KnownAliases other) {
    list.add(cell);
    Collections.addAll(list, cell);
    other.list.add(other.list.get(0));
    List<Cell> same = other.list;
    same.add(other.list.get(1));
  }

  static class Shared {
    static KnownAliases p = new KnownAliases();

    int sizes() {
      List<Cell> read = new ArrayList<>(p.list());
      read.add(new Cell());
      return read.size() + p.open().length;
    }
  }

  @AtomicSet("c")
  static class Cell {
    int value;
  }
}
