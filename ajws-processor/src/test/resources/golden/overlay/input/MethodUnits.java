package golden.overlay;

import java.util.BitSet;

/** Synchronized methods that become units as a whole, since all that they touch is read anywhere. */
public class MethodUnits {
  private BitSet deleted = new BitSet();
  private int changes;

  synchronized boolean isDeleted(int i) {
    return deleted != null && deleted.get(i);
  }

  synchronized boolean hasDeleted() { return deleted != null; }

  synchronized void delete(int i) {
    if (deleted == null) deleted = new BitSet();
    deleted.set(i);
    changes++;
  }

  synchronized void undelete() {
    deleted = null;
    changes++;
  }

  public static void main(String[] args) {
    MethodUnits made = new MethodUnits();
    made.delete(3);
    System.out.println(made.isDeleted(3) + " " + made.isDeleted(4) + " " + made.hasDeleted());
    made.undelete();
    System.out.println(made.isDeleted(3) + " " + made.hasDeleted() + " " + made.changes());
  }

  synchronized int changes() { return changes; }
}
