package org.ajws.runtime.frame;

/** Makes stack traces show the methods of the program where generated ones ran. */
final class StackTraces {
  private static final String SLOW = "$slow";
  private static final String FAST = "$fast";
  private static final String BODY = "$body"; // of a fast version that can be overridden

  private static final String LAMBDA = "lambda$"; // so javac names them

  private StackTraces() {}

  /**
   * Replaces the top-most slow version of one method, and gives fast versions their original names.
   *
   * @param source {@code package.Class#method#File.java}, or null
   * @param line the line that the slow version had reached; 0 if unknown
   */
  static void repair(Throwable t, String source, int line) {
    String[] parts = source == null ? null : source.split("#", -1);
    repair(t, parts, parts == null ? null : parts[1] + SLOW, false, line);
  }

  /**
   * Replaces the top-most lambda of the slow version of one method, and gives fast versions their
   * original names.
   *
   * @param source {@code package.Class#method#File.java}
   * @param line the line that the lambda had reached
   */
  static void repairLambda(Throwable t, String source, int line) {
    String[] parts = source.split("#", -1);
    repair(t, parts, LAMBDA + parts[1] + SLOW + "$", true, line);
  }

  private static void repair(Throwable t, String[] parts, String slow, boolean isLambda, int line) {
    StackTraceElement[] trace = t.getStackTrace();
    boolean searching = parts != null;
    boolean changed = false;
    for (int i = 0; i < trace.length; i++) {
      StackTraceElement e = trace[i];
      String method = e.getMethodName();
      if (method.endsWith(FAST) || method.endsWith(BODY)) {
        String original = method.substring(0, method.lastIndexOf('$'));
        trace[i] = at(e, original, e.getFileName(), e.getLineNumber());
        changed = true;
      } else if (searching
          && (isLambda ? method.startsWith(slow) : method.equals(slow))
          && e.getClassName().equals(parts[0])) {
        String original =
            isLambda ? LAMBDA + parts[1] + method.substring(slow.length() - 1) : parts[1];
        trace[i] = at(e, original, parts[2], line > 0 ? line : e.getLineNumber());
        searching = false;
        changed = true;
      }
    }
    if (changed) {
      t.setStackTrace(trace);
    }
  }

  private static StackTraceElement at(StackTraceElement e, String method, String file, int line) {
    return new StackTraceElement(
        e.getClassLoaderName(),
        e.getModuleName(),
        e.getModuleVersion(),
        e.getClassName(),
        method,
        file,
        line);
  }
}
