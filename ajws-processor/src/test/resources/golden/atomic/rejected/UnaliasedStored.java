import java.util.ArrayList;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

@AtomicSet("b")
class UnaliasedStored {
  private @AliasAtomic("a=this.b") Cell first = new Cell();
  private final List<@AliasAtomic("a=this.b") Cell> cells = new ArrayList<>();
  private @AliasAtomic("this.b[]a=this.b") Cell[] slots = new Cell[3];

  void assigned(Cell cell, UnaliasedStored other) {
    first = cell;
    first = other.first;
    first = null;
    first = new @AliasAtomic("a=this.b") Cell();
    Cell kept = first;
    first = kept;
    Cell either = cell == null ? kept : cell;
    first = either;
  }

  void passed(Cell cell) {
    take(cell);
    take(first);
    cells.add(cell);
    cells.add(cells.get(0));
    slots[0] = cell;
    slots[1] = slots[0];
  }

  void take(@AliasAtomic("a=this.b") Cell cell) {}

  @AliasAtomic("a=this.b")
  Cell given(Cell cell, boolean own) {
    return own ? first : cell;
  }

  void handedOut(List<Cell> all) {
    all.add(first); // it carries its lock
  }

  void next(@AliasAtomic("a=this.b") Cell cell) {
    cell.next = new @AliasAtomic("a=this.b") Cell();
    cell.next = new Cell();
  }

  @AtomicSet("a")
  static class Cell {
    private int value;
    private @AliasAtomic("a=this.a") Cell next;
  }
}
