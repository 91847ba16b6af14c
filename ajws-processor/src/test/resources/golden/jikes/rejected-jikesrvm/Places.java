import org.ajws.ParallelFor;

/** Constructs where a thief cannot enter. */
class Places {
  static void work(int n) {
    System.out.println(n);
  }

  static Runnable lambda(final int[] v) {
    return () -> {
      finish: {
        async: work(1);
        work(2);
      }
      for (@ParallelFor int i = 0; i < v.length; i++) {
        v[i] = i;
      }
    };
  }

  static int expression(int n) {
    return switch (n) {
      case 1 -> {
        finish: {
          async: work(1);
          work(3);
        }
        yield 1;
      }
      default -> 2;
    };
  }
}
