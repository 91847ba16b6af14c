package org.ajws.runtime.scheduler;

import java.util.List;
import java.util.Locale;

/** How a scheduler works; immutable. Times are in nanoseconds. */
public final class Config {
  public static final int MAX_WORKERS = 4096;

  /** So saving stacks takes at most 5 % of a worker's time. */
  private static final int REST_FACTOR = 20;

  /** Threads that wait cost memory, but only those that there are. */
  private static final int SPARES = 4096;

  private static final int MAX_SPARES = 16_384;

  /** Targets of the translator whose programs this runtime runs in parallel. */
  public static final List<String> TRANSLATED_FOR =
      List.of("trycatch", "tasks", "forkjoin", "traced");

  /** Less than waking a sleeper takes. */
  private static final long EXPOSE_NANOS = 20_000;

  /** What the thief of a piece needs from its request to the first iteration. */
  private static final long SPLIT_NANOS = 10_000;

  /** Workers that run one loop of one caller: the caller and {@code workers - 1} threads. */
  public final int workers;

  /** The value of {@code ajws.target}. */
  public final String target;

  /** Whether every loop runs in order: by that target, or because there is one worker. */
  public final boolean serial;

  /** Whether that target is {@code serial}. */
  private final boolean inOrder;

  /** The stack of a worker thread in bytes. */
  public final long stackSize;

  /** How long a worker without work looks for some before it parks. */
  final long spinNanos;

  /** How long a chunk should take: the worst case a thief waits for an answer. */
  public final long chunkNanos;

  /** A loop expected to take less is run by its caller alone. */
  public final long tinyNanos;

  /** A loop expected to take less is not worth waking a sleeper. */
  public final long wakeNanos;

  /** What is expected to take less is not worth being put where a thief need not ask for it. */
  final long exposeNanos;

  /** What takes less is not split, since handing it over takes as long. */
  public final long splitNanos;

  /** How far apart requests to fast code are at least. */
  final long stealGapNanos;

  /** After having saved its stack, a worker refuses to for this many times what that cost. */
  public final int restFactor;

  /** One poll in so many saves the stack though nobody asks, on average; 0: none. */
  public final double stealEvery;

  /** Which polls these are. */
  public final long stealSeed;

  /** How many threads may take the places of workers that wait. */
  public final int spares;

  /** Whether threads that run no task may complete promises and use channels. */
  final boolean outsiders;

  private Config(
      int workers,
      String target,
      boolean serial,
      long stackSize,
      long spinNanos,
      long chunkNanos,
      long tinyNanos,
      long wakeNanos,
      long stealGapNanos,
      int restFactor,
      double stealEvery,
      long stealSeed,
      int spares,
      boolean outsiders) {
    this.workers = workers;
    this.target = target;
    this.serial = serial;
    this.inOrder = target.equals("serial");
    this.stackSize = stackSize;
    this.spinNanos = spinNanos;
    this.chunkNanos = chunkNanos;
    this.tinyNanos = tinyNanos;
    this.wakeNanos = wakeNanos;
    this.exposeNanos = Math.min(EXPOSE_NANOS, wakeNanos);
    this.splitNanos = Math.min(SPLIT_NANOS, wakeNanos);
    this.stealGapNanos = stealGapNanos;
    this.restFactor = restFactor;
    this.stealEvery = stealEvery;
    this.stealSeed = stealSeed;
    this.spares = spares;
    this.outsiders = outsiders;
  }

  /** What the system properties say now. */
  public static Config fromProperties() {
    Settings.tellUnknown();
    boolean serial = serialTarget();
    int processors = Math.min(Runtime.getRuntime().availableProcessors(), MAX_WORKERS);
    int workers = (int) number("ajws.workers", processors, 1, MAX_WORKERS);
    return new Config(
        serial ? 1 : workers,
        serial ? "serial" : "trycatch",
        serial || workers == 1,
        bytes("ajws.stackSize", 16L << 20, 64L << 10, 1L << 30),
        number("ajws.spinMicros", 100, 0, 1_000_000) * 1000,
        32_000,
        20_000,
        50_000,
        number("ajws.stealGap", 20_000, 0, 1_000_000_000),
        (int) number("ajws.stealThrottle", REST_FACTOR, 0, 1_000_000),
        every(),
        number("ajws.stealSeed", 1, Long.MIN_VALUE, Long.MAX_VALUE),
        (int) number("ajws.spares", SPARES, 0, MAX_SPARES),
        outsiders());
  }

  /**
   * Whether everything is to run in order. The translator's property has the same name, and a build
   * hands it to the tests: what the program was translated for does not change how it is run.
   */
  private static boolean serialTarget() {
    String given = Settings.value("ajws.target").toLowerCase(Locale.ROOT);
    if (given.isEmpty() || TRANSLATED_FOR.contains(given)) {
      return false;
    }
    if (!given.equals("serial")) {
      throw new IllegalArgumentException(
          String.format(
              "system property ajws.target: '%s' is none of %s, serial",
              given, String.join(", ", TRANSLATED_FOR)));
    }
    return true;
  }

  /** In which file profiles of speculative loops are kept between runs; empty: in none. */
  public static String speculationProfile() {
    return Settings.value("ajws.speculationProfile");
  }

