import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Who says itself what is written, writes in a unit, or has nothing of its set written. */
@AtomicSet("a")
class WrittenObjects implements Serializable {
  @Atomic("a") int low;
  @Atomic("a") int high;

  void move() {
    low++;
    high++;
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
  }

  static void save(ObjectOutputStream out, WrittenObjects one, Cache two, String three) throws IOException {
    out.writeObject(one);
    out.writeObject(two);
    out.writeObject(three);
  }

  @AtomicSet("b")
  static class Cache implements Serializable {
    @Atomic("b") private transient int[] kept = new int[2];
    private int fixed;

    int next() {
      return ++kept[0] + ++kept[1] + fixed;
    }
  }

  @AtomicSet("c")
  static class Own implements Serializable {
    @Atomic("c") private int low;
    @Atomic("c") private int high;

    void save(ObjectOutputStream out) throws IOException {
      low++;
      high++;
      out.writeObject(this);
    }
  }
}
