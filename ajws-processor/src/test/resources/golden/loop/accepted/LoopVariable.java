import org.ajws.ParallelFor;

class LoopVariable {
  void run(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      int k = i;
      k++;
      a[k - 1] = k;
    }
    for (@ParallelFor int i = 0; i < a.length; i++) {
      for (int j = i; j < i + 1; j++) {
        a[j] = 2;
      }
    }
  }
}
