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
}
