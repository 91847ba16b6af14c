import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Lock;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;

/** Loops that come to an end by themselves, or wait without the lock. */
public class SpinsInUnit {
  static volatile boolean ready;

  @AtomicSet("s")
  static class Goes {
    @Atomic("s") private int n;
    private Goes next;
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

    boolean waitsUnlessNegative(String name) {
      while (!items.contains(name)) {
        if (n < 0) return false;
        await:
        while (!items.contains(name));
      }
      return true;
    }

    int search(String name) {
      for (int i = 0; i < items.size(); i++) {
        if (items.get(i).equals(name)) return i;
      }
      int low = 0;
      int high = n;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (middle < 7) low = middle + 1; else high = middle;
      }
      return low;
    }

    int walk() {
      Goes at = this;
      while (at.next != null) at = at.next;
      return at == this ? n : 0;
    }

    int once() {
      while (n > 0) {
        if (ready) continue;
        return n;
      }
      return 0;
    }

    /** Goes on with what it saw: some thread always comes through. */
    int adds(AtomicInteger sum) {
      int old;
      do {
        old = sum.get();
      } while (!sum.compareAndSet(old, old + n));
      while (true) {
        int now = sum.get();
        if (sum.compareAndSet(now, now - 1)) return now;
      }
    }

    boolean drains(BlockingQueue<String> queue, Lock lock) {
      while (queue.poll() != null) {}
      while (!queue.isEmpty()) queue.remove();
      if (!lock.tryLock()) return false;
      lock.unlock();
      return n == 0;
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
