import java.util.function.IntSupplier;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units of inner, local and anonymous classes find the lock of their outer object taken. */
public class InnerUnits {
  interface Step {
    int next();
  }

  @AtomicSet("a")
  static class Outer {
    @Atomic("a")
    int n;

    private final Inner kept = new Inner();

    class Inner implements Step {
      @Override
      public int next() {
        return n++;
      }
    }

    class Made {
      Made() {
        n++;
      }

      int get() {
        return n;
      }
    }

    class View {
      void add(int by) {
        Outer.this.add(by);
      }

      void within(int by) {
        new Within().twice(by);
      }

      class Within {
        void twice(int by) {
          View.this.add(by);
          n += by;
        }
      }
    }

    void add(int by) {
      n += by;
    }

    int viewed() {
      View view = new View();
      view.add(n);
      view.within(2);
      return n;
    }

    class Deep {
      class Deeper {
        int next() {
          return n++;
        }
      }

      int next() {
        n++;
        return new Deeper().next();
      }
    }

    int inner() {
      n++;
      Inner inner = new Inner();
      return inner.next() + this.new Inner().next() + kept.next();
    }

    int made() {
      n++;
      return new Made().get() + new Deep().next();
    }

    int local() {
      class Local implements Step {
        @Override
        public int next() {
          return n++;
        }
      }
      n++;
      Step step = new Local();
      return step.next();
    }

    int anonymous() {
      n++;
      Step step =
          new Step() {
            @Override
            public int next() {
              return n++;
            }
          };
      return step.next();
    }

    int functions() {
      n++;
      Step lambda = () -> n++;
      Step reference = this::local;
      IntSupplier supplier = () -> n++;
      return lambda.next() + reference.next() + supplier.getAsInt();
    }

    int all() {
      return inner() + viewed() + made() + local() + anonymous() + functions();
    }
  }

  static class Below extends Outer {
    int below() {
      return n + new Inner().next();
    }
  }

  public static void main(String[] args) {
    Below below = new Below();
    System.out.println(below.all() + " " + below.below());
  }
}
