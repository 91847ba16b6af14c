package org.ajws.report.profile;

import java.util.ArrayList;
import java.util.List;

/**
 * What follows from a profile and its graph. Times are in nanoseconds.
 *
 * @param result the profile
 * @param costs of sharing work, which the simulation and the burdened span count
 * @param burdenedSpan the span if all that can run beside others had to be stolen
 * @param constructs by their share of the longest path, the greatest first
 * @param curve the predicted speed-up
 */
public record Scalability(
    ProfileResult result,
    SchedulerCosts costs,
    double burdenedSpan,
    List<Construct> constructs,
    List<Point> curve) {
  private static final int MOST_WORKERS = 1024;

  /** What is worth the question what its serial rest costs. */
  private static final double WORTH_ASKING = 0.001;

  /**
   * A construct.
   *
   * @param profile what is known of it
   * @param critical the share of the longest path that its own strands make up, without constructs
   *     inside it
   * @param whatIf the program's parallelism if these strands took no time on the longest path
   */
  public record Construct(ProfileResult.ConstructProfile profile, double critical, double whatIf) {}

  /**
   * A point of the predicted speed-up curve.
   *
   * @param workers how many there are
   * @param bound the speed-up that work and span allow at most
   * @param simulated that of the simulated run
   * @param steals how often work changed its worker there
   */
  public record Point(int workers, double bound, double simulated, long steals) {}

  /** Computes it. */
  public static Scalability of(ProfileResult result, TaskGraph graph, SchedulerCosts costs) {
    double[] times = Paths.critical(graph, result.constructs().size());
    double span = 0;
    for (double t : times) {
      span += t;
    }
    List<Construct> constructs = new ArrayList<>();
    double parallelism = ratio(result.work(), result.span());
    for (int p = 0; p < times.length; p++) {
      double share = span == 0 ? 0 : times[p] / span;
      double without =
          share < WORTH_ASKING ? parallelism : ratio(result.work(), Paths.spanWithout(graph, p));
      constructs.add(
          new Construct(result.constructs().get(p), share, Math.max(parallelism, without)));
    }
    constructs.sort(
        (a, b) ->
            a.critical != b.critical
                ? Double.compare(b.critical, a.critical)
                : Double.compare(b.profile.work(), a.profile.work()));
    List<Point> curve = new ArrayList<>();
    for (int workers = 1; workers <= MOST_WORKERS; workers *= 2) {
      Simulation.Run run = Simulation.run(graph, costs, workers);
      double bound = Math.min(workers, parallelism);
      curve.add(
          new Point(
              workers, bound, Math.min(bound, ratio(graph.work(), run.nanos())), run.steals()));
    }
    return new Scalability(
        result, costs, Paths.burdenedSpan(graph, costs.steal()), constructs, curve);
  }

  private static double ratio(double work, double time) {
    return time <= 0 ? 1 : work / time;
  }

  /** How many times as fast the program can be at most, on this input. */
  public double parallelism() {
    return ratio(result.work(), result.span());
  }

  /** The same if all that can run beside others had to be stolen. */
  public double burdenedParallelism() {
    return Math.min(parallelism(), ratio(result.work(), burdenedSpan));
  }

  /** The predicted point for a number of workers, which is a power of two. */
  Point at(int workers) {
    return curve.stream().filter(p -> p.workers == workers).findFirst().orElseThrow();
  }

  /** What the answer does not count, each in a sentence. */
  public List<String> limits() {
    List<String> limits = new ArrayList<>();
    if (result.end().equals("exception")) {
      limits.add("the program ended with an exception: what it would have done then is not in it");
    }
    if (result.open() > 0) {
      limits.add("the program exited inside a construct: what came after is not in it");
    }
    if (result.otherThreadEvents() > 0) {
      limits.add(
          "threads of the program ran %d structure events: they are not in it"
              .formatted(result.otherThreadEvents()));
    }
    return limits;
  }
}
