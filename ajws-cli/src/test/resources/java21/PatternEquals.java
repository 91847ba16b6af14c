import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** The parameter of {@code equals} is a unit parameter, whatever pattern names its members. */
@AtomicSet("a")
public class PatternEquals {
  @Atomic("a") private int n;
  @Atomic("a") private int twice;

  void inc() {
    n++;
    twice += 2;
  }

  @Override
  public boolean equals(Object o) {
    return switch (o) {
      case null -> false;
      case PatternEquals e when e.n == n -> e.twice == twice;
      case PatternEquals e -> e.n * 2 != e.twice;
      default -> false;
    };
  }

  @Override
  public int hashCode() {
    return n;
  }

  public static void main(String[] args) throws InterruptedException {
    PatternEquals a = new PatternEquals();
    PatternEquals b = new PatternEquals();
    Thread[] threads = new Thread[8];
    boolean[] ok = {true};
    for (int t = 0; t < threads.length; t++) {
      int number = t;
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 1000; i++) {
                  (number % 2 == 0 ? a : b).inc();
                  // what differs in n is equal only if somebody saw half of an inc
                  ok[0] &= !a.equals(b) || !b.equals(null);
                }
              });
      threads[t].start();
    }
    for (Thread t : threads) {
      t.join();
    }
    System.out.println(ok[0] + " " + a.equals(b) + " " + a.equals("") + " " + a.hashCode());
  }
}
