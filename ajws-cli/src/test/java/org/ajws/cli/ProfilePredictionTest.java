package org.ajws.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class ProfilePredictionTest {
  private static double predicted(double copies, double simulated) {
    return new ProfilePrediction(100, 1, copies, simulated).nanos();
  }

  @Test
  void whatRunsInParallelTakesHalfOfTheTimeIfNothingIsShared() {
    assertEquals(50, predicted(.5, 2), 1e-9);
    assertEquals(100 / 1.6, predicted(.5, 1.6), 1e-9);
  }

  @Test
  void onlyTheTimeInWhichBothWorkIsSlowedDown() {
    assertEquals(100, predicted(1, 2), 1e-9); // one processor
    assertEquals(100, predicted(1, 1), 1e-9);
    assertEquals(100, predicted(.8, 1), 1e-9); // nothing runs beside anything
    assertEquals(80, predicted(.8, 2), 1e-9);
    assertEquals(90, predicted(.8, 4.0 / 3), 1e-9); // 50 alone, 25 + 25 together that take 40
  }

  @Test
  void theErrorIsOfWhatWasMeasured() {
    ProfilePrediction tooMuch = new ProfilePrediction(100, 40, .5, 2);
    assertEquals(.25, tooMuch.error(), 1e-9);
    assertFalse(tooMuch.isClose());
    assertTrue(new ProfilePrediction(100, 57, .5, 2).isClose());
    assertFalse(new ProfilePrediction(100, 60, .5, 2).isClose());
  }
}
