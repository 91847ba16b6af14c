import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.sync.Future;

/**
 * Futures in constructors, initialisers, finally clauses, monitors, loops. Each method is a program,
 * and gives 7, also untranslated.
 */
@SuppressWarnings({"ajws-wait", "ajws-atomic", "ajws-shared", "ajws-async"})
public class FuturePlaces {
  static int slow(int n) {
    int x = 0;
    for (int i = 0; i < 300; i++) {
      x = x * 31 + i;
    }
    return x == 1 ? 0 : n;
  }

  static Future<Integer> made(int n) {
    @Async Future<Integer> f = Future.of(slow(n));
    return f;
  }

  // ---- constructors and initialisers

  static class Base {
    final int base;

    Base(int n) {
      base = n;
    }
  }

  static class Derived extends Base {
    int extra = made(1).get();

    {
      extra += made(1).get();
    }

    Derived(Future<Integer> f) {
      super(f.get());
      extra += made(base).get();
    }

    Derived(int n) {
      this(made(n));
    }
  }

  static int constructors() {
    int got;
    finish: {
      Derived d = new Derived(2);
      got = d.extra + d.base + 1;
    }
    return got;
  }

  record Pair(int a, int b) {
    Pair {
      a = made(a).get();
      b = made(b).get();
    }
  }

  enum Kind {
    THREE(3),
    FOUR(4);

    final Future<Integer> f;

    Kind(int n) {
      f = made(n);
    }
  }

  static class Holder {
    static final Future<Integer> early;
    static final int late;

    static {
      @Async Future<Integer> f = Future.of(slow(3));
      early = f;
      late = made(4).get();
    }
  }

  static int recordsAndInitialisers() {
    int got;
    finish: {
      Pair p = new Pair(1, 2);
      got = p.a() + p.b() + Kind.THREE.f.get() + Kind.FOUR.f.get() + Holder.early.get() + Holder.late;
    }
    return got - 10;
  }

  // ---- exceptions, finally, monitors

  static class Wrong extends Exception {
    private static final long serialVersionUID = 1;
  }

  static int fails(int n) throws Wrong {
    if (slow(n) == n) {
      throw new Wrong();
    }
    return n;
  }

  static int sameException() {
    int got = 0;
    try {
      finish: {
        @Async Future<Integer> f = Future.of(fails(1));
        Future<Integer> same = f;
        try {
          got = same.get();
        } finally {
          got += 7;
        }
      }
    } catch (Wrong e) {
      return got == 0 || got == 7 ? 7 : got; // the declaration throws where it runs in order
    }
    return 0;
  }

  static int nobodyGets() {
    int got = 0;
    try {
      finish: {
        finish_inner: {
          @Async Future<Integer> f = Future.of(fails(1));
          got += f == null ? 1 : 0;
        }
        got = 100;
      }
    } catch (Wrong e) {
      got += 7;
    }
    return got;
  }

  static int inFinally(int n) {
    try {
      return n == 0 ? 1 : inFinally(n - 1) + made(0).get();
    } finally {
      made(n).get();
    }
  }

  static int finallyAtEachLevel() {
    int got;
    finish: {
      @Async Future<Integer> f = Future.of(inFinally(30));
      got = f.get() + made(6).get();
    }
    return got;
  }

  static int monitors() {
    Object lock = new Object();
    int[] sum = new int[1];
    finish: {
      Future<Integer> f = made(1);
      for (int i = 0; i < 7; i++) {
        async: {
          synchronized (lock) {
            sum[0] += f.get() + made(0).get();
          }
        }
      }
    }
    return sum[0];
  }

  static int cancelled() {
    int got = 0;
    finish: {
      @Async Future<Integer> f = Future.of(slow(7));
      AjwsRuntime.cancel();
      try {
        got = f.get();
      } catch (CancellationException e) {
        got = 7;
      }
    }
    return got;
  }

  // ---- loops, depth

  static int inALoop() {
    int[] a = new int[64];
    for (@ParallelFor int i = 0; i < 64; i++) {
      @Async Future<Integer> f = Future.of(slow(i) + made(1).get());
      a[i] = f.get();
    }
    return Arrays.stream(a).sum() == 64 * 65 / 2 ? 7 : 0;
  }

  static int depth(int n) {
    if (n == 0) {
      return 7;
    }
    @Async Future<Integer> f = Future.of(depth(n - 1));
    Future<Integer> same = f;
    return same.get();
  }

  static int deep() {
    int got;
    finish: {
      got = depth(500);
    }
    return got;
  }

  static int finishInside() {
    int[] parts = new int[7];
    int got;
    finish: {
      @Async Future<Integer> f = Future.of(filled(parts));
      Future<Integer> same = f;
      got = same.get();
    }
    return got;
  }

  static int filled(int[] parts) {
    finish: {
      for (int i = 0; i < parts.length; i++) {
        int own = i;
        async: parts[own] = made(1).get();
      }
    }
    return Arrays.stream(parts).sum();
  }

  public static void main(String[] args) throws ReflectiveOperationException {
    String name = System.getProperty("waiting.program");
    try {
      System.out.println(FuturePlaces.class.getDeclaredMethod(name).invoke(null));
    } catch (InvocationTargetException e) {
      System.out.println(e.getCause());
    }
  }
}
