import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.function.IntFunction;
import org.ajws.Async;
import org.ajws.Finish;
import org.ajws.sync.Future;

/** Futures in all places: got late, in loops and branches, stored, returned, passed on. */
public class Futures {
  private Future<String> field;
  private static Future<Integer> shared;

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async Future<Integer> a = Future.of(fib(n - 1));
    int b = fib(n - 2);
    return a.get() + b; // got in the middle of an expression
  }

  /** Each round has a future of its own. */
  static long tree(int depth) {
    if (depth == 0) {
      return 1;
    }
    List<Future<Long>> parts = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      @Async Future<Long> part = Future.of(tree(depth - 1));
      parts.add(part);
    }
    long sum = 0;
    for (Future<Long> part : parts) {
      sum += part.get();
    }
    return sum;
  }

  /** A future that leaves its method: it belongs to the finish of the caller. */
  static Future<Integer> later(int n) {
    @Async Future<Integer> f = Future.of(fib(n));
    return f;
  }

  /** One future waits for another, which was made before it. */
  static int chain(int length) {
    Future<Integer> last = Future.of(0);
    for (int i = 1; i <= length; i++) {
      final Future<Integer> before = last;
      final int n = i;
      @Async Future<Integer> next = Future.of(before.get() + fib(n % 7) * n);
      last = next;
    }
    return last.get();
  }

  /** A wavefront: each cell needs its neighbours above and to the left. */
  @SuppressWarnings("unchecked")
  static long wavefront(int n) {
    Future<Long>[][] cells = new Future[n][n];
    finish: {
      for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
          Future<Long> up = i == 0 ? Future.of(1L) : cells[i - 1][j];
          Future<Long> left = j == 0 ? Future.of(1L) : cells[i][j - 1];
          @Async Future<Long> cell = Future.of((up.get() + left.get()) % 1_000_007);
          cells[i][j] = cell;
        }
      }
    }
    return cells[n - 1][n - 1].get();
  }

  static String describe(int n, boolean twice) {
    String text;
    if (twice) {
      @Async Future<String> f = Future.of("a" + fib(n)), g = Future.of("b" + fib(n + 1));
      text = f.get() + g.get();
    } else {
      @Async var f = Future.of(fib(n));
      text = "c" + (f.isDone() | true ? f.get() : 0);
    }
    return text;
  }

  void fields(int n) {
    @Async Future<String> f = Future.of("n" + fib(n));
    field = f;
    @Async Future<Integer> g = Future.of(fib(n));
    shared = g;
  }

  static <T> T choose(boolean first, T a, T b) {
    @Async Future<T> f = Future.of(first ? a : b);
    return f.get();
  }

  /** Code that is not translated gets them, too. */
  static int library(int n) {
    Map<String, Future<Integer>> byName = new HashMap<>();
    @Async Future<Integer> f = Future.of(fib(n));
    byName.put("f", f);
    CompletableFuture<Integer> other = f.toCompletableFuture().thenApply(x -> x + 1);
    Future<Integer> back = Future.from(other);
    return back.get() + byName.get("f").get();
  }

  static int lambdas(int n) {
    IntFunction<Future<Integer>> make =
        k -> {
          @Async Future<Integer> f = Future.of(fib(k));
          return f;
        };
    int sum = 0;
    for (int i = 0; i < n; i++) {
      sum += make.apply(i).get();
    }
    return sum;
  }

  static int loops(int n) {
    int count = 0;
    for (int i = 0; i < n; i++) {
      @Async Future<Boolean> even = Future.of(fib(i) % 2 == 0);
      if (even.get() && i > 0 || i == 1) {
        count++;
      }
      int k = i;
      while (k > later(k % 10).get()) {
        k--;
        count += k;
      }
    }
    return count;
  }

  static int read(int n) throws IOException {
    if (n == 3) {
      throw new IOException("no " + n);
    }
    return fib(n + 5);
  }

  /** The exception is thrown by get, and then not by the finish. */
  static String exceptions(int n) {
    try {
      finish: {
        @Async Future<Integer> f = Future.of(read(n));
        return "read " + f.get();
      }
    } catch (IOException e) {
      return e.getMessage();
    }
  }

  /** Nobody gets it: the finish throws. */
  static String unseen(int n) {
    String seen = "nothing";
    try {
      finish: {
        @Async Future<Integer> f = Future.of(read(n));
        seen = "" + (f != null);
      }
    } catch (IOException e) {
      seen = e.getMessage();
    }
    return seen;
  }

  @Finish
  static void print() {
    Future<Integer> x = later(17);
    Future<Integer> y = later(15);
    System.out.println(x.get() + y.get());
  }

  public static void main(String[] args) {
    System.out.println(fib(18) + " " + tree(6) + " " + chain(40) + " " + wavefront(24));
    System.out.println(describe(12, true) + " " + describe(12, false));
    Futures object = new Futures();
    object.fields(14);
    System.out.println(object.field.get() + " " + shared.get());
    System.out.println(choose(true, "x", "y") + choose(false, 1, 2));
    System.out.println(library(13) + " " + lambdas(12) + " " + loops(12));
    System.out.println(exceptions(1) + " " + exceptions(3));
    System.out.println(unseen(1) + " " + unseen(3));
    print();
  }
}
