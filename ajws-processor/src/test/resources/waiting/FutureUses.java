import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.ajws.Async;
import org.ajws.sync.Future;

/**
 * Futures in all places where a value may stand. Each method is a program, and gives 7, also
 * untranslated.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared", "ajws-async"})
public class FutureUses {
  static int slow(int n) {
    int x = 0;
    for (int i = 0; i < 300; i++) {
      x = x * 31 + i;
    }
    return x == 1 ? 0 : n;
  }

  // ---- fields, arrays, collections, generics

  static final class Lazy<T> {
    final Future<T> value;

    Lazy(Supplier<? extends T> maker) {
      @Async Future<T> f = Future.of(maker.get());
      value = f;
    }

    <R> Lazy<R> map(Function<? super T, ? extends R> g) {
      return new Lazy<>(() -> g.apply(value.get()));
    }
  }

  static int genericField() {
    int got;
    finish: {
      Lazy<Integer> three = new Lazy<>(() -> slow(3));
      got = three.map(x -> x + 3).map(x -> x + 1).value.get();
    }
    return got;
  }

  static int sum(List<Future<Integer>> fs, int from, int to) {
    if (to - from == 1) {
      return fs.get(from).get();
    }
    int middle = (from + to) / 2;
    @Async Future<Integer> left = Future.of(sum(fs, from, middle));
    return sum(fs, middle, to) + left.get();
  }

  static int listInRecursion() {
    List<Future<Integer>> fs = new ArrayList<>();
    int got;
    finish: {
      for (int i = 0; i < 7; i++) {
        @Async Future<Integer> f = Future.of(slow(1));
        fs.add(f);
      }
      got = sum(fs, 0, 7);
    }
    return got;
  }

  static int fib(Map<Integer, Future<Integer>> known, int n) {
    Future<Integer> before = known.get(n);
    if (before != null) {
      return before.get();
    }
    @Async Future<Integer> f = Future.of(n < 2 ? n : fib(known, n - 1) + fib(known, n - 2));
    Future<Integer> other = known.putIfAbsent(n, f);
    return (other != null ? other : f).get();
  }

  static int memo() {
    int got;
    finish: {
      got = fib(new ConcurrentHashMap<>(), 6) - 1;
    }
    return got;
  }

  static int reversed() {
    int n = 5_000;
    @SuppressWarnings({"unchecked", "rawtypes"})
    Future<Integer>[] fs = new Future[n];
    int sum = 0;
    finish: {
      for (int i = 0; i < n; i++) {
        int own = i;
        @Async Future<Integer> f = Future.of(own == 0 ? slow(1) : fs[own - 1].get() + 1);
        fs[i] = f;
      }
      for (int i = n; --i >= 0; ) {
        sum += fs[i].get();
      }
    }
    return sum == n * (n + 1) / 2 ? 7 : sum;
  }

  static Future<Integer> made(int n) {
    @Async Future<Integer> f = Future.of(slow(n));
    return f;
  }

  static int futureOfAFuture() {
    int got;
    finish: {
      @Async Future<Future<Integer>> outer = Future.of(made(7));
      got = outer.get().get();
    }
    return got;
  }

  static int mapOfFutures() {
    Map<String, Future<Integer>> all = new HashMap<>();
    int got = 0;
    finish: {
      for (String name : List.of("a", "bb", "cccc")) {
        @Async Future<Integer> f = Future.of(slow(name.length()));
        all.put(name, f);
      }
      for (Map.Entry<String, Future<Integer>> e : all.entrySet()) {
        got += e.getValue().get();
      }
    }
    return got;
  }

  // ---- expressions and statements

  static int compound() {
    int x = 1;
    int[] a = {0, 0, 0};
    finish: {
      @Async Future<Integer> two = Future.of(slow(2));
      Future<Integer> same = two;
      a[same.get()] += x + (x += same.get() > 1 ? made(3).get() : 0) + same.get();
      x = a[two.get()];
    }
    return x;
  }

  static int heads() {
    int n = 0;
    finish: {
      Future<Integer> three = made(3);
      switch (three.get()) {
        case 3:
          n += three.get();
          break;
        default:
          n = -100;
      }
      while (n < made(5).get()) {
        n++;
      }
      do {
        n++;
      } while (made(n).get() < 6);
      for (int i = made(0).get(); i < made(1).get(); i += made(1).get()) {
        n++;
      }
    }
    return n;
  }

  static int switchExpression() {
    int got;
    finish: {
      Future<Integer> f = made(2);
      got =
          switch (f.get()) {
            case 1 -> 1;
            case 2 -> {
              int x = made(3).get();
              yield x + made(4).get();
            }
            default -> 0;
          };
    }
    return got;
  }

  static int patternAndText() {
    String text = "";
    finish: {
      Object o = made(7);
      if (o instanceof Future<?> f && f.get() instanceof Integer i && i == made(7).get()) {
        text += "" + i + made(1).get() + f.get();
      }
    }
    return text.equals("717") ? 7 : 0;
  }

  static int of(Integer... numbers) {
    return Arrays.stream(numbers).mapToInt(i -> i).sum();
  }

  static int variableArguments() {
    int got;
    finish: {
      Future<Integer> one = made(1);
      got = of(one.get(), made(2).get(), of(made(3).get(), one.get()));
    }
    return got;
  }

  static int jumps() {
    int n = 0;
    finish: {
      rows:
      for (int i = 0; i < 5; i++) {
        for (int j = 0; j < 5; j++) {
          if (made(j).get() > i) {
            continue rows;
          }
          if (made(n).get() == 7) {
            break rows;
          }
          n++;
        }
      }
    }
    return n;
  }

  static int resources() {
    int[] closed = new int[1];
    finish: {
      try (AutoCloseable a = () -> closed[0] += made(3).get()) {
        closed[0] += made(4).get() + (a == null ? 1 : 0);
      } catch (Exception e) {
        closed[0] = -1;
      }
    }
    return closed[0];
  }

  // ---- functions, streams, library calls

  static int comparator() {
    List<Future<Integer>> fs = new ArrayList<>();
    int got;
    finish: {
      for (int i = 0; i < 20; i++) {
        fs.add(made((i * 7) % 20));
      }
      fs.sort(Comparator.comparing(Future::get));
      got = fs.get(7).get();
    }
    return got;
  }

  static int streams() {
    int got;
    finish: {
      List<Future<Integer>> fs = new ArrayList<>();
      IntStream.range(0, 7).forEach(i -> fs.add(made(1)));
      got = fs.stream().map(Future::get).mapToInt(Integer::intValue).sum();
      got += fs.parallelStream().mapToInt(Future::get).sum();
      got += IntStream.range(0, 7).mapToObj(i -> made(i)).mapToInt(f -> f.get()).sum();
    }
    return got - 28;
  }

  static int inABin() {
    Map<Integer, Integer> map = new ConcurrentHashMap<>();
    int[] sums = new int[4];
    finish: {
      Future<Integer> f = made(7);
      for (int t = 0; t < 4; t++) {
        int own = t;
        async: sums[own] = map.computeIfAbsent(1, k -> f.get() + made(0).get());
      }
    }
    return sums[0] + sums[1] + sums[2] + sums[3] - 21;
  }

  static int suppliers() {
    int got = 0;
    finish: {
      List<Supplier<Future<Integer>>> all = new ArrayList<>();
      for (int i = 0; i < 7; i++) {
        int own = i;
        all.add(() -> {
          @Async Future<Integer> f = Future.of(slow(own));
          return f;
        });
      }
      for (Supplier<Future<Integer>> s : all) {
        got += s.get().get();
      }
    }
    return got - 14;
  }

  static class Countdown implements Iterable<Integer> {
    @Override
    public Iterator<Integer> iterator() {
      return new Iterator<>() {
        private Future<Integer> next = made(4);

        @Override
        public boolean hasNext() {
          return next.get() > 0;
        }

        @Override
        public Integer next() {
          int now = next.get();
          @Async Future<Integer> f = Future.of(slow(now - 1));
          next = f;
          return now;
        }
      };
    }
  }

  static int ownIterable() {
    int sum = 0;
    finish: {
      for (int i : new Countdown()) {
        sum += i;
      }
    }
    return sum - 3;
  }

  static int stages() {
    int got;
    finish: {
      CompletableFuture<Integer> a = made(3).toCompletableFuture();
      CompletableFuture<Integer> b = made(4).toCompletableFuture();
      Future<Integer> both = Future.from(a.thenCombine(b, Integer::sum));
      got = both.get();
    }
    return got;
  }

  static int stageOfAnotherThread() {
    AtomicSum sum = new AtomicSum();
    finish: {
      for (int i = 0; i < 7; i++) {
        Future<Integer> f = Future.from(CompletableFuture.supplyAsync(() -> 1));
        async: sum.add(f.get());
      }
    }
    return sum.value();
  }

  static class AtomicSum {
    private int value;

    synchronized void add(int n) {
      value += n;
    }

    synchronized int value() {
      return value;
    }
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    try {
      System.out.println(FutureUses.class.getDeclaredMethod(name).invoke(null));
    } catch (InvocationTargetException e) {
      System.out.println(e.getCause());
    }
  }
}
