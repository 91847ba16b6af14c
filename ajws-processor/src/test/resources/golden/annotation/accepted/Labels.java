import org.ajws.ParallelFor;

class Labels {
  void run(int[] a) {
    rows:
    for (@ParallelFor int i = 0; i < a.length; i++) {
      search:
      for (int j = 0; j < i; j++) {
        for (int k = 0; k < j; k++) {
          if (a[k] == 0) {
            break search;
          }
          if (a[k] == 1) {
            continue search;
          }
          if (a[k] == 2) {
            continue rows;
          }
        }
      }
      a[i] = i;
    }
  }
}
