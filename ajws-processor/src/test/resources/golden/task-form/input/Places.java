import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;

/** Asyncs in constructors, initialisers, lambdas, inner, local and anonymous classes. */
class Places {
  static final int initial = three();

  static int three() {
    int one, two;
    finish: {
      async: one = 1;
      async2: two = 2;
    }
    return one + two;
  }

  final int[] field = new int[8];
  final int size;

  {
    async: field[0] = 1;
    async2: field[1] = 2;
  }

  Places(int n) {
    this(n, "given");
    async: field[4] = n;
    field[5] = n;
  }

  Places(int n, String name) {
    super();
    finish: {
      async: field[2] = name.length();
      async2: field[3] = n;
      size = n;
    }
  }

  class Inner {
    final int seen;

    Inner(int k) {
      int a;
      finish: {
        async: a = field[2] + k;
        async2: field[6] = k;
      }
      seen = a;
    }

    void go() {
      async: Places.this.field[7] = seen;
    }
  }

  <T extends Comparable<T>> T max(T[] values, int from, int to) {
    if (to - from == 1) {
      return values[from];
    }
    int middle = (from + to) >>> 1;
    T left;
    T right;
    finish: {
      async: left = max(values, from, middle);
      right = max(values, middle, to);
    }
    return left.compareTo(right) >= 0 ? left : right;
  }

  interface Shape {
    int area();

    default int twice() {
      int a, b;
      finish: {
        async: a = area();
        b = area();
      }
      return a + b;
    }
  }

  enum Kind {
    ONE,
    TWO {
      @Override
      int weight() {
        int w;
        finish: {
          async: w = ordinal() * 20;
        }
        return w;
      }
    };

    int weight() {
      return ordinal() + 1;
    }
  }

  record Pair(int left, int right) {
    Pair {
      int[] checked = new int[2];
      finish: {
        async: checked[0] = Math.abs(left);
        checked[1] = Math.abs(right);
      }
      left = checked[0];
      right = checked[1];
    }
  }

  static int lambda(int n) throws Exception {
    int[] out = new int[4];
    IntUnaryOperator square =
        k -> {
          int r;
          finish: {
            async: r = k * k;
          }
          return r;
        };
    Runnable escaping =
        () -> {
          async: out[0] = n;
          async2: out[1] = n + 1;
        };
    escaping.run();
    Callable<Integer> call =
        new Callable<Integer>() {
          @Override
          public Integer call() {
            finish: {
              async: out[2] = square.applyAsInt(n);
            }
            return out[2];
          }
        };
    class Local {
      int twice(int k) {
        int a, b;
        finish: {
          async: a = k;
          async2: b = k;
        }
        return a + b;
      }
    }
    out[3] = new Local().twice(call.call());
    finish: escaping.run();
    return out[0] + out[1] + out[2] + out[3];
  }

  public static void main(String[] args) throws Exception {
    Places p;
    finish: p = new Places(9);
    Inner inner = p.new Inner(5);
    finish: inner.go();
    System.out.println(initial + " " + p.size + " " + inner.seen + java.util.Arrays.toString(p.field));
    String[] words = {"pear", "apple", "plum", "quince", "fig"};
    System.out.println(p.max(words, 0, words.length));
    Shape shape = () -> 21;
    System.out.println(shape.twice() + " " + Kind.ONE.weight() + " " + Kind.TWO.weight());
    System.out.println(new Pair(-3, 4));
    System.out.println(lambda(6));
  }
}
