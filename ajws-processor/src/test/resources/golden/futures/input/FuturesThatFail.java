import org.ajws.Async;
import org.ajws.sync.Future;

/** An exception that nobody catches: thrown where the future is made, or got. */
public class FuturesThatFail {
  static int divide(int a, int b) {
    return a / b;
  }

  static int slow(int n) {
    return n < 2 ? n : slow(n - 1) + slow(n - 2);
  }

  public static void main(String[] args) {
    @Async Future<Integer> good = Future.of(slow(15));
    System.out.println(good.get());
    @Async Future<Integer> bad = Future.of(divide(good.get(), 0));
    System.out.println(bad.get());
  }
}
