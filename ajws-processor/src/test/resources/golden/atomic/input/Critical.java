import org.ajws.ParallelFor;

/** Sections in which loops run in order. */
public class Critical {
  static final int[] TABLE = filled(16);
  static final long SUM = filled(3)[0];
  static int[][] rows = {filled(1), filled(2)};

  static {
    filled(4);
  }

  static int[] filled(int n) {
    int[] a = new int[n];
    for (@ParallelFor int i = 0; i < n; i++) {
      a[i] = i;
    }
    return a;
  }

  synchronized int locked() {
    return filled(5).length;
  }

  int block(Object monitor) {
    int n;
    synchronized (monitor) {
      n = filled(6).length;
    }
    synchronized (this) {
      n++;
    }
    return n;
  }

  synchronized int free(int n) {
    return n + 1;
  }
}
