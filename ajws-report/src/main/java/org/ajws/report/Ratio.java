package org.ajws.report;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;

/**
 * A variant's time over the serial time, with its spread over the forks. Within a fork both are
 * medians of samples taken in turn, so what slows the machine for a while slows both; across forks
 * the spread shows what the JVM's compilation decisions change.
 *
 * @param median of the forks' ratios
 * @param min the smallest of them
 * @param max the largest of them
 * @param forks how many there are; with one, min and max say nothing
 */
public record Ratio(double median, double min, double max, int forks) {

  /** The ratio of elapsed times for the same work. */
  public static Ratio ofWall(Measurement variant, Measurement serial) {
    return of(variant, serial, Sample::wallNanos);
  }

  /** The ratio of processor times for the same work. */
  public static Ratio ofCpu(Measurement variant, Measurement serial) {
    return of(variant, serial, Sample::cpuNanos);
  }

  private static Ratio of(Measurement variant, Measurement serial, ToDoubleFunction<Sample> nanos) {
    Map<Integer, Double> above = medians(variant, nanos);
    Map<Integer, Double> below = medians(serial, nanos);
    above.keySet().retainAll(below.keySet());
    if (above.isEmpty()) {
      throw new IllegalArgumentException(
          "no fork measured both " + variant.variant() + " and " + serial.variant());
    }
    double[] ratios =
        above.entrySet().stream().mapToDouble(e -> e.getValue() / below.get(e.getKey())).toArray();
    Arrays.sort(ratios);
    return new Ratio(Numbers.median(ratios), ratios[0], ratios[ratios.length - 1], ratios.length);
  }

  private static Map<Integer, Double> medians(
      Measurement measurement, ToDoubleFunction<Sample> nanos) {
    Map<Integer, Double> medians = new TreeMap<>();
    for (int fork : measurement.samples().stream().map(Sample::fork).distinct().toList()) {
      double[] times =
          measurement.samples().stream()
              .filter(s -> s.fork() == fork)
              .mapToDouble(s -> nanos.applyAsDouble(s) / measurement.work())
              .toArray();
      medians.put(fork, Numbers.median(times));
    }
    return medians;
  }

  /** The geometric mean of the medians: the one mean that does not depend on what is divided. */
  public static double geometricMean(List<Ratio> ratios) {
    return Math.exp(
        ratios.stream().mapToDouble(r -> Math.log(r.median())).average().orElse(Double.NaN));
  }
}
