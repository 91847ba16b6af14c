package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.ajws.processor.run.Differences;
import org.ajws.runtime.AjwsRuntime;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whatever part of a statement throws, and on whatever line it stands, that line is shown. {@code
 * -Dajws.spread=1} tries every combination, 13 one in thirteen; {@code
 * -Dajws.spread.places=Guard,While} only the places whose names begin so.
 */
class SpreadProgramTest {
  private static final int OFTEN = Integer.getInteger("ajws.spread", 13);

  private static final List<String> PLACES =
      List.of(System.getProperty("ajws.spread.places", "").split(","));

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void linesAreThoseOfTheSource() throws Exception {
    Map<String, String> sources = new TreeMap<>();
    for (String place : places()) {
      sources.put(SpreadProgram.name(place), SpreadProgram.of(place, OFTEN));
    }
    List<String> different = new Differences(folder).of(sources);
    assertEquals("", String.join("\n", different), different.size() + " lines");
  }

  private static List<String> places() {
    return SpreadProgram.places().stream()
        .filter(p -> PLACES.stream().anyMatch(p::startsWith))
        .toList();
  }
}
