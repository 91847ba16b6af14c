import org.ajws.Atomic;
import org.ajws.AtomicSet;

/** A clone of a superclass that copies nothing, and ones that give copies what is their own. */
@AtomicSet("a")
class InheritedClones implements Cloneable {
  @Atomic("a")
  private int n;

  @Override
  public InheritedClones clone() {
    try {
      return (InheritedClones) super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  int next() {
    return n++;
  }
}

@AtomicSet("b")
class OwnClones extends InheritedClones {
  @Atomic("b")
  private int low;

  @Atomic("b")
  private int high;

  @Atomic("a")
  private int[] slots = new int[3];

  @Override
  public OwnClones clone() {
    OwnClones copy = (OwnClones) super.clone();
    copy.slots = slots.clone();
    return copy;
  }

  void move(int n) {
    low -= n;
    high += n;
    slots[0]++;
  }
}

class MadeClones implements Cloneable {
  @Override
  public MadeClones clone() {
    return new MadeClones();
  }
}

@AtomicSet("c")
class MadeSlots extends MadeClones {
  private int[] slots = new int[3];

  void add(int i) {
    slots[i]++;
  }
}
