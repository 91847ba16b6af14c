import static org.ajws.Reads.SNAPSHOT;

import java.util.function.IntSupplier;
import org.ajws.AtomicSet;

/** Rows of an array in local variables that are changed, or given away. */
@AtomicSet(value = "s", reads = SNAPSHOT)
class SnapshotRows {
  private int[][] rows = new int[3][3];

  void inLoop() {
    for (int[] row : rows) row[0]++;
  }

  int inLocal(int i) {
    int[] row = rows[i];
    int[] same = row;
    same[1] = i;
    return row[0];
  }

  int handed(int i) {
    int[] row = rows[i];
    return sum(row);
  }

  private static int sum(int[] row) {
    row[0]++;
    return row[0];
  }

  int assigned(int i) {
    int[] row = rows[i];
    if (i > 1) row = rows[0];
    return row[0];
  }

  IntSupplier later(int i) {
    int[] row = rows[i];
    return () -> row[0];
  }
}
