import org.ajws.Async;

/** Classes that capture what handlers assign. */
class Captures {
  static int work(int n) {
    System.out.println(n);
    return n;
  }

  static Runnable result() {
    final int a;
    finish: {
      async: a = work(1);
    }
    return new Runnable() {
      public void run() {
        System.out.println(a);
      }
    };
  }

  static Runnable value() {
    @Async final int a = work(1);
    final int b = work(2);
    return new Runnable() {
      public void run() {
        System.out.println(a + b);
      }
    };
  }
}
