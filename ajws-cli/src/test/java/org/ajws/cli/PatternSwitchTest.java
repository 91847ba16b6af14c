package org.ajws.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Patterns of Java 21, on the JDK of the build or the one that {@code JAVA25_HOME} names; skipped
 * where both are older.
 */
class PatternSwitchTest {
  private static final Path PROGRAM =
      Path.of("src/test/resources/java21/PatternSwitches.java").toAbsolutePath();

  @TempDir Path folder;

  @Test
  void framesAndTasksGiveWhatTheSerialProgramGives() throws Exception {
    String home = home();
    Assumptions.assumeTrue(home != null, "no JDK of Java 21 or later");
    String expected = run(home, Target.SERIAL, 1);
    assertFalse(expected.isBlank());
    assertEquals(expected, run(home, Target.TRYCATCH, 4));
    assertEquals(expected, run(home, Target.TRYCATCH, 16));
    assertEquals(expected, run(home, Target.FORKJOIN, 4));
  }

  /** A JDK that has patterns in switches; null without. */
  private static String home() {
    if (Runtime.version().feature() >= 21) {
      return System.getProperty("java.home");
    }
    String other = System.getenv("JAVA25_HOME");
    return other != null && Files.isExecutable(Path.of(other, "bin", "java")) ? other : null;
  }

  private String run(String home, Target target, int workers) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(home, "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Ajws.class.getName()));
    command.addAll(List.of("run", "--target", target.id(), "--workers", "" + workers));
    command.addAll(List.of("-Dajws.stealGap=300", "-Dajws.stealThrottle=0"));
    command.addAll(List.of("-J-XX:TieredStopAtLevel=1", PROGRAM.toString()));
    ChildProcess ran = ChildProcess.run(folder, "", Map.of(), command);
    assertEquals(0, ran.status(), ran.err());
    return ran.out();
  }
}
