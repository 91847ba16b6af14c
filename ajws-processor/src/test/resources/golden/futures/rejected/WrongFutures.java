import java.io.IOException;
import java.util.function.Supplier;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.sync.Future;

class WrongFutures {
  static int read(int n) throws IOException {
    return n;
  }

  static Future<Integer> made() {
    return Future.of(1);
  }

  int noExpression(boolean c) {
    @Async Future<Integer> a = made();
    @Async Future<Integer> b = c ? Future.of(read2(1)) : Future.of(2);
    @Async Future<Integer> d = (Future.of(read2(1)));
    return a.get() + b.get() + d.get();
  }

  static int read2(int n) {
    return n;
  }

  int assigned() {
    @Async Future<Integer> a = Future.of(read2(1));
    a = Future.of(2);
    return a.get();
  }

  static Future<Integer> field;

  @Async
  Future<Integer> onField = Future.of(3);
}
