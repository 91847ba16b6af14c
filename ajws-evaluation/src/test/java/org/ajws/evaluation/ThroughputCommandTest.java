package org.ajws.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import org.junit.jupiter.api.Test;

class ThroughputCommandTest {
  /** Nothing was measured, and all results were said to be right. */
  @Test
  void aNameOfNoCaseIsAnError() {
    ThroughputCommand command = ThroughputCommand.smoke(2);
    command.cases = "searhc";
    IllegalArgumentException e =
        assertThrows(
            IllegalArgumentException.class,
            () -> command.measure(new Loads(), List.of(), List.of()));
    assertEquals(
        "no case of loads contains \"searhc\"; there are: search, 2 threads", e.getMessage());
  }

  /** A code base with one load. */
  private static final class Loads implements CodeBase {
    @Override
    public String name() {
      return "loads";
    }

    @Override
    public String title() {
      return name();
    }

    @Override
    public String summary() {
      return name();
    }

    @Override
    public List<String> sourceJars() {
      return List.of();
    }

    @Override
    public List<String> overlays() {
      return List.of();
    }

    @Override
    public Class<? extends Workloads> workloads() {
      return Workloads.class;
    }

    @Override
    public List<EvaluationCase> cases(boolean quick) {
      return List.of();
    }

    @Override
    public List<ThroughputCase> throughput(List<Integer> threads, boolean smoke) {
      return threads.stream()
          .map(t -> new ThroughputCase("search, " + ThroughputCase.threads(t), "search", t, 10))
          .toList();
    }
  }
}
