import java.lang.reflect.InvocationTargetException;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.AtomicSet;
import org.ajws.sync.Channel;
import org.ajws.sync.DeadlockException;
import org.ajws.sync.Interval;
import org.ajws.sync.Intervals;
import org.ajws.sync.Promise;

/** Waits that nobody can end, told with their lines. Each method is a program, and gives 7. */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared"})
public class Told {
  /** All three are told; one asks again, and gets it. */
  static int goesOnBehindADeadlock() {
    Promise<Integer> p = new Promise<>();
    Channel<Integer> c = new Channel<>();
    int got = 0;
    finish: {
      async: {
        try {
          got = p.future().get();
        } catch (DeadlockException e) {
          got = p.future().get() + 3;
        }
      }
      async: {
        int own;
        try {
          own = c.take();
        } catch (DeadlockException e) {
          own = 4;
        }
        c.put(own);
      }
      try {
        p.future().get();
      } catch (DeadlockException e) {
        p.complete(c.take());
      }
    }
    return got;
  }

  static int circle() {
    Promise<Integer> p = new Promise<>();
    Promise<Integer> q = new Promise<>();
    AtomicInteger told = new AtomicInteger();
    finish: {
      async: wait(p, q, told);
      async: wait(q, p, told);
    }
    return told.get() + 5;
  }

  static void wait(Promise<Integer> p, Promise<Integer> q, AtomicInteger told) {
    try {
      q.complete(p.future().get());
    } catch (DeadlockException e) {
      String text = e.getMessage();
      int first = text.indexOf("Told.java:");
      told.addAndGet(first >= 0 && text.indexOf("Told.java:", first + 1) > first ? 1 : 0);
    }
  }

  static int fullChannel() {
    Channel<Integer> c = Channel.bounded(1);
    int got = 0;
    try {
      finish: {
        async: {
          c.put(3);
          c.put(4);
        }
      }
    } catch (DeadlockException e) {
      got = c.tryTake() + (c.tryTake() == null ? 4 : 0);
    }
    return got;
  }

  @AtomicSet("b")
  static class Slot<T> {
    private T value;

    void put(T v) {
      await: while (value != null);
      value = v;
    }

    T take() {
      await: while (value == null);
      T v = value;
      value = null;
      return v;
    }
  }

  static int nobodyPuts() {
    Slot<Integer> s = new Slot<>();
    int got = 0;
    try {
      finish: {
        async: s.take();
      }
    } catch (DeadlockException e) {
      got = e.getMessage().contains("Told.java:") ? 7 : 0;
    }
    return got;
  }

  static int waitsForWhatComesAfterIt() {
    AtomicInteger sum = new AtomicInteger();
    Promise<Integer> p = new Promise<>();
    try {
      Intervals.run(g -> {
        Interval a = g.add("a", () -> sum.addAndGet(p.future().get()));
        g.add("b", () -> p.complete(100)).after(a);
      });
    } catch (DeadlockException e) {
      return e.getMessage().contains("Told.java:") ? 7 : 0;
    }
    return 0;
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    try {
      System.out.println(Told.class.getDeclaredMethod(name).invoke(null));
    } catch (InvocationTargetException e) {
      System.out.println(e.getCause());
    }
  }
}
