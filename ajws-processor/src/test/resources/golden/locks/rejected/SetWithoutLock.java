import org.ajws.Atomic;
import org.ajws.AliasAtomic;
import org.ajws.AtomicSet;
import org.ajws.processor.atomic.PlainCounter;

class SetWithoutLock {
  static void move(@Atomic("n") PlainCounter from, @Atomic("n") PlainCounter to) {
    from.add(-1);
    to.add(1);
  }
}

@AtomicSet("own")
class Owner {
  @Atomic("own") private int own;
  private final @AliasAtomic("n=this.own") PlainCounter counter =
      new @AliasAtomic("n=this.own") PlainCounter();

  void add() {
    own++;
    counter.add(1);
  }
}
