import java.util.ArrayList;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Loops that come to an end by themselves, or wait without the lock. */
public class SpinsInUnit {
  static volatile boolean ready;

  @AtomicSet("s")
  static class Goes {
    @Atomic("s") private int n;
    @Atomic("s") private final List<String> items = new ArrayList<>();

    void counts() {
      while (n > 0) n--;
      while (n++ < 3) {}
      for (int i = 0; i < n; i++) ;
    }

    void empties() {
      while (!items.isEmpty()) items.remove(0);
      while (items.remove("x")) {}
    }

    void waits() {
      await:
      while (n == 0);
      n--;
    }

    int get() {
      return n;
    }

    @NotAtomic
    void outside() {
      while (get() == 0) Thread.onSpinWait();
      while (!ready) Thread.onSpinWait();
    }

    Runnable later() {
      n++;
      return () -> {
        while (!ready) Thread.onSpinWait();
      };
    }
  }
}
