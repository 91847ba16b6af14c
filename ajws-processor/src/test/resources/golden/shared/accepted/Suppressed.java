import org.ajws.ParallelFor;

class Suppressed {
  @SuppressWarnings("ajws-shared")
  void method(int[] a, int[] permutation) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[permutation[i]] = i;
    }
  }

  void parameter(@SuppressWarnings("ajws-shared") int[] a, int[] permutation) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[permutation[i]] = i;
    }
  }

  void loop(int[] a, int[] permutation) {
    for (@ParallelFor @SuppressWarnings("ajws-shared") int i = 0; i < a.length; i++) {
      a[permutation[i]] = i;
    }
  }
}
