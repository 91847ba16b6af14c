import java.util.concurrent.locks.ReentrantLock;
import org.ajws.Async;

class InLock {
  private final ReentrantLock lock = new ReentrantLock();

  int method(int n) {
    lock.lock();
    try {
      @Async int a = work(n);
      return work(n + 1) + a;
    } finally {
      lock.unlock();
    }
  }

  static int work(int n) {
    return n;
  }
}
