package org.ajws.agent.race;

/** What instrumented code calls behind loops, for the slots that all iterations have accessed. */
public final class LoopChecks {
  private static final Session SESSION = Session.CURRENT;
  private static final Detector DETECTOR = SESSION.detector;

  private LoopChecks() {}

  /**
   * A loop has read slots of an array.
   *
   * @param last the index of its last iteration
   * @param iterations how many there were
   * @param stride by how much the index grew in each
   */
  public static void read(Object array, int last, int iterations, int stride, int site) {
    range(array, last, iterations, stride, site, false);
  }

  /** A loop has written slots of an array. */
  public static void wrote(Object array, int last, int iterations, int stride, int site) {
    range(array, last, iterations, stride, site, true);
  }

  private static void range(
      Object array, int last, int iterations, int stride, int site, boolean write) {
    if (iterations == 0
        || array == null
        || !SESSION.isWatched()
        || DETECTOR.isRecent(array, last, iterations, stride, write)) {
      return;
    }
    long[] s = Checks.shadow(array);
    if (s != null) {
      try {
        DETECTOR.range(array, s, last, iterations, stride, site, write);
      } catch (VirtualMachineError e) {
        throw SESSION.broken(e);
      }
    }
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
