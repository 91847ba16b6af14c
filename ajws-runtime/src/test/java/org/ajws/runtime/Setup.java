package org.ajws.runtime;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Scheduler;

/** An implementation, a number of workers and a pace, for parameterised tests. */
public record Setup(Engine engine, int workers, Pace pace) {

  /** How far apart polls are. */
  public enum Pace {
    /** As in production. */
    USUAL(100_000, 8_000, 5_000, 20_000),
    /**
     * A poll after every iteration, no spinning, no loop too small: every race becomes frequent.
     */
    TINY(0, 0, 0, 0);

    private final long spinNanos;
    private final long chunkNanos;
    private final long tinyNanos;
    private final long wakeNanos;

    Pace(long spinNanos, long chunkNanos, long tinyNanos, long wakeNanos) {
      this.spinNanos = spinNanos;
      this.chunkNanos = chunkNanos;
      this.tinyNanos = tinyNanos;
      this.wakeNanos = wakeNanos;
    }

    public Config config(int workers) {
      return Config.forTests(workers, spinNanos, chunkNanos, tinyNanos, wakeNanos);
    }
  }

  /** Replaces the global scheduler. */
  public Setup install() {
    Scheduler.install(pace.config(workers));
    return this;
  }

  static Stream<Setup> all() {
    List<Setup> setups = new ArrayList<>();
    for (Engine engine : Engine.values()) {
      for (int workers : new int[] {1, 2, 8, 64}) {
        setups.add(new Setup(engine, workers, Pace.TINY));
        if (workers == 2) {
          setups.add(new Setup(engine, workers, Pace.USUAL));
        }
      }
    }
    return setups.stream();
  }

  static Stream<Setup> parallel() {
    return all().filter(s -> s.workers > 1);
  }

  /** The setups in which a started iteration surely lets the others of a small loop start. */
  static Stream<Setup> own() {
    return all().filter(s -> s.engine == Engine.LOOPS);
  }

  @Override
  public String toString() {
    return engine + "-" + workers + "-" + pace;
  }
}
