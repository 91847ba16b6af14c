import org.ajws.*;

/** Slots that differ, whichever array is meant. */
class SlotsOfSome {
  int n; int[] a; int[] x;

  void either(boolean b) {
    for (@ParallelFor int i = 0; i < n; i++) {
      (b ? a : x)[i] = i;
    }
  }

  void shifted(boolean b) {
    for (@ParallelFor int i = 0; i < n; i++) {
      (b ? a : x)[2 * i + 1] = i;
    }
  }

  void chosen(int k) {
    for (@ParallelFor int i = 0; i < n; i++) {
      int[] t = switch (k) {
        case 0 -> a;
        default -> new int[n];
      };
      t[i]++;
    }
  }
}
