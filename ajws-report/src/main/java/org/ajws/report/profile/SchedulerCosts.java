package org.ajws.report.profile;

/**
 * What it costs to share work, on one machine. Times are in nanoseconds.
 *
 * @param steal from when there is something to steal until a worker that is awake runs it
 * @param wake how much longer it takes if the worker has to be woken
 * @param saving what a victim loses when it saves its stack, without the frames
 * @param frame the same for each frame
 */
public record SchedulerCosts(double steal, double wake, double saving, double frame) {
  /** Work is shared at no cost. */
  public static final SchedulerCosts NONE = new SchedulerCosts(0, 0, 0, 0);

  /** How long a worker without work stays awake. */
  static final double AWAKE = 100_000;

  /** Loops that are shorter are not split. */
  static final double SHORT_LOOP = 10_000;

  /** How many times as long as a saving took it must not happen again. */
  static final double THROTTLE = 20;

  /** How much of a victim's time without savings is kept for later. */
  static final double KEPT = 2_000_000;
}
