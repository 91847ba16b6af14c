import org.ajws.ParallelFor;

class NoEffect {
  void run(int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      int unused = a[i] + 1;
    }
    for (@ParallelFor int i = 0; i < a.length; i++) {}
  }
}
