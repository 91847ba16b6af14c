import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

@AtomicSet("b")
class Aliases {
  private final @AliasAtomic("a=this.b") Cell low = new @AliasAtomic("a=this.b") Cell();
  private int @AliasAtomic("this.b[]") [] slots;
  private List<@AliasAtomic("a=this.b") Cell> cells;

  @AtomicSet("a")
  static class Cell {
    private int value;
  }
}
