import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.ajws.Async;
import org.ajws.ParallelFor;

/** Lambdas and loops of a method that goes on elsewhere throw from the lines of the program. */
class LambdaLines {
  interface Step<E extends Exception> {
    int run(int n) throws E;
  }

  static <E extends Exception> int run(Step<E> step, int n) throws E {
    return step.run(n);
  }

  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  static int fail(int n) {
    throw new IllegalStateException("at " + n);
  }

  /** The lines of a method and its lambdas that an exception came through. */
  static String lines(Throwable e) {
    StringBuilder text = new StringBuilder(e.getMessage());
    for (StackTraceElement s : e.getStackTrace()) {
      String method = s.getMethodName();
      boolean ours = s.getClassName().equals(LambdaLines.class.getName());
      if (ours && (method.startsWith("lambda$") || method.startsWith("linesOf"))) {
        text.append(method.contains("$slow") ? " slow " : " ").append(s.getLineNumber());
      }
    }
    return text.append("; ").toString();
  }

  static String linesOf(int n) {
    int a;
    finish: {
      async: a = fib(n);
      fib(n - 1);
    }
    String r = a + ": ";
    Supplier<Integer> expression = () -> fail(1);
    Runnable nothing =
        () -> fail(2);
    IntUnaryOperator[] self = new IntUnaryOperator[1];
    self[0] =
        q -> {
          if (q == 0) {
            fail(3);
          }
          return self[0].applyAsInt(q - 1);
        };
    try {
      expression.get();
    } catch (IllegalStateException e) {
      r += lines(e);
    }
    try {
      nothing.run();
    } catch (IllegalStateException e) {
      r += lines(e);
    }
    try {
      self[0].applyAsInt(2);
    } catch (IllegalStateException e) {
      r += lines(e);
    }
    try {
      run(
          q -> {
            Runnable inner =
                () -> {
                  for (int i = 0; i < 3; i++)
                    try {
                      if (i == 1) {
                        fail(4);
                      }
                    } catch (IllegalStateException e) {
                      if (q > 100) {
                        return;
                      }
                      throw e;
                    }
                };
            if (q < 5) {
              throw new IOException("io");
            }
            inner.run();
            return fib(q);
          },
          n);
    } catch (IllegalStateException | IOException e) {
      r += lines(e);
    }
    List<Integer> list = new ArrayList<>(List.of(3, 1, 2));
    list.removeIf(x -> fib(x) > 100);
    list.sort((x, y) -> fib(x) - fib(y));
    String[] found = new String[4];
    for (@ParallelFor int i = 0; i < 4; i++) {
      try {
        if (i > 1)
          throw new IllegalStateException("in the loop");
        found[i] = "none ";
      } catch (IllegalStateException e) {
        found[i] = e.getMessage() + " " + e.getStackTrace()[0].getLineNumber();
      }
    }
    return r + list + Arrays.toString(found);
  }

  public static void main(String[] args) {
    String first = linesOf(12);
    for (int i = 0; i < 10; i++) {
      String next = linesOf(12);
      if (!next.equals(first)) {
        System.out.println(next);
      }
    }
    System.out.println(first);
  }
}
