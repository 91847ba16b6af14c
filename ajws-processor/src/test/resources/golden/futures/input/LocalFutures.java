import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.sync.Future;

/** Futures that stay in their method: nobody can tell whether there is an object. */
@SuppressWarnings("ajws-wait") // gets in a monitor, a lambda and a loop
public class LocalFutures {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async Future<Integer> a = Future.of(fib(n - 1));
    int b = fib(n - 2);
    return a.get() + b;
  }

  static String none(int n) {
    return fib(n) > 3 ? null : "s" + n;
  }

  static String show(int n) {
    return "int " + n;
  }

  static String show(Object o) {
    return "object " + o;
  }

  static String showAll(int... all) {
    return "ints " + Arrays.toString(all);
  }

  /** The compiler chooses the same methods, and the same boxes come out. */
  static String overloads(int n) {
    @Async Future<Integer> box = Future.of(fib(n));
    @Async var open = Future.of(fib(n + 1));
    @Async final Future<Integer> fixed = Future.of(7);
    int[] slots = new int[100];
    slots[open.get() % 10] = -open.get();
    return show(box.get()) + show(open.get() + 1) + showAll(open.get(), fixed.get())
        + (box.get() == box.get()) + box.get().equals(fib(n)) + slots[5] + (char) (open.get() + 65);
  }

  /** A value that is null, a text, and one whose type is a variable. */
  static <T> String references(int n, T t) {
    @Async Future<String> text = Future.of(none(n));
    @Async Future<T> same = Future.of(fib(n) > 0 ? t : null);
    @Async Future<List<? super T>> list = Future.of(new ArrayList<>(List.of(t, fib(n))));
    @Async Future<Supplier<Integer>> function = Future.of(() -> n + 1);
    String s = text.get();
    return s + same.get() + list.get().size() + function.get().get() + (same.get() instanceof String u ? u : "-");
  }

  /** Several in one declaration. */
  static long together(int n) {
    @Async Future<Long> a = Future.of((long) fib(n)), b = Future.of(2L), c = Future.of(a.get() + fib(n - 1));
    long sum = a.get();
    sum += b.get();
    return sum * c.get();
  }

  static int branches(int n, boolean twice) {
    @Async Future<Integer> f = Future.of(fib(n));
    @Async Future<Boolean> even = Future.of(fib(n) % 2 == 0);
    int x = 0;
    if (even.get() && twice) {
      x = f.get() + f.get();
    } else if (!even.get()) {
      x = twice ? f.get() : -1;
    }
    for (int i = 0; i < 3; i++) {
      while (x < f.get()) {
        x += f.get() / 3 + 1;
      }
    }
    x += switch (n % 3) {
      case 0 -> f.get();
      case 1 -> {
        int k = f.get();
        yield k + fib(3);
      }
      default -> 1;
    };
    switch (n % 2) {
      case 0 -> f.get();
      default -> x++;
    }
    if (n > 3) f.get();
    return x;
  }

  static int read(int n) {
    if (n > 4) {
      throw new IllegalStateException("no " + n);
    }
    return fib(n);
  }

  /** What the expression throws, and what is thrown before it is got, which nobody does then. */
  static String exceptions(int n) {
    String text = "";
    try {
      finish: {
        @Async Future<Integer> f = Future.of(read(n));
        text += fib(4);
        int got;
        try {
          got = f.get();
        } catch (IllegalArgumentException e) {
          got = -1;
        }
        text += got;
        @Async Future<Integer> nobody = Future.of(read(n + 2));
        text += fib(5);
      }
    } catch (IllegalStateException e) {
      text = e.getMessage();
    }
    return text;
  }

  /** In asyncs of its finish, in a monitor, in the expression of another one. */
  int inside(int n) {
    int[] out = new int[3];
    finish: {
      @Async Future<Integer> f = Future.of(fib(n));
      @Async Future<Integer> g = Future.of(f.get() + fib(n - 1));
      async: out[0] = f.get() + fib(3);
      async: {
        synchronized (out) {
          out[1] = g.get();
        }
      }
      @Async int v = g.get() * fib(4);
      out[2] = v;
    }
    return out[0] + out[1] + out[2];
  }

  /** In a lambda the code is queued; what a lambda or loop gets, is stored or passed on is an object. */
  static int objects(int n) {
    Supplier<Integer> queued =
        () -> {
          @Async Future<Integer> f = Future.of(fib(n));
          int b = fib(n - 1);
          return f.get() + b;
        };
    @Async Future<Integer> captured = Future.of(fib(n));
    Supplier<Integer> later = () -> captured.get();
    @Async Future<Integer> looped = Future.of(fib(n));
    int[] all = new int[10];
    for (@ParallelFor int i = 0; i < all.length; i++) {
      all[i] = looped.get() + i;
    }
    @Async Future<Integer> stored = Future.of(fib(n));
    Future<Integer> other = stored;
    @Async Future<Integer> asked = Future.of(fib(n));
    int done = asked.isDone() ? 1 : 1;
    @Async Future<? extends Number> wild = Future.of(fib(n));
    int head = 0;
    @Async Future<Integer> inHead = Future.of(fib(n));
    for (int i = 0; i < 2; i++, inHead.get()) {
      head++;
    }
    return queued.get() + later.get() + Arrays.stream(all).sum() + other.get() + done + wild.get().intValue() + head;
  }

  public static void main(String[] args) {
    System.out.println(fib(16));
    for (int n = 1; n < 6; n++) {
      System.out.println(overloads(n) + " " + references(n, "t") + " " + together(n));
      System.out.println(branches(n, true) + " " + branches(n, false) + " " + exceptions(n));
      System.out.println(new LocalFutures().inside(n) + " " + objects(n));
    }
  }
}
