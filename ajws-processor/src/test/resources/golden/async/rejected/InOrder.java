import org.ajws.Async;

class InOrder {
  static final int[] TABLE = new int[2];

  static {
    finish:
    {
      async: TABLE[0] = work(1);
      TABLE[1] = work(2);
    }
  }

  synchronized int method(int n) {
    @Async int a = work(n);
    return work(n + 1) + a;
  }

  void block(int n) {
    finish:
    synchronized (TABLE) {
      async: work(n);
      work(n + 1);
    }
  }

  static int work(int n) {
    return n;
  }
}
