package org.ajws.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One thing that was measured in several variants.
 *
 * @param name unique in the report, for example {@code "DoubleFFT_2D 1024×1024"}
 * @param group a heading that several cases share, for example {@code "2-D"}; may be empty
 * @param detail what exactly is computed; may be empty
 * @param variants in the order shown, exactly one of kind {@link VariantKind#SERIAL}
 */
public record MeasuredCase(String name, String group, String detail, List<Measurement> variants) {

  /** Copies the list and checks that there is one serial variant and no name twice. */
  public MeasuredCase {
    variants = List.copyOf(variants);
    if (variants.stream().filter(v -> v.kind() == VariantKind.SERIAL).count() != 1) {
      throw new IllegalArgumentException(name + ": exactly one variant is the serial one");
    }
    if (variants.stream().map(Measurement::variant).distinct().count() != variants.size()) {
      throw new IllegalArgumentException(name + ": two variants have the same name");
    }
  }

  /** The serial variant. */
  public Measurement serial() {
    return variants.stream().filter(v -> v.kind() == VariantKind.SERIAL).findFirst().orElseThrow();
  }

  /** The variant with a name. */
  public Optional<Measurement> variant(String variant) {
    return variants.stream().filter(v -> v.variant().equals(variant)).findFirst();
  }

  /** Elapsed time of a variant over the serial one's. */
  public Ratio ratio(Measurement variant) {
    return Ratio.ofWall(variant, serial());
  }

  /** Processor time of a variant over the serial one's; empty if it was not measured. */
  public Optional<Ratio> cpuRatio(Measurement variant) {
    return variant.hasCpu() && serial().hasCpu()
        ? Optional.of(Ratio.ofCpu(variant, serial()))
        : Optional.empty();
  }

  /** Whether every variant gave the serial result. */
  public boolean equal() {
    return variants.stream().allMatch(Measurement::equal);
  }

  /**
   * Puts together what several JVMs measured: the samples of the n-th list become fork n.
   *
   * @param forks for each JVM the cases that it measured
   */
  public static List<MeasuredCase> merge(List<List<MeasuredCase>> forks) {
    Map<String, MeasuredCase> merged = new LinkedHashMap<>();
    for (int i = 0; i < forks.size(); i++) {
      for (MeasuredCase measured : forks.get(i)) {
        merged.merge(measured.name(), measured.inFork(i), MeasuredCase::plus);
      }
    }
    return List.copyOf(merged.values());
  }

  private MeasuredCase inFork(int fork) {
    List<Measurement> moved = new ArrayList<>();
    for (Measurement m : variants) {
      moved.add(
          new Measurement(
              m.variant(),
              m.kind(),
              m.threads(),
              m.work(),
              m.samples().stream().map(s -> s.inFork(fork)).toList(),
              m.equal(),
              m.statistics()));
    }
    return new MeasuredCase(name, group, detail, moved);
  }

  private MeasuredCase plus(MeasuredCase more) {
    Map<String, Measurement> all = new LinkedHashMap<>();
    for (List<Measurement> some : List.of(variants, more.variants)) {
      for (Measurement m : some) {
        all.merge(m.variant(), m, Measurement::plus);
      }
    }
    return new MeasuredCase(name, group, detail, List.copyOf(all.values()));
  }
}
