package ajpairs;

import java.util.ArrayList; import org.ajws.AliasAtomic; import org.ajws.Atomic; import org.ajws.AtomicSet;

@AtomicSet("a") class Counter {

  @Atomic("a") int value;

  void inc() {
    value++;
  }

  int get() {
    return value;
  }
}

@AtomicSet("b") public class AjPairs {

  @Atomic("b") int diff;
  @AliasAtomic("a=this.b") Counter low = new @AliasAtomic("a=this.b") Counter();
  @AliasAtomic("a=this.b") Counter high = new @AliasAtomic("a=this.b") Counter();
  ajpairs.@AliasAtomic("a=this.b") Counter middle;
  int @AliasAtomic("this.b[]") [] slots = new int @AliasAtomic("this.b[]") [4];
  Counter @AliasAtomic("this.b[]a=this.b") [] counters = new Counter @AliasAtomic("this.b[]a=this.b") [2];
  java.util.List<@AliasAtomic("a=this.b") Counter> list = new ArrayList<>();

  // The short form, with bars, in comments and bare.
  final @AliasAtomic("a=this.b") Counter first = new @AliasAtomic("a=this.b") Counter();
  final @AliasAtomic("a=this.b") Counter second = new @AliasAtomic("a=this.b") Counter();
  final ajpairs.@AliasAtomic("a=this.b") Counter third = new ajpairs.@AliasAtomic("a=this.b") Counter() { };
  private int @AliasAtomic("this.b[]") [] marks = new int @AliasAtomic("this.b[]") [3];
  private Counter @AliasAtomic("this.b[]a=this.b") [] more = new Counter @AliasAtomic("this.b[]a=this.b") [2];
  java.util.List<@AliasAtomic("a=this.b") Counter> all = new ArrayList<>();

  int sum(@Atomic("a") Counter x, @Atomic("a") final Counter y) {
    return x.get() + y.get();
  }

  @AliasAtomic("a=this.b") Counter either(boolean one) {
    @AliasAtomic("a=this.b") Counter found = one ? first : second;
    return found;
  }

  int use() {
    middle = high;
    counters[1] = low;
    more[0] = third;
    list.add(middle);
    all.add(first);
    for (Counter c : all) {
      c.inc();
    }
    either(false).inc();
    slots[2] = high.value | marks[1] | 8;
    /* | this.b | is no alias, nor is /*| this one |*/
    int masked = slots[2] | this.diff | 16;
    String text = "Counter|a=this.b|";
    return masked + text.length() + sum(first, second) + more[0].value;
  }

  public static void main(String[] args) {
    System.out.println(new AjPairs().use());
  }
}
