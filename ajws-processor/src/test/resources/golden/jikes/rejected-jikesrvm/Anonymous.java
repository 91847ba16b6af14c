import org.ajws.ParallelFor;

/** A parallel loop whose class has no name. */
class Anonymous {
  static Object of(final int n) {
    return new Object() {
      int[] v = new int[n];

      void fill() {
        for (@ParallelFor int i = 0; i < n; i++) {
          this.v[i] = i + hashCode();
        }
      }
    };
  }
}
