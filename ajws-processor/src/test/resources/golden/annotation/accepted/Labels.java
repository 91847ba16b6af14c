import org.ajws.ParallelFor;

class Labels {
  void run(int[] a, int[] b) {
    rows:
    for (@ParallelFor int i = 0; i < a.length; i++) {
      search:
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) {
          if (b[k] == 0) {
            break search;
          }
          if (b[k] == 1) {
            continue search;
          }
          if (b[k] == 2) {
            continue rows;
          }
        }
      }
      a[i] = i;
    }
  }
}
