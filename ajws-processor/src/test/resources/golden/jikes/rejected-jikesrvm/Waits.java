import org.ajws.AtomicSet;

@AtomicSet("s")
class Waits {
  private int count;

  void add() {
    count++;
  }

  void take() {
    await: while (count == 0);
    count--;
  }
}
