import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("a")
@AtomicSet("b")
class WrongCallers {
  @Atomic("a") private int count;
  @Atomic("b") private int other;

  void waits() {
    await: while (count == 0);
    count--;
  }

  void last() {
    count++;
    waits();
  }

  int lastOfBranches(boolean now) {
    count++;
    if (now) {
      waits();
      return 1;
    } else {
      return value();
    }
  }

  private int value() {
    waits();
    return count;
  }

  void split() {
    count++;
    waits();
    count++;
  }

  @SuppressWarnings("ajws-atomic")
  void splitAndSilenced() {
    count++;
    waits();
    count++;
  }

  void keepsOne() {
    count++;
    other++;
    waits();
  }

  void keepsAnother(WrongCallers that) {
    other++;
    Elsewhere.waitFor(that);
  }
}

class Elsewhere {
  static void waitFor(WrongCallers that) {
    that.waits();
  }
}
