package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FramesTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4, 8, 16, 64})
  void fib(int workers) {
    Scheduler.install(Setup.Pace.USUAL.config(workers).withStealGap(300));
    AjwsRuntime.resetStatistics();
    for (int round = 0; round < 200; round++) {
      assertEquals(28657, FrameFib.fib(23));
    }
    Statistics s = AjwsRuntime.statistics();
    assertEquals(workers > 1, s.unwindings() > 0, s.toString());
    assertTrue(s.savedFrames() >= s.unwindings(), s.toString());
  }
}
