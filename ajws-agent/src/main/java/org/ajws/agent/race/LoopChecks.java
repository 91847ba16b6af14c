package org.ajws.agent.race;

/** What instrumented code calls behind loops, for the slots that all iterations have accessed. */
public final class LoopChecks {
  private static final Session SESSION = Session.CURRENT;
  private static final Detector DETECTOR = SESSION.detector;
  private static final TaskOrder ORDER = DETECTOR.order;

  private LoopChecks() {}

  /**
   * A loop has read slots of an array, at a place that remembers the last array and its shadow.
   *
   * @param last the index of its last iteration
   * @param iterations how many there were
   * @param stride by how much the index grew in each
   * @return the shadow of this array, to be remembered; null if it is not watched
   */
  public static long[] read(
      Object array, int last, int iterations, int stride, Object seen, long[] shadow, int site) {
    int count = slots(iterations, stride);
    long[] s = array == seen ? shadow : Checks.watchedShadow(array);
    if (s == null
        || count <= 0
        || (stride == 1 && Shadow.isRecent(s, last, count, ORDER.moment(), false))) {
      return s;
    }
    if (DETECTOR.isShortAndKnown(s, last, count, stride, false)) {
      known(s, last, count, stride, false);
      return s;
    }
    return range(array, s, last, count, stride, site, false);
  }

  /** A loop has written slots of an array. */
  public static long[] wrote(
      Object array, int last, int iterations, int stride, Object seen, long[] shadow, int site) {
    int count = slots(iterations, stride);
    long[] s = array == seen ? shadow : Checks.watchedShadow(array);
    if (s == null
        || count <= 0
        || (stride == 1 && Shadow.isRecent(s, last, count, ORDER.moment(), true))) {
      return s;
    }
    if (DETECTOR.isShortAndKnown(s, last, count, stride, true)) {
      known(s, last, count, stride, true);
      return s;
    }
    return range(array, s, last, count, stride, site, true);
  }

  /**
   * How many slots a loop has accessed. More than fit into an {@code int}, which are less than none
   * then, are no slots of one array; of an index that does not grow it is enough that there were
   * some.
   */
  private static int slots(int iterations, int stride) {
    return stride != 0 ? iterations : iterations == 0 ? 0 : 1;
  }

  /**
   * Loops in each other have read slots of some rows of an array, which none of them changes.
   *
   * @param lastRow the index of the last row
   * @param rowIterations how often the loop that goes through the rows ran
   * @param rowStride by how much the index of the row grew in each
   * @param last the index of the last slot
   * @param iterations how often the loop that goes through the slots ran
   * @param stride by how much the index of the slot grew in each
   */
  public static void readRows(
      Object[] rows,
      int lastRow,
      int rowIterations,
      int rowStride,
      int last,
      int iterations,
      int stride,
      int site) {
    int count = slots(iterations, stride) <= 0 ? 0 : slots(rowIterations, rowStride);
    for (int k = 0, i = lastRow - rowStride * (count - 1); k < count; k++, i += rowStride) {
      read(rows[i], last, iterations, stride, null, null, site);
    }
  }

  /** The same for slots that were written. */
  public static void wroteRows(
      Object[] rows,
      int lastRow,
      int rowIterations,
      int rowStride,
      int last,
      int iterations,
      int stride,
      int site) {
    int count = slots(iterations, stride) <= 0 ? 0 : slots(rowIterations, rowStride);
    for (int k = 0, i = lastRow - rowStride * (count - 1); k < count; k++, i += rowStride) {
      wrote(rows[i], last, iterations, stride, null, null, site);
    }
  }

  /**
   * How often a loop has run of which the counter has perhaps come round exactly.
   *
   * @param ran whether it has, as 0 or 1
   */
  public static int iterations(int counted, int ran) {
    return counted == 0 ? ran : counted;
  }

  /** An object of which a loop has accessed a field in each iteration; null if there was none. */
  public static Object ran(Object object, int iterations) {
    return slots(iterations, 0) > 0 ? object : null;
  }

  /**
   * In each iteration a loop has read two slots of an array, one behind the other and behind those
   * of the iteration before.
   *
   * @param last the first of both in its last iteration
   * @param site where the loop reads that
   * @param other where it reads the other one
   */
  public static long[] readPairs(
      Object array, int last, int iterations, Object seen, long[] shadow, int site, int other) {
    long[] s = array == seen ? shadow : Checks.watchedShadow(array);
    if (s == null
        || iterations <= 0
        || Shadow.isRecent(s, last + 1, 2 * iterations, ORDER.moment(), false)) {
      return s;
    }
    return pairs(array, s, last, iterations, site, other, false);
  }

  /** The same for slots that were written. */
  public static long[] wrotePairs(
      Object array, int last, int iterations, Object seen, long[] shadow, int site, int other) {
    long[] s = array == seen ? shadow : Checks.watchedShadow(array);
    if (s == null
        || iterations <= 0
        || Shadow.isRecent(s, last + 1, 2 * iterations, ORDER.moment(), true)) {
      return s;
    }
    return pairs(array, s, last, iterations, site, other, true);
  }

  private static long[] pairs(
      Object array, long[] s, int last, int iterations, int site, int other, boolean write) {
    if (s == ArrayShadows.SEGMENTED) {
      long[] then = range(array, s, last, iterations, 2, site, write);
      return range(array, then, last + 1, iterations, 2, other, write);
    }
    if (SESSION.isWatched()) {
      boolean even = (last & 1) == 0;
      try {
        DETECTOR.pairs(
            array, s, last + 1, 2 * iterations, even ? site : other, even ? other : site, write);
      } catch (VirtualMachineError e) {
        throw SESSION.broken(e);
      }
    }
    return s;
  }

  /** Nothing is to be done for some slots: the next time that is known at once. */
  private static void known(long[] s, int last, int iterations, int stride, boolean write) {
    if (stride == 1 && ORDER.token >= 0 && SESSION.isWatched()) {
      Shadow.addRecent(s, last, iterations, ORDER.moment(), write);
    }
  }

  /** Slots of an array with this shadow are accessed; gives its shadow from now on. */
  static long[] range(
      Object array, long[] s, int last, int iterations, int stride, int site, boolean write) {
    if (s == ArrayShadows.SEGMENTED) {
      return Checks.segmented(array, last, iterations, stride, site, write);
    }
    if (SESSION.isWatched()) {
      try {
        DETECTOR.range(array, s, last, iterations, stride, site, write);
      } catch (VirtualMachineError e) {
        throw SESSION.broken(e);
      }
    }
    return s;
  }

  /** An exception leaves a loop whose accesses are checked behind it. */
  public static void left(String method) {
    if (SESSION.isWatched()) {
      SESSION.limits.add(
          Limits.Kind.END,
          "an exception left a loop of " + method + ": its accesses were not seen");
    }
  }
}
