package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.logging.Filter;
import java.util.logging.Logger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.ajws.runtime.AjwsPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ResourceLock(Resources.SYSTEM_PROPERTIES)
class SettingsTest {
  @ParameterizedTest
  @CsvSource({
    "ajws.worker, ajws.workers",
    "ajws.wrokers, ajws.workers",
    "ajws.Workers, ajws.workers",
    "AJWS.WORKERS, ajws.workers",
    "ajwsworkers, ajws.workers",
    "ajws.stealevery, ajws.stealEvery",
    "ajws.stacksize, ajws.stackSize",
    "ajws.spinMicro, ajws.spinMicros"
  })
  void aMisspeltSettingIsTold(String given, String meant) {
    assertEquals(
        Set.of("System property " + given + " is ignored: there is none, but " + meant),
        Settings.unknown(Set.of(given)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ajws.places",
        "ajws.pin",
        "ajws.distress.seed",
        "ajws.stressed",
        "Ajws.Numa",
        "ajws."
      })
  void anyOtherSettingIsTold(String given) {
    assertEquals(
        Set.of("System property " + given + " is ignored: AJWS has no such setting"),
        Settings.unknown(Set.of(given)));
  }

  /** A pool may be all that a program has of the runtime. */
  @Test
  void itIsToldOnceWhenWorkersStart() {
    List<String> warnings = new ArrayList<>();
    Logger logger = Logger.getLogger("org.ajws.runtime");
    Filter before = logger.getFilter();
    logger.setFilter(
        record -> {
          if (record.getMessage().contains("OfThisTest")) {
            warnings.add(record.getMessage());
          }
          return false;
        });
    System.setProperty("ajws.placesOfThisTest", "auto");
    try {
      AjwsPool.of(2).close();
      AjwsPool.of(2).close();
    } finally {
      System.clearProperty("ajws.placesOfThisTest");
      logger.setFilter(before);
    }
    assertEquals(
        List.of("System property ajws.placesOfThisTest is ignored: AJWS has no such setting"),
        warnings);
  }

  /** Those of tools. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "ajws.workers",
        "ajws.race",
        "ajws.release",
        "ajws.terminal",
        "ajws.forks",
        "ajws.rounds",
        "ajws.locks",
        "ajws.target",
        "ajws.home",
        "ajwsome",
        "workers"
      })
  void othersAreNot(String given) {
    assertEquals(Set.of(), Settings.unknown(Set.of(given)));
  }

  /** Maven hands them to the JVM of the tests, where workers start. */
  @Test
  void thoseOfTheProjectsTestsAreNot() throws IOException {
    Pattern asked =
        Pattern.compile("get(?:Integer|Long|Boolean|Property)\\(\\s*\"(ajws\\.[^\"]+)\"");
    Set<String> names = new TreeSet<>();
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      for (Path tests : modules.map(m -> m.resolve("src/test/java")).toList()) {
        if (Files.isDirectory(tests)) {
          try (Stream<Path> files = Files.walk(tests)) {
            for (Path file : files.filter(f -> f.toString().endsWith(".java")).toList()) {
              asked.matcher(Files.readString(file)).results().forEach(m -> names.add(m.group(1)));
            }
          }
        }
      }
    }
    assertTrue(names.contains("ajws.fuzz.programs"), names.toString());
    assertEquals(Set.of(), Settings.unknown(names));
  }

  @Test
  void whatIsReadIsListed() {
    assertThrows(IllegalArgumentException.class, () -> Settings.value("ajws.other"));
  }
}
