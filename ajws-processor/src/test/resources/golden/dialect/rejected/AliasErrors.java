import java.util.List;

class AliasErrors<T> {
  @Atomicset(b);
  @Atomic(b) private int number;
  @AliasAtomic(a=other.b) private Cell noThis;
  private @AliasAtomicSet(x=this.b) Cell unknownLeft;
  /*@alias(a=this.x)*/ Cell unknownRight;
  private Cell|a=this.x| unknownInBars;
  private int|a=this.b| primitive;
  private @AliasAtomic(a=this.b) int[] primitives;
  private T/*|a=this.b|*/ variable;
  private @AliasAtomic(this.b[][]) int[] tooManySlots;
  private int|this.x[]|[] unknownSlots;
  private @AliasAtomic(a=itself.a) Cell itself;
  private static @AliasAtomic(a=this.b) Cell noInstance;
  private List<@AliasAtomic(x=this.b) Cell> elements;
  private List<Cell>|l=this.b| ofLibrary;

  static class Cell {
    @Atomicset(a);
    @Atomic(a) private int value;
    private @AliasAtomic(a=this.a) Cell next;
  }
}
