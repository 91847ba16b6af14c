import static org.ajws.Reads.SNAPSHOT;

import org.ajws.AtomicSet;

/** Units that write slots only: no warning that they take the lock without writing. */
@AtomicSet(value = "s", reads = SNAPSHOT)
class WritersInPlace {
  private final int[] counts = new int[4];
  private final long[][] table = new long[4][4];

  void count(int i) {
    counts[i]++;
  }

  void set(int i, int k, long value) {
    table[i][k] = value;
  }

  int at(int i) {
    return counts[i];
  }
}
