package hostile;

import static hostile.Spawns.*;

import java.util.*;
import java.util.function.*;
import org.ajws.*;
import org.ajws.sync.*;

/** Locals of every kind that guards read: for the compiler they stay what is assigned once. */
public class GuardCaptures {
  record Pair(Object a, Object b) {}

  static int asynced(Object o, int n) {
    @Async int a = fib(n);
    int b = f(1);
    return switch (o) {
      case Integer i when i > a -> b;
      case String s when s.length() > a + b -> f(2);
      default -> a;
    };
  }

  static int assignedOnce(Object o, int n) {
    int a;
    int b;
    int c;
    finish: {
      async: a = fib(n);
      b = fib(n + 1);
    }
    c = f(b & 3);
    switch (o) {
      case Integer i when i > a && i < c + 20 -> { return f(1); }
      case String s when s.length() > b -> { return b; }
      default -> { }
    }
    int d;
    if (n > 1) d = f(1); else d = v(2);
    return f(2) + switch (o) {
      case Integer i when i
          > d -> 1;
      case String s when s.length()
          > d - c -> f(2);
      default -> c;
    };
  }

  static int futures(Object o, int n) {
    @Async Future<Integer> g = Future.of(fib(n));
    int b = fib(3);
    int r = switch (o) {
      case Integer i when i
          > g.get() -> b;
      case String s when Future.of(s.length()).get()
          > g
              .get() + b -> f(2);
      case Object q when ask(() -> { @Async int a = fib(3); int c = fib(2); return a + c + b; })
          > 3 && q instanceof Pair p
          && p.a() instanceof String t && ask(() -> {
            int[] z = {0};
            finish: {
              async: z[0] = t.length();
            }
            return z[0];
          }) > 0 -> f(1) + t.length();
      default -> 0;
    };
    return r + f(1);
  }

  static int ask(IntSupplier s) {
    return s.getAsInt();
  }

  static int loops(Object[] all, int n) {
    int sum = 0;
    for (Object o : all) {
      int f = f(n);
      int most = f + 1;
      for (int i = 0; i < 2; i++) {
        final int k = i;
        sum += switch (o) {
          case Integer q when q > k + f -> 1;
          case String s when s.length() == most || all.length > 20 -> f(k);
          case Pair(Integer a, Object b) when a > k && !b.equals(o) && f > 0 -> {
            int u = f(a & 3);
            yield u
                + k;
          }
          default -> 2;
        };
      }
      while (sum % 2 == 0) {
        int h = sum;
        sum += switch (o) {
          case Integer q when q + h > 3 -> 1;
          case Character c when c > h -> 3;
          default -> 5;
        };
      }
    }
    return sum;
  }

  static int parallel(Object[] all, int n) {
    int f = f(n);
    @Reduce(ReduceOp.SUM) int sum = 0;
    int[] out = new int[all.length];
    for (@ParallelFor int i = 0; i < all.length; i++) {
      int k = i;
      Object o = all[i];
      sum += switch (o) {
        case Integer q when q
            > k -> f;
        case String s when s.length()
            > f -> f(1);
        default -> 1;
      };
      switch (o) {
        case Pair(Object a, Pair(var b, _)) when b
            .equals(a) || k > f -> out[k] = f(2);
        case Pair p when p
            .a() == null -> out[k] = f(1);
        default -> out[k] = k;
      }
    }
    return sum + Arrays.hashCode(out);
  }

  static int each(List<Object> all, int n) {
    int[] r = {0};
    int g = v(n);
    finish: {
      for (Object o : all) {
        int f = fib(n & 3);
        async: {
          switch (o) {
            case Integer i when i
                > f + g:
              synchronized (r) { r[0] += f(1); }
              break;
            case Pair(Integer a, String b) when a
                > b.length() - f:
              synchronized (r) { r[0] += b.length(); }
              break;
            default:
              synchronized (r) { r[0] += g; }
          }
        }
      }
    }
    return r[0];
  }

