import java.util.Iterator;
import java.util.concurrent.locks.ReentrantLock;
import org.ajws.ParallelFor;

/** What depends on the thread is in a loop what it is in its method. */
public class SpeculativeThread {
  private static final int TRIPS = 900;

  private static final ThreadLocal<int[]> OWN = ThreadLocal.withInitial(() -> new int[1]);

  static int kept(int[] a) {
    OWN.get()[0] = 5;
    for (@ParallelFor(speculative = true, chunk = 3) int i = 0; i < TRIPS; i++) {
      a[i * 3 % a.length] += i;
      if (i % 7 == 0) {
        a[i % a.length] += OWN.get()[0]++;
      }
    }
    return OWN.get()[0];
  }

  static int current(int[] a) {
    Thread thread = Thread.currentThread();
    int[] elsewhere = new int[1];
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < TRIPS; i++) {
      a[i % a.length] ^= i;
      if (a[i * 5 % a.length] % 4 == 0) {
        elsewhere[0] += Thread.currentThread() == thread ? 0 : 1;
      }
    }
    return elsewhere[0];
  }

  static boolean interrupted(int[] a) {
    int[] seen = new int[1];
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < TRIPS; i++) {
      a[i % a.length] += a[i * 7 % a.length];
      if (i == 100) {
        Thread.currentThread().interrupt();
      }
      if (i == 700) {
        seen[0] += Thread.interrupted() ? 1 : 0;
      }
    }
    return seen[0] == 1 && !Thread.interrupted();
  }

  private static int locked(ReentrantLock lock, int x) {
    lock.lock();
    try {
      return x + lock.getHoldCount();
    } finally {
      lock.unlock();
    }
  }

  /** The lock is held by who runs the loop: on another thread its body would wait for ever. */
  static int held(int[] a, ReentrantLock lock) {
    lock.lock();
    try {
      for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < TRIPS; i++) {
        a[i % a.length] += i;
        if (i % 11 == 0) {
          a[i * 3 % a.length] = locked(lock, i);
        }
      }
      return lock.getHoldCount();
    } finally {
      lock.unlock();
    }
  }

  interface Step {
    int next(int x);
  }

  static final class Plus implements Step {
    @Override
    public int next(int x) {
      return x + 1;
    }
  }

  static int overridden(int[] a, Step[] steps) {
    for (@ParallelFor(speculative = true, chunk = 2) int i = 0; i < TRIPS; i++) {
      a[i % a.length] = steps[i % steps.length].next(a[i * 3 % a.length]);
    }
    return OWN.get()[0];
  }

  /** An iterator of the program's own asks for the thread. */
  static int iterated(int[] a) {
    Thread thread = Thread.currentThread();
    Iterable<Integer> numbers =
        () ->
            new Iterator<>() {
              private int next;

              @Override
              public boolean hasNext() {
                return next < 50;
              }

              @Override
              public Integer next() {
                return Thread.currentThread() == thread ? next++ : (next += 10);
              }
            };
    for (@ParallelFor(speculative = true) int x : numbers) {
      a[x % a.length] += x;
    }
    return a[3];
  }

  private static int sum(int[] a) {
    int sum = 0;
    for (int x : a) {
      sum = sum * 31 + x;
    }
    return sum;
  }

  public static void main(String[] args) {
    int[] a = new int[61];
    Step[] steps = {
      new Plus(),
      x -> {
        OWN.get()[0] += x & 3;
        return x * 3;
      }
    };
    for (int k = 0; k < 3; k++) {
      System.out.println("kept " + kept(a) + " " + sum(a));
      System.out.println("elsewhere " + current(a) + " " + sum(a));
      System.out.println("interrupted " + interrupted(a) + " " + sum(a));
      System.out.println("held " + held(a, new ReentrantLock()) + " " + sum(a));
      System.out.println("overridden " + overridden(a, steps) + " " + sum(a));
      System.out.println("iterated " + iterated(a) + " " + sum(a));
    }
  }
}
