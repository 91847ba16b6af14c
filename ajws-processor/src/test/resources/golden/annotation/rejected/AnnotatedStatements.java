import org.ajws.*;

class AnnotatedStatements {
  void loop(int[] a) {
    @ParallelFor
    for (int i = 0; i < a.length; i++) a[i] = i;
  }

  void block() {
    @Finish { loop(null); }
  }

  void call(int[] a) {
    @org.ajws.Async loop(a);
  }

  void commented(int[] a) {
    @ParallelFor // each slot alone (as @author says)
    for (int i = 0; i < a.length; i++) a[i] = i;
  }

  void declaredBefore(int[] a) {
    int k;
    for (@ParallelFor k = 0; k < a.length; k++) a[k] = k;
  }

  void ofAll(int[] a) {
    for (@ParallelFor(grain = 8) v : a) loop(a);
  }

  void nothing(int[] a) {
    int k = 0;
    for (@ParallelFor; k < a.length; k++) a[k] = k;
  }
}
