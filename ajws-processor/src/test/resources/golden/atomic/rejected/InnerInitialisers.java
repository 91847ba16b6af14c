import org.ajws.AtomicSet;

@AtomicSet("a")
class InnerInitialisers {
  private int value;

  class Inner {
    private final int copy = value;
    private final int other;

    Inner() {
      other = value + 1;
    }
  }

  Object anonymousIsMadeInTheUnit() {
    return new Object() {
      final int copy = value;
    };
  }
}
