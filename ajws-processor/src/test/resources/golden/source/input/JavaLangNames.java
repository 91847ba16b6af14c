import java.util.Arrays;
import org.ajws.Async;
import org.ajws.Atomic;
import org.ajws.AtomicSet;
import org.ajws.ParallelFor;
import org.ajws.Reduce;
import org.ajws.ReduceOp;

/** Classes and type variables of the program are called like those of the JDK. */
class JavaLangNames {
  static class Throwable {}

  static class Object {}

  static class String {}

  static class Error {}

  static class RuntimeException {}

  static class Exception {}

  static class IncompatibleClassChangeError {}

  static class AssertionError {}

  static class Integer {}

  static class Long {}

  static class Double {}

  static class Math {
    static int max(int a, int b) {
      return 7;
    }
  }

  static class Iterable {}

  static class Void {}

  static class Frame {}

  static class Future {}

  @interface Override {}

  @interface SuppressWarnings {}

  enum Kind {
    ONE,
    MORE
  }

  @AtomicSet("s")
  static class Counter {
    @Atomic("s")
    private int sum;

    void add(int by) {
      sum += by;
      sum = sum ^ by / 2;
    }

    int sum() {
      return sum;
    }
  }

  static <Throwable, Override> int fib(int n, Throwable a, Override b) {
    if (n < 2) {
      return n;
    }
    @Async int x = fib(n - 1, b, a);
    int y = fib(n - 2, "", a);
    return x + y;
  }

  static int resources(int n) throws java.lang.Exception {
    int sum = 0;
    try (java.io.StringReader in = new java.io.StringReader("abc")) {
      sum += fib(n, in.read(), sum);
      finish: {
        async: sum += fib(n - 1, "", 1);
      }
      for (java.lang.Object o : Arrays.asList(1, 2, 3)) {
        sum += fib((int) o, o, "");
      }
    } catch (java.lang.RuntimeException e) {
      sum = -1;
    }
    Kind kind = n > 5 ? Kind.MORE : Kind.ONE;
    return switch (kind) {
      case ONE -> sum + fib(3, sum, sum);
      case MORE -> sum * 2 + fib(2, sum, sum);
    };
  }

  static int loops() {
    int[] list = new int[32];
    for (@ParallelFor int i = 0; i < list.length; i++) {
      list[i] = i * 3 % 17;
    }
    @Reduce(ReduceOp.MAX) int most = java.lang.Integer.MIN_VALUE;
    @Reduce(ReduceOp.MIN) double least = 1e9;
    @Reduce(ReduceOp.SUM) long sum = 0;
    for (@ParallelFor int x : list) {
      most = java.lang.Math.max(most, x);
      least = java.lang.Math.min(least, x * 0.5);
      sum += x;
    }
    finish: {
      for (int i = 0; i < 5; i++) {
        int own = i;
        async: list[own] += fib(own, own, own);
      }
    }
    for (@ParallelFor(speculative = true) int i = 0; i < list.length; i++) {
      if (list[i] == 100) {
        break;
      }
      list[i]++;
    }
    return Arrays.hashCode(list) + most + (int) least + (int) sum;
  }

  static int first(int[] list, int wanted) {
    for (@ParallelFor(speculative = true) int i = 0; i < list.length; i++) {
      if (list[i] == wanted) {
        return i;
      }
    }
    return -1;
  }

  public static void main(java.lang.String[] args) throws java.lang.Exception {
    System.out.println(fib(10, 1, 2) + " " + resources(4) + " " + resources(7) + " " + loops());
    System.out.println(first(new int[] {4, 6, 8}, 8));
    Counter counter = new Counter();
    counter.add(5);
    System.out.println(counter.sum());
  }
}
