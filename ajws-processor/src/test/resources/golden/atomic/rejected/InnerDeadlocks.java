import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** An object of an inner class whose outer object is another one, or may be. */
@AtomicSet("a")
class InnerDeadlocks {
  @Atomic("a")
  int n;

  class Inner {
    int next() {
      return n++;
    }
  }

  static class Other {
    InnerDeadlocks made;

    Other(InnerDeadlocks made) {
      this.made = made;
    }
  }

  class Handed extends Qualified.Base {
    Handed(Qualified other) {
      other.super();
    }
  }

  int ofOther(InnerDeadlocks other) {
    n++;
    return other.new Inner().next();
  }

  int ofEither(InnerDeadlocks other) {
    n++;
    Inner inner = new Inner();
    if (n > 3) {
      inner = other.new Inner();
    }
    return inner.next();
  }

  int given(Inner inner) {
    n++;
    return inner.next();
  }

  int ofSuper(Qualified other) {
    n++;
    return new Handed(other).step();
  }
}

class Qualified extends InnerDeadlocks {
  class Base {
    int step() {
      return n++;
    }
  }
}
