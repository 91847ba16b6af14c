import org.ajws.*;

/** Before the binding, methods of one name are told apart by how many parameters they have. */
@AtomicSet("s")
class NamesOfCalls {
  @Atomic("s") private int n;
  @Atomic("s") private Object any;

  static void length(int[] a, int n) {
    for (@ParallelFor int i = 0; i < n; i++) a[i] = i;
  }

  static int reached(int[] a, int n) {
    length(a, n);
    return n;
  }

  static int reached(int n) {
    return n;
  }

  @SuppressWarnings("ajws-statements")
  int ofAnotherClass(int[] a) {
    if (any instanceof String s && s.length() > n) {
      n++;
    }
    finish: {
      async: a[0] = 1;
    }
    return n;
  }

  @SuppressWarnings("ajws-statements")
  int ofOtherParameters(int[] a) {
    if (any instanceof String s && reached(a[1]) > n) {
      n++;
    }
    finish: {
      async: a[0] = 1;
    }
    return n;
  }
}
