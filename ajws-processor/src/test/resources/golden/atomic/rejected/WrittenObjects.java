import java.io.IOException;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** Objects that serialisation reads without the lock. */
@AtomicSet("a")
class WrittenObjects implements Serializable {
  @Atomic("a") int low;
  @Atomic("a") int high;

  void move() {
    low++;
    high++;
  }

  void save(ObjectOutputStream out) throws IOException {
    out.writeObject(this);
  }

  static void saveAll(ObjectOutput out, WrittenObjects one, Below two) throws IOException {
    out.writeObject(one);
    out.writeObject(two);
    ((ObjectOutputStream) out).writeUnshared(one);
  }

  static class Below extends WrittenObjects {
    int more;

    private void writeObject(ObjectOutputStream out) throws IOException {
      out.defaultWriteObject(); // this class' fields, not those above
    }
  }
}
