import org.ajws.*;

/** A condition with a pattern is no unit where a call in it leads to a construct. */
@AtomicSet("s")
class NamesOfCalls {
  @Atomic("s") private int n;
  @Atomic("s") private Object any;

  static int fill(int... a) {
    for (@ParallelFor int i = 0; i < a.length; i++) a[i] = i;
    return a.length;
  }

  static int reached(int a, int b) {
    return fill(a, b);
  }

  static int reached(int n) {
    return n;
  }

  @SuppressWarnings("ajws-statements")
  int anyNumber(int[] a) {
    if (any instanceof String s && fill() > n) {
      n++;
    }
    finish: {
      async: a[0] = 1;
    }
    return n;
  }

  @SuppressWarnings("ajws-statements")
  int two(int[] a) {
    if (any instanceof String s && reached(1, 2) > n) {
      n++;
    }
    finish: {
      async: a[0] = 1;
    }
    return n;
  }
}
