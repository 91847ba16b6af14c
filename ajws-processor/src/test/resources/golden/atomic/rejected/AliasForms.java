import java.util.List;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;

@AtomicSet("b")
class AliasForms<T> {
  private @AliasAtomic("a->this.b") Cell noForm;
  private @AliasAtomic("a=other.b") Cell noThis;
  private @AliasAtomic("x=this.b") Cell unknownLeft;
  private @AliasAtomic("a=this.x") Cell unknownRight;
  private @AliasAtomic("a=this.b") int primitive;
  private @AliasAtomic("a=this.b") int[] primitives;
  private @AliasAtomic("a=this.b") T variable;
  private @AliasAtomic("this.b[][]") int[] tooManySlots;
  private int @AliasAtomic("this.x[]") [] unknownSlots;
  private @AliasAtomic("a=itself.a") Cell itself;
  private static @AliasAtomic("a=this.b") Cell noInstance;
  private List<@AliasAtomic("x=this.b") Cell> elements;

  void receiver(@AliasAtomic("b=this.b") AliasForms<T> this) {}

  @AtomicSet("a")
  static class Cell {
    private int value;
    private @AliasAtomic("a=this.a") Cell next;
  }
}
