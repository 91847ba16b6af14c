import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Methods that an inner class inherits see another enclosing object than its own code does. */
@AtomicSet("a")
class InheritedOuters {
  @Atomic("a")
  int n;

  class Inner {
    int next() {
      return n++;
    }

    int twice() {
      return next() + next();
    }
  }

  class Named extends Inner {
    Named(InheritedOuters other) {
      other.super();
    }

    int both() {
      return n++ + next();
    }
  }

  class Deeper extends Named {
    Deeper(InheritedOuters other) {
      super(other);
    }

    int both() {
      return n++ + twice();
    }
  }

  int anonymous(InheritedOuters other) {
    return other.new Inner() {
      int both() {
        return n++ + next();
      }
    }.both();
  }

  class Below extends InheritedOuters {
    class Own extends Inner {
      int both() {
        return InheritedOuters.this.n++ + next();
      }
    }

    class Around {
      int both() {
        return InheritedOuters.this.n++ + new Own().next();
      }
    }

    int through(Inner inner) {
      return InheritedOuters.this.n++ + inner.next();
    }
  }
}

class BesideOuters extends InheritedOuters {
  BesideOuters other;

  class Hooked extends Inner {
    @Override
    int next() {
      return other.bump();
    }
  }

  int bump() {
    return n++;
  }
}
