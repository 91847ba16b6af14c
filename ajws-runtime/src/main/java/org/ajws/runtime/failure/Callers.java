package org.ajws.runtime.failure;

import java.util.Arrays;

/**
 * Lets the stack trace of what was thrown on another thread show who waited for it: in place of the
 * calls by which that thread came to run the task stand those of the loop, finish or value.
 */
public final class Callers {
  private Callers() {}

  /**
   * Drops what a trace has in common with the stack of the calling thread, which has just caught
   * the exception, and the runtime above it. An exception that was not made on this thread, or
   * whose trace is too long to reach so far, stays as it is.
   *
   * @return whether there is something to put in its place
   */
  public static boolean cut(Throwable t) {
    try {
      StackTraceElement[] trace = t.getStackTrace();
      StackTraceElement[] here = new Throwable().getStackTrace();
      int end = trace.length;
      for (int i = here.length; end > 0 && i > 0 && trace[end - 1].equals(here[i - 1]); i--) {
        end--;
      }
      if (end == 0 || end == trace.length || !isRuntime(trace[end - 1])) {
        return false;
      }
      while (end > 0 && isRuntime(trace[end - 1])) {
        end--;
      }
      if (end == 0) {
        return false; // thrown by the runtime itself: all may be of interest
      }
      t.setStackTrace(Arrays.copyOf(trace, end));
      return true;
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return false; // the exception on its way counts more than how its trace looks
    }
  }

  /**
   * Adds the stack of the calling thread, which is about to throw, from its call of the runtime.
   */
  public static void add(Throwable t) {
    try {
      StackTraceElement[] here = new Throwable().getStackTrace();
      int from = 0;
      while (from < here.length && isRuntime(here[from])) {
        from++;
      }
      from = Math.max(0, from - 1); // the call that has waited shows where the stacks meet
      StackTraceElement[] trace = t.getStackTrace();
      StackTraceElement[] whole = Arrays.copyOf(trace, trace.length + here.length - from);
      System.arraycopy(here, from, whole, trace.length, here.length - from);
      t.setStackTrace(whole);
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return; // as above
    }
  }

  /**
   * Lets the caller of the calling method show another line in a trace that holds its stack.
   *
   * @param t what it has just caught
   * @param line instead of the one at which it stands
   */
  public static void move(Throwable t, int line) {
    try {
      StackTraceElement[] here = new Throwable().getStackTrace();
      int own = 2; // this method, and the one that calls it
      StackTraceElement[] trace = t.getStackTrace();
      int at = trace.length - (here.length - own);
      if (at >= 0
          && trace[at].getClassName().equals(here[own].getClassName())
          && trace[at].getMethodName().equals(here[own].getMethodName())) {
        trace[at] = at(trace[at], line);
        t.setStackTrace(trace);
      }
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return; // as above
    }
  }

  private static StackTraceElement at(StackTraceElement e, int line) {
    return new StackTraceElement(
        "app".equals(e.getClassLoaderName()) ? null : e.getClassLoaderName(),
        e.getModuleName(),
        e.getModuleVersion(),
        e.getClassName(),
        e.getMethodName(),
        e.getFileName(),
        line);
  }

  private static boolean isRuntime(StackTraceElement e) {
    String type = e.getClassName();
    return type.startsWith("org.ajws.runtime.")
        || type.startsWith("org.ajws.sync.")
        || type.startsWith("java.util.concurrent.ForkJoin");
  }
}
