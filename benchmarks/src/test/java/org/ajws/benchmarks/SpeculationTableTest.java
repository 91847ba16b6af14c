package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** The short form: all results are those of the serial loops. */
class SpeculationTableTest {
  @Test
  void allResultsAreRight() {
    assertEquals(0, new CommandLine(new SpeculationTable()).execute("--smoke"));
  }
}
