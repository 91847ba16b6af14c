package org.ajws.samples.jtransforms;

import java.util.List;
import java.util.stream.Stream;
import org.ajws.evaluation.CodeBase;
import org.ajws.evaluation.EvaluationCase;
import org.ajws.evaluation.Workloads;

/** JTransforms 2.4.0 once more: loops that nobody can prove independent, run speculatively. */
public final class AheadTransforms implements CodeBase {
  /**
   * By the method of an FFT that the length chooses: powers of two, and products of small primes.
   */
  private static final int[] SMALL = {4096, 8192, 3000};

  private static final int[] LARGE = {1 << 16, 1 << 17, 1 << 18, 196_608};

  @Override
  public String name() {
    return "jtransforms-ahead";
  }

  @Override
  public String title() {
    return "JTransforms 2.4.0, speculatively";
  }

  @Override
  public String summary() {
    return "Loops of 1-D transforms that the check of shared objects warns of or rejects, run ahead.";
  }

  @Override
  public List<String> sourceJars() {
    return new JTransforms().sourceJars();
  }

  @Override
  public List<String> overlays() {
    return List.of("ahead.ajws-overlay");
  }

  @Override
  public Class<? extends Workloads> workloads() {
    return AheadWorkloads.class;
  }

  @Override
  public List<EvaluationCase> cases(boolean quick) {
    return java.util.Arrays.stream(quick ? SMALL : LARGE)
        .boxed()
        .flatMap(n -> Stream.of("full", "complex").map(kind -> of(kind, n)))
        .toList();
  }

  private static EvaluationCase of(String kind, int n) {
    String detail =
        kind.equals("full")
            ? "realForwardFull, realInverseFull"
            : "complexForward, complexInverse: its bit reversal alone runs ahead";
    return new EvaluationCase(kind + " " + n, kind, detail, false);
  }

  @Override
  public List<String> notes() {
    return List.of(
        "Only single loops of a transform run ahead; the rest of it stays serial.",
        "Each run is a transform and its inverse; every result is compared bit for bit with the"
            + " serial one.");
  }
}
