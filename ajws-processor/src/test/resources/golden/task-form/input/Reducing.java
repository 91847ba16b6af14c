import org.ajws.Reduce;
import org.ajws.ReduceOp;
import org.ajws.Reducer;

/** Reductions across asyncs: in the order of spawning, deterministic ones. */
class Reducing {
  static final class Concat implements Reducer<String> {
    @Override
    public String identity() {
      return "";
    }

    @Override
    public String combine(String a, String b) {
      return a + b;
    }
  }

  static String words(int n) {
    Concat concat = new Concat();
    @Reduce(by = Concat.class)
    String s = "<";
    finish: {
      for (int i = 0; i < n; i++) {
        async: {
          s = concat.combine(s, "a" + i);
          async_inner: s = concat.combine(s, "b" + i);
          s = concat.combine(s, "c" + i);
        }
        s = concat.combine(s, "-");
      }
    }
    return s;
  }

  static double deterministic(int n) {
    @Reduce(value = ReduceOp.SUM, deterministic = true)
    double s = 0;
    finish: {
      for (int i = 1; i <= n; i++) {
        async: {
          s += 1.0 / i;
          s += 1e-9 * i;
        }
      }
    }
    return s;
  }

  static long count(int n) {
    @Reduce(ReduceOp.SUM)
    long found = 0;
    @Reduce(ReduceOp.MAX)
    int largest = Integer.MIN_VALUE;
    finish:
    for (int i = 0; i < n; i++) {
      async: {
        found++;
        largest = Math.max(largest, i % 17);
      }
    }
    return found * 100 + largest;
  }

  static String all(int n) {
    @Reduce(ReduceOp.PRODUCT)
    long product = 2;
    @Reduce(ReduceOp.AND)
    boolean small = true;
    @Reduce(ReduceOp.XOR)
    int bits = 1;
    @Reduce(ReduceOp.MIN)
    int least = 99;
    finish: {
      for (int i = 1; i < n; i++) {
        async: {
          product *= i % 3 + 1;
          small = small && i < 100;
          bits ^= i;
          if (i * 7 % 13 < least) least = i * 7 % 13;
        }
      }
    }
    return product + " " + small + " " + bits + " " + least;
  }

  public static void main(String[] args) {
    System.out.println(words(12));
    System.out.println(Math.abs(deterministic(500) - 6.7928) < 0.01);
    System.out.println(count(1000));
    System.out.println(all(20));
  }
}
