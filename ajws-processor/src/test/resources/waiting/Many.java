import java.util.concurrent.atomic.AtomicLong;
import org.ajws.sync.Promise;

/** Very many tasks wait at the same time. */
public class Many {
  static final int TASKS = 250_000;
  static final AtomicLong sum = new AtomicLong();

  static long used() {
    long least = Long.MAX_VALUE;
    for (int i = 0; i < 3; i++) {
      System.gc();
      least = Math.min(least, Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
    }
    return least;
  }

  public static void main(String[] args) {
    Promise<Integer> p = new Promise<>();
    long before = used();
    long bytes;
    finish: {
      for (int i = 0; i < TASKS; i++) {
        int me = i;
        async: sum.addAndGet(p.future().get() + me % 2);
      }
      bytes = used() - before;
      p.complete(1);
    }
    System.out.println(sum);
    System.out.println(bytes <= 100_000_000 ? "in 100 MB" : bytes / TASKS + " bytes for each");
  }
}
