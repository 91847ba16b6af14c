package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Which executions are run in order as samples, where some of them are not told of. */
class GainSamplesTest {
  private static final long ALL = 1000;

  private final Gain gain = new Gain(0);

  /** What throws or is left by a break says nothing, and is no reason to run in order for ever. */
  @Test
  void aSampleThatIsLeftEarlyIsNotTriedAgainAtOnce() {
    int samples = 0;
    for (int n = 1; n <= 64_000; n++) {
      if (gain.isSample(ALL)) {
        samples++;
        if (samples == 1) { // all others are left early
          gain.inOrder(ALL, ALL);
        }
      }
    }
    assertTrue(500 < samples && samples < 1200, samples + " samples");
  }
}