  /** The same for a pool of so many workers; with target {@code serial} there is still one. */
  public Config withWorkers(int number) {
    int n = inOrder ? 1 : number;
    return new Config(
        n,
        target,
        n == 1,
        stackSize,
        spinNanos,
        chunkNanos,
        tinyNanos,
        wakeNanos,
        stealGapNanos,
        restFactor,
        stealEvery,
        stealSeed,
        spares,
        outsiders);
  }

  /** For tests: tiny gaps between polls and short spinning make rare interleavings frequent. */
  public static Config forTests(
      int workers, long spinNanos, long chunkNanos, long tinyNanos, long wakeNanos) {
    return new Config(
        workers,
        "trycatch",
        workers == 1,
        1L << 20,
        spinNanos,
        chunkNanos,
        tinyNanos,
        wakeNanos,
        20_000,
        REST_FACTOR,
        0,
        0,
        SPARES,
        true);
  }

  /** For tests: also a gap between requests, and no rest after a stack was saved. */
  public Config withStealGap(long nanos) {
    return new Config(
        workers,
        target,
        serial,
        stackSize,
        spinNanos,
        chunkNanos,
        tinyNanos,
        wakeNanos,
        nanos,
        0,
        stealEvery,
        stealSeed,
        spares,
        outsiders);
  }

  /** For tests: also stacks that are saved at random. */
  public Config withStealEvery(double polls, long seed) {
    return new Config(
        workers,
        target,
        serial,
        stackSize,
        spinNanos,
        chunkNanos,
        tinyNanos,
        wakeNanos,
        stealGapNanos,
        restFactor,
        polls,
        seed,
        spares,
        outsiders);
  }

  /** For tests: also whether threads without tasks take part. */
  public Config withOutsiders(boolean takePart) {
    return new Config(
        workers,
        target,
        serial,
        stackSize,
        spinNanos,
        chunkNanos,
        tinyNanos,
        wakeNanos,
        stealGapNanos,
        restFactor,
        stealEvery,
        stealSeed,
        spares,
        takePart);
  }

  /** For tests: also how many threads may be replaced. */
  public Config withSpares(int number) {
    return new Config(
        workers,
        target,
        serial,
        stackSize,
        spinNanos,
        chunkNanos,
        tinyNanos,
        wakeNanos,
        stealGapNanos,
        restFactor,
        stealEvery,
        stealSeed,
        number,
        outsiders);
  }

  /** For tests whose own threads are the workers: no pool, but not serial. */
  public static Config withoutPool() {
    return new Config(1, "trycatch", false, 1L << 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, true);
  }

  /** Whether stacks may be saved: on one worker only if they are saved at random. */
  public boolean savesStacks() {
    return stealEvery != 0 ? !inOrder : !serial;
  }

  private static boolean outsiders() {
    String text = Settings.value("ajws.outsiders");
    if (!text.isEmpty() && !text.equals("true") && !text.equals("false")) {
      throw new IllegalArgumentException(
          "system property ajws.outsiders: '" + text + "' is neither true nor false");
    }
    return !text.equals("false");
  }

  /** Whether code that waits may be saved, also on one worker. */
  public boolean letsTasksWait() {
    return !inOrder;
  }

  /** Whether nothing is queued: tasks that wait for each other have to be, on one worker, too. */
  public boolean runsInOrder() {
    return serial && !(letsTasksWait() && Handshakes.happen());
  }

  /** How many polls there are to one that saves the stack; 0 if none does. */
  private static double every() {
    String text = Settings.value("ajws.stealEvery");
    double value = 0;
    try {
      value = text.isEmpty() ? 0 : Double.parseDouble(text);
    } catch (NumberFormatException e) {
      value = -1; // said below, together with the range
    }
    if (value != 0 && !(value >= 1 && value <= Integer.MAX_VALUE)) {
      throw new IllegalArgumentException(
          "system property ajws.stealEvery: '"
              + text
              + "' is neither 0 nor a number from 1 to "
              + Integer.MAX_VALUE);
    }
    return value;
  }

  /** A number of bytes; k, m or g at its end multiplies it, as in {@code -Xss}. */
  private static long bytes(String property, long otherwise, long min, long max) {
    String text = Settings.value(property);
    int last = text.length() - 1;
    int unit = last < 1 ? -1 : "kmg".indexOf(Character.toLowerCase(text.charAt(last)));
    if (unit < 0) {
      return number(property, text, otherwise, min, max);
    }
    int shift = 10 * (unit + 1);
    return number(property, text.substring(0, last), otherwise, min >> shift, max >> shift)
        << shift;
  }

  private static long number(String property, long otherwise, long min, long max) {
    return number(property, Settings.value(property), otherwise, min, max);
  }

  private static long number(String property, String text, long otherwise, long min, long max) {
    if (text.isEmpty()) {
      return otherwise;
    }
    try {
      long value = Long.parseLong(text.trim());
      if (min <= value && value <= max) {
        return value;
      }
    } catch (NumberFormatException e) {
      // said below, together with the range
    }
    throw new IllegalArgumentException(
        "system property "
            + property
            + ": '"
            + System.getProperty(property)
            + "' is not a whole number from "
            + min
            + " to "
            + max);
  }
}
