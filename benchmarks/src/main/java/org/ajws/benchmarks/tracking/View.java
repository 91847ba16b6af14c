package org.ajws.benchmarks.tracking;

/**
 * The shared arrays as one task sees them that runs ahead: what it writes is seen by it alone until
 * it commits. Used by the thread of the task, then by who commits.
 */
public abstract class View {
  /** Looks at the order once in so many polls. */
  private static final int POLLS = 256;

  private ListRun run;
  private int task;
  private int polls;

  View() {}

  /** Makes it the view of a task that has touched nothing yet. */
  final void begin(ListRun run, int task) {
    this.run = run;
    this.task = task;
    begin();
  }

  abstract void begin();

  /**
   * Reads a slot.
   *
   * @param slots the array
   * @param i the index
   * @return what the task sees there
   */
  public abstract long get(Slots slots, int i);

  /**
   * Writes a slot.
   *
   * @param slots the array
   * @param i the index
   * @param bits what the task sees there from now on
   */
  public abstract void put(Slots slots, int i, long bits);

  /**
   * Reads a slot of a {@code double} array.
   *
   * @param slots the array
   * @param i the index
   * @return what the task sees there
   */
  public final double getDouble(Slots slots, int i) {
    return Double.longBitsToDouble(get(slots, i));
  }

  /**
   * Writes a slot of a {@code double} array.
   *
   * @param slots the array
   * @param i the index
   * @param value what the task sees there from now on
   */
  public final void putDouble(Slots slots, int i, double value) {
    put(slots, i, Double.doubleToRawLongBits(value));
  }

  /** In each loop that might not end on stale data: leaves the task if its data is stale. */
  public final void poll() {
    if (++polls % POLLS == 0 && (run.isStopped() || run.isOldest(task) && !isValid())) {
      throw Rollback.NOW;
    }
  }

  /**
   * Whether what it has read is what it would read now. Asked when all tasks before it have
   * committed.
   */
  abstract boolean isValid();

  /** Makes what it wrote visible to all. One task at a time, in order. */
  abstract void commit();

  /** How many entries of logs were looked at, one after the other, to find others. */
  long steps() {
    return 0;
  }
}
