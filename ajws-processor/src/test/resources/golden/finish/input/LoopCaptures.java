import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.ajws.Async;

/** Lambdas and anonymous classes that capture locals of loops, beside spawning calls. */
public class LoopCaptures {
  static int keep(List<IntSupplier> all, IntSupplier s, int value) {
    all.add(s);
    return value;
  }

  static boolean keep(List<IntSupplier> all, IntSupplier s) {
    all.add(s);
    return true;
  }

  static int sum(List<IntSupplier> all) {
    int sum = 0;
    for (IntSupplier s : all) {
      sum = sum * 31 + s.getAsInt();
    }
    return sum;
  }

  static int inArguments(int n) {
    List<IntSupplier> all = new ArrayList<>();
    int r = 0;
    for (int i = 0; i < n; i++) {
      int k = i * 3;
      r += keep(all, () -> k, fib(i)) + keep(all, () -> k + n, fib(k & 3));
      r += apply(x -> x + k, fib(3)) + fib(4);
    }
    return r + sum(all);
  }

  static int inConditions(int n) {
    List<IntSupplier> all = new ArrayList<>();
    int r = 0;
    for (int i = 0; i < n; i++) {
      int k = i * 3;
      if (keep(all, () -> k) && fib(k & 3) >= 0) {
        r += fib(i);
      }
      if (keep(all, () -> k + 1)) {
        r += fib(2);
      }
      int left = 2;
      while (keep(all, () -> k + 2) && left-- > 0) {
        r += fib(left);
      }
      left = 2;
      while (keep(all, () -> k + 3) && left-- > fib(1) - 1) {
        r += fib(left);
      }
      for (int j = 0; keep(all, () -> k + 4) && j < 2; j++) {
        if (j == 1) {
          continue;
        }
        r += fib(j);
      }
      r += keep(all, () -> k + 5) ? fib(3) : keep(all, () -> k + 6, fib(4));
      boolean both = keep(all, () -> k + 7) && fib(k & 7) > 2 || keep(all, () -> k + 8);
      r += both ? 1 : 2;
    }
    return r + sum(all);
  }

  static int inHeads(int n) {
    List<IntSupplier> all = new ArrayList<>();
    int r = 0;
    for (int i = 0; i < n; i++) {
      int k = i * 3;
      for (Integer x : list(() -> k, fib(3))) {
        r += fib(x & 3) + x;
      }
      for (IntSupplier s : new IntSupplier[] {() -> k, () -> k + 1}) {
        all.add(s);
        r += fib(2);
      }
      switch (keep(all, () -> k + 2, i % 3)) {
        case 0 -> r += fib(3);
        case 1 -> {
          r += fib(keep(all, () -> k + 3, 4));
        }
        default -> r += 1;
      }
      r +=
          switch (keep(all, () -> k + 4, fib(i) % 3)) {
            case 0 -> fib(5);
            case 1 -> keep(all, () -> k + 5, fib(2));
            default -> {
              int own = fib(3);
              yield keep(all, () -> k + own, 3);
            }
          };
      try (Closing c = new Closing(all, () -> k + 6)) {
        r += fib(4);
        all.add(() -> k + c.own);
      }
    }
    return r + sum(all);
  }

  static int anonymous(int n) {
    List<IntSupplier> all = new ArrayList<>();
    int r = 0;
    for (String s : new String[] {"one", "three", "five"}) {
      r +=
          keep(
              all,
              new IntSupplier() {
                final int own = s.length();

                @Override
                public int getAsInt() {
                  @Async int a = fib(own);
                  return a + s.length();
                }
              },
              fib(s.length()));
      int k = r;
      r +=
          new Object() {
                int twice(int x) {
                  int b;
                  finish:
                  {
                    async: b = fib(x & 7) + k;
                  }
                  return 2 * b + s.length();
                }
              }.twice(fib(n))
              + fib(2);
    }
    return r + sum(all);
  }

  static int returned(int n) {
    for (int i = 0; i < n; i++) {
      int k = i;
      if (fib(i) > 7) {
        IntSupplier s = () -> k * 2;
        finish:
        {
          async: fib(3);
          return apply(x -> x + k + s.getAsInt(), fib(k));
        }
      }
    }
    return -1;
  }

  static int assigning(int n) {
    List<IntSupplier> all = new ArrayList<>();
    int r = 0;
    for (int i = 0; i < n; i++) {
      int k = i;
      int last;
      r += keep(all, () -> k, last = fib(i)) + (r = fib(2)) + last;
      r += apply(x -> k * x, r += 2) + fib(3) + r;
    }
    return r + sum(all);
  }

  static List<String> sorted(int n) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      int k = i & 1;
      words.add("w" + fib(i));
      words.sort(k == fib(1) ? Comparator.reverseOrder() : (x, y) -> (x + k).compareTo(y + k));
    }
    return words;
  }

  static List<Integer> list(Supplier<Integer> s, int n) {
    return List.of(s.get(), n, s.get() + 1);
  }

  static int apply(IntUnaryOperator f, int x) {
    return f.applyAsInt(x);
  }

  static boolean holds(BooleanSupplier s) {
    return s.getAsBoolean();
  }

  static final class Closing implements AutoCloseable {
    final int own = 5;
    private final List<IntSupplier> all;
    private final IntSupplier s;

    Closing(List<IntSupplier> all, IntSupplier s) {
      this.all = all;
      this.s = s;
    }

    @Override
    public void close() {
      all.add(s);
    }
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
    for (int round = 0; round < 20; round++) {
      System.out.println(inArguments(9) + " " + inConditions(8) + " " + inHeads(9));
      System.out.println(anonymous(6) + " " + returned(12) + " " + assigning(9) + sorted(9));
      int k = round & 7;
      System.out.println(holds(() -> fib(k) > 3) + " " + fib(k));
    }
  }
}
