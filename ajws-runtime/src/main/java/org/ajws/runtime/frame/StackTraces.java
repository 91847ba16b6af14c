package org.ajws.runtime.frame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/** Makes stack traces show the methods of the program where generated ones ran. */
final class StackTraces {
  private static final String SLOW = "$slow";
  private static final String FAST = "$fast";
  private static final String BODY = "$body"; // of a fast version that can be overridden

  private static final String FRAME = "$Frame";

  private static final String LAMBDA = "lambda$"; // so javac names them

  private StackTraces() {}

  /**
   * Gives fast versions their original names, in an exception and all that it holds: what was only
   * made in them, and never thrown, has met no handler.
   */
  static void repairNames(Throwable t) {
    if (t.getCause() == null && t.getSuppressed().length == 0) {
      repair(t, null, e -> false, null);
      return;
    }
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Throwable> left = new ArrayDeque<>(List.of(t));
    while (!left.isEmpty()) {
      Throwable each = left.pop();
      if (seen.add(each)) {
        repair(each, null, e -> false, null);
        left.addAll(List.of(each.getSuppressed()));
        if (each.getCause() != null) {
          left.add(each.getCause());
        }
      }
    }
  }

  /**
   * Replaces the top-most slow version of one method, and gives fast versions their original names.
   *
   * @param source {@code package.Class#method#File.java}; null: only the names
   * @param line the line that the slow version had reached; 0 if unknown
   */
  static void repair(Throwable t, String source, int line) {
    if (source == null) {
      repair(t, null, e -> false, null);
      return;
    }
    String[] parts = source.split("#", -1);
    repair(
        t,
        parts[0],
        e -> e.getMethodName().equals(parts[1] + SLOW),
        e -> at(e, parts[0], parts[1], parts[2], line));
  }

  /**
   * Replaces the top-most fast version of one method that is at one line, and gives the others
   * their original names.
   *
   * @param source {@code package.Class#method#File.java}
   * @param at the line where a statement stands
   * @param line the line of its part that was reached
   */
  static void repairFast(Throwable t, String source, int at, int line) {
    String[] parts = source.split("#", -1);
    repair(
        t,
        parts[0],
        e ->
            e.getLineNumber() == at
                && (e.getMethodName().equals(parts[1] + FAST)
                    || e.getMethodName().equals(parts[1] + BODY)),
        e -> at(e, parts[0], parts[1], parts[2], line));
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
    String slow = LAMBDA + parts[1] + SLOW + "$";
    repair(
        t,
        parts[0],
        e -> e.getMethodName().startsWith(slow),
        e -> {
          String number = e.getMethodName().substring(slow.length() - 1);
          return at(e, parts[0], LAMBDA + parts[1] + number, parts[2], line);
        });
  }

  /**
   * Replaces the top-most method, or lambda in it, of a class that was copied with the slow version
   * around it.
   *
   * @param source {@code package.Class#method#File.java}
   * @param copy what the class is called there
   * @param line the line that the method had reached
   */
  static void repairCopy(Throwable t, String source, Class<?> copy, int line) {
    String[] parts = source.split("#", -1);
    repair(
        t,
        copy.getName(),
        e -> e.getMethodName().equals(parts[1]) || e.getMethodName().startsWith(LAMBDA + parts[1]),
        e -> at(e, parts[0], e.getMethodName(), parts[2], line));
  }

  /**
   * @param type the class of the method that is shown another way; null if there is none
   * @param slow whether it is that method
   * @param original the way it is shown
   */
  private static void repair(
      Throwable t,
      String type,
      Predicate<StackTraceElement> slow,
      UnaryOperator<StackTraceElement> original) {
    StackTraceElement[] trace = t.getStackTrace();
    List<StackTraceElement> repaired = new ArrayList<>(trace.length);
    boolean searching = type != null;
    boolean changed = false;
    String above = "";
    for (StackTraceElement e : trace) {
      String method = e.getMethodName();
      String whole = e.getClassName() + "." + method;
      if (isGlue(whole, above)) {
        changed = true;
      } else if (searching && e.getClassName().equals(type) && slow.test(e)) {
        repaired.add(original.apply(e));
        searching = false;
        changed = true;
      } else if (method.endsWith(FAST) || method.endsWith(BODY)) {
        String name = method.substring(0, method.lastIndexOf('$'));
        repaired.add(at(e, e.getClassName(), name, e.getFileName(), e.getLineNumber()));
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
  private static StackTraceElement at(
      StackTraceElement e, String type, String method, String file, int line) {
    return new StackTraceElement(
        "app".equals(e.getClassLoaderName()) ? null : e.getClassLoaderName(),
        e.getModuleName(),
        e.getModuleVersion(),
        type,
        method,
        file,
        line > 0 ? line : e.getLineNumber());
  }
}
