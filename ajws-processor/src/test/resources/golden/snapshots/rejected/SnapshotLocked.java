import static org.ajws.Reads.SNAPSHOT;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import org.ajws.AtomicSet;

/** Units that write nothing of their own, and lock all the same. */
@AtomicSet(value = "s", reads = SNAPSHOT)
class SnapshotLocked {
  private int low, high;
  private int[] slots = new int[2];
  private int[][] rows = new int[2][2];
  private ArrayList<String> names = new ArrayList<>();

  void grow() {
    high++;
  }

  SnapshotLocked self() {
    return this;
  }

  int[] handedOut() {
    return slots;
  }

  int local() {
    int[] same = slots;
    return same[0]++;
  }

  int[] row() {
    return rows[0];
  }

  int[][] shallow() {
    return rows.clone();
  }

  Iterator<String> iterator() {
    return names.iterator();
  }

  int callsAnother(SnapshotLocked other) {
    int before = low;
    other.grow();
    return before + low;
  }

  int callsLocked() {
    return handedOut()[0] + low;
  }

  // What follows takes no lock.

  int[] copied() {
    return slots.clone();
  }

  int[] copiedRow() {
    return Arrays.copyOf(rows[0], 1);
  }

  String text() {
    return Arrays.toString(slots) + Arrays.deepToString(rows) + names.get(0) + names.size();
  }

  ArrayList<String> copiedNames() {
    return new ArrayList<>(names);
  }

  int sum() {
    int sum = slots.length + rows[1].length + rows[1][1];
    for (int s : slots) {
      sum += s;
    }
    for (String n : names) {
      sum += n.length();
    }
    return names == null ? 0 : sum;
  }

  int reads(SnapshotLocked other) {
    return sum() + other.sum() + self().sum();
  }

  Runnable later() {
    return () -> System.out.println(low + high);
  }

  @SuppressWarnings("ajws-atomic")
  int[] silenced() {
    return slots;
  }
}
