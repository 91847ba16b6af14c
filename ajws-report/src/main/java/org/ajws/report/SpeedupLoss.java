package org.ajws.report;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where the time of several workers goes. All parts are shares of the serial time and add up to the
 * variant's time over serial: with n workers, each has n times its time to spend, on the program's
 * work or on one of the losses.
 *
 * @param ratio the variant's elapsed time over the serial one's
 * @param even what it would be if all work were shared evenly and cost what it costs serially: 1/n
 * @param losses what is added to that, by cause; a negative one is a gain
 */
public record SpeedupLoss(double ratio, double even, Map<Cause, Double> losses) {
  /** Up to this share above the even one, nothing is called a limit. */
  private static final double NEAR = 0.1;

  /** Why n workers take longer than an n-th of the serial time. */
  public enum Cause {
    /** Serial copies on all cores take longer than one alone: memory bandwidth, clock, caches. */
    MACHINE("machine"),
    /** No loop or finish was shared: serial code, and loops too short to be shared. */
    SERIAL("serial code"),
    /** Workers were without work while a loop or finish was shared. */
    WAITING("waiting"),
    /** What AJWS costs on one worker. */
    OVERHEAD("overhead"),
    /** Everything else: splitting and stealing, data on other cores, locks. */
    REST("rest");

    private final String label;

    Cause(String label) {
      this.label = label;
    }

    /** What the report calls it. */
    public String label() {
      return label;
    }
  }

  /** Copies the map. */
  public SpeedupLoss {
    losses = Map.copyOf(losses);
  }

  /**
   * The limits of a variant; empty if it is not AJWS on several workers, or if the runtime has not
   * counted how long it had something to share. Without serial copies their part is in the rest.
   */
  static Optional<SpeedupLoss> of(MeasuredCase c, Measurement m) {
    if (m.kind() != VariantKind.AJWS
        || m.threads() < 2
        || m.statistics() == null
        || m.statistics().sharedNanos() == 0) {
      return Optional.empty();
    }
    double n = m.threads();
    double wall = m.samples().stream().mapToDouble(Sample::wallNanos).sum();
    double shared = Math.min(wall, m.statistics().sharedNanos());
    double ratio = c.ratio(m).median();
    double even = 1 / n;
    Map<Cause, Double> losses = new EnumMap<>(Cause.class);
    losses.put(Cause.MACHINE, copies(c, m.threads()).map(r -> r - even).orElse(0.0));
    losses.put(Cause.SERIAL, ratio * (1 - shared / wall) * (n - 1) / n);
    losses.put(Cause.WAITING, ratio * m.statistics().idleNanos() / (n * wall));
    losses.put(Cause.OVERHEAD, onOneWorker(c).map(r -> (r - 1) / n).orElse(0.0));
    double known = losses.values().stream().mapToDouble(d -> d).sum();
    losses.put(Cause.REST, ratio - even - known);
    return Optional.of(new SpeedupLoss(ratio, even, losses));
  }

  private static Optional<Double> copies(MeasuredCase c, int threads) {
    return c.variants().stream()
        .filter(v -> v.kind() == VariantKind.IDEAL && v.threads() == threads)
        .findFirst()
        .map(v -> c.ratio(v).median());
  }

  private static Optional<Double> onOneWorker(MeasuredCase c) {
    return c.variants().stream()
        .filter(v -> v.kind() == VariantKind.AJWS && v.threads() == 1)
        .findFirst()
        .map(v -> c.cpuRatio(v).orElseGet(() -> c.ratio(v)).median());
  }

  /** The largest loss; empty if the time is within a tenth of the even share. */
  public Optional<Cause> largest() {
    return ratio <= (1 + NEAR) * even
        ? Optional.empty()
        : losses.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey);
  }
}
