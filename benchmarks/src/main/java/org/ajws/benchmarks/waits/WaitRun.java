package org.ajws.benchmarks.waits;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.function.Supplier;
import org.ajws.benchmarks.tasks.Crew;
import org.ajws.benchmarks.tasks.Way;

/** Measures one of the programs whose tasks wait, in a JVM of its own or beside others. */
public final class WaitRun {
  /** What {@link #main} prints if the JVM cannot run the program. */
  public static final String NONE = "none";

  /** How often a frame of {@code frames} waits in a run. */
  public static final int FRAMES = 2 * Messages.PINGS;

  /** How long runs are begun that count. */
  private static final long PATIENCE_NANOS = 3_000_000_000L;

  /** How long others come before, so that all is compiled: what waits is seldom run, and late. */
  private static final long WARM_UP_NANOS = 5_000_000_000L;

  private static final Map<String, Supplier<Callable<Long>>> PROGRAMS = programs();

  /** Programs that send messages. */
  public enum Messaging {
    /** Two tasks that answer each other. */
    PING_PONG("ping-pong", 2 * Messages.PINGS),
    /** Eight stages. */
    PIPELINE("pipeline", (Messages.STAGES + 1) * Messages.VALUES),
    /** A thousand tasks in a circle. */
    RING("ring", Messages.RING * Messages.ROUNDS);

    /** Its name. */
    public final String label;

    /** How many are sent in a run. */
    public final int messages;

    Messaging(String label, int messages) {
      this.label = label;
      this.messages = messages;
    }
  }

  /** Programs that insert keys into a tree, by the work at each node. */
  public enum Inserting {
    /** A comparison. */
    COMPARISON("tree", 0),
    /** About a microsecond. */
    SHORT("tree-500", 500),
    /** About five. */
    LONG("tree-2500", 2_500);

    /** Its name. */
    public final String label;

    /** How many features of a key a node notes. */
    public final int features;

    Inserting(String label, int features) {
      this.label = label;
      this.features = features;
    }
  }

  /**
   * What came out.
   *
   * @param nanos median of the elapsed time of a run
   * @param cpuNanos median of the processor time of all its threads
   * @param result the same in each run
   */
  public record Sample(double nanos, double cpuNanos, long result) {
    /** Of a line that {@link #toString} made. */
    public static Sample parse(String line) {
      String[] parts = line.split(" ");
      return new Sample(
          Double.parseDouble(parts[0]), Double.parseDouble(parts[1]), Long.parseLong(parts[2]));
    }

    @Override
    public String toString() {
      return nanos + " " + cpuNanos + " " + result;
    }
  }

  private WaitRun() {}

  private static Map<String, Supplier<Callable<Long>>> programs() {
    Map<String, Supplier<Callable<Long>>> all = new LinkedHashMap<>();
    all.put("fib plain", () -> Fibonacci::plain);
    all.put("fib FK", () -> Fibonacci::forked);
    all.put("Barnes-Hut plain", () -> new Bodies()::plain);
    all.put("Barnes-Hut FK", () -> new Bodies()::forked);
    all.put("Barnes-Hut SW", () -> new Bodies()::blocking);
    all.put("RNA plain", () -> new Folding()::plain);
    all.put("RNA FK", () -> new Folding()::forked);
    all.put("RNA SW", () -> new Folding()::blocking);
    all.put("CKY plain", () -> new Parsing()::plain);
    all.put("CKY FK", () -> new Parsing()::forked);
    all.put("CKY SW", () -> new Parsing()::blocking);
    all.put("frames AJWS", () -> Messages::frames);
    all.put("ping-pong AJWS", () -> Messages::pingPong);
    putByHand(all, "ping-pong", MessagesByHand::pingPong, MessagesByHand::pingPong);
    all.put("pipeline AJWS", () -> Messages::pipeline);
    putByHand(all, "pipeline", MessagesByHand::pipeline, MessagesByHand::pipeline);
    all.put("ring AJWS", () -> Messages::ring);
    putByHand(all, "ring", MessagesByHand::ring, MessagesByHand::ring);
    for (Inserting tree : Inserting.values()) {
      int features = tree.features;
      all.put(tree.label + " serial", () -> () -> TreeByHand.serial(features));
      all.put(tree.label + " early release", () -> () -> Trees.earlyRelease(features));
      all.put(tree.label + " one set", () -> () -> Trees.wholeTree(features));
      all.put(tree.label + " one lock", () -> () -> TreeByHand.oneLock(features, workers()));
      all.put(
          tree.label + " hand over hand", () -> () -> TreeByHand.handOverHand(features, workers()));
    }
    Map<String, MonitorKind> kinds =
        Map.of(
            "await", new Monitors(),
            "notifyAll", new NotifyMonitors(),
            "Condition", new ConditionMonitors());
    kinds.forEach((name, kind) -> all.put("buffer " + name, () -> () -> MonitorUse.buffer(kind)));
    kinds.forEach((name, kind) -> all.put("readers " + name, () -> () -> MonitorUse.readers(kind)));
    kinds.forEach(
        (name, kind) -> all.put("philosophers " + name, () -> () -> MonitorUse.philosophers(kind)));
    kinds.forEach(
        (name, kind) -> all.put("shutdown " + name, () -> () -> MonitorUse.shutdown(kind)));
    kinds.forEach((name, kind) -> all.put("barrier " + name, () -> () -> MonitorUse.barrier(kind)));
    return all;
  }

