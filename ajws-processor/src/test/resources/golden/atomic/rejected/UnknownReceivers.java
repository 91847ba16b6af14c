import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

/** What an aliased place asks for stays asked where nobody knows whose set it is. */
@AtomicSet("b")
class UnknownReceivers {
  private static UnknownReceivers shared = new UnknownReceivers();
  private UnknownReceivers other;
  private @AliasAtomic("c=this.b") Cell cell;
  private final List<UnknownReceivers> all = new ArrayList<>();

  UnknownReceivers() {}

  void methods(Cell x, UnknownReceivers p, UnknownReceivers[] array, boolean which) {
    shared.take(x);
    UnknownReceivers.shared.take(x);
    other.take(x);
    given().take(x);
    array[0].take(x);
    all.get(0).take(x);
    new UnknownReceivers().take(x);
    (which ? p : array[1]).take(x);
    ((UnknownReceivers) given()).take(x);
    UnknownReceivers moved = p;
    moved = array[2];
    moved.take(x);
    for (UnknownReceivers each : all) {
      each = array[3];
      each.take(x);
    }
    shared.takeAll(new ArrayList<Cell>(List.of(x)));
    shared.takeArray(new Cell[3], x);
    shared.take(null);
    shared.take(this.cell);
    other.take(shared.given().cell());
    shared.take(new Cell());
    Consumer<Cell> bound = shared::take;
    Function<Cell, Linked> maker = Linked::new;
  }

  void fields(Cell x) {
    shared.link.to = x;
    link = new Linked(x);
    link = new Linked(null);
    link = new Linked(x) {};
    link = new @AliasAtomic("b=this.b") Linked(cell);
    link = new @AliasAtomic("b=this.b") Linked(x);
  }

  private Linked link;

  UnknownReceivers given() {
    return other;
  }

  @AliasAtomic("c=this.b")
  Cell cell() {
    return cell;
  }

  void take(@AliasAtomic("c=this.b") Cell cell) {
    this.cell = cell;
  }

  void takeAll(List<@AliasAtomic("c=this.b") Cell> cells) {
    this.cell = cells.get(0);
  }

  void takeArray(Cell[] free, @AliasAtomic("c=this.b") Cell... cells) {
    this.cell = cells[0];
  }

  @AtomicSet("c")
  static class Cell {
    private int value;
  }

  @AtomicSet("b")
  static class Linked {
    @AliasAtomic("c=this.b") Cell to;

    Linked(@AliasAtomic("c=this.b") Cell to) {
      this.to = to;
    }

    Linked(Cell first, int n) {
      this(first);
    }

    Linked(@AliasAtomic("c=this.b") Cell first, long n) {
      this(first);
    }
  }

  static class Wider extends Linked {
    Wider(Cell cell) {
      super(cell);
    }

    Wider(@AliasAtomic("c=this.b") Cell cell, int n) {
      super(cell);
    }
  }
}
