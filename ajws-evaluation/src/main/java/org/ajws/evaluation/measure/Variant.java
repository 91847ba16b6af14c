package org.ajws.evaluation.measure;

import java.util.function.Supplier;
import org.ajws.report.RunStatistics;
import org.ajws.report.VariantKind;

/**
 * One way to compute a measured case.
 *
 * @param name unique within the case
 * @param kind what it is
 * @param threads how many threads it computes with
 * @param work how many times the case's work one run does
 * @param workload what is run
 * @param statistics gives the runtime's counters since the last call and sets them to zero; null
 *     for a variant that does not use the AJWS runtime
 */
public record Variant(
    String name,
    VariantKind kind,
    int threads,
    double work,
    Workload workload,
    Supplier<RunStatistics> statistics) {

  /**
   * Whether the measuring thread alone computes: the serial program and AJWS on one worker. Its
   * processor time is then that of this thread, without what others do meanwhile.
   */
  boolean onCaller() {
    return threads == 1 && (kind == VariantKind.SERIAL || kind == VariantKind.AJWS);
  }

  /** A variant without run-time statistics that does the case's work once. */
  public static Variant of(String name, VariantKind kind, int threads, Workload workload) {
    return new Variant(name, kind, threads, 1, workload, null);
  }
}