  /** A program by queues between threads. */
  private interface Queued {
    long run(MessagesByHand.Threads threads) throws Exception;
  }

  /** A program by stages of futures. */
  private interface Staged {
    long run(Executor pool);
  }

  private static void putByHand(
      Map<String, Supplier<Callable<Long>>> all, String name, Queued queued, Staged staged) {
    all.put(
        name + " CompletableFuture",
        () -> {
          ForkJoinPool pool = new ForkJoinPool(workers());
          return () -> staged.run(pool);
        });
    all.put(
        name + " ManagedBlocker",
        () -> {
          MessagesByHand.Threads threads = MessagesByHand.managed(new ForkJoinPool(workers()));
          return () -> queued.run(threads);
        });
    all.put(
        name + " virtual threads",
        () -> {
          MessagesByHand.Threads threads = MessagesByHand.of(Crew::startVirtual);
          return () -> queued.run(threads);
        });
  }

  /** Whether this JVM can run a program: virtual threads need Java 21. */
  public static boolean has(String program) {
    return !program.endsWith("virtual threads") || Crew.has(Way.VIRTUAL);
  }

  private static int workers() {
    return Integer.getInteger("ajws.workers");
  }

  /** All names. */
  public static List<String> names() {
    return List.copyOf(PROGRAMS.keySet());
  }

  /** What a program gives that is run once. */
  public static long result(String name) throws Exception {
    return PROGRAMS.get(name).get().call();
  }

  /**
   * Runs a program, for some seconds at most, where a run takes long.
   *
   * @param name one of {@link #names}
   * @param rounds how many runs count; if more than one, some seconds of others come before
   */
  public static Sample measure(String name, int rounds) throws Exception {
    Callable<Long> program = PROGRAMS.get(name).get();
    long result = program.call();
    long until = System.nanoTime() + WARM_UP_NANOS;
    while (rounds > 1 && System.nanoTime() < until) {
      run(name, program, 1, result);
    }
    List<double[]> samples = run(name, program, rounds, result);
    return new Sample(median(samples, 0), median(samples, 1), result);
  }

  /** The elapsed times and the processor times of some runs. */
  private static List<double[]> run(String name, Callable<Long> program, int rounds, long expected)
      throws Exception {
    List<double[]> samples = new ArrayList<>();
    long until = System.nanoTime() + PATIENCE_NANOS;
    while (samples.size() < rounds && (samples.isEmpty() || System.nanoTime() < until)) {
      long cpu = cpuTime();
      long start = System.nanoTime();
      long result = program.call();
      long time = System.nanoTime() - start;
      samples.add(new double[] {time, cpuTime() - cpu});
      if (result != expected) {
        throw new IllegalStateException(name + " gives " + result + ", and gave " + expected);
      }
    }
    return samples;
  }

  private static double median(List<double[]> samples, int which) {
    return samples.stream().mapToDouble(s -> s[which]).sorted().toArray()[samples.size() / 2];
  }

  /** Of all threads that run code of programs; the process time is counted in coarse steps. */
  private static long cpuTime() {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    long sum = 0;
    for (long id : threads.getAllThreadIds()) {
      sum += Math.max(0, threads.getThreadCpuTime(id)); // -1: it has ended
    }
    return sum;
  }

  /**
   * Measures one program in this JVM.
   *
   * @param args its name and the number of rounds
   */
  public static void main(String[] args) throws Exception {
    System.out.println(has(args[0]) ? measure(args[0], Integer.parseInt(args[1])) : NONE);
    System.exit(0); // pools may be left
  }
}
