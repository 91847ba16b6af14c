package org.ajws.benchmarks;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import org.ajws.benchmarks.locks.Shared;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Generated locks against locks by hand: one use of shared data, alone and by two threads at once.
 * What all uses made together is checked in the end.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(3)
public class LockBenchmark {
  /** The data, and its lock. */
  @Param({
    "counter: AJWS auto",
    "counter: AJWS varhandle",
    "counter: AJWS monitor",
    "counter: AJWS reentrant",
    "counter: synchronized",
    "counter: ReentrantLock",
    "counter: AtomicInteger",
    "counter: LongAdder",
    "histogram: AJWS auto",
    "histogram: AJWS monitor",
    "histogram: AJWS reentrant",
    "histogram: synchronized",
    "histogram: ReentrantLock",
    "pair: AJWS auto",
    "pair: AJWS monitor",
    "pair: AJWS reentrant",
    "pair: synchronized",
    "pair: ReentrantLock",
    "pair: ReentrantReadWriteLock",
    "pair: StampedLock",
    "record: AJWS auto",
    "record: AJWS monitor",
    "record: AJWS reentrant",
    "record: synchronized",
    "record: ReentrantLock",
    "record: ReentrantReadWriteLock",
    "record: StampedLock",
    "scratch: AJWS auto",
    "scratch: AJWS monitor",
    "scratch: AJWS reentrant",
    "scratch: synchronized",
    "scratch: no lock",
    "transfer: AJWS monitor",
    "transfer: AJWS reentrant",
    "transfer: synchronized",
    "transfer: ReentrantLock",
    "fresh: AJWS monitor",
    "fresh: AJWS reentrant",
    "fresh: synchronized",
    "fresh: ReentrantLock",
    "hidden: AJWS monitor",
    "nested: AJWS monitor",
    "nested: AJWS reentrant",
    "nested: synchronized",
    "nested: synchronized, flat",
    "snapshot: AJWS auto",
    "snapshot: ReentrantReadWriteLock",
    "snapshot: StampedLock",
    "snapshot: volatile record"
  })
  public String subject;

  private Path work;
  private Supplier<Shared> maker;
  private Shared shared;
  private final LongAdder expected = new LongAdder();

  /** Makes the data. */
  @Setup(Level.Trial)
  public void begin() throws Exception {
    work = Files.createTempDirectory("ajws-jmh");
    maker = LockSubjects.of(subject, work);
    shared = maker.get();
  }

  /** Checks what two threads made. */
  @TearDown(Level.Trial)
  public void end() throws Exception {
    Folders.delete(work);
    check(shared, expected.sum());
  }

  private void check(Shared data, long total) {
    // The counters are of 32 bits.
    if ((int) data.total() != (int) total) {
      throw new IllegalStateException(subject + ": " + data.total() + " instead of " + total);
    }
  }

  /**
   * Keeps what a thread counts, in the class below, out of the cache lines of what was made before:
   * JMH pads only behind it, and the shared data may stand in front.
   */
  @State(Scope.Thread)
  public abstract static class Apart {
    /** Never used. */
    protected long p0, p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, p11, p12, p13, p14, p15;
  }

  /** A thread with data of its own. */
  @State(Scope.Thread)
  public static class Alone extends Apart {
    private Shared own;
    private int key;
    private long total;

    /** Makes the data. */
    @Setup(Level.Trial)
    public void begin(LockBenchmark benchmark) {
      own = benchmark.maker.get();
    }

    /** Checks what the thread made. */
    @TearDown(Level.Iteration)
    public void check(LockBenchmark benchmark) {
      benchmark.check(own, total);
    }
  }

  /** A thread that uses the common data. */
  @State(Scope.Thread)
  public static class Together extends Apart {
    private int key;
    private long total;

    /** Says what the thread made. */
    @TearDown(Level.Iteration)
    public void count(LockBenchmark benchmark) {
      benchmark.expected.add(total);
      total = 0;
    }
  }

  /** One thread. */
  @Benchmark
  @Threads(1)
  public void uncontended(Alone thread) {
    thread.total += thread.own.step(thread.key++);
  }

  /** Two threads. */
  @Benchmark
  @Threads(2)
  public void contended(Together thread) {
    thread.total += shared.step(thread.key++);
  }
}
