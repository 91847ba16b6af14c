import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.Consumer;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

/** What a declaration says of an object is checked wherever the object comes from. */
@AtomicSet("b")
class BelievedAliases {
  private int n;
  private @AliasAtomic("c=this.b") Cell cell;
  private final Cell @AliasAtomic("this.b[]c=this.b") [] cells = new Cell[3];
  private final int @AliasAtomic("this.b[]") [] slots = new int[4];
  private Object held;
  final List<@AliasAtomic("c=this.b") Cell> list = new ArrayList<>();

  void variables(List<Cell> all, Cell[] array, Object o) {
    for (@AliasAtomic("c=this.b") Cell x : all) {
      x.value++;
    }
    for (@AliasAtomic("c=this.b") Cell x : array) {
      x.value++;
    }
    if (o instanceof @AliasAtomic("c=this.b") Cell x) {
      x.value++;
    }
    all.forEach((@AliasAtomic("c=this.b") Cell x) -> x.value++);
    Consumer<Cell> f = (@AliasAtomic("c=this.b") Cell x) -> x.value++;
    try {
      n++;
    } catch (@AliasAtomic("c=this.b") Thrown x) {
      x.value++;
    }
    for (List<@AliasAtomic("c=this.b") Cell> each : List.of(all)) {
      each.get(0).value++;
    }
  }

  void arrays(Cell x) {
    Cell @AliasAtomic("this.b[]c=this.b") [] a = {x};
    Cell @AliasAtomic("this.b[]c=this.b") [] b = new Cell[] {x};
    Cell @AliasAtomic("this.b[]c=this.b") [][] c = {{x}, {null, x}};
    many(new Cell[] {x, cell});
    Arrays.setAll(cells, i -> x);
    Arrays.fill(cells, x);
    Object o = cells;
    ((Cell[]) o)[0] = x;
    held = cells;
    ((Cell[]) held)[0] = x;
    put(cells, x);
    putAny(cells, x);
    Object[] covariant = cells;
    covariant[0] = x;
  }

  static <T> void put(T[] array, T x) {
    array[0] = x;
  }

  static void putAny(Object array, Cell x) {
    ((Cell[]) array)[0] = x;
    if (array instanceof int[] ints) {
      ints[0]++;
    }
  }

  Cell[] leak() {
    return cells;
  }

  int[] leakSlots() {
    return slots;
  }

  int[] keptSlots(List<int[]> kept) {
    kept.add(slots);
    int[] local = open();
    return local.length == 0 ? null : open();
  }

  final int @AliasAtomic("this.b[]") [] open() {
    return slots;
  }

  final Cell @AliasAtomic("this.b[]c=this.b") [] openCells() {
    return cells;
  }

  void casts(Iterable<@AliasAtomic("c=this.b") Cell> all, Cell x, Object o) throws Exception {
    add(all, x);
    cell = Cell.class.cast(o);
    cell = Cell.class.getDeclaredConstructor().newInstance();
    cell = (Cell) o;
  }

  static void add(Iterable<Cell> all, Cell x) {
    ((List<Cell>) all).add(x);
  }

  void many(@AliasAtomic("this.b[]c=this.b") Cell... all) {
    n = all.length;
  }

  void references(List<Cell> all) {
    all.forEach(this::many);
  }

  @AtomicSet("c")
  static class Cell {
    int value;
  }

  @AtomicSet("c")
  static class Thrown extends RuntimeException {
    int value;
  }

  static class User {
    static BelievedAliases p;
    private BelievedAliases field;

    void containers(Cell x, BelievedAliases[] all) {
      p.list.add(x);
      field.list.set(0, x);
      all[0].list.add(p.list.get(0));
      Collections.addAll(p.list, x);
      p.list.replaceAll(old -> x);
      p.openCells()[0] = x;
      List<Cell> same = p.list;
      same.add(x);
      BelievedAliases q = p;
      q.list.add(x);
    }

    int slots() {
      p.open()[0]++;
      int[] a = p.open();
      a[0] = 3;
      Arrays.fill(a, 1);
      for (int each : p.open()) {
        a[1] += each;
      }
      return a.clone().length;
    }
  }
}
