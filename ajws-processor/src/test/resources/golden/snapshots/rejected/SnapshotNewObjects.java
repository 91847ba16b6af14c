import static org.ajws.Reads.SNAPSHOT;

import org.ajws.AtomicSet;

@AtomicSet(value = "s", reads = SNAPSHOT)
class SnapshotNewObjects implements Cloneable {
  private int low, high;
  private int[] slots = new int[2];

  int width() {
    return high - low;
  }

  void grow() {
    high++;
  }

  static SnapshotNewObjects filled() {
    SnapshotNewObjects made = new SnapshotNewObjects();
    made.high = 7;
    made.slots[1]++;
    return made;
  }

  static SnapshotNewObjects measured() {
    SnapshotNewObjects made = new SnapshotNewObjects();
    made.high = 7;
    if (made.width() > 3) {
      made.high = 8; // width() has made a snapshot
    }
    made.slots[1]++;
    return made;
  }

  static SnapshotNewObjects again() {
    SnapshotNewObjects made = filled();
    made.high++; // who knows what filled() has called
    return made;
  }

  static SnapshotNewObjects repeated(int n) {
    SnapshotNewObjects made = new SnapshotNewObjects();
    for (int i = 0; i < n; i++) {
      made.low--;
      made.grow();
    }
    return made;
  }

  static int onlyRead() {
    SnapshotNewObjects made = filled();
    made.grow();
    return made.high;
  }

  @Override
  public SnapshotNewObjects clone() throws CloneNotSupportedException {
    SnapshotNewObjects copy = (SnapshotNewObjects) super.clone();
    copy.slots = slots.clone();
    copy.low = 0;
    return copy;
  }
}
