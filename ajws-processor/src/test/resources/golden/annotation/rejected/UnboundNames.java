import org.ajws.ParallelFor;

class UnboundNames {
  void run(Matrix m, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      m.row(i).clear();
      unknown(i);
    }
  }
}
