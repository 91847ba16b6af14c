import java.util.function.Supplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Constructors that run with another object around them, or with one of which nobody knows. */
@AtomicSet("s")
class SuperConstructors {
  @Atomic("s") int a;

  class Inner {
    Inner() { a++; }
    int next() { return a++; }
  }

  class OfOther extends Inner {
    OfOther(SuperConstructors other) { other.super(); }
  }

  class Deeper extends OfOther {
    Deeper(SuperConstructors other) { super(other); }
    Deeper(SuperConstructors other, int n) { this(other); a += n; }
  }

  int direct(SuperConstructors other) {
    a++;
    return new OfOther(other).next();
  }

  void made(SuperConstructors other) {
    a++;
    new Deeper(other, 2);
  }

  void anonymous(SuperConstructors other) {
    a++;
    other.new Inner() {};
  }

  void local(SuperConstructors other) {
    class M extends Inner {
      M() { other.super(); }
    }
    class N extends M {}
    a++;
    new N();
  }

  void reference(SuperConstructors other) {
    class M extends Inner {
      M() { other.super(); }
    }
    a++;
    Supplier<Inner> s = M::new;
    s.get();
  }
}
