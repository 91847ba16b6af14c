import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.LockSupport;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Units that go round until others have done something, who need their lock for it. */
public class SpinsInUnit {
  static volatile boolean ready;

  static void awaitReady() {
    while (!ready) Thread.yield();
  }

  @AtomicSet("s")
  static class Spins {
    @Atomic("s") private int n;
    @Atomic("s") private final List<String> items = new ArrayList<>();
    private final AtomicBoolean done = new AtomicBoolean();

    void member() {
      while (n == 0) {}
      n--;
    }

    String collection() {
      do {
        Thread.onSpinWait();
      } while (items.isEmpty());
      return items.remove(0);
    }

    void flag() {
      for (; !done.get(); LockSupport.parkNanos(1)) ;
      n++;
    }

    void other() {
      while (!SpinsInUnit.ready && n < 3) { Thread.yield(); }
      n++;
    }

    void called() {
      n++;
      indirect();
    }

    private static void indirect() {
      awaitReady();
    }

    void set() {
      n++;
      items.add("x");
    }
  }
}
