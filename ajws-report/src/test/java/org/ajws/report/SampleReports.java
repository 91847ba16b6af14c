package org.ajws.report;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.ajws.processor.api.Decisions;

/** Reports for tests, made of fixed numbers. */
final class SampleReports {
  private SampleReports() {}

  /** A measurement with these times in each of two forks. */
  static Measurement measurement(String name, VariantKind kind, int threads, long... nanos) {
    List<Sample> samples = new ArrayList<>();
    for (int fork = 0; fork < 2; fork++) {
      for (long n : nanos) {
        samples.add(new Sample(fork, n * (10 + fork), n * 10 * threads));
      }
    }
    return new Measurement(name, kind, threads, 1, samples, true, null);
  }

  /** A case with five variants around a serial time. */
  static MeasuredCase measuredCase(String name, String group, long serial) {
    Random random = new Random(serial);
    RunStatistics statistics =
        new RunStatistics(
            2,
            400,
            1200,
            512_000,
            800,
            700,
            4_200_000,
            2 * serial,
            new RunStatistics.Frames(120, 840, 2_100_000, 115),
            List.of(new RunStatistics.Site("DoubleFFT_2D.java:112", 400, 512_000)),
            List.of(
                new SpeculativeSite(
                    "Matching.java:40",
                    20,
                    1,
                    4_000,
                    210,
                    3,
                    40,
                    Map.of("conflict", 120L, "machine_error", 2L),
                    Map.of("Matching.size", 110L, "int[]", 10L),
                    List.of(
                        new ConflictLine(
                            "Matching.size", "Matching.java:44 ++", "Matching.java:44 ++", true, 9),
                        new ConflictLine(
                            "int[]", "Matching.java:42", "Matching.java:43", false, 1)),
                    1_900_000,
                    new SpeculationCost(
                        900_000,
                        30_000_000,
                        100_000,
                        2_000_000,
                        5_000_000,
                        3_000_000,
                        40_000,
                        20_000),
                    new SpeculationChoice(1_000_000, 16))));
    List<Measurement> variants = new ArrayList<>();
    variants.add(around("serial", VariantKind.SERIAL, 1, 1, serial, random, null));
    variants.add(around("own threads, 2", VariantKind.OWN_THREADS, 2, .68, serial, random, null));
    variants.add(around("AJWS, 1 worker", VariantKind.AJWS, 1, 1.02, serial, random, statistics));
    variants.add(around("AJWS, 2 workers", VariantKind.AJWS, 2, .55, serial, random, statistics));
    variants.add(around("2 serial copies", VariantKind.IDEAL, 2, .53, serial, random, null));
    return new MeasuredCase(name, group, "forward, in place", variants);
  }

