import org.ajws.AtomicSet;

@AtomicSet("a")
@AtomicSet("b")
@AtomicSet("a")
class SetDeclaredTwice {
  int value;

  @AtomicSet("b")
  static class Sub extends SetDeclaredTwice {
    int more;
  }

  @AtomicSet("a")
  class Inner {
    int separate;
  }
}
