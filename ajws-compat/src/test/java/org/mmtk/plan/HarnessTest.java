package org.mmtk.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.ajws.runtime.AjwsRuntime;
import org.jikesrvm.scheduler.RVMThread;
import org.jikesrvm.scheduler.WS;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HarnessTest {
  @TempDir private Path folder;

  private static String printedBy(Runnable code) {
    PrintStream before = System.err;
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    System.setErr(new PrintStream(bytes, true, StandardCharsets.UTF_8));
    try {
      code.run();
    } finally {
      System.setErr(before);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  @Test
  void theHarnessTellsTimeAndCollections() {
    Plan.harnessBegin();
    String printed = printedBy(Plan::harnessEnd);
    assertTrue(
        printed.matches("AJWS harness: [0-9.]+ ms, \\d+ collections in \\d+ ms\\R"), printed);
    assertThrows(IllegalStateException.class, Plan::harnessEnd);
  }

  @Test
  void statisticsAreThoseOfTheRuntime() {
    assertTrue(printedBy(WS::dumpWSStatistics).startsWith("AJWS statistics: "));
  }

  @Test
  void theNumberOfAsyncsBeginsAnewWithEachDumpAndHarness() {
    WS.harnessBegin();
    WS.pushed();
    WS.pushed();
    assertEquals(2, WS.wsTotalPush());
    assertTrue(printedBy(WS::dumpWSStatistics).startsWith("AJWS statistics: 2 asyncs, "));
    assertEquals(0, WS.wsTotalPush());
    WS.pushed();
    Plan.harnessBegin();
    assertEquals(0, WS.wsTotalPush());
    printedBy(Plan::harnessEnd);
  }

  @Test
  void theNumberOfWorkersIsThatOfTheRuntime() {
    assertEquals(AjwsRuntime.workers(), WS.wsProcs);
    assertTrue(WS.wsInitialized());
  }

  @Test
  void theMeasuredIntervalIsInTheRecording() throws IOException {
    Path file = folder.resolve("measured.jfr");
    try (Recording recording = new Recording()) {
      recording.enable("org.ajws.Measured").withoutThreshold();
      recording.start();
      RVMThread.perfEventStart();
      RVMThread.perfEventStop();
      RVMThread.perfEventStop(); // without a start: nothing
      recording.stop();
      recording.dump(file);
    }
    assertEquals(
        1,
        RecordingFile.readAllEvents(file).stream()
            .filter(e -> e.getEventType().getName().equals("org.ajws.Measured"))
            .count());
  }
}
