import org.ajws.Atomic;
import org.ajws.AtomicSet;

@AtomicSet("a")
class FreshObjects implements Cloneable {
  @Atomic("a") int value;
  @Atomic("a") private int[] slots = new int[4];

  static FreshObjects of(int value) {
    FreshObjects made = new FreshObjects();
    made.value = value;
    made.inc();
    made.slots[0] = made.value;
    return made;
  }

  static void each(java.util.List<FreshObjects> all) {
    for (int i = 0; i < 3; i++) {
      FreshObjects made = new FreshObjects();
      made.value = i;
      all.add(made);
    }
  }

  @Override
  public FreshObjects clone() {
    try {
      FreshObjects copy = (FreshObjects) super.clone();
      copy.slots = slots.clone();
      return copy;
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  void inc() {
    value++;
  }
}
