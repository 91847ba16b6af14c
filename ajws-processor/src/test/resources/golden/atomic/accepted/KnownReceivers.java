import java.util.ArrayList;
import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

/** The near-twins of UnknownReceivers: whose set a place asks for is known. */
@AtomicSet("b")
class KnownReceivers {
  private @AliasAtomic("c=this.b") Cell cell;
  private @AliasAtomic("b=this.b") Linked link;
  private @AliasAtomic("b=this.b") KnownReceivers part;
  private final List<@AliasAtomic("b=this.b") Linked> links = new ArrayList<>();

  private final List<@AliasAtomic("c=this.b") Cell> cells = new ArrayList<>();

  void ways() {
    take(cell);
    this.take(cell);
    part.take(cell);
    part.part().take(cell);
    links.get(0).put(cell);
    for (Linked each : links) {
      each.put(cell);
    }
    Linked moved = link;
    moved = links.get(1);
    moved.put(cell);
    link = new @AliasAtomic("b=this.b") Linked(cell);
    link = new @AliasAtomic("b=this.b") Linked(new @AliasAtomic("c=this.b") Cell());
    link = new @AliasAtomic("b=this.b") Linked(cell) {};
    cells.forEach(this::take);
  }

  static void other(KnownReceivers p) {
    p.take(p.cell());
  }

  @AliasAtomic("b=this.b")
  KnownReceivers part() {
    return part;
  }

  @AliasAtomic("c=this.b")
  Cell cell() {
    return cell;
  }

  void take(@AliasAtomic("c=this.b") Cell cell) {
    this.cell = cell;
  }

  @AtomicSet("c")
  static class Cell {
    private int value;
  }

  @AtomicSet("b")
  static class Linked {
    private @AliasAtomic("c=this.b") Cell to;

    Linked(@AliasAtomic("c=this.b") Cell to) {
      this.to = to;
    }

    Linked() {
      this(null);
    }

    void put(@AliasAtomic("c=this.b") Cell to) {
      this.to = to;
    }
  }

  static class Wider extends Linked {
    Wider(@AliasAtomic("c=this.b") Cell cell) {
      super(cell);
    }
  }
}
