package golden.overlay;

import java.util.ArrayList;
import java.util.List;
import org.ajws.runtime.AjwsRuntime;

/** An old program that forgot its lock in places, and has a part that its lock protects, too. */
class StatementUnits {
  private final Tally tally = new Tally();
  private final List<Integer> free = new ArrayList<>();
  private int made, last, dropped;

  /** The report looks at the list without the lock, and the last line writes without it. */
  int work(int value, boolean told) {
    synchronized (this) {
      made++;
    }
    if (told) note("free " + free.size());
    int square = value * value;
    {
      if (square > last) last = square;
      tally.add(square);
    }
    for (int i = 0; i < 2; i++) {
      free.add(square + i);
    }
    if (free.size() > 3_000) {
      dropped += free.size(); // how many there are then depends on who else has added
      free.clear();
    }
    return square;
  }

  /** The first line has what the lock excludes beside the list; the last ones forgot it. */
  int more(int value) {
    synchronized (this) {
      System.out.println("more " + value);
    }
    synchronized (this) {
      made++;
      note(this.made + "");
    }
    Object first;
    first = (Object) free.get(0);
    assert isSquare(last) : first;
    return value;
  }

  private static boolean isSquare(int n) {
    int root = (int) Math.sqrt(n);
    return root * root == n;
  }

  private static void note(String text) {
    System.out.println(text);
  }

  synchronized String state() {
    return made + " " + last + " " + (dropped + free.size()) + " " + tally.sum();
  }

  private static class Tally {
    private int sum;

    void add(int n) {
      sum += n;
    }

    int sum() {
      return sum;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    StatementUnits s = new StatementUnits();
    s.work(3, true);
    s.more(3);
    Thread[] threads = new Thread[4];
    for (int t = 0; t < threads.length; t++) {
      threads[t] =
          new Thread(
              () -> {
                for (int i = 0; i < 500; i++) s.work(4, false);
              });
    }
    for (Thread t : threads) {
      t.start();
      if (!AjwsRuntime.isTranslated(StatementUnits.class)) t.join(); // it forgot its lock
    }
    for (Thread t : threads) t.join();
    System.out.println(s.state());
  }
}
