package org.ajws.evaluation;

/**
 * A load whose operations per second are measured, as published and with atomic sets.
 *
 * @param label for the table
 * @param workload its name for {@link CodeBase#throughputWorkloads()}; it has threads of its own
 * @param threads of the load
 * @param operations that it does in one run
 */
public record ThroughputCase(String label, String workload, int threads, int operations) {
  private static final String BETWEEN = "\t";

  /** The end of a label. */
  public static String threads(int threads) {
    return threads == 1 ? "1 thread" : threads + " threads";
  }

  /** What {@link #of} reads. */
  String text() {
    return String.join(BETWEEN, label, workload, "" + threads, "" + operations);
  }

  static ThroughputCase of(String text) {
    String[] parts = text.split(BETWEEN);
    return new ThroughputCase(
        parts[0], parts[1], Integer.parseInt(parts[2]), Integer.parseInt(parts[3]));
  }
}
