package org.ajws.evaluation.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MeasuringProgressTest {
  private static final long SECOND = 1_000_000_000L;

  @Test
  void laterCasesAndJvmsAreTakenToLastAsLong() {
    assertEquals(
        "measuring, JVM 1 of 2, case 2 of 4 (fft): 19 %, about 3 min left",
        MeasuringProgress.line(1, 2, 1, 4, "fft", 0.5, 30 * SECOND));
    assertEquals(
        "measuring, JVM 2 of 2 (p): 75 %, about 10 s left",
        MeasuringProgress.line(2, 2, 0, 1, "p", 0.5, 10 * SECOND));
    assertEquals(
        "measuring, JVM 1 of 1 (p): 0 %", MeasuringProgress.line(1, 1, 0, 1, "p", 0, SECOND));
  }
}
