package org.ajws.runtime.frame;

import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * An element of a stack trace whose line is known: generated code that stands on another line than
 * the code that it was made of.
 *
 * @param type the class of the generated method
 * @param generated whether a method of the class is that one
 * @param original what the element is to show
 */
record Place(
    String type,
    Predicate<StackTraceElement> generated,
    UnaryOperator<StackTraceElement> original) {
  /** The line of an element that shows none, and may be given one later. */
  static final int UNKNOWN = -1;

  /** The slow version of a method. */
  static Place slow(String source, int line) {
    String[] parts = source.split("#", -1);
    return new Place(
        parts[0],
        e -> e.getMethodName().equals(parts[1] + GeneratedNames.SLOW) || isLeft(e, parts[1]),
        e -> at(e, parts[0], parts[1], parts[2], line > 0 ? line : UNKNOWN));
  }

  /** The fast version of a method, or its body, where it is at a line. */
  static Place fast(String source, int at, int line) {
    String[] parts = source.split("#", -1);
    return new Place(
        parts[0],
        e ->
            e.getLineNumber() == at
                && (e.getMethodName().equals(parts[1] + GeneratedNames.FAST)
                    || e.getMethodName().equals(parts[1] + GeneratedNames.BODY)
                    || e.getMethodName().equals(parts[1])),
        e -> at(e, parts[0], parts[1], parts[2], line));
  }

  /** A lambda in the slow version of a method. */
  static Place lambda(String source, int line) {
    String[] parts = source.split("#", -1);
    String slow = GeneratedNames.LAMBDA + parts[1] + GeneratedNames.SLOW + "$";
    return new Place(
        parts[0],
        e ->
            e.getMethodName().startsWith(slow)
                || e.getMethodName().startsWith(GeneratedNames.LAMBDA + parts[1] + "$")
                    && e.getLineNumber() == UNKNOWN,
        e ->
            at(
                e,
                parts[0],
                e.getMethodName().startsWith(slow)
                    ? GeneratedNames.original(e.getMethodName())
                    : e.getMethodName(),
                parts[2],
                line));
  }

  /** A method, or lambda in it, of a class that was copied with the slow version around it. */
  static Place copy(String source, Class<?> copy, int line) {
    String[] parts = source.split("#", -1);
    return new Place(
        copy.getName(),
        e ->
            e.getMethodName().equals(parts[1])
                || e.getMethodName().startsWith(GeneratedNames.LAMBDA + parts[1]),
        e -> at(e, parts[0], e.getMethodName(), parts[2], line));
  }

  boolean is(StackTraceElement e) {
    return e.getClassName().equals(type) && generated.test(e);
  }

  StackTraceElement original(StackTraceElement e) {
    return original.apply(e);
  }

  /** The same method by another name, at another line. */
  static StackTraceElement at(StackTraceElement e, String method, int line) {
    return at(e, e.getClassName(), method, e.getFileName(), line);
  }

  private static boolean isLeft(StackTraceElement e, String method) {
    return e.getLineNumber() == UNKNOWN && e.getMethodName().equals(method);
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
        line);
  }
}
