import java.lang.reflect.InvocationTargetException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.ajws.Async;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.sync.Channel;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/**
 * Tasks that are interrupted, limited in time, cancelled, or throw, while they wait. Each method is a
 * program, and gives 7.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared"})
public class EndedWaits {
  // ---- interrupts and time

  static int interrupted() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: {
        Thread.currentThread().interrupt();
        int own = Optional.of(1).map(x -> p.future().get()).get();
        got = Thread.interrupted() ? own : 0;
      }
      p.complete(7);
    }
    return got;
  }

  static int interruptedByAnother() {
    Promise<Integer> p = new Promise<>();
    AtomicReference<Thread> waits = new AtomicReference<>();
    Channel<Integer> has = new Channel<>();
    int got;
    finish: {
      async: {
        int own = Optional.of(1).map(x -> {
          waits.set(Thread.currentThread());
          has.put(1);
          return p.future().get();
        }).get();
        got = Thread.interrupted() ? own : 0;
      }
      has.take();
      waits.get().interrupt();
      p.complete(7);
    }
    return got;
  }

  @AtomicSet("d")
  static class Door {
    private boolean open;

    boolean passWithin(long nanos) {
      AjwsRuntime.awaitNanos(nanos);
      await: while (!open);
      return open;
    }

    boolean passInterruptibly() {
      try {
        AjwsRuntime.awaitInterruptibly();
        await: while (!open);
        return true;
      } catch (InterruptedException e) {
        return false;
      }
    }

    void open() {
      open = true;
    }
  }

  static int limitOfTime() {
    Door door = new Door();
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: got = door.passWithin(1_000_000) ? 0 : p.future().get();
      async: p.complete(7);
    }
    return got;
  }

  static int interruptedCondition() {
    Door door = new Door();
    int got;
    finish: {
      async: {
        Thread.currentThread().interrupt();
        got = door.passInterruptibly() ? 0 : 7;
      }
    }
    return got;
  }

  // ---- exceptions and cancellations

  static int failedPromise() {
    Promise<Integer> p = new Promise<>();
    int got = 0;
    try {
      finish: {
        for (int i = 0; i < 3; i++) {
          async: List.of(1).forEach(x -> p.future().get());
        }
        p.fail(new IllegalArgumentException("7"));
      }
    } catch (IllegalArgumentException e) {
      got = Integer.parseInt(e.getMessage());
    }
    return got;
  }

  /** One throws while another one waits: the finish throws when that has ended, too. */
  static int throwsBesideAWaiter() {
    Promise<Integer> p = new Promise<>();
    Channel<Integer> has = new Channel<>();
    AtomicInteger sum = new AtomicInteger();
    try {
      finish: {
        async: {
          has.put(1);
          sum.addAndGet(Optional.of(1).map(x -> p.future().get()).get());
        }
        async: {
          has.take();
          p.complete(3);
          throw new IllegalArgumentException("4");
        }
      }
    } catch (IllegalArgumentException e) {
      sum.addAndGet(Integer.parseInt(e.getMessage()));
    }
    return sum.get();
  }

  static int failedFuture() {
    Promise<Integer> p = new Promise<>();
    int got = 0;
    finish: {
      @Async Future<Integer> f = Future.of(7 / Optional.of(1).map(x -> p.future().get()).get());
      p.complete(0);
      try {
        got = f.get();
      } catch (ArithmeticException e) {
        got = 7;
      }
    }
    return got;
  }

  static int cancelled() {
    Promise<Integer> p = new Promise<>();
    Channel<Integer> has = new Channel<>();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      async: {
        has.put(1);
        sum.addAndGet(Optional.of(1).map(x -> p.future().get()).get());
      }
      has.take();
      AjwsRuntime.cancel();
      async: sum.addAndGet(100);
      p.complete(7);
    }
    return sum.get();
  }

  static int cancelledLoop() {
    Promise<Integer> p = new Promise<>();
    AtomicInteger sum = new AtomicInteger();
    for (@ParallelFor int i = 0; i < 2; i++) {
      if (i == 0) {
        sum.addAndGet(Optional.of(1).map(x -> p.future().get()).get());
      } else {
        p.complete(7);
        AjwsRuntime.cancel();
      }
    }
    return sum.get() == 0 ? 7 : sum.get(); // the first iteration may not have begun
  }

  /** Who waits throws in the middle of a finish below, which waits for its tasks first. */
  static int throwsBetweenFinishes() {
    Promise<Integer> p = new Promise<>();
    Promise<Integer> q = new Promise<>();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      async: {
        try {
          finish_inner: {
            async_inner: sum.addAndGet(q.future().get());
            p.future().get();
          }
        } catch (IllegalArgumentException e) {
          sum.addAndGet(3);
        }
      }
      p.fail(new IllegalArgumentException());
      q.complete(4);
    }
    return sum.get() == 3 ? 7 : sum.get(); // the inner task may not have begun
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    try {
      System.out.println(EndedWaits.class.getDeclaredMethod(name).invoke(null));
    } catch (InvocationTargetException e) {
      Throwable root = e;
      while (root.getCause() != null) {
        root = root.getCause();
      }
      System.out.println(root);
    }
  }
}
