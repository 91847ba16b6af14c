import java.util.function.Supplier;
import org.ajws.AliasAtomic;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** New objects that have the lock of an older one, which the result of their maker does not say. */
@AtomicSet("a")
class MadeWithAlias {
  @Atomic("a") private int v;

  @Atomic("a")
  private final @AliasAtomic("l=this.a") Part first =
      new @AliasAtomic("l=this.a") Part(null);

  @AtomicSet("l")
  static class Part {
    @Atomic("l") private int n;
    @Atomic("l") private final @AliasAtomic("l=this.l") Part next;

    Part(@AliasAtomic("l=this.l") Part next) {
      this.next = next;
    }

    int get() {
      return n + (next == null ? 0 : next.get());
    }
  }

  Part make() {
    return new @AliasAtomic("l=this.a") Part(null);
  }

  @NotAtomic
  Part makeByLocal(boolean one) {
    Part made = one ? new @AliasAtomic("l=this.a") Part(null) : null;
    return made;
  }

  Part adopting() {
    return new Part(first);
  }

  private static int of(@Atomic("l") Part p) {
    return p.n++;
  }

  int byResult(MadeWithAlias other) {
    return v + other.make().get();
  }

  int byLocal(MadeWithAlias other) {
    Part made = other.makeByLocal(true);
    return v + made.get();
  }

  int byArgument(MadeWithAlias other) {
    return v + of(other.make());
  }

  int byConstructor(MadeWithAlias other) {
    return v + other.adopting().get();
  }

  int byConstructorAsArgument(MadeWithAlias other) {
    return v + of(other.adopting());
  }

  int byFunction(MadeWithAlias other) {
    Supplier<Part> s = () -> other.make();
    Supplier<Part> r = other::make;
    return v + s.get().get() + r.get().get();
  }
}
