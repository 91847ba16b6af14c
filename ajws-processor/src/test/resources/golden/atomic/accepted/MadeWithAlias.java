import java.util.function.Supplier;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** New objects with locks of their own, or that of the unit, beside others with aliases. */
@AtomicSet("a")
class MadeWithAlias {
  @Atomic("a") private int v;

  @Atomic("a")
  private final @AliasAtomic("l=this.a") Part first = new @AliasAtomic("l=this.a") Part();

  @AtomicSet("l")
  static class Part {
    @Atomic("l") private int n;

    int get() {
      return n++;
    }
  }

  Part make() {
    return new Part();
  }

  @AliasAtomic("l=this.a") Part shared() {
    return new @AliasAtomic("l=this.a") Part();
  }

  private static int of(@Atomic("l") Part p) {
    return p.n++;
  }

  int byResult(MadeWithAlias other) {
    return v + other.make().get() + of(other.make());
  }

  int own() {
    return v + first.get() + shared().get() + of(shared())
        + new @AliasAtomic("l=this.a") Part().get() + of(new @AliasAtomic("l=this.a") Part());
  }

  int byFunction(MadeWithAlias other) {
    Supplier<Part> s = () -> other.make();
    Supplier<Part> r = other::make;
    return v + s.get().get() + r.get().get();
  }
}
