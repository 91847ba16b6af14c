package org.ajws.maven;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Properties;
import java.util.Set;
import org.ajws.runtime.scheduler.Settings;
import org.junit.jupiter.api.Test;

class UnknownSettingsTest {
  @Test
  void whatNobodyReadsIsTold() {
    Properties given = new Properties();
    for (String name : List.of("ajws.locks", "ajws.lock", "Ajws.workers", "skipTests", "ajws")) {
      given.setProperty(name, "1");
    }
    assertEquals(
        List.of("Ajws.workers", "ajws.lock"),
        UnknownSettings.messages(given, Set.of("ajws.locks", "ajws.workers")).stream()
            .map(m -> m.replaceAll("AJWS: -D(\\S+) is ignored: .*", "$1"))
            .toList());
  }

  @Test
  void theRuntimesSettingsAreKnown() {
    assertTrue(UnknownSettings.OF_OTHERS.containsAll(Settings.NAMES), "" + Settings.NAMES);
  }
}
