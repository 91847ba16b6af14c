import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** What encloses an inner class of a subclass is what its inherited methods see: one lock. */
@AtomicSet("a")
public class InheritedInner {
  @Atomic("a")
  int n;

  class Step {
    int next() {
      return ++n + more();
    }

    int more() {
      return 0;
    }
  }

  Step anonymous() {
    return new Step() {
      @Override
      int more() {
        return ++n;
      }
    };
  }

  static class Sub extends InheritedInner {
    @Atomic("a")
    int m;

    class Wide extends Step {
      int both() {
        m++;
        return next();
      }

      @Override
      int more() {
        return ++m;
      }
    }

    class Wider extends Wide {
      int all() {
        return n + both();
      }
    }

    class Middle {
      class Far extends Wider {
        int far() {
          m++;
          return all();
        }
      }

      int made() {
        m++;
        return new Far().far();
      }
    }

    int walk() {
      class Local extends Wider {
        int local() {
          n++;
          return all();
        }
      }
      m++;
      return new Local().local() + new Middle().made() + new Wide().both();
    }
  }

  public static void main(String[] args) {
    Sub s = new Sub();
    System.out.println(s.walk() + " " + s.anonymous().next());
    System.out.println(s.n + " " + s.m);
  }
}
