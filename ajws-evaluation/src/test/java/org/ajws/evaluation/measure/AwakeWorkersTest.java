package org.ajws.evaluation.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What runs before a timed run, and when nothing does. */
class AwakeWorkersTest {
  private final List<String> calls = new ArrayList<>();
  private long now;
  private long length = 1_000_000;

  /** Whether the workers have shared one of the runs. */
  private boolean shared;

  private int sharedFrom;

  private final class Logged implements Workload {
    private int runs;

    @Override
    public void prepare() {
      calls.add("prepare");
    }

    @Override
    public void run() {
      calls.add("run");
      now += length;
      shared = ++runs >= sharedFrom;
    }

    @Override
    public long digest() {
      return 7;
    }
  }

  private AwakeWorkers workload(int sharedFrom) {
    this.sharedFrom = sharedFrom;
    return new AwakeWorkers(new Logged(), this::takeShared, () -> now);
  }

  private boolean takeShared() {
    boolean was = shared;
    shared = false;
    return was;
  }

  @Test
  void itRunsUntilTheWorkersHaveSharedARun() throws Exception {
    AwakeWorkers workload = workload(3);
    shared = true; // by what ran before
    workload.prepare();
    assertEquals(List.of("prepare", "run", "prepare", "run", "prepare", "run", "prepare"), calls);
    assertEquals(7, workload.digest());
  }

  @Test
  void itGivesUpWhereTheyNeverDo() throws Exception {
    workload(1_000_000).prepare();
    assertEquals(20, calls.stream().filter("run"::equals).count());
    assertEquals("prepare", calls.get(calls.size() - 1));
  }

  @Test
  void longRunsAreNotMadeForNothing() throws Exception {
    length = 20_000_000;
    AwakeWorkers workload = workload(1_000_000);
    workload.run();
    calls.clear();
    workload.prepare();
    assertEquals(List.of("prepare"), calls);
  }
}
