import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/**
 * The first promise of a program is made by who waits for it. Each method is a program, and gives 7.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared"})
public class FirstPromises {
  static final Map<Integer, Promise<Integer>> meetings = new ConcurrentHashMap<>();

  static Promise<Integer> meet(int k) {
    return meetings.computeIfAbsent(k, x -> new Promise<>());
  }

  static int firstInAsync() {
    int got;
    finish: {
      async: got = meet(1).future().get();
      meet(1).complete(7);
    }
    return got;
  }

  static int firstInBarrier() {
    int[] got = new int[1];
    finish: {
      async: List.of(1).forEach(x -> got[0] = meet(1).future().get());
      meet(1).complete(7);
    }
    return got[0];
  }

  static int firstInInnerAsync() {
    int[] got = new int[1];
    finish: {
      async: {
        async_inner: {
          got[0] = meet(1).future().get();
          meet(2).complete(1);
        }
        meet(3).future().get();
      }
      meet(1).complete(7);
      meet(2).future().get();
      meet(3).complete(1);
    }
    return got[0];
  }

  static int firstInValue() {
    int got;
    finish: {
      @Async int v = meet(1).future().get();
      meet(1).complete(7);
      got = v;
    }
    return got;
  }

  static int firstInFuture() {
    int got;
    finish: {
      @Async Future<Integer> f = Future.of(meet(1).future().get());
      meet(1).complete(7);
      got = f.get();
    }
    return got;
  }

  static int firstInLambda() {
    int[] got = new int[1];
    Runnable code =
        () -> {
          finish: {
            async: got[0] = meet(1).future().get();
            meet(1).complete(7);
          }
        };
    code.run();
    return got[0];
  }

  static int firstInLoop() {
    int[] got = new int[8];
    for (@ParallelFor int i = 0; i < 8; i++) {
      got[i] = i == 7 ? 0 : meet(i + 1).future().get() + 1;
      meet(i).complete(got[i]);
    }
    return got[0];
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    System.out.println(FirstPromises.class.getDeclaredMethod(name).invoke(null));
  }
}
