import org.ajws.ParallelFor;

class UnboundNames {
  void run(Matrix m, int n) {
    for (@ParallelFor int i = 0; i < n; i++) {
      m.row(i).clear();
      unknown(i);
    }
  }

  int besideAnAsync(int n) {
    int x;
    finish:
    async: x = unknown(n);
    String s = x;
    return s.length();
  }
}
