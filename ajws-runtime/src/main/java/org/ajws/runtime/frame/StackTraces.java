package org.ajws.runtime.frame;

import java.util.ArrayList;
import java.util.List;

/** Makes stack traces show the methods of the program where generated ones ran. */
final class StackTraces {
  private static final String SLOW = "$slow";
  private static final String FAST = "$fast";
  private static final String BODY = "$body"; // of a fast version that can be overridden

  private static final String FRAME = "$Frame";

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
    List<StackTraceElement> repaired = new ArrayList<>(trace.length);
    boolean searching = parts != null;
    boolean changed = false;
    String above = "";
    for (StackTraceElement e : trace) {
      String method = e.getMethodName();
      String whole = e.getClassName() + "." + method;
      if (isGlue(whole, above)) {
        changed = true;
      } else if (method.endsWith(FAST) || method.endsWith(BODY)) {
        String original = method.substring(0, method.lastIndexOf('$'));
        repaired.add(at(e, original, e.getFileName(), e.getLineNumber()));
        changed = true;
      } else if (searching
          && (isLambda ? method.startsWith(slow) : method.equals(slow))
          && e.getClassName().equals(parts[0])) {
        String original =
            isLambda ? LAMBDA + parts[1] + method.substring(slow.length() - 1) : parts[1];
        repaired.add(at(e, original, parts[2], line > 0 ? line : e.getLineNumber()));
        searching = false;
        changed = true;
      } else {
        repaired.add(e);
      }
      above = whole;
    }
    if (changed) {
      t.setStackTrace(repaired.toArray(StackTraceElement[]::new));
    }
  }

  /**
   * Whether a method only calls the one above it for the translator's sake: an entry, what looks
   * for overrides, or {@code run} of a frame.
   */
  private static boolean isGlue(String method, String above) {
    return above.equals(method + FAST)
        || above.equals(method + BODY)
        || (method.endsWith(FAST) && above.equals(without(method, FAST) + BODY))
        || (method.endsWith(".run") && isFrame(without(method, ".run")));
  }

  private static String without(String text, String end) {
    return text.substring(0, text.length() - end.length());
  }

  /** As {@code pkg.Class$fib$Frame1}. */
  private static boolean isFrame(String className) {
    int at = className.lastIndexOf(FRAME);
    return at >= 0
        && at + FRAME.length() < className.length()
        && className.substring(at + FRAME.length()).chars().allMatch(Character::isDigit);
  }

  /** An element of a class in the program; one that names the loader would show it. */
  private static StackTraceElement at(StackTraceElement e, String method, String file, int line) {
    return new StackTraceElement(
        "app".equals(e.getClassLoaderName()) ? null : e.getClassLoaderName(),
        e.getModuleName(),
        e.getModuleVersion(),
        e.getClassName(),
        method,
        file,
        line);
  }
}
