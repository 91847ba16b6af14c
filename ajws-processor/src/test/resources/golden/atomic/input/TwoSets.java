import java.io.IOException;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Two sets, units of one and of both, a subclass that adds members and a set. */
@AtomicSet("range")
@AtomicSet("count")
public class TwoSets {
  @Atomic("range") protected int low;
  @Atomic("range") protected int high;
  @Atomic("count") private long moves;
  int unprotected;

  /** A comment that stays. */
  public synchronized int move(
      int by, // how far
      String... why)
      throws IOException {
    if (why.length == 0) {
      throw new IOException("why?");
    }
    low += by;
    high += by;
    moves++;
    return width();
  }

  public final int width() {
    return high - low;
  }

  int free() {
    return unprotected;
  }

  Runnable later() {
    return () -> low--;
  }

  @AtomicSet("names")
  static class Named extends TwoSets {
    @Atomic("names") private String name = "";
    @Atomic("range") private int middle;

    private void rename(String to) { name = to; }

    void recentre(String to) { rename(to); middle = low + width() / 2; }

    class Reader {
      String read() { return name + middle; }
    }
  }
}
