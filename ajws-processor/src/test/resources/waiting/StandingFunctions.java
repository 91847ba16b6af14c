import java.util.function.Supplier;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.sync.Channel;
import org.ajws.sync.DeadlockException;
import org.ajws.sync.Promise;

/**
 * Code that holds up its thread for ever: the message names its line, and so does the exception,
 * also where functions, classes and monitors are run by a method that was resumed.
 */
public class StandingFunctions {
  static int fib(int n) {
    if (n < 2) return n;
    @Async int a = fib(n - 1);
    return a + fib(n - 2);
  }
  static int kind;
  static int wait(int n) {
    Promise<Integer> never = new Promise<>();
    fib(n);
    switch (kind) {
      case 0: {
        Supplier<Integer> s = () -> never.future().get();
        return s.get();
      }
      case 1: {
        Supplier<Integer> s = () -> {
          int k = 3;
          return k
              + never.future().get();
        };
        return s.get();
      }
      case 2: {
        Supplier<Integer> s = never.future()::get;
        return s.get();
      }
      case 3: {
        Supplier<Integer> s = new Supplier<>() {
          public Integer get() {
            return never.future()
                .get();
          }
        };
        return s.get();
      }
      case 4: {
        synchronized (StandingFunctions.class) {
          return never.future()
              .get();
        }
      }
      case 5: {
        Channel<Integer> c = Channel.bounded(1);
        Supplier<Integer> s = () -> {
          int k = 0;
          for (int x : c)
            k += x;
          return k;
        };
        return s.get();
      }
      case 6: {
        Channel<Integer> c = Channel.bounded(1);
        Runnable r = () -> {
          c.put(1);
          c.put(2);
        };
        r.run();
        return 1;
      }
      case 7: {
        int[] r = new int[2];
        for (@ParallelFor int i = 0; i < 2; i++) {
          r[i] = i == 1
              ? never.future().get() : 0;
        }
        return 1;
      }
      default:
        return never.future().get();
    }
  }
  static void go(int n) {
    try {
      wait(n);
    } catch (DeadlockException e) {
      String message = e.getMessage();
      System.out.println(kind + message.substring(message.lastIndexOf('(')));
      System.out.println(" " + e.getStackTrace()[0].getLineNumber());
    }
  }

  public static void main(String[] args) {
    for (kind = 0; kind < 9; kind++) go(8);
  }
}
