import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

@AtomicSet("a")
class Deadlocks {
  private int balance;

  void add(int n) {
    balance += n;
  }

  void moveTo(Deadlocks to, int n) {
    balance -= n;
    to.add(n);
  }

  void moveBy(Deadlocks to, int n) {
    balance -= n;
    Helper.give(to, n);
  }

  void moveSafely(@Atomic("a") Deadlocks to, int n) {
    balance -= n;
    to.add(n);
  }

  @NotAtomic
  void moveInTwoSteps(Deadlocks to, int n) {
    add(-n);
    to.add(n);
  }

  @SuppressWarnings("ajws-deadlock")
  void moveDown(Deadlocks to, int n) {
    balance -= n;
    to.add(n);
  }

  Deadlocks copy() {
    Deadlocks made = new Deadlocks();
    made.add(balance);
    return made;
  }

  static class Helper {
    static void give(Deadlocks to, int n) {
      to.add(n);
    }
  }

  @AtomicSet("l")
  static class Left {
    private int value;

    void left(Right right) {
      value++;
      right.touch();
    }

    void touch() {
      value++;
    }
  }

  @AtomicSet("r")
  static class Right {
    private int value;

    void right(Left left) {
      value++;
      left.touch();
    }

    void touch() {
      value++;
    }
  }

  @AtomicSet("u")
  static class Upper {
    private int value;

    void down(Lower lower) {
      value++;
      lower.touch();
    }
  }

  @AtomicSet("w")
  static class Lower {
    private int value;

    void touch() {
      value++;
    }
  }
}
