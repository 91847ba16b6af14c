package ajwsprobe;

import java.util.concurrent.atomic.LongAdder;

/** Spawning calls that change nothing; the injected ones are calls of these methods. */
public final class Probe {
  private static final LongAdder WORK = new LongAdder();

  private Probe() {}

  /** How many asyncs have run. */
  public static long work() {
    return WORK.sum();
  }

  public static void probe() {
    finish:
    {
      async:
      WORK.increment();
    }
  }

  public static boolean of(boolean value) {
    probe();
    return value;
  }

  public static char of(char value) {
    probe();
    return value;
  }

  public static byte of(byte value) {
    probe();
    return value;
  }

  public static short of(short value) {
    probe();
    return value;
  }

  public static int of(int value) {
    probe();
    return value;
  }

  public static long of(long value) {
    probe();
    return value;
  }

  public static float of(float value) {
    probe();
    return value;
  }

  public static double of(double value) {
    probe();
    return value;
  }

  public static <T> T of(T value) {
    probe();
    return value;
  }
}
