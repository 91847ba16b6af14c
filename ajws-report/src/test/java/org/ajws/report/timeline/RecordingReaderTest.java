package org.ajws.report.timeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import jdk.jfr.Event;
import jdk.jfr.Name;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordingReaderTest {
  @Name("org.ajws.Steal")
  static final class StealWithoutVictim extends Event {
    String site;
  }

  @Name("org.ajws.Loop")
  static final class Loop extends Event {
    String site;
    long iterations;
  }

  @Name("org.ajws.Idle")
  static final class Idle extends Event {}

  @TempDir private Path folder;

  private Path record(Runnable run) throws IOException {
    Path file = folder.resolve("a.jfr");
    try (jdk.jfr.Recording recording = new jdk.jfr.Recording()) {
      recording.start();
      run.run();
      recording.stop();
      recording.dump(file);
    }
    return file;
  }

  @Test
  void eventsOfAnotherVersionAreRefused() throws IOException {
    Path file =
        record(
            () -> {
              StealWithoutVictim steal = new StealWithoutVictim();
              steal.site = "A.java:1";
              steal.commit();
            });
    String message =
        assertThrows(IllegalArgumentException.class, () -> RecordingReader.read(file)).getMessage();
    assertTrue(message.contains("org.ajws.Steal has no field victim"), message);
  }

  @Test
  void totalsByPlaceAndThread() throws IOException {
    Path file =
        record(
            () -> {
              for (int i = 0; i < 3; i++) {
                Loop loop = new Loop();
                loop.site = "A.java:7";
                loop.iterations = i == 2 ? -1 : 10;
                loop.begin();
                Idle idle = new Idle();
                idle.begin();
                long end = System.nanoTime() + 2_000_000;
                while (System.nanoTime() < end) {
                  Thread.onSpinWait();
                }
                idle.commit();
                loop.commit();
              }
            });
    Timeline timeline = RecordingReader.read(file);
    assertEquals(6, timeline.events());
    assertEquals(1, timeline.lanes().size());
    SiteTotals site = timeline.sites().get(0);
    assertEquals("A.java:7", site.site);
    assertEquals(3, site.executions);
    assertEquals(20, site.iterations);
    long[] totals = timeline.stateTotals();
    long idle = totals[State.SEARCHING.ordinal()];
    assertTrue(idle >= 5_900_000, "searching " + idle);
    assertEquals(site.elapsed, idle + totals[State.WORKING.ordinal()], 10);
    assertEquals(site.worked, totals[State.WORKING.ordinal()]);
    assertTrue(timeline.nanos() >= site.elapsed);
  }
}
