import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.ajws.ParallelFor;

/** Loops in every kind of body. */
class Places {
  static final int[] FILLED = new int[3];
  final int[] own = new int[3];
  final int[] early;

  static {
    for (@ParallelFor int i = 0; i < 3; i++) FILLED[i] = i + 1;
  }

  {
    for (@ParallelFor int i = 0; i < 3; i++) this.own[i] = 2 * i;
  }

  Places() {
    this(3);
    for (@ParallelFor int i = 0; i < 3; i++) own[i]++;
  }

  Places(int n) {
    super();
    early = new int[n];
    for (@ParallelFor int i = 0; i < n; i++) early[i] = own[i] + n;
  }

  int[] instance(int by) {
    for (@ParallelFor int i = 0; i < own.length; i++) own[i] += by;
    return own;
  }

  <T> List<T> generic(List<T> in, T[] out) {
    for (@ParallelFor int i = 0; i < out.length; i++) {
      T value = in.get(i);
      out[i] = value;
    }
    return new ArrayList<>(Arrays.asList(out));
  }

  final Supplier<int[]> lambda =
      () -> {
        int[] a = new int[2];
        for (@ParallelFor int i = 0; i < 2; i++) a[i] = own[i];
        return a;
      };

  class Inner {
    int[] read() {
      int[] a = new int[3];
      for (@ParallelFor int i = 0; i < 3; i++) a[i] = own[i] + Places.this.early[i];
      return a;
    }
  }

  enum Kind {
    ONE {
      @Override
      int[] sizes() {
        int[] a = new int[2];
        for (@ParallelFor int i = 0; i < 2; i++) a[i] = ordinal() + i;
        return a;
      }
    };

    abstract int[] sizes();
  }

  interface Filling {
    int base();

    default int[] fill() {
      int[] a = new int[2];
      for (@ParallelFor int i = 0; i < 2; i++) a[i] = base() + i;
      return a;
    }

    static int[] zeros() {
      int[] a = {1, 1};
      for (@ParallelFor int i = 0; i < 2; i++) a[i] = 0;
      return a;
    }
  }

  record Pair(int a, int b) {
    Pair {
      int[] t = new int[2];
      for (@ParallelFor int i = 0; i < 2; i++) t[i] = i;
      a += t[1];
    }

    int[] both() {
      int[] t = new int[2];
      for (@ParallelFor int i = 0; i < 2; i++) t[i] = i == 0 ? a : b;
      return t;
    }
  }

  static String inSwitches(int k) {
    int[] a = new int[2];
    switch (k) {
      case 0:
        for (@ParallelFor int i = 0; i < 2; i++) a[i] = 5;
      case 1:
        for (@ParallelFor int i = 0; i < 2; i++) a[i]++;
        break;
      default:
    }
    return switch (k) {
      case 0 -> {
        for (@ParallelFor int i = 0; i < 2; i++) a[i] *= 10;
        yield Arrays.toString(a);
      }
      default -> "other" + Arrays.toString(a);
    };
  }

  static void ifElse(boolean b, int[] a) {
    if (b) for (@ParallelFor int i = 0; i < a.length; i++) a[i] = 1;
    else for (@ParallelFor int i = 0; i < a.length; i++) a[i] = 2;
    do for (@ParallelFor int i = 0; i < a.length; i++) a[i]++;
    while (a[0] < 5);
  }

  public static void main(String[] args) {
    Places p = new Places();
    System.out.println(Arrays.toString(FILLED) + Arrays.toString(p.instance(5)));
    System.out.println(p.generic(List.of("a", "b"), new String[2]));
    System.out.println(Arrays.toString(p.lambda.get()) + Arrays.toString(p.new Inner().read()));
    System.out.println(Arrays.toString(Kind.ONE.sizes()));
    Filling filling =
        new Filling() {
          @Override
          public int base() {
            int[] a = new int[1];
            for (@ParallelFor int i = 0; i < 1; i++) a[i] = 7;
            return a[0];
          }
        };
    System.out.println(Arrays.toString(filling.fill()) + Arrays.toString(Filling.zeros()));
    System.out.println(Arrays.toString(new Pair(1, 2).both()));
    System.out.println(inSwitches(0) + inSwitches(1));
    int[] a = new int[2];
    ifElse(true, a);
    ifElse(false, a);
    class Local {
      int sum(int[] of) {
        int[] s = new int[of.length];
        for (@ParallelFor int i = 0; i < of.length; i++) s[i] = of[i] + a[0];
        return Arrays.stream(s).sum();
      }
    }
    System.out.println(new Local().sum(new int[] {1, 2}));
  }
}
