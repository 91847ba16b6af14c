import java.io.IOException;
import org.ajws.Async;
import org.ajws.sync.Future;

class RightFutures {
  static int read(int n) throws IOException {
    return n;
  }

  static Future<Integer> made() {
    return Future.of(1);
  }

  int withoutAsync(boolean c) {
    Future<Integer> a = made();
    Future<Integer> b = c ? Future.of(2) : a;
    b = a;
    return a.get() + b.get();
  }

  int caughtAroundTheFinish(int n) {
    try {
      finish: {
        @Async Future<Integer> f = Future.of(read(n));
        return f.get();
      }
    } catch (IOException e) {
      return 0;
    }
  }

  void gotBetween(int[] a) {
    finish: {
      @Async Future<Integer> f = Future.of(a[0] = n(1));
      int x = f.get();
      a[0] = n(x);
    }
  }

  static int n(int n) {
    return n;
  }
}
