import java.util.ArrayList;
import java.util.List;
import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A clone that a class inherits copies its members, too. */
@AtomicSet("a")
class InheritedClones implements Cloneable {
  @Atomic("a")
  private int[] slots = new int[3];

  @Override
  public InheritedClones clone() {
    try {
      InheritedClones copy = (InheritedClones) super.clone();
      copy.slots = slots.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  void add(int i) {
    slots[i]++;
  }
}

class MoreSlots extends InheritedClones {
  @Atomic("a")
  private int[] more = new int[3];

  void addMore(int i) {
    more[i]++;
  }
}

class EvenMoreSlots extends MoreSlots {
  @Atomic("a")
  private final List<String> names = new ArrayList<>();

  void add(String name) {
    names.add(name);
  }
}

@AtomicSet("b")
class OtherSlots extends InheritedClones {
  @Atomic("b")
  private int low;

  @Atomic("b")
  private int high;

  void move(int n) {
    low -= n;
    high += n;
  }
}
