package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Map;
import org.ajws.processor.run.Differences;
import org.ajws.runtime.AjwsRuntime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.junit.jupiter.api.io.TempDir;

/** Whatever part of a guard throws, and on whatever line it stands, that line is shown. */
@EnabledForJreRange(min = JRE.JAVA_21)
class GuardLinesTest {
  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void linesAreThoseOfTheSource() throws Exception {
    Map<String, String> program = Map.of(GuardProgram.NAME, GuardProgram.text());
    assertEquals("", String.join("\n", new Differences(folder).of(program)));
  }
}
