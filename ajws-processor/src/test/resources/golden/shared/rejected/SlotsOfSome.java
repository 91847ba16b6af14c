import org.ajws.*;

/** Slots that do not differ, of one array or another. */
class SlotsOfSome {
  int n; int[] a; int[] x;

  void either(boolean b) {
    for (@ParallelFor int i = 0; i < n; i++) {
      (b ? a : x)[0] = i;
    }
  }

  void half(boolean b) {
    for (@ParallelFor int i = 0; i < n; i++) {
      (b ? a : x)[i / 2] = i;
    }
  }

  void chosen(int k) {
    for (@ParallelFor int i = 0; i < n; i++) {
      int[] t = switch (k) {
        case 0 -> a;
        default -> x;
      };
      t[k]++;
    }
  }
}
