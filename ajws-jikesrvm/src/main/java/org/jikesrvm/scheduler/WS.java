package org.jikesrvm.scheduler;

/**
 * A stand-in for the class of Jikes RVM by which programs reach its work stealing: to compile
 * against, and to run the same class files in order on any JVM. Its methods do nothing, so that no
 * handler is ever entered. On the VM its own class takes the place of this one.
 *
 * <p>The VM finds the handlers of the exceptions below by their exact types in the exception table
 * of the method that calls {@link #join} or {@link #finish}.
 */
public final class WS {
  /** How many workers there are; the VM sets it. */
  public static int wsProcs = 1;

  private WS() {}

  /** Whether there are workers beside the calling thread. */
  public static boolean wsInitialized() {
    return false;
  }

  /**
   * How many asyncs were begun: the VM counts them if it was started so. Nobody counts here.
   *
   * @return 0
   */
  public static long wsTotalPush() {
    return 0;
  }

  /** Prints the VM's statistics. */
  public static void dumpWSStatistics() {}

  /** Forgets the VM's statistics. */
  public static void harnessBegin() {}

  /** Prints the VM's statistics since {@link #harnessBegin()}. */
  public static void harnessEnd() {}

  /** Ends the VM's workers. */
  public static void terminate() {}

  /** Says that the code after the surrounding {@code try} may be stolen from now on. */
  public static void setFlag() {}

  /** Ends an async. If its continuation was stolen, the VM goes on at the {@link Join} handler. */
  public static void join() {}

  /** Ends a {@link Join} handler: the async's results were handed over. Does not return there. */
  public static void completeJoin() {}

  /**
   * Ends the body of a finish. If a continuation in it was stolen, the VM goes on at the {@link
   * FinishFirst} handler or, when all asyncs have ended, at that of {@link Finish}.
   */
  public static void finish() {}

  /** Ends a {@link FinishFirst} handler: the values of the body were handed over. */
  public static void completeFinishFirst() {}

  /** From now on nobody steals from the calling thread. */
  public static void pauseStealOnThread() {}

  /** Ends what {@link #pauseStealOnThread} began. */
  public static void resumeStealOnThread() {}

  /** Its handler is where a thief enters. */
  public static final class Continuation extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  /** The continuation of the async that ends was stolen: its handler hands over the results. */
  public static final class Join extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Takes the results. */
    public final transient FinishInfo finish;

    /** For what plays the VM's part in tests. */
    public Join(FinishInfo finish) {
      this.finish = finish;
    }
  }

  /** The body of a finish has ended before its asyncs: its handler hands over the body's values. */
  public static final class FinishFirst extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Takes the values. */
    public final transient FinishInfo finish;

    /** For what plays the VM's part in tests. */
    public FinishFirst(FinishInfo finish) {
      this.finish = finish;
    }
  }

  /** All asyncs of a finish have ended, and the body: its handler takes what was handed over. */
  public static final class Finish extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** What the other threads handed over, in no certain order. */
    public final transient Iterable<FinishData> data;

    /** For what plays the VM's part in tests. */
    public Finish(Iterable<FinishData> data) {
      this.data = data;
    }
  }

  /** Takes what a thread hands over to the one that goes on after the finish. */
  public static class FinishInfo {
    /** For what plays the VM's part in tests. */
    public FinishInfo() {}

    /**
     * Hands over a value.
     *
     * @param key says which local it is for
     * @param value the local's value; boxed if it is primitive
     */
    public void addData(int key, Object value) {}
  }

  /** A value that was handed over. */
  public static final class FinishData {
    /** Says which local it is for. */
    public final int key;

    /** The local's value. */
    public final Object value;

    /** For what plays the VM's part in tests. */
    public FinishData(int key, Object value) {
      this.key = key;
      this.value = value;
    }
  }
}
