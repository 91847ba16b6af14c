package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Each form compares its result with that of the serial one. */
class FutureTableTest {
  @Test
  void allFormsGiveTheSerialResult() {
    CommandLine table = new CommandLine(new FutureTable());
    assertEquals(0, table.execute("--size", "15", "--rounds", "3", "--forks", "1"));
  }
}
