import org.ajws.Async;
import org.ajws.sync.Future;

class Futures {
  static int fib(int n) {
    if (n < 2) {
      return n;
    }
    @Async Future<Integer> a = Future.of(fib(n - 1));
    int b = fib(n - 2);
    return a.get() + b;
  }
}
