import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.sync.Channel;
import org.ajws.sync.Future;
import org.ajws.sync.Promise;

/**
 * Promises and channels that are closed, failed, handed on, full and empty while others wait. Each
 * method is a program, and gives 7.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared", "ajws-async"})
public class Messages {
  // ---- channels: room for one, several readers, ends

  static void stage(Channel<Integer> in, Channel<Integer> out) {
    for (int x : in) {
      out.put(x + 1);
    }
    out.close();
  }

  static int pipeline() {
    List<Channel<Integer>> all = new ArrayList<>();
    for (int i = 0; i < 9; i++) {
      all.add(Channel.bounded(1));
    }
    int sum = 0;
    finish: {
      for (int i = 0; i < 8; i++) {
        Channel<Integer> in = all.get(i);
        Channel<Integer> out = all.get(i + 1);
        async: stage(in, out);
      }
      async: {
        for (int i = 0; i < 100; i++) {
          all.get(0).put(i);
        }
        all.get(0).close();
      }
      for (int x : all.get(8)) {
        sum += x;
      }
    }
    return sum - 4950 - 800 + 7;
  }

  static int readers() {
    Channel<Integer> c = Channel.bounded(1);
    AtomicInteger sum = new AtomicInteger();
    finish: {
      for (int r = 0; r < 5; r++) {
        async: {
          for (int x : c) {
            sum.addAndGet(x);
          }
        }
      }
      for (int i = 0; i < 7; i++) {
        c.put(1);
      }
      c.close();
    }
    return sum.get();
  }

  static int closedUnderTakers() {
    Channel<Integer> c = new Channel<>();
    Channel<Integer> begun = new Channel<>();
    AtomicInteger ended = new AtomicInteger();
    finish: {
      for (int r = 0; r < 7; r++) {
        async: {
          begun.put(1);
          try {
            c.take();
          } catch (NoSuchElementException e) {
            ended.incrementAndGet();
          }
        }
      }
      for (int r = 0; r < 7; r++) {
        begun.take();
      }
      c.close();
    }
    return ended.get();
  }

  static int closedUnderPutters() {
    Channel<Integer> c = Channel.bounded(1);
    Channel<Integer> begun = new Channel<>();
    AtomicInteger refused = new AtomicInteger();
    finish: {
      for (int r = 0; r < 8; r++) {
        async: {
          begun.put(1);
          try {
            c.put(1);
          } catch (IllegalStateException e) {
            refused.incrementAndGet();
          }
        }
      }
      for (int r = 0; r < 8; r++) {
        begun.take();
      }
      c.close();
    }
    int left = 0;
    for (int x : c) {
      left += x;
    }
    return left < 2 ? refused.get() + left - 1 : 0; // one has found room, or none was there before
  }

  static int toItself() {
    Channel<Integer> c = Channel.bounded(1);
    Channel<Integer> d = Channel.bounded(1);
    int got;
    finish: {
      async: {
        for (int i = 0; i < 6; i++) {
          c.put(d.take() + 1);
        }
      }
      d.put(1);
      for (int i = 0; i < 5; i++) {
        d.put(c.take());
      }
      got = c.take();
    }
    return got;
  }

  static int argumentsInOrder() {
    Channel<Integer> a = new Channel<>();
    Channel<Integer> b = new Channel<>();
    int got;
    finish: {
      async: got = 10 * a.take() - b.take() * a.take() - b.take();
      b.put(2);
      a.put(2);
      b.put(7);
      a.put(3);
    }
    return got;
  }

  static int sieve() {
    Channel<Integer> numbers = Channel.bounded(1);
    int count = 0;
    finish: {
      async: {
        for (int i = 2; i < 18; i++) {
          numbers.put(i);
        }
        numbers.close();
      }
      Channel<Integer> in = numbers;
      for (;;) {
        int prime;
        try {
          prime = in.take();
        } catch (NoSuchElementException e) {
          break;
        }
        count++;
        Channel<Integer> from = in;
        Channel<Integer> to = Channel.bounded(1);
        async: {
          for (int x : from) {
            if (x % prime != 0) {
              to.put(x);
            }
          }
          to.close();
        }
        in = to;
      }
    }
    return count;
  }

  record Question(int n, Channel<Integer> reply) {}

  static int channelInAMessage() {
    Channel<Question> server = Channel.bounded(1);
    AtomicInteger sum = new AtomicInteger();
    finish: {
      async: {
        for (Question q : server) {
          async_reply: q.reply().put(q.n());
        }
      }
      finish_clients: {
        for (int i = 1; i < 4; i++) {
          int own = i;
          async_client: {
            Channel<Integer> reply = Channel.bounded(1);
            server.put(new Question(own, reply));
            sum.addAndGet(reply.take());
          }
        }
      }
      server.close();
    }
    return sum.get() + 1;
  }

  static int futuresInAChannel() {
    Channel<Future<Integer>> c = Channel.bounded(1);
    int sum = 0;
    finish: {
      async: {
        for (int i = 0; i < 7; i++) {
          @Async Future<Integer> f = Future.of(FuturesOf.one());
          c.put(f);
        }
        c.close();
      }
      for (Future<Integer> f : c) {
        sum += f.get();
      }
    }
    return sum;
  }

  static class FuturesOf {
    static int one() {
      return 1;
    }
  }

  static int throwsInTheMiddle() {
    Channel<Integer> c = Channel.bounded(1);
    AtomicInteger sum = new AtomicInteger();
    try {
      finish: {
        async: {
          try {
            c.put(3);
            c.put(4);
            if (!c.isClosed()) {
              throw new IllegalArgumentException("own");
            }
          } finally {
            c.close();
          }
        }
        async: {
          for (int x : c) {
            sum.addAndGet(x);
          }
        }
      }
    } catch (IllegalArgumentException e) {
      return e.getMessage().equals("own") && sum.get() <= 7 ? 7 : 0; // the reader may be cancelled
    }
    return 0;
  }

  static int loopOfIterations() {
    Channel<Integer> c = Channel.bounded(1);
    AtomicInteger sum = new AtomicInteger();
    for (@ParallelFor int i = 0; i < 14; i++) {
      if (i % 2 == 0) {
        sum.addAndGet(c.take());
      } else {
        c.put(1);
      }
    }
    return sum.get();
  }

  static int rendezvous(int n, Channel<Integer> up, Channel<Integer> down) {
    if (n == 0) {
      return 0;
    }
    up.put(1);
    int rest = rendezvous(n - 1, up, down);
    return rest + down.take();
  }

  static int recursion() {
    Channel<Integer> up = Channel.bounded(1);
    Channel<Integer> down = Channel.bounded(1);
    int got;
    finish: {
      async: got = rendezvous(70, up, down);
      for (int i = 0; i < 70; i++) {
        up.take();
      }
      for (int i = 0; i < 70; i++) {
        down.put(1);
      }
    }
    return got / 10;
  }

  // ---- promises: foreign threads, races, chains

  static int timer() {
    ScheduledExecutorService timer =
        Executors.newSingleThreadScheduledExecutor(
            r -> {
              Thread t = new Thread(r);
              t.setDaemon(true);
              return t;
            });
    AtomicInteger sum = new AtomicInteger();
    finish: {
      for (int i = 0; i < 7; i++) {
        Promise<Integer> p = new Promise<>();
        timer.schedule(() -> p.complete(1), i % 3, TimeUnit.MILLISECONDS);
        async: sum.addAndGet(p.future().get());
      }
    }
    timer.shutdownNow();
    return sum.get();
  }

  static int limitOfAStage() {
    int got = 0;
    finish: {
      CompletableFuture<Integer> never = new CompletableFuture<>();
      Future<Integer> f = Future.from(never.orTimeout(5, TimeUnit.MILLISECONDS));
      async: {
        try {
          got = f.get();
        } catch (Throwable e) {
          got = e instanceof TimeoutException ? 7 : 0;
        }
      }
    }
    return got;
  }

  static int race() {
    Promise<Integer> p = new Promise<>();
    AtomicInteger lost = new AtomicInteger();
    int got;
    finish: {
      for (int i = 0; i < 7; i++) {
        async: {
          try {
            p.complete(1);
          } catch (IllegalStateException e) {
            lost.incrementAndGet();
          }
        }
      }
      got = p.future().get();
    }
    return got + lost.get();
  }

  static int chain() {
    List<Promise<Integer>> all = new ArrayList<>();
    for (int i = 0; i <= 500; i++) {
      all.add(new Promise<>());
    }
    int got;
    finish: {
      for (int i = 0; i < 500; i++) {
        Promise<Integer> own = all.get(i);
        Promise<Integer> next = all.get(i + 1);
        async: next.complete(own.future().get() + 1);
      }
      all.get(0).complete(-493);
      got = all.get(500).future().get();
    }
    return got;
  }

  static int inABin() {
    Map<Integer, Integer> map = new ConcurrentHashMap<>();
    Promise<Integer> p = new Promise<>();
    int[] got = new int[2];
    finish: {
      async: got[0] = map.computeIfAbsent(1, k -> p.future().get());
      async: p.complete(7);
      async: got[1] = map.computeIfAbsent(1, k -> p.future().get());
    }
    return got[0] + got[1] - 7;
  }

  static int comparator() {
    Channel<Integer> signs = new Channel<>();
    List<Integer> list = new ArrayList<>(List.of(1, 7));
    finish: {
      async: list.sort((a, b) -> signs.take() * Integer.compare(a, b));
      signs.put(-1);
    }
    return list.get(0);
  }

  static class Waits {
    final int value;

    Waits(Promise<Integer> p) {
      value = p.future().get();
    }
  }

  static int constructor() {
    Promise<Integer> p = new Promise<>();
    AtomicInteger sum = new AtomicInteger();
    finish: {
      for (int i = 0; i < 7; i++) {
        async: sum.addAndGet(new Waits(p).value);
      }
      p.complete(1);
    }
    return sum.get();
  }

  static int monitorOfMany() {
    Promise<Integer> p = new Promise<>();
    Object lock = new Object();
    int[] sum = new int[1];
    finish: {
      for (int i = 0; i < 7; i++) {
        async: {
          synchronized (lock) {
            sum[0] += p.future().get();
          }
        }
      }
      async: p.complete(1);
    }
    return sum[0];
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    try {
      System.out.println(Messages.class.getDeclaredMethod(name).invoke(null));
    } catch (InvocationTargetException e) {
      System.out.println(e.getCause());
    }
  }
}
