import java.util.ArrayList;
import java.util.List;
import org.ajws.Async;

/** Spawning calls in and around finally clauses, which are barriers, and loops over raw types. */
public class Clauses {
  static int last;

  static int inFinally(int n) {
    int r = 0;
    try {
      r += fib(n);
      @Async int a = fib(n - 1);
      if (a > 5) {
        throw new IllegalStateException("six");
      }
      r += a;
    } catch (IllegalStateException e) {
      r -= fib(4);
    } finally {
      int own = fib(5);
      for (int i = 0; i < 2; i++) {
        own += fib(i + n % 3);
      }
      last = own;
    }
    return r * 31 + last;
  }

  static int returning(int n) {
    int[] r = new int[1];
    for (int i = 0; i < n; i++) {
      try {
        if (i == n - 2) {
          return fib(i) + r[0];
        }
        if (i % 2 == 0) {
          continue;
        }
        r[0] += fib(i);
      } finally {
        r[0] += fib(3) + spread(i);
      }
    }
    return -1;
  }

  static int spread(int n) {
    int a;
    int b;
    finish:
    {
      async: a = fib(n % 5);
      b = fib(n % 4);
    }
    return a + b;
  }

  @SuppressWarnings({"rawtypes", "unchecked"})
  static int raw(int n) {
    List list = new ArrayList();
    for (int i = 0; i < n; i++) {
      list.add(i % 2 == 0 ? (Object) i : "s" + i);
    }
    int r = 0;
    for (Object o : list) {
      r = r * 3 + (o instanceof Integer i ? fib(i) : fib(o.toString().length()));
    }
    return r;
  }

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  public static void main(String[] args) {
    for (int round = 0; round < 40; round++) {
      System.out.println(inFinally(4) + " " + inFinally(9) + " " + returning(9) + " " + raw(9));
    }
  }
}
