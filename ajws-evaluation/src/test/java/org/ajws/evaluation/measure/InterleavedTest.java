package org.ajws.evaluation.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.ajws.report.MeasuredCase;
import org.ajws.report.Measurement;
import org.ajws.report.RunStatistics;
import org.ajws.report.VariantKind;
import org.junit.jupiter.api.Test;

class InterleavedTest {
  private final List<String> log = new ArrayList<>();

  private final class Logged implements Workload {
    private final String name;
    private final int wrongFrom;
    private int runs;

    Logged(String name, int wrongFrom) {
      this.name = name;
      this.wrongFrom = wrongFrom;
    }

    @Override
    public void prepare() {
      log.add("prepare " + name);
    }

    @Override
    public void run() {
      runs++;
      log.add(name);
    }

    @Override
    public long digest() {
      return runs >= wrongFrom ? 1 : 2;
    }
  }

  private Variant variant(String name, VariantKind kind) {
    return Variant.of(name, kind, 1, new Logged(name, Integer.MAX_VALUE));
  }

  @Test
  void eachRoundRunsEveryVariantOnceInAShuffledOrder() throws Exception {
    List<Variant> variants =
        List.of(
            variant("s", VariantKind.SERIAL),
            variant("a", VariantKind.AJWS),
            variant("b", VariantKind.OTHER));
    MeasuredCase c = Interleaved.measure("c", "g", "d", variants, new MeasurementPlan(0, 0, 20, 2));
    List<String> runs = log.stream().filter(e -> !e.startsWith("prepare")).toList();
    assertEquals(1 + 20 * 6, runs.size(), "the expected result first, then two runs per sample");
    Set<List<String>> orders = new HashSet<>();
    for (int round = 0; round < 20; round++) {
      List<String> order = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        int at = 1 + round * 6 + 2 * k;
        assertEquals(runs.get(at), runs.get(at + 1), "both runs of a sample are of one variant");
        order.add(runs.get(at));
      }
      assertEquals(Set.of("s", "a", "b"), new HashSet<>(order));
      orders.add(order);
    }
    assertTrue(orders.size() > 3, "more than a rotation: " + orders);
    assertEquals(20, c.serial().samples().size());
    assertEquals(2, c.serial().work(), "two runs per sample");
    assertTrue(c.equal());
    assertEquals("prepare s", log.get(0));
  }

  @Test
  void aResultThatIsWrongOnceIsReported() throws Exception {
    Variant wrong = Variant.of("w", VariantKind.OTHER, 1, new Logged("w", 4));
    MeasuredCase c =
        Interleaved.measure(
            "c",
            "",
            "",
            List.of(variant("s", VariantKind.SERIAL), wrong),
            new MeasurementPlan(1, 0, 3, 1));
    assertTrue(c.serial().equal());
    assertFalse(c.variant("w").orElseThrow().equal());
  }

  @Test
  void statisticsAreThoseOfTheTimedRuns() throws Exception {
    Logged counted = new Logged("a", Integer.MAX_VALUE);
    int[] before = {0};
    Variant ajws =
        new Variant(
            "a",
            VariantKind.AJWS,
            1,
            1,
            counted,
            () -> {
              int since = counted.runs - before[0];
              before[0] = counted.runs;
              return new RunStatistics(
                  1, since, since, 0, 0, 0, 0, 0, RunStatistics.Frames.NONE, List.of());
            });
    MeasuredCase c =
        Interleaved.measure(
            "c",
            "",
            "",
            List.of(variant("s", VariantKind.SERIAL), ajws),
            new MeasurementPlan(5, 0, 3, 1));
    assertEquals(3, c.variant("a").orElseThrow().statistics().regions());
  }

  @Test
  void shortProgramsGiveMoreSamplesButNotWithoutEnd() throws Exception {
    List<Variant> serial = List.of(variant("s", VariantKind.SERIAL));
    MeasuredCase c =
        Interleaved.measure("c", "", "", serial, new MeasurementPlan(0, 0, 3, Long.MAX_VALUE, 1));
    assertEquals(30, c.variant("s").orElseThrow().samples().size());
    c = Interleaved.measure("c", "", "", serial, new MeasurementPlan(0, 0, 3, 1, 1));
    assertEquals(3, c.variant("s").orElseThrow().samples().size());
  }

  @Test
  void serialAndOneWorkerCountTheProcessorTimeOfTheMeasuringThread() {
    assertTrue(variant("s", VariantKind.SERIAL).onCaller());
    assertTrue(variant("a", VariantKind.AJWS).onCaller());
    assertFalse(variant("b", VariantKind.OTHER).onCaller(), "its one thread may be in a pool");
    Workload workload = new Logged("c", Integer.MAX_VALUE);
    assertFalse(Variant.of("c", VariantKind.AJWS, 2, workload).onCaller());
  }

  @Test
  void aCaseWithoutSerialVariantIsRejected() {
    List<Variant> variants = List.of(variant("a", VariantKind.AJWS));
    assertThrows(
        IllegalArgumentException.class,
        () -> Interleaved.measure("c", "", "", variants, MeasurementPlan.smoke()));
  }

  @Test
  void digestsCoverEveryBit() {
    double[] values = {1, 2, 3};
    long digest = Digests.of(values);
    assertEquals(digest, Digests.of(values.clone()));
    values[2] = Math.nextUp(3.0);
    assertNotEquals(digest, Digests.of(values));
    assertNotEquals(Digests.of(new double[] {0.0}), Digests.of(new double[] {-0.0}));
    assertNotEquals(Digests.of(new double[] {1, 2}), Digests.of(new double[] {2, 1}));
    assertNotEquals(Digests.of(new float[] {0}), Digests.of(new float[] {0, 0}));
    assertNotEquals(Digests.of(new int[] {1, 0}), Digests.of(new int[] {0, 1}));
    assertNotEquals(Digests.of(new long[] {1L << 63}), Digests.of(new long[] {0}));
  }

  @Test
  void samplesHaveTheProcessorTimeOfTheThreadsThatWorked() throws Exception {
    Workload busy =
        new Workload() {
          @Override
          public void prepare() {}

          private long sum;

          @Override
          public void run() {
            ThreadMXBean threads = ManagementFactory.getThreadMXBean();
            long until = System.nanoTime() + 20_000_000;
            long worked = threads.getCurrentThreadCpuTime() + 2_000_000;
            while (System.nanoTime() < until || threads.getCurrentThreadCpuTime() < worked) {
              sum++;
            }
          }

          @Override
          public long digest() {
            return 0;
          }
        };
    Variant serial = Variant.of("s", VariantKind.SERIAL, 1, busy);
    MeasuredCase c =
        Interleaved.measure("c", "", "", List.of(serial), new MeasurementPlan(0, 0, 2, 1));
    Measurement m = c.serial();
    assertTrue(m.wallNanos() >= 20_000_000, () -> "wall " + m.wallNanos());
    // Other programs may take the processor away for most of the wall time, not what it works.
    assertTrue(m.cpuNanos() > 1_000_000, () -> "cpu " + m.cpuNanos());
  }
}
