package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Recursion of a few hundred levels works in each form, for each target, on the smallest stack. */
class DepthTableTest {
  private static final int LEVELS = 250;

  @Test
  void hundredsOfLevelsFitEverywhere() throws Exception {
    DepthTable table = new DepthTable();
    table.limit = LEVELS;
    table.stacks = List.of("1m");
    List<DepthTable.Row> rows = table.rows();
    assertEquals(5 * 7, rows.size()); // five forms; the elision has no worker
    for (DepthTable.Row row : rows) {
      assertEquals(LEVELS, row.first(), row.toString());
      assertEquals(LEVELS, row.last(), row.toString());
    }
  }
}