  static int tried(Object o, int n) {
    int r = 0;
    try (AutoCloseable c = () -> f(1)) {
      int f = f(n);
      try {
        if (f > 3 && o instanceof Integer i && f(i) > 2) {
          r += switch (o) {
            case Integer q when q
                / i > f - 100 -> f(1);
            default -> 0;
          };
        }
        r += f;
      } catch (ArithmeticException e) {
        String t = at(e);
        r += switch (o) {
          case Integer q when t
              .length() > q -> f(2);
          default -> 0;
        };
        p(t);
      } finally {
        Object u = o;
        switch (u) {
          case Integer q when q > f -> r++;
          case String s when s.length() > f(1) -> r += 2;
          default -> r += f(1);
        }
      }
    } catch (Exception e) {
      r += switch (e) {
        case RuntimeException x when x.getMessage() == null -> f(1);
        default -> 2;
      };
    }
    return r;
  }

  static <T extends Comparable<T>> int generic(T t, T least, int n) {
    int f = f(n);
    Object o = t;
    return switch (o) {
      case Comparable<?> c when least
          .compareTo(t) < 0 -> f(f & 3);
      case String s when s
          .isEmpty() -> v(1);
      default -> f;
    } + f(1);
  }

  static int bound(Object o, int n) {
    if (o instanceof Pair(Integer a, String b) && f(a & 3) > 0) {
      return switch (o) {
        case Pair(Object x, Object y) when x
            .equals(a) && y.equals(b) -> f(a & 1);
        default -> 0;
      };
    }
    if (!(o instanceof Integer i) || f(i & 3) > 8) {
      return f(1);
    }
    return switch (o) {
      case Integer q when q
          .equals(i) -> f(2);
      default -> 3;
    };
  }

  final int base;
  int more;

  GuardCaptures(Object o, int n) {
    int f = f(n);
    base = switch (o) {
      case Integer i when i
          > f -> f(1);
      case String s when s.length()
          > n -> f;
      default -> 3;
    };
    more = f;
    super();
    more += switch (o) {
      case Integer i when i
          > base + more -> f(1);
      case String s when s.length()
          > this.base - 9 -> f;
      default -> 3;
    };
  }

  int fields(Object o, int n) {
    more = f(n);
    return switch (o) {
      case Integer i when i
          > more + base -> f(1);
      case String s when s.length()
          > this.base - GuardCaptures.this.more -> base;
      default -> 3;
    };
  }

  enum Kind {
    A(switch ((Object) f(1)) {
      case Integer i when i
          > fib(2) -> f(1);
      default -> 2;
    }),
    B(f(
        2));

    final int k;

    Kind(int k) {
      int q = f(
          k & 3);
      this.k = q;
    }

    static final int ALL;

    static {
      int n = f(2);
      ALL = switch ((Object) n) {
        case Integer i when i
            > n + fib(1) -> 1;
        case Integer i -> i
            + f(1);
        default -> 2;
      };
    }
  }

  public static void main(String[] z) {
    Object[] all = {0, 1, 3, 30, "", "ab", "abcdefghi", 'c', new Pair(1, "a"), new Pair("a", "b"), new Pair(null, null),
      new Pair(2, new Pair(2, 3)), new Pair(1, new Pair(2, 3))};
    for (int n = 0; n < 4; n++) {
      for (Object o : all) {
        int k = n;
        shown(() -> asynced(o, k));
        shown(() -> assignedOnce(o, k));
        shown(() -> futures(o, k));
        shown(() -> tried(o, k));
        shown(() -> bound(o, k));
        shown(() -> new GuardCaptures(o, k).fields(o, k));
        if (o instanceof Integer i) shown(() -> generic(i, k, k));
        if (o instanceof String s) shown(() -> generic(s, "b", k));
      }
      int k = n;
      shown(() -> loops(all, k));
      shown(() -> parallel(all, k));
      shown(() -> each(List.of(all[0], all[1], all[3], all[8]), k));
    }
    p(Kind.A.k + Kind.B.k + Kind.ALL);
  }

  static void shown(Supplier<Object> s) {
    try {
      p(s.get());
    } catch (RuntimeException e) {
      p(at(e));
    }
  }
}
