import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.ajws.AtomicSet;

@AtomicSet("a")
class UnitWaits {
  private int value;

  void run() throws InterruptedException {
    Thread thread = new Thread(() -> value++);
    thread.start();
    thread.join();
    System.out.println(value);
  }

  void take(Future<Integer> result) throws InterruptedException, ExecutionException {
    value = result.get();
  }
}
