import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Methods that know no set and call units of the classes that inherit them. */
class InheritedMethods {
  interface Counter {
    int n();

    void n(int value);

    default void inc() {
      n(n() + 1);
    }
  }

  @AtomicSet("s")
  static class Counts implements Counter { // AJWS-548: inc
    private int n;

    @Override
    public int n() {
      return n;
    }

    @Override
    public void n(int value) {
      n = value;
    }
  }

  abstract static class Steps<T> {
    protected abstract void step(T with);

    protected abstract boolean more();

    final void twice(T with) {
      step(with);
      step(with);
    }

    void all(List<T> many) {
      for (T each : many) {
        step(each);
      }
    }

    void each(List<T> many) {
      many.forEach(x -> step(x));
    }

    void references(List<T> many) {
      many.forEach(this::step);
    }

    void hidden(T with) {
      inside(with);
    }

    private void inside(T with) {
      if (more()) {
        step(with);
      }
    }

    void untilDone(T with) {
      while (more()) {
        System.out.println(with);
      }
    }
  }

  @AtomicSet("s")
  static class Texts extends Steps<String> { // AJWS-548: six methods
    private int n;

    @Override
    protected void step(String with) {
      n += with.length();
    }

    @Override
    protected boolean more() {
      return n < 3;
    }
  }

  /** Knows one set; its subclass has another one. */
  @AtomicSet("a")
  static class Base {
    @Atomic("a") private int n;

    void run() {
      n++;
      before();
      after();
    }

    void before() {}

    void after() {}
  }

  @AtomicSet("b")
  static class Below extends Base { // AJWS-548: run, of b
    @Atomic("b") private int m;

    @Override
    void before() {
      m++;
    }

    @Override
    void after() {
      m--;
    }
  }

  /** Inherits both the methods and the set: said of its superclass. */
  static class Further extends Counts {}

  static class Plain implements Counter {
    private int n;

    @Override
    public int n() {
      return n;
    }

    @Override
    public void n(int value) {
      n = value;
    }
  }

  /** The set is new here. */
  @AtomicSet("s")
  static class Late extends Plain { // AJWS-548: inc
    private int m;

    @Override
    public int n() {
      return m;
    }

    @Override
    public void n(int value) {
      m = value;
    }
  }
}
