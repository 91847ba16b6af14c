package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The golden programs with aliases, unit parameters, static and interface sets, on many threads:
 * each of them says whether it saw anything half done.
 */
@Timeout(120)
class SharedSetsTest {
  @TempDir Path folder;

  @ParameterizedTest
  @ResourceLock("System.out")
  @CsvSource({
    "AdoptedSets, MONITOR",
    "AdoptedSets, REENTRANT",
    "ReadAnywhere, MONITOR",
    "ReadAnywhere, REENTRANT",
    "PairCounter, MONITOR",
    "PairCounter, REENTRANT",
    "Accounts, MONITOR",
    "Accounts, REENTRANT",
    "StaticSets, MONITOR",
    "StaticSets, REENTRANT",
    "OldHabits, MONITOR",
    "OldHabits, REENTRANT",
    "KeptAliases, MONITOR",
    "KeptAliases, REENTRANT",
    "CallBacks, MONITOR",
    "CallBacks, REENTRANT",
    "Generators, MONITOR",
    "Generators, REENTRANT",
    "ImplicitUnits, MONITOR",
    "ImplicitUnits, REENTRANT",
    "UnitsOfAny, MONITOR",
    "UnitsOfAny, REENTRANT"
  })
  void nothingIsSeenHalfDone(String program, LockKind kind) throws Exception {
    Path source = Path.of("src/test/resources/golden/atomic/input", program + ".java");
    TranslatedProgram translated =
        TranslatedProgram.of(folder, program + ".java", Files.readString(source))
            .translate(kind, Target.SERIAL);
    ByteArrayOutputStream printed = new ByteArrayOutputStream();
    PrintStream out = System.out;
    System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
    try {
      translated
          .load(program)
          .getMethod("main", String[].class)
          .invoke(null, (Object) new String[] {"8"});
    } finally {
      System.setOut(out);
    }
    String text = printed.toString(StandardCharsets.UTF_8);
    assertTrue(text.startsWith("true "), text);
  }
}
