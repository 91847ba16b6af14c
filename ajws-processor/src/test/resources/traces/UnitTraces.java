import java.util.*;
import org.ajws.*;
import static org.ajws.processor.TraceLog.log;

/** Exceptions of units of work: caught in units, around them, and by what is called with one. */
class UnitTraces {
  @AtomicSet("s")
  static class Account {
    @Atomic("s") int amount;
    @Atomic("s") int limit = 10;
    int add(int by) {
      if (amount + by > limit)
        throw new IllegalStateException("limit");
      amount += by;
      return amount;
    }
    int addTwice(int by) {
      int first = add(by);
      return first + add(by);
    }
    final int addAll(int... all) {
      int sum = 0;
      for (int by : all)
        try {
          sum += addTwice(by);
        } catch (IllegalStateException e) {
          log("in a unit", e);
        }
      return sum;
    }
    void clear() { amount = 0; }
    int width() { return limit / (limit - 10 - amount); }
    private int twice() { return 2 * width(); }
    int both() {
      try {
        return twice() + limit;
      } catch (ArithmeticException e) {
        log("read", e);
        throw new IllegalArgumentException(e);
      }
    }
  }
  static final class Sub extends Account {
    @Override int add(int by) { return super.add(by + 1); }
  }
  public static void main(String[] args) throws Exception {
    for (Account a : new Account[] {new Account(), new Sub()}) {
      a.addAll(3, 4, 5);
      try { a.addTwice(20); } catch (IllegalStateException e) { log("outside", e); }
      a.clear();
      try { a.both(); } catch (IllegalArgumentException e) { log("both", e); }
      Thread t = new Thread(() -> a.add(30));
      t.setUncaughtExceptionHandler((x, e) -> log("uncaught", e));
      t.start();
      t.join();
    }
  }
}
