import java.io.IOException;
import java.util.function.Supplier;
import org.ajws.Async;
import org.ajws.ParallelFor;
import org.ajws.sync.Future;

class FuturesInBodies {
  private final int made;

  FuturesInBodies(Future<Integer> f) {
    made = f.get();
  }

  static int read(int n) throws IOException {
    return n;
  }

  int caught(int n) {
    try {
      @Async Future<Integer> f = Future.of(read(n));
      return f.get();
    } catch (IOException e) {
      return 0;
    }
  }

  int assigns(int n) {
    int x = 0;
    @Async Future<Integer> f = Future.of(x = n);
    return f.get() + x;
  }

  Supplier<Integer> inLambda(Future<Integer> f) {
    return () -> f.get();
  }

  synchronized int inMonitor(Future<Integer> f) {
    synchronized (f) {
      return f.get();
    }
  }

  void inLoop(Future<Integer> f, int[] a) {
    for (@ParallelFor int i = 0; i < a.length; i++) {
      a[i] = f.get();
    }
  }

  void sameSlot(int[] a) {
    finish: {
      @Async Future<Integer> f = Future.of(a[0] = read2(1));
      a[0] = read2(2);
    }
  }

  static int read2(int n) {
    return n;
  }

  int inFinally(Future<Integer> f) {
    int n = 0;
    try {
      n = read2(1);
    } finally {
      n += f.get();
    }
    return n;
  }
}
