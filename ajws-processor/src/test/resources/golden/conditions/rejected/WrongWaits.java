import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.NotAtomic;
import org.ajws.runtime.AjwsRuntime;

@AtomicSet("s")
class WrongWaits {
  @Atomic("s") private int count;
  @Atomic("s") private int[] slots = new int[3];
  private int unprotected;
  private static int common;
  private final int[] own = new int[1];
  private final int capacity = 3;
  private final Lock lock = new ReentrantLock();

  // ---- the form

  void otherStatements() {
    await: count++;
    await: if (count == 0) return;
    await_2: for (; count > 0; ) {}
    await: while (count == 0) { count++; }
    await: do {} while (count == 0);
  }

  void nearly() {
    awaits: while (count == 0) break awaits;
    Await: while (count == 0) break Await;
  }

  void limits() {
    AjwsRuntime.awaitNanos(5);
    count++;
    await: while (count == 0);
    if (count > 3) AjwsRuntime.awaitNanos(5);
  }

  // ---- where it stands

  @NotAtomic
  void noUnit() {
    await: while (common == 0);
  }

  static void touchesNothing() {
    await: while (common == 0);
  }

  WrongWaits() {
    await: while (count == 0);
  }

  void parallel() {
    finish: {
      async: System.out.println();
      await: while (common == 0);
    }
  }

  void underMonitor(Object o) {
    synchronized (o) {
      await: while (count == 0);
    }
  }

  synchronized void inSynchronizedMethod() {
    await: while (count == 0);
  }

  void underLock() {
    lock.lock();
    try {
      await: while (count == 0);
    } finally {
      lock.unlock();
    }
  }

  void inLambda(java.util.List<String> list) {
    count++;
    list.forEach(x -> {
      await: while (count == 0);
    });
  }

  // ---- the condition

  void effects() {
    await: while (count++ == 0);
    await: while ((count = 3) == 0);
    await: while (count == 0 & increment());
    await: while (count == Integer.getInteger("x"));
    await: while (new int[count].length == 0);
  }

  private boolean increment() {
    count++;
    return true;
  }

  void others(int[] parameter, java.util.List<Integer> list) {
    await: while (count == unprotected);
    await: while (count == common);
    await: while (count == own[0]);
    await: while (count == parameter[0]);
    await: while (count == list.size());
    await: while (count == deep());
  }

  void waitsInItsCondition() {
    await: while (last() == 0);
  }

  private int last() {
    await: while (count == 0);
    return count;
  }

  private int deep() {
    return unprotected;
  }

  void noMember(int n) {
    count++;
    await: while (n == 3);
    await: while (capacity == n);
  }
}
