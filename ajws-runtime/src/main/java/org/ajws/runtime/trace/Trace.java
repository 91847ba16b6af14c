package org.ajws.runtime.trace;

/**
 * What code of target {@code traced} calls around its constructs. Without a {@link
 * StructureListener} each call does nothing.
 */
public final class Trace {
  /** Plain: it is set before the program begins. */
  private static StructureListener listener = new Nobody();

  private Trace() {}

  /**
   * Sets who is told of the constructs from now on; called before the program begins.
   *
   * @param newListener not null
   */
  public static void listen(StructureListener newListener) {
    if (newListener == null) {
      throw new NullPointerException("newListener");
    }
    listener = newListener;
  }

  /** See {@link StructureListener#asyncBegin}. */
  public static void asyncBegin(String site) {
    listener.asyncBegin(site);
  }

  /** See {@link StructureListener#asyncEnd}. */
  public static void asyncEnd() {
    listener.asyncEnd();
  }

  /** See {@link StructureListener#valueBegin}. */
  public static Object valueBegin(String site) {
    return listener.valueBegin(site);
  }

  /** See {@link StructureListener#valueEnd}. */
  public static void valueEnd(Object value) {
    listener.valueEnd(value);
  }

  /** See {@link StructureListener#join}. */
  public static void join(Object value) {
    listener.join(value);
  }

  /** See {@link StructureListener#join}; gives the value. */
  public static <T> T joined(Object value, T computed) {
    listener.join(value);
    return computed;
  }

  /** See {@link StructureListener#join}; gives the value. */
  public static boolean joined(Object value, boolean computed) {
    listener.join(value);
    return computed;
  }

  /** See {@link StructureListener#join}; gives the value. */
  public static byte joined(Object value, byte computed) {
    listener.join(value);
    return computed;
  }

  /** See {@link StructureListener#join}; gives the value. */
  public static short joined(Object value, short computed) {
    listener.join(value);
    return computed;
  }

  /** See {@link StructureListener#join}; gives the value. */
  public static char joined(Object value, char computed) {
    listener.join(value);
    return computed;
  }

  /** See {@link StructureListener#join}; gives the value. */
  public static int joined(Object value, int computed) {
    listener.join(value);
    return computed;
  }

  /** See {@link StructureListener#join}; gives the value. */
  public static long joined(Object value, long computed) {
    listener.join(value);
    return computed;
  }

  /** See {@link StructureListener#join}; gives the value. */
  public static float joined(Object value, float computed) {
    listener.join(value);
    return computed;
  }

  /** See {@link StructureListener#join}; gives the value. */
  public static double joined(Object value, double computed) {
    listener.join(value);
    return computed;
  }

  /** See {@link StructureListener#futureBegin}. */
  public static Object futureBegin(String site) {
    return listener.futureBegin(site);
  }

  /** See {@link StructureListener#futureEnd}. */
  public static void futureEnd(Object future) {
    listener.futureEnd(future);
  }

  /** See {@link StructureListener#futureGot}. */
  public static void futureGot(Object future) {
    listener.futureGot(future);
  }

  /** See {@link StructureListener#unfollowed}. */
  public static void unfollowed(String what) {
    listener.unfollowed(what);
  }

  /** See {@link StructureListener#finishBegin}. */
  public static int finishBegin(String site) {
    return listener.finishBegin(site);
  }

  /** See {@link StructureListener#finishWait}. */
  public static void finishWait(int finish) {
    listener.finishWait(finish);
  }

  /** See {@link StructureListener#finishEnd}. */
  public static void finishEnd() {
    listener.finishEnd();
  }

  /** See {@link StructureListener#loopBegin}. */
  public static void loopBegin(String site) {
    listener.loopBegin(site);
  }

  /** See {@link StructureListener#inOrderLoopBegin}. */
  public static void inOrderLoopBegin(String site) {
    listener.inOrderLoopBegin(site);
  }

  /** See {@link StructureListener#iterationBegin(long)}. */
  public static void iterationBegin(long index) {
    listener.iterationBegin(index);
  }

  /** See {@link StructureListener#iterationBegin()}. */
  public static void iterationBegin() {
    listener.iterationBegin();
  }

  /** See {@link StructureListener#iterationEnd}. */
  public static void iterationEnd() {
    listener.iterationEnd();
  }

  /** See {@link StructureListener#loopEnd}. */
  public static void loopEnd() {
    listener.loopEnd();
  }

  /** See {@link StructureListener#failed}. */
  public static void failed(Throwable failure) {
    listener.failed(failure);
  }

  /**
   * See {@link StructureListener#combineBegin}.
   *
   * @return the element, which the program has computed before
   */
  public static <T> T combineBegin(Object reducer, T element) {
    listener.combineBegin(reducer);
    return element;
  }

  /** See {@link StructureListener#combineEnd}. */
  public static void combineEnd(Object reducer) {
    listener.combineEnd(reducer);
  }

  private static final class Nobody implements StructureListener {
    @Override
    public void asyncBegin(String site) {}

    @Override
    public void asyncEnd() {}

    @Override
    public Object valueBegin(String site) {
      return null;
    }

    @Override
    public void valueEnd(Object value) {}

    @Override
    public void join(Object value) {}

    @Override
    public Object futureBegin(String site) {
      return null;
    }

    @Override
    public void futureEnd(Object future) {}

    @Override
    public void futureGot(Object future) {}

    @Override
    public void unfollowed(String what) {}

    @Override
    public int finishBegin(String site) {
      return 0;
    }

    @Override
    public void finishWait(int finish) {}

    @Override
    public void finishEnd() {}

    @Override
    public void loopBegin(String site) {}

    @Override
    public void iterationBegin(long index) {}

    @Override
    public void iterationBegin() {}

    @Override
    public void iterationEnd() {}

    @Override
    public void loopEnd() {}

    @Override
    public void failed(Throwable failure) {}

    @Override
    public void combineBegin(Object reducer) {}

    @Override
    public void combineEnd(Object reducer) {}
  }
}
