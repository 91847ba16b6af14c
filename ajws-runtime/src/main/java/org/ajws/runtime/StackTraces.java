package org.ajws.runtime;

/** Makes stack traces show the methods of the program where generated ones ran. */
final class StackTraces {
  private static final String SLOW = "$slow";
  private static final String FAST = "$fast";
  private static final String BODY = "$body"; // of a fast version that can be overridden

  private StackTraces() {}

  /**
   * Replaces the top-most slow version of one method, and gives fast versions their original names.
   *
   * @param source {@code package.Class#method#File.java}, or null
   * @param line the line that the slow version had reached; 0 if unknown
   */
  static void repair(Throwable t, String source, int line) {
    StackTraceElement[] trace = t.getStackTrace();
    String[] parts = source == null ? null : source.split("#", -1);
    boolean changed = false;
    for (int i = 0; i < trace.length; i++) {
      StackTraceElement e = trace[i];
      String method = e.getMethodName();
      if (method.endsWith(FAST) || method.endsWith(BODY)) {
        String original = method.substring(0, method.lastIndexOf('$'));
        trace[i] = at(e, original, e.getFileName(), e.getLineNumber());
        changed = true;
      } else if (parts != null
          && method.endsWith(SLOW)
          && e.getClassName().equals(parts[0])
          && method.equals(parts[1] + SLOW)) {
        trace[i] = at(e, parts[1], parts[2], line > 0 ? line : e.getLineNumber());
        parts = null;
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
