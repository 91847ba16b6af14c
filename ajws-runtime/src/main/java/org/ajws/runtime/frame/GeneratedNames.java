package org.ajws.runtime.frame;

/** The names of generated methods, and whose they are. */
final class GeneratedNames {
  static final String SLOW = "$slow";
  static final String FAST = "$fast";
  static final String BODY = "$body"; // of a fast version that can be overridden

  static final String LAMBDA = "lambda$"; // so javac names them

  /** The twin of a unit of work, which has its body; a number may follow. */
  private static final String INTERNAL = "$internal";

  /** What calls the twin of a unit, or what overrides the unit; a number may follow. */
  private static final String EXACT = "$exact";

  private static final String FRAME = "$Frame";

  private GeneratedNames() {}

  /**
   * The name of the method that a generated one is made of, or of a lambda in it.
   *
   * @return null for what the program calls so itself
   */
  static String original(String name) {
    if (name.startsWith(LAMBDA)) {
      int number = name.lastIndexOf('$');
      String owner =
          number < LAMBDA.length() ? null : original(name.substring(LAMBDA.length(), number));
      return owner == null ? null : LAMBDA + owner + name.substring(number);
    }
    int mark = name.lastIndexOf('$');
    return mark > 0 && isMark(name, mark) ? name.substring(0, mark) : null;
  }

  private static boolean isMark(String name, int at) {
    int end = name.length();
    while (end > at && name.charAt(end - 1) >= '0' && name.charAt(end - 1) <= '9') {
      end--;
    }
    boolean numbered = end < name.length();
    String mark = name.substring(at, end);
    return mark.equals(INTERNAL)
        || mark.equals(EXACT)
        || (!numbered && (mark.equals(FAST) || mark.equals(BODY) || mark.equals(SLOW)));
  }

  static boolean isSlow(StackTraceElement e) {
    return e.getMethodName().endsWith(SLOW) && !e.getMethodName().startsWith(LAMBDA);
  }

  static boolean isSlowLambda(String name) {
    return name.startsWith(LAMBDA) && name.lastIndexOf(SLOW + "$") > 0;
  }

  /**
   * Whether a method only calls the one above it for the translator's sake: an entry, what looks
   * for overrides, or {@code run} of a frame.
   *
   * @param above null if there is none
   */
  static boolean onlyCalls(StackTraceElement e, StackTraceElement above) {
    String name = e.getMethodName();
    int mark = name.lastIndexOf('$');
    if (mark > 0 && name.startsWith(EXACT, mark) && original(name) != null) {
      return true;
    }
    if (name.equals("run") && isFrame(e.getClassName())) {
      return true;
    }
    if (above == null || !above.getClassName().equals(e.getClassName())) {
      return false;
    }
    String called = above.getMethodName();
    int length = name.endsWith(FAST) ? name.length() - FAST.length() : name.length();
    return called.length() > length
        && called.charAt(length) == '$'
        && called.regionMatches(0, name, 0, length)
        && called.lastIndexOf('$') == length
        && (length == name.length()
            ? !isSlow(above) && isMark(called, length) && !called.startsWith(EXACT, length)
            : called.endsWith(BODY));
  }

  /** As {@code pkg.Class$fib$Frame1}. */
  private static boolean isFrame(String className) {
    int at = className.lastIndexOf(FRAME);
    return at >= 0
        && at + FRAME.length() < className.length()
        && className.substring(at + FRAME.length()).chars().allMatch(Character::isDigit);
  }
}
