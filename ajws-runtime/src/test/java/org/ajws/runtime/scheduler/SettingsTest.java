package org.ajws.runtime.scheduler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Set;
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
          Settings.misspelt());
    } finally {
      System.clearProperty(given);
    }
  }

  /** Those of other tools, and of tests. */
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
        "ajws.stress.seed",
        "ajws.spread",
        "workers"
      })
  void othersAreNot(String given) {
    String before = System.getProperty(given);
    System.setProperty(given, "2");
    try {
      assertEquals(Set.of(), Settings.misspelt());
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
