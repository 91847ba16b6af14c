import org.ajws.AtomicSet;

@AtomicSet("a")
class Unbound {
  private int value;

  void inc() {
    value += unknown();
  }
}
