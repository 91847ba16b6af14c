import java.util.function.Supplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Constructors that others call by this(...) or super(...), written or not, have the same object around them. */
@AtomicSet("s")
class SuperConstructors {
  @Atomic("s") int a;

  int local() {
    class L {
      L() { a++; }
    }
    new L();
    return new L() { int g() { return a; } }.g();
  }

  int chained() {
    class L {
      L() { a++; }
      L(int n) { this(); a += n; }
    }
    class M extends L {
      M(int n) { super(n); }
      int g() { return a; }
    }
    class N extends M {
      N() { this(3); a++; }
      N(int n) { super(n); }
    }
    class Plain extends N {}
    a++;
    return new M(2).g() + new N().g() + new Plain().g() + new Plain() {}.g();
  }

  class Inner {
    Inner() { a++; }
    int next() { return a++; }
  }

  class Step extends Inner {
    Step() {}
    Step(int n) { super(); a += n; }
    int both() { a++; return next(); }
  }

  class Written extends Inner {
    Written() { SuperConstructors.this.super(); }
    int both() { a++; return next(); }
  }

  int members() {
    a++;
    return new Step().both() + new Step(1).both() + new Inner() { int g() { return a + next(); } }.g();
  }

  int written() {
    a++;
    return new Written().both() + this.new Written().next();
  }

  int reference() {
    a++;
    Supplier<Inner> s = Inner::new;
    return s.get() == null ? 0 : a;
  }

  /** Around its superclass is another object than around itself. */
  class Between {
    class Deep extends Inner {
      Deep() {
        super();
        a++;
      }
    }

    class Implied extends Inner {}

    int deep() {
      a++;
      return new Deep().next() + new Implied().next();
    }
  }

  static class Sub extends SuperConstructors {
    class Far extends Inner {
      Far() { a++; }
      int g() { return a + next(); }
    }

    int far() {
      a++;
      class Farther extends Far {
        Farther() { a++; }
      }
      return new Far().g() + new Farther().g() + new Inner() { int h() { return next(); } }.h();
    }
  }
}
