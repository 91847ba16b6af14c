package org.ajws.benchmarks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.ajws.benchmarks.waits.WaitRun;
import org.ajws.benchmarks.waits.WaitRun.Sample;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** All variants of a row give the same result. */
class WaitTableTest {
  @Test
  void allVariantsGiveTheSameResult() {
    assertEquals(0, new CommandLine(new WaitTable()).execute("--smoke", "--workers", "2"));
  }

  @Test
  void aSampleIsReadAsItIsPrinted() throws Exception {
    Sample sample = new Sample(1.5e6, 2e6, -3);
    assertEquals(sample, Sample.parse(sample.toString()));
    Sample measured = WaitRun.measure("fib plain", 1);
    assertEquals(WaitRun.result("fib plain"), measured.result());
    assertTrue(measured.nanos() > 0);
  }

  /** What the table says of their lines: the monitors by conditions are the shortest. */
  @Test
  void conditionsNeedTheFewestLines() throws IOException {
    long conditions = WaitTable.lines("Monitors");
    assertTrue(conditions < WaitTable.lines("NotifyMonitors"));
    assertTrue(conditions < WaitTable.lines("ConditionMonitors"));
  }
}
