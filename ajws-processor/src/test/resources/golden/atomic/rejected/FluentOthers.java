import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Methods that look as if they gave their own object, and may give another one. */
class FluentOthers {
  @AtomicSet("s")
  abstract static class Base<T extends Base<T>> {
    @Atomic("s") protected int n;
    protected T other;

    protected abstract T self();

    T local(boolean own) {
      @SuppressWarnings("unchecked")
      T self = (T) this;
      if (!own) {
        self = other;
      }
      return self;
    }

    void touch() {
      self().n++; // AJWS-506
      local(false).n++; // AJWS-506
    }
  }

  static class Below extends Base<Below> {
    @Override
    protected Below self() {
      return this;
    }
  }

  static class Delegating extends Base<Delegating> {
    @Override
    protected Delegating self() {
      return other;
    }
  }
}
