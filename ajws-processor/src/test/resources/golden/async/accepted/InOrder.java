import org.ajws.Async;

class InOrder {
  static final Object LOCK = new Object();
  static final Runnable LATER =
      () -> {
        @Async int a = work(1);
        work(2 + a);
      };

  void inside(int n) {
    finish:
    {
      async:
      synchronized (LOCK) {
        work(n);
      }
      synchronized (LOCK) {
        work(n + 1);
      }
    }
  }

  synchronized Runnable maker(int n) {
    return () -> {
      @Async int a = work(n);
      work(a);
    };
  }

  static int work(int n) {
    return n;
  }
}
