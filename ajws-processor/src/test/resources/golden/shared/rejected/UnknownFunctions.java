import java.util.function.IntUnaryOperator;
import org.ajws.ParallelFor;

/** Functions that come as parameters. */
class UnknownFunctions {
  private static int calls;

  static void each(int n, Runnable task) {
    for (@ParallelFor int i = 0; i < n; i++) {
      task.run();
    }
  }

  static void map(int[] a, IntUnaryOperator f) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = f.applyAsInt(a[i]);
    }
  }

  static void counted(int[] a) {
    map(a, i -> i + calls++);
  }
}
