package ajpairs; import org.ajws.AliasAtomic; import org.ajws.Atomic; import org.ajws.AtomicSet;

@AtomicSet("a") class Counter {

  @Atomic("a") int value;

  int get() {
    return value;
  }
}

@AtomicSet("b") class AjPairs {

  @Atomic("b") int diff;
  @AliasAtomic("a=this.b") Counter low = new @AliasAtomic("a=this.b") Counter();
  @AliasAtomic("a=this.b") Counter high = new @AliasAtomic("a=this.b") Counter();
  ajpairs.@AliasAtomic("a=this.b") Counter middle;
  int @AliasAtomic("this.b[]") [] slots = new int @AliasAtomic("this.b[]") [4];
  Counter @AliasAtomic("this.b[]a=this.b") [] counters;
  java.util.List<@AliasAtomic("a=this.b") Counter> list;
  java.util.@AliasAtomic("l=this.b") List<Counter> other;

  int sum(@Atomic("a") Counter x, @Atomic("a") final Counter y) {
    return x.get() + y.get();
  }
}
