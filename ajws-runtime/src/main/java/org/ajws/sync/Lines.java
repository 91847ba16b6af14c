package org.ajws.sync;

import java.lang.StackWalker.StackFrame;
import java.util.Set;

/** Where the program calls {@link Intervals}, in code that is not translated. */
final class Lines {
  private static final Set<String> HERE = Set.of(Lines.class.getName(), Intervals.class.getName());

  private Lines() {}

  /** The innermost call as {@code File.java:LINE}. */
  static String ofCaller() {
    return StackWalker.getInstance()
        .walk(frames -> frames.filter(f -> !HERE.contains(f.getClassName())).findFirst())
        .map(Lines::text)
        .orElse("an unknown line");
  }

  private static String text(StackFrame f) {
    return (f.getFileName() == null ? f.getClassName() : f.getFileName()) + ":" + f.getLineNumber();
  }
}
