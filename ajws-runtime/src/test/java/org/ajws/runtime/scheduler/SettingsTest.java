package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.logging.Filter;
import java.util.logging.Logger;
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
    System.setProperty(given, "2");
    try {
      assertEquals(
          Set.of("System property " + given + " is ignored: there is none, but " + meant),
          Settings.unknown());
    } finally {
      System.clearProperty(given);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ajws.places", "ajws.pin", "ajws.stress.seed", "Ajws.Numa", "ajws."})
  void anyOtherSettingIsTold(String given) {
    System.setProperty(given, "auto");
    try {
      assertEquals(
          Set.of("System property " + given + " is ignored: AJWS has no such setting"),
          Settings.unknown());
    } finally {
      System.clearProperty(given);
    }
  }

  /** A pool may be all that a program has of the runtime. */
  @Test
  void itIsToldOnceWhenWorkersStart() {
    List<String> warnings = new ArrayList<>();
    Logger logger = Logger.getLogger("org.ajws.runtime");
    Filter before = logger.getFilter();
    logger.setFilter(record -> !warnings.add(record.getMessage()));
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
    String before = System.getProperty(given);
    System.setProperty(given, "2");
    try {
      assertEquals(Set.of(), Settings.unknown());
    } finally {
      if (before == null) {
        System.clearProperty(given);
      } else {
        System.setProperty(given, before);
      }
    }
  }

  @Test
  void whatIsReadIsListed() {
    assertThrows(IllegalArgumentException.class, () -> Settings.value("ajws.other"));
  }
}
