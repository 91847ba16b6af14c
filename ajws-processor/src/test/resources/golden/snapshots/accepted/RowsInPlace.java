import static org.ajws.Reads.SNAPSHOT;

import org.ajws.AtomicSet;

/** Units that only read rows of an array, which a local variable has: of the snapshot. */
@AtomicSet(value = "s", reads = SNAPSHOT)
class RowsInPlace {
  private int[][] rows = new int[3][3];
  private int[][][] deep = new int[2][2][2];
  private int total;

  void add(int i) {
    rows[i % 3][i % 2]++;
    deep[0][i % 2][1]++;
    total++;
  }

  boolean isWhole() {
    int sum = 0;
    for (int[] row : rows) {
      for (int n : row) sum += n;
    }
    for (int[][] plane : deep) {
      int[] line = plane[0];
      sum -= line[1] + plane[1][1] + line.length;
    }
    return sum + 4 == 0;
  }

  int[] copy(int i) {
    int[] row = rows[i];
    int[] same = row;
    return total > 0 ? same.clone() : null;
  }
}
