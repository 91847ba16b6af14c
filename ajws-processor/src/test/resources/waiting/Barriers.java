import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.ajws.Async;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.sync.Channel;
import org.ajws.sync.Future;
import org.ajws.sync.Intervals;
import org.ajws.sync.Promise;

/**
 * Tasks that hold up their threads, where a stack cannot be saved, until what follows them has done
 * something. Each method is a program, and gives 7.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared"})
public class Barriers {
  // ---- library code, constructors, locks

  static int lambda() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    finish: {
      async: List.of(1).forEach(x -> got[0] = p.future().get());
      p.complete(7);
    }
    return got[0];
  }

  static class Got {
    final int value;

    Got(Future<Integer> f) {
      value = f.get();
    }
  }

  static int constructor() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: got = new Got(p.future()).value;
      p.complete(7);
    }
    return got;
  }

  static int synchronizedBlock() {
    Promise<Integer> p = new Promise<>();
    Object lock = new Object();
    int got;
    finish: {
      async: synchronized (lock) {
          got = p.future().get();
        }
      p.complete(7);
    }
    return got;
  }

  static synchronized int locked(Future<Integer> f) {
    return f.get();
  }

  static int synchronizedMethod() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: got = locked(p.future());
      p.complete(7);
    }
    return got;
  }

  static int lockedTry() {
    ReentrantLock lock = new ReentrantLock();
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: {
        lock.lock();
        try {
          got = p.future().get();
        } finally {
          lock.unlock();
        }
      }
      p.complete(7);
    }
    return got;
  }

  static int methodReference() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: got = Stream.of(p.future()).map(Future::get).findFirst().get();
      p.complete(7);
    }
    return got;
  }

  static class Text {
    private final Future<Integer> future;

    Text(Future<Integer> future) {
      this.future = future;
    }

    @Override
    public String toString() {
      return "" + future.get();
    }
  }

  static int calledByALibrary() {
    Promise<Integer> p = new Promise<>();
    Text text = new Text(p.future());
    int got;
    finish: {
      async: got = Integer.parseInt(String.valueOf(text));
      p.complete(7);
    }
    return got;
  }

  static int anonymousClass() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    finish: {
      async: {
        new TreeMap<Integer, Integer>(
                new Comparator<>() {
                  @Override
                  public int compare(Integer a, Integer b) {
                    got[0] = p.future().get();
                    return a - b;
                  }
                })
            .put(1, 1);
      }
      p.complete(7);
    }
    return got[0];
  }

  static class Early {
    static final Promise<Integer> promise = new Promise<>();

    static class Late {
      static final int value = promise.future().get();
    }
  }

  static int initialiser() {
    int got;
    finish: {
      async: got = Early.Late.value;
      Early.promise.complete(7);
    }
    return got;
  }

  interface Getter {
    int get(Future<Integer> f);
  }

  static int ownInterface() {
    Getter getter = f -> Stream.of(f).mapToInt(g -> g.get()).sum();
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      async: got = getter.get(p.future());
      p.complete(7);
    }
    return got;
  }

  @AtomicSet("s")
  static class Cell {
    private int value;

    void take(Future<Integer> f) {
      value = f.get();
    }

    int value() {
      return value;
    }
  }

  static int unit() {
    Cell cell = new Cell();
    Promise<Integer> p = new Promise<>();
    finish: {
      async: cell.take(p.future());
      p.complete(7);
    }
    return cell.value();
  }

  // ---- what is waited for

  static int take() {
    Channel<Integer> c = new Channel<>();
    int[] got = new int[1];
    finish: {
      async: Stream.of(1).forEach(x -> got[0] = c.take());
      c.put(7);
    }
    return got[0];
  }

  static int put() {
    Channel<Integer> c = Channel.bounded(1);
    int sum = 0;
    finish: {
      async: IntStream.range(0, 7).forEach(x -> c.put(1));
      for (int i = 0; i < 7; i++) {
        sum += c.take();
      }
    }
    return sum;
  }

  static int elements() {
    Channel<Integer> c = Channel.bounded(1);
    int[] sum = new int[1];
    finish: {
      async: Optional.of(1).ifPresent(
          y -> {
            for (int x : c) {
              sum[0] += x;
            }
          });
      for (int i = 0; i < 7; i++) {
        c.put(1);
      }
      c.close();
    }
    return sum[0];
  }

  static int iterator() {
    Channel<Integer> c = Channel.bounded(1);
    int sum = 0;
    finish: {
      async: {
        int own = 0;
        for (Iterator<Integer> i = c.iterator(); i.hasNext(); ) {
          own += i.next();
        }
        sum = own;
      }
      for (int i = 0; i < 7; i++) {
        c.put(1);
      }
      c.close();
    }
    return sum;
  }

  static int stage() {
    CompletableFuture<Integer> stage = new CompletableFuture<>();
    Future<Integer> f = Future.from(stage);
    int[] got = new int[1];
    finish: {
      async: List.of(1).forEach(x -> got[0] = f.get());
      stage.complete(7);
    }
    return got[0];
  }

  // ---- what waits

  static int value() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      @Async int v = Stream.of(1).mapToInt(x -> p.future().get()).sum();
      p.complete(7);
      got = v;
    }
    return got;
  }

  static int future() {
    Promise<Integer> p = new Promise<>();
    int got;
    finish: {
      @Async Future<Integer> f = Future.of(Stream.of(1).mapToInt(x -> p.future().get()).sum());
      p.complete(7);
      got = f.get();
    }
    return got;
  }

  static int deep(int n, Future<Integer> f) {
    return n == 0 ? Stream.of(1).mapToInt(x -> f.get()).sum() : deep(n - 1, f);
  }

  static void spawn(int[] got, Future<Integer> f) {
    async: got[0] = deep(10, f);
  }

  static int escaping() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    finish: {
      spawn(got, p.future());
      p.complete(7);
    }
    return got[0];
  }

  static int inner() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    finish: {
      async: {
        finish_inner: {
          async_inner: List.of(1).forEach(x -> got[0] = p.future().get());
        }
        got[0]++;
      }
      p.complete(6);
    }
    return got[0];
  }

  static int nested(int n, Promise<Integer> p) {
    int[] got = new int[1];
    finish: {
      async: List.of(1).forEach(x -> got[0] = n == 0 ? p.future().get() : nested(n - 1, p));
      if (n == 5) {
        p.complete(7);
      }
    }
    return got[0];
  }

  static int recursion() {
    return nested(5, new Promise<>());
  }

  static int chain() {
    List<Channel<Integer>> links = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      links.add(new Channel<>());
    }
    int last;
    finish: {
      for (int i = 0; i < 7; i++) {
        int k = i;
        async: List.of(1).forEach(x -> links.get(k + 1).put(links.get(k).take() + 1));
      }
      links.get(0).put(0);
      last = links.get(7).take();
    }
    return last;
  }

  static int interval() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    finish: {
      async: Intervals.run(g -> g.add("a", () -> got[0] = p.future().get()));
      p.complete(7);
    }
    return got[0];
  }

  // ---- loops

  static int loop() {
    List<Promise<Integer>> promises = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      promises.add(new Promise<>());
    }
    int[] got = new int[8];
    for (@ParallelFor int i = 0; i < 8; i++) {
      got[i] = i == 7 ? 0 : promises.get(i + 1).future().get() + 1;
      promises.get(i).complete(got[i]);
    }
    return got[0];
  }

  static int elementsLoop() {
    TreeSet<Integer> numbers = new TreeSet<>(Arrays.asList(0, 1, 2, 3, 4, 5, 6, 7));
    List<Promise<Integer>> promises = new ArrayList<>();
    for (int i = 0; i < 8; i++) {
      promises.add(new Promise<>());
    }
    int[] got = new int[8];
    for (@ParallelFor int i : numbers) {
      got[i] = i == 7 ? 0 : promises.get(i + 1).future().get() + 1;
      promises.get(i).complete(got[i]);
    }
    return got[0];
  }

  static int loopInAsync() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[4];
    finish: {
      async: for (@ParallelFor int i = 0; i < 4; i++) got[i] = p.future().get();
      p.complete(7);
    }
    return got[3];
  }

  // ---- finally clauses

  static int finallyClause() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    finish: {
      async: {
        try {
          got[0] = 1;
        } finally {
          got[0] = p.future().get();
        }
      }
      p.complete(7);
    }
    return got[0];
  }

  static int finallyBehindAnException() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    try {
      finish: {
        async: {
          try {
            if (got[0] == 0) throw new IllegalStateException();
          } finally {
            got[0] = p.future().get();
          }
        }
        p.complete(7);
      }
    } catch (IllegalStateException e) {
      return got[0];
    }
    return 0;
  }

  private static int atTheEnd(Promise<Integer> p, int[] got) {
    try {
      return 1;
    } finally {
      for (int i = 0; i < 2; i++) {
        got[0] += p.future().get();
      }
    }
  }

  static int finallyInACall() {
    Promise<Integer> p = new Promise<>();
    int[] got = new int[1];
    finish: {
      async: {
        int returned = atTheEnd(p, got);
        got[0] += returned;
      }
      p.complete(3);
    }
    return got[0];
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    System.out.println(Barriers.class.getDeclaredMethod(name).invoke(null));
  }
}
