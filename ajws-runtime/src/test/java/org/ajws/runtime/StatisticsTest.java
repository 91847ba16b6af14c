package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.stream.Collectors;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.loop.LoopsTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StatisticsTest {
  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @ParameterizedTest
  @MethodSource("org.ajws.runtime.Setup#all")
  void countsAreExactAfterTheLoops(Setup setup) {
    setup.install();
    AjwsRuntime.resetStatistics();
    for (int round = 0; round < 10; round++) {
      setup.engine().times(50, i -> setup.engine().times(4, j -> LoopsTest.work(30)));
    }
    Statistics s = AjwsRuntime.statistics();
    assertEquals(setup.workers(), s.workers());
    assertEquals(10 + 500, s.regions());
    assertEquals(10 * (50 + 50 * 4), s.iterations());
    assertTrue(s.tasks() >= s.regions() && s.tasks() <= s.regions() + s.splits(), s.toString());
    assertTrue(s.steals() <= s.splits() && s.stealRatio() <= 1, s.toString());
    assertEquals(510, s.sites().stream().mapToLong(SiteStatistics::executions).sum());
    assertEquals(s.iterations(), s.sites().stream().mapToLong(SiteStatistics::iterations).sum());
    if (setup.workers() == 1) {
      assertEquals(0, s.splits() + s.steals() + s.idleNanos());
    }
    AjwsRuntime.resetStatistics();
    assertEquals(0, AjwsRuntime.statistics().regions());
    assertEquals(List.of(), AjwsRuntime.statistics().sites());
  }

  @Test
  void elementsAreCounted() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    AjwsRuntime.resetStatistics();
    Iterable<Integer> unsized = () -> List.of(1, 2, 3).iterator();
    Engine.LOOPS.elements(unsized, TaskLocals.none(), (part, l) -> part.forEach(i -> {}));
    Engine.LOOPS.elements(
        new java.util.TreeSet<>(List.of(1, 2, 3, 4)),
        TaskLocals.none(),
        (part, l) -> part.forEach(i -> {}));
    assertEquals(7, AjwsRuntime.statistics().iterations());
  }

  @Test
  void stealsAndIdleTimeShow() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    AjwsRuntime.resetStatistics();
    CyclicBarrier both = new CyclicBarrier(2);
    Engine.LOOPS.times(2, i -> CancellationTest.await(both)); // one of them is stolen
    Engine.LOOPS.times(1, i -> LoopsTest.work(1_000_000)); // leaves the other worker idle
    Statistics s = AjwsRuntime.statistics();
    assertTrue(s.steals() >= 1 && s.splits() >= 1, s.toString());
    assertTrue(s.idleNanos() > 0, s.toString());
    assertTrue(s.sharedNanos() > 0, s.toString());
    AjwsRuntime.resetStatistics();
    assertEquals(0, AjwsRuntime.statistics().sharedNanos());
  }

  @Test
  void eventsOfLoopsStealsAndIdleness(@TempDir Path folder) throws Exception {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    Path file = folder.resolve("loops.jfr");
    try (Recording recording = new Recording()) {
      for (String event : List.of("Loop", "Steal", "Idle", "Sleep", "Work")) {
        recording.enable("org.ajws." + event).withThreshold(Duration.ZERO);
      }
      recording.start();
      CyclicBarrier both = new CyclicBarrier(2);
      for (int round = 0; round < 3; round++) {
        Engine.LOOPS.times(2, i -> CancellationTest.await(both));
      }
      AjwsRuntime.shutdown();
      recording.stop();
      recording.dump(file);
    }
    assertTrue(Files.size(file) > 0);
    List<RecordedEvent> events = RecordingFile.readAllEvents(file);
    List<RecordedEvent> loops = named(events, "Loop");
    assertEquals(3, loops.size());
    assertEquals(Engine.SITE, loops.get(0).getString("site"));
    assertEquals(2, loops.get(0).getLong("iterations"));
    assertTrue(named(events, "Steal").size() >= 3);
    assertTrue(named(events, "Idle").size() >= 1);
    assertTrue(named(events, "Sleep").size() >= 1);
    List<RecordedEvent> work = named(events, "Work");
    assertTrue(work.size() >= 3); // one of the two iterations each time, on the other worker
    assertEquals(Engine.SITE, work.get(0).getString("site"));
  }

  private static List<RecordedEvent> named(List<RecordedEvent> events, String name) {
    return events.stream()
        .filter(e -> e.getEventType().getName().equals("org.ajws." + name))
        .collect(Collectors.toList());
  }
}
