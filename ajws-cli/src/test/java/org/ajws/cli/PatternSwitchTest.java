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
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Patterns of Java 21 and later, on the JDK of the build or the one that {@code JAVA25_HOME} names;
 * skipped where both are older.
 */
class PatternSwitchTest {
  private static final Path PROGRAMS = Path.of("src/test/resources").toAbsolutePath();

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "21,PatternSwitches",
    "21,PatternValues",
    "21,PatternEquals",
    "22,Unnamed",
    "25,ConstructorPrologues"
  })
  void framesAndTasksGiveWhatTheSerialProgramGives(int java, String name) throws Exception {
    String home = home(java);
    Assumptions.assumeTrue(home != null, "no JDK of Java " + java + " or later");
    Path program = PROGRAMS.resolve("java" + java).resolve(name + ".java");
    String expected = run(home, program, Target.SERIAL, 1, 0);
    assertFalse(expected.isBlank());
    assertEquals(expected, run(home, program, Target.TRYCATCH, 1, 1));
    assertEquals(expected, run(home, program, Target.TRYCATCH, 4, 3));
    assertEquals(expected, run(home, program, Target.TRYCATCH, 16, 0));
    assertEquals(expected, run(home, program, Target.FORKJOIN, 4, 0));
  }

  /** A JDK of some version or later; null without. */
  private static String home(int java) {
    if (Runtime.version().feature() >= java) {
      return System.getProperty("java.home");
    }
    String other = System.getenv("JAVA25_HOME");
    return other != null && Files.isExecutable(Path.of(other, "bin", "java")) ? other : null;
  }

  private String run(String home, Path program, Target target, int workers, int every)
      throws Exception {
    List<String> command = new ArrayList<>();
    command.add(Path.of(home, "bin", "java").toString());
    command.addAll(List.of("-cp", System.getProperty("java.class.path"), Ajws.class.getName()));
    command.addAll(List.of("run", "--target", target.id(), "--workers", "" + workers));
    command.addAll(List.of("-Dajws.stealGap=300", "-Dajws.stealThrottle=0"));
    command.add("-Dajws.stealEvery=" + every);
    command.addAll(List.of("-J-XX:TieredStopAtLevel=1", program.toString()));
    ChildProcess ran = ChildProcess.run(folder, "", Map.of(), command);
    assertEquals(0, ran.status(), ran.err());
    return ran.out();
  }
}
