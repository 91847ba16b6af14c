import java.util.ArrayList;
import java.util.List;

class StoredAliases {
  @Atomicset(b);
  @Atomic(b) private @AliasAtomic(a=this.b) Cell first = new Cell();
  @Atomic(b) private final List<Cell|a=this.b|> cells = new ArrayList<>();
  @Atomic(b) private Cell[]/*@alias(this.b[]a=this.b)*/ slots = new Cell[3];

  void assigned(Cell cell, StoredAliases other) {
    first = cell;
    first = other.first;
    first = null;
    first = @AliasAtomic(a=this.b) new Cell();
    Cell kept = first;
    first = kept;
    Cell either = cell == null ? kept : cell;
    first = either;
    other.first.value++;
  }

  void passed(Cell cell) {
    take(cell);
    take(first);
    cells.add(cell);
    cells.add(cells.get(0));
    slots[0] = cell;
    slots[1] = slots[0];
  }

  void take(Cell|a=this.b| cell) {}

  Cell|a=this.b| given(Cell cell, boolean own) {
    return own ? first : cell;
  }

  static class Cell {
    @Atomicset(a);
    @Atomic(a) int value;
    @AliasAtomic(a=this.a) Cell next;

    Cell|a=this.a| other() {
      return next;
    }
  }

  static class Loses extends Cell {
    @Override
    Cell other() {
      return next;
    }
  }
}