  private static Measurement around(
      String name,
      VariantKind kind,
      int threads,
      double ratio,
      long serial,
      Random random,
      RunStatistics statistics) {
    double work = kind == VariantKind.IDEAL ? 2 : 1;
    List<Sample> samples = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      double noise = 1 + 0.04 * random.nextGaussian() + (i / 20) * 0.02;
      long wall = (long) (serial * ratio * work * noise);
      samples.add(new Sample(i / 20, wall, wall * threads));
    }
    return new Measurement(name, kind, threads, work, samples, true, statistics);
  }

  /** A report with every part filled. */
  static Report full() {
    Decisions decisions =
        new Decisions(
            List.of(
                new Decisions.Loop(
                    Path.of("edu/emory/DoubleFFT_2D.java"),
                    112,
                    "DoubleFFT_2D.java:112",
                    "split",
                    true,
                    List.of("s SUM"),
                    List.of("temp"),
                    List.of("idx1", "idx2")),
                new Decisions.Loop(
                    Path.of("edu/emory/DoubleFFT_3D.java"),
                    301,
                    "DoubleFFT_3D.java:301",
                    "split",
                    false,
                    List.of(),
                    List.of(),
                    List.of(),
                    List.of(
                        "with watched accesses (norec)",
                        "not by ranges: line 303 writes the field n <of> a node"))),
            List.of(
                new Decisions.Task(
                    Path.of("edu/emory/Tree.java"), 7, "Tree.java:7", "async", "frames", "", false),
                new Decisions.Task(
                    Path.of("edu/emory/Tree.java"),
                    9,
                    "Tree.java:9",
                    "finish",
                    "tasks",
                    "it stands in a lambda",
                    true)),
            List.of(
                new Decisions.AtomicSet(
                    Path.of("edu/emory/Cache.java"),
                    20,
                    "Cache<K, V>",
                    "a",
                    List.of("size", "table"),
                    List.of("get", "put"),
                    "monitor",
                    "two fields & <several> units")),
            17,
            List.of(
                new Decisions.Warning(
                    Path.of("edu/emory/Tree.java"), 11, "AJWS-405", "a[idx[i]] & <b> \u2014 check"),
                new Decisions.Warning(Path.of(""), 0, "AJWS-104", "no cache")),
            List.of(
                new Decisions.Callback(
                    Path.of("edu/emory/Cache.java"),
                    31,
                    "Function.apply",
                    List.of("Cache.get(K)"))),
            List.of(
                new Decisions.Barrier(
                    Path.of("edu/emory/Tree.java"),
                    40,
                    "Tree.sum",
                    "a synchronized method keeps its monitor")),
            List.of(
                new Decisions.Critical(
                    Path.of("edu/emory/Cache.java"),
                    52,
                    "synchronized method refresh",
                    List.of("parallel loop Tree.java:12"))));
    return new Report(
        "JTransforms 2.4.0 & AJWS <test>",
        "Two-dimensional and three-dimensional transforms.",
        "0.1.0-SNAPSHOT",
        new Environment(
            "Example CPU @ 2.0 GHz",
            "Linux 6.1 amd64",
            2,
            2L << 30,
            "OpenJDK 64-Bit Server VM 17",
            List.of("-Xmx2g"),
            Instant.parse("2026-11-21T10:15:30Z"),
            3,
            0.05),
        List.of(
            new Figure("files", "files translated", 44, ""),
            new Figure("lines.overlay", "overlay entry lines", 23, "lines that are no comment"),
            new Figure("lines.ownThreading", "lines of own threading", 9876, "")),
        decisions,
        List.of(
            measuredCase("DoubleFFT_2D 1024×1024", "2-D", 44_000_000),
            measuredCase("DoubleDCT_2D 1024×1024", "2-D", 61_000_000),
            measuredCase("DoubleFFT_3D 128×128×128", "3-D", 230_000_000)),
        List.of("The machine is shared."),
        List.of(
            new LineOverhead("ajws", "AJWS: annotations", 24, 276, 9000, 20_000, 23, 21, 4),
            new LineOverhead("threads", "threaded original", 24, 372, 9000, 20_000, 2100, 1700, 9)),
        comparison());
  }

  /** Differences of every kind. */
  private static Comparison comparison() {
    Comparison.Interval half = new Comparison.Interval(0.5, 0.48, 0.53);
    Comparison.Interval more = new Comparison.Interval(0.75, 0.7, 0.8);
    return new Comparison(
        "JTransforms <old>",
        List.of(
            new Comparison.FigureChange("files", "files", 40L, 44L),
            new Comparison.FigureChange("gone", "gone & forgotten", 7L, null)),
        List.of(
            new Comparison.RatioChange(
                "FFT", "AJWS, 2", VariantKind.AJWS, half, more, Comparison.Verdict.SLOWER),
            new Comparison.RatioChange(
                "DCT", "AJWS, 2", VariantKind.AJWS, half, half, Comparison.Verdict.WITHIN_SPREAD),
            new Comparison.RatioChange(
                "DST", "AJWS, 2", VariantKind.AJWS, null, half, Comparison.Verdict.NEW),
            new Comparison.RatioChange(
                "DHT", "own", VariantKind.OWN_THREADS, half, null, Comparison.Verdict.GONE)),
        List.of("The JVM differs: 17 before, 21 now."));
  }
}
