import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Classes whose methods give themselves in the type of a subclass. */
class FluentBuilders {
  @AtomicSet("s")
  abstract static class Base<T extends Base<T>> {
    @Atomic("s") protected int n;

    protected abstract T self();

    T add() {
      n++;
      return self();
    }
  }

  static class Below extends Base<Below> {
    @Override
    protected Below self() {
      return this;
    }

    Below twice() {
      return add().add();
    }

    int sum() {
      add().n++;
      return self().n;
    }
  }

  @AtomicSet("s")
  static class Cast<T extends Cast<T>> {
    @Atomic("s") protected int n;

    T self() {
      @SuppressWarnings("unchecked")
      T self = (T) this;
      return self;
    }

    T add() {
      n++;
      return self();
    }
  }

  static class BelowCast extends Cast<BelowCast> {
    BelowCast twice() {
      return add().add().self();
    }
  }
}
