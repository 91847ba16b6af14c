import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.locks.Lock;
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
    @Atomic("s") private final int[] slots = new int[1];
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

    int counting() {
      int turns = 0;
      while (!ready) turns++;
      return n + turns;
    }

    void broken() {
      for (; ; ) {
        if (ready) break;
        if (n > 9) throw new IllegalStateException("never");
      }
    }

    void byLocal() {
      boolean seen;
      do {
        seen = ready;
      } while (!seen);
      n++;
    }

    void bySlot() {
      while (slots[0] == 0) ;
      slots[0]--;
    }

    int get() {
      return n;
    }

    void byUnit() {
      while (get() == 0) Thread.yield();
    }

    void called() {
      n++;
      indirect();
    }

    private static void indirect() {
      awaitReady();
    }

    void acquires() {
      while (!done.compareAndSet(false, true)) {}
      n++;
    }

    void exchanges() {
      n++;
      while (done.getAndSet(true)) Thread.onSpinWait();
    }

    void tries(Lock lock) {
      n++;
      while (!lock.tryLock()) Thread.yield();
      lock.unlock();
    }

    void offers(Queue<String> queue, ArrayBlockingQueue<String> full) {
      n++;
      while (!full.offer("x")) {}
      while (!queue.offer("x")) {} // any queue: who knows
    }

    void polls() throws InterruptedException {
      n++;
      Thread thread = new Thread(this::set);
      thread.start();
      while (thread.isAlive()) Thread.sleep(1);
    }

    void asks(Future<?> future) {
      n++;
      do {
        Thread.onSpinWait();
      } while (!future.isDone());
    }

    void set() {
      n++;
      items.add("x");
    }
  }
}
