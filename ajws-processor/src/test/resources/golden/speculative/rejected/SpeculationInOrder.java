import java.util.Map;
import org.ajws.ParallelFor;

/** Loops of which no iteration can run ahead. */
class SpeculationInOrder {
  static Runnable[] made = new Runnable[9];
  volatile int shared;

  static native void outside(int i);

  static void unknown(Map<Integer, Integer> counts, int[] a) {
    for (@ParallelFor(speculative = true) int i = 0; i < 9; i++) {
      a[i]++;
      counts.merge(a[i], 1, Integer::sum);
    }
  }

  static void isNative(int[] a) {
    for (@ParallelFor(speculative = true) int i = 0; i < 9; i++) {
      outside(a[i]);
    }
  }

  static void declares(int[] a) {
    for (@ParallelFor(speculative = true) int i = 0; i < 9; i++) {
      if (a[i] == 3) {
        made[i] =
            new Runnable() {
              @Override
              public void run() {}
            };
      }
    }
  }

  void isVolatile(int[] a) {
    for (@ParallelFor(speculative = true) int i = 0; i < 9; i++) {
      shared += a[i];
    }
  }

  static void monitor(int[] a) {
    for (@ParallelFor(speculative = true) int i = 0; i < 9; i++)
      synchronized (a) {
        a[i]++;
      }
  }

  static void conversion(Object[] a, String[] names) {
    for (@ParallelFor(speculative = true) int i = 0; i < 9; i++) {
      names[i] = "" + a[i];
    }
  }
}
