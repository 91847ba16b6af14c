import org.ajws.Async;
import org.ajws.Finish;

class NotYetTranslated {
  @Finish
  int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async int a = fib(n - 1);
    int b = fib(n - 2);
    return a + b;
  }

  void both(Runnable x, Runnable y) {
    finish:
    {
      async: x.run();
      y.run();
    }
  }
}
