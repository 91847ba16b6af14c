import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import org.ajws.AtomicSet;

/** clone and writeObject read all members, so they are units. */
@AtomicSet("a")
public class CopiedMembers implements Cloneable, Serializable {
  private static final long serialVersionUID = 1;

  private int low;
  private int high;

  void move(int by) {
    low += by;
    high += by;
  }

  @Override
  public CopiedMembers clone() {
    try {
      return (CopiedMembers) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  private void writeObject(ObjectOutputStream out) throws IOException {
    out.defaultWriteObject();
  }

  String state() {
    return low + ".." + high;
  }

  public static void main(String[] args) throws Exception {
    CopiedMembers first = new CopiedMembers();
    first.move(3);
    CopiedMembers second = first.clone();
    second.move(1);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(second);
    }
    CopiedMembers third =
        (CopiedMembers)
            new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
    third.move(1);
    System.out.println(first.state() + " " + second.state() + " " + third.state());
  }
}
