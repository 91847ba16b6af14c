package org.ajws.evaluation.measure;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.DoubleConsumer;

/**
 * Tells on standard error how far a measuring JVM is and how long all of them will take: on a
 * terminal in a line that is rewritten, elsewhere in a line now and then.
 */
public final class MeasuringProgress {
  /** The system property that gives a fork its number and theirs: {@code 2/3}. */
  static final String FORK = "ajws.measure.fork";

  private static final String TERMINAL = "ajws.terminal";
  private static final long NEXT_ON_TERMINAL = TimeUnit.MILLISECONDS.toNanos(500);
  private static final long NEXT_ELSEWHERE = TimeUnit.SECONDS.toNanos(30);

  private final long start = System.nanoTime();
  private final boolean terminal = Boolean.getBoolean(TERMINAL);
  private final int fork;
  private final int forks;
  private final int cases;
  private long told = start;

  private MeasuringProgress(int fork, int forks, int cases) {
    this.fork = fork;
    this.forks = forks;
    this.cases = cases;
  }

  /**
   * For the JVM that runs this.
   *
   * @param cases how many it measures
   */
  public static MeasuringProgress ofFork(int cases) {
    String[] numbers = System.getProperty(FORK, "1/1").split("/", 2);
    return new MeasuringProgress(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), cases);
  }

  /**
   * For one case; it takes the share of the case that is done.
   *
   * @param index of the case, from 0
   * @param name of the case
   */
  public DoubleConsumer of(int index, String name) {
    return share -> {
      long now = System.nanoTime();
      if (now - told < (terminal ? NEXT_ON_TERMINAL : NEXT_ELSEWHERE)) {
        return;
      }
      told = now;
      String line = line(fork, forks, index, cases, name, share, now - start);
      System.err.print(terminal ? "\r" + line + "\u001b[K" : line + System.lineSeparator());
      System.err.flush();
    };
  }

  /** Erases the line. */
  public void done() {
    if (terminal && told != start) {
      System.err.print("\r\u001b[K");
      System.err.flush();
    }
  }

  /** What is told: later forks and cases are taken to last as long as those that are done. */
  static String line(
      int fork, int forks, int index, int cases, String name, double share, long nanos) {
    double here = (index + share) / cases;
    double all = (fork - 1 + here) / forks;
    String line = "measuring, JVM " + fork + " of " + forks;
    if (cases > 1) {
      line += ", case " + (index + 1) + " of " + cases;
    }
    line += String.format(Locale.ROOT, " (%s): %.0f %%", name, 100 * all);
    return here < 0.02 ? line : line + ", about " + time(nanos / here * (1 - here + forks - fork));
  }

  private static String time(double nanos) {
    double seconds = nanos / 1e9;
    return seconds < 90
        ? String.format(Locale.ROOT, "%.0f s left", Math.ceil(seconds))
        : String.format(Locale.ROOT, "%.0f min left", Math.ceil(seconds / 60));
  }
}
