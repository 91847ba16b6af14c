package org.ajws.agent.race;

/**
 * What instrumented code calls behind a parallel loop whose body is straight-line code that
 * accesses nothing but slots, instead of an event and checks in each iteration. If no two
 * iterations are in each other's way and none races with what was before, the task around, which
 * waits for them, stands for all; otherwise they are gone through one after the other.
 *
 * <p>All state is that of the watched thread.
 */
public final class ParallelLoopChecks {
  /** Loops with more accesses are checked iteration by iteration while they run. */
  public static final int MOST = 16;

  private static final Session SESSION = Session.CURRENT;
  private static final Detector DETECTOR = SESSION.detector;
  private static final TaskOrder ORDER = DETECTOR.order;

  private static final Object[] ARRAYS = new Object[MOST];
  private static final int[] LAST = new int[MOST];
  private static final int[] STRIDES = new int[MOST];
  private static final int[] SITES = new int[MOST];
  private static final boolean[] WRITES = new boolean[MOST];
  private static int size;

  private ParallelLoopChecks() {}

  /**
   * Each iteration of the loop has accessed a slot.
   *
   * @param last the index in the last iteration
   * @param stride by how much it grew in each
   */
  public static void access(Object array, int last, int stride, int site, boolean write) {
    if (array != null && SESSION.isWatched()) {
      ARRAYS[size] = array;
      LAST[size] = last;
      STRIDES[size] = stride;
      SITES[size] = site;
      WRITES[size++] = write;
    }
  }

  /**
   * That were all accesses of the loop.
   *
   * @param first the loop variable in the first iteration
   * @param step by how much it grew
   * @param iterations how many there were, without a sign: a counter goes through more numbers than
   *     an {@code int} counts
   */
  public static void ended(int first, int step, int iterations) {
    if (!SESSION.isWatched()) {
      return;
    }
    try {
      if (iterations != 0) {
        // More are no slots of one array: each accesses the same ones.
        check(first, step, iterations > 0 ? iterations : Integer.MAX_VALUE);
      }
    } catch (VirtualMachineError e) {
      throw SESSION.broken(e);
    } finally {
      while (size > 0) {
        ARRAYS[--size] = null;
      }
    }
  }

  /** Where constructs run in order, the task around does all of it. */
  private static void check(int first, int step, int iterations) {
    if (!SESSION.isTask() || (areApart(iterations) && arePlain(iterations))) {
      ranges(iterations);
    } else {
      oneByOne(first, step, iterations);
    }
  }

  private static void ranges(int iterations) {
    for (int a = 0; a < size; a++) {
      Checks.slots(ARRAYS[a], LAST[a], iterations, STRIDES[a], SITES[a], WRITES[a]);
    }
  }

  private static void oneByOne(int first, int step, int iterations) {
    for (int k = 0; k < iterations; k++) {
      ORDER.iterationBegin(first + (long) step * k);
      for (int a = 0; a < size; a++) {
        int slot = LAST[a] - STRIDES[a] * (iterations - 1 - k);
        Checks.slots(ARRAYS[a], slot, 1, 0, SITES[a], WRITES[a]);
      }
      ORDER.iterationEnd();
    }
  }

  /** Whether no iteration writes what another one accesses. */
  private static boolean areApart(int iterations) {
    for (int a = 0; a < size; a++) {
      for (int b = 0; b < size; b++) {
        if (WRITES[a] && ARRAYS[a] == ARRAYS[b] && !areApart(a, b, iterations)) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean areApart(int a, int b, int iterations) {
    int stride = STRIDES[a];
    int distance = LAST[a] - LAST[b];
    if (stride == STRIDES[b] && stride != 0) {
      return distance == 0 || distance % stride != 0 || iterations == 1;
    }
    return iterations == 1
        || highest(a, iterations) < lowest(b, iterations)
        || highest(b, iterations) < lowest(a, iterations);
  }

  private static int lowest(int a, int iterations) {
    return Math.min(LAST[a], LAST[a] - STRIDES[a] * (iterations - 1));
  }

  private static int highest(int a, int iterations) {
    return Math.max(LAST[a], LAST[a] - STRIDES[a] * (iterations - 1));
  }

  private static boolean arePlain(int iterations) {
    for (int a = 0; a < size; a++) {
      if (!Checks.arePlain(
          ARRAYS[a], lowest(a, iterations), highest(a, iterations) + 1, WRITES[a])) {
        return false;
      }
    }
    return true;
  }
}
