package org.ajws.evaluation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;

class ProgramProcessTest {
  @Test
  @Timeout(50)
  @DisabledOnOs(OS.WINDOWS)
  void aProgramThatIgnoresTheRequestToEndIsEnded() throws Exception {
    Process deaf =
        new ProcessBuilder("sh", "-c", "trap '' TERM; echo ready; exec sleep 60").start();
    assertEquals('r', deaf.getInputStream().read());
    ProgramProcess.end(deaf, Duration.ofMillis(1));
    assertNotEquals(0, deaf.waitFor());
  }
}
