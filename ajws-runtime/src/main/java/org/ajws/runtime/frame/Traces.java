package org.ajws.runtime.frame;

/**
 * For generated code: stack traces show the lines of the program where code runs that has no {@link
 * Frame} at hand, and lines are noted in the middle of expressions.
 */
public final class Traces {
  private Traces() {}

  /**
   * As {@link Frame#made}, in a lambda in a slow version.
   *
   * @param t the exception; null is returned as it is
   * @param source {@code package.Class#method#File.java}
   * @param at the line where it was made
   * @param <T> its type
   * @return the exception
   */
  public static <T extends Throwable> T made(T t, String source, int at) {
    if (t != null) {
      StackTraces.repairLambda(t, source, at);
    }
    return t;
  }

  /**
   * As {@link Frame#made}, in a method of a class in a slow version.
   *
   * @param t the exception; null is returned as it is
   * @param source {@code package.Class#method#File.java}
   * @param copy the class that runs, a copy of that one
   * @param at the line where it was made
   * @param <T> its type
   * @return the exception
   */
  public static <T extends Throwable> T made(T t, String source, Class<?> copy, int at) {
    if (t != null) {
      StackTraces.repairCopy(t, source, copy, at);
    }
    return t;
  }

  /**
   * For code without a frame at hand, before the program looks at an exception: its stack trace,
   * those of its causes and of what was suppressed show the methods of the program. Does nothing
   * the second time. Where the exception has no trace that can be written, or its own methods
   * throw, it stays as it is.
   *
   * @param t the exception; null is returned as it is
   * @param <T> its type
   * @return the exception
   */
  public static <T extends Throwable> T trace(T t) {
    if (t != null) {
      StackTraces.repairNames(t);
    }
    return t;
  }

  /**
   * The same for the stack trace of the calling thread.
   *
   * @param trace as {@link Thread#getStackTrace} gives it
   * @return what it shows of the program
   */
  public static StackTraceElement[] shown(StackTraceElement[] trace) {
    return StackTraces.shown(trace, null);
  }

  /**
   * The same for that of another thread, which runs no frames.
   *
   * @param trace as {@link Thread#getStackTrace} gives it
   * @return what it shows of the program
   */
  public static StackTraceElement[] shownWithoutFrames(StackTraceElement[] trace) {
    return StackTraces.shown(trace, trace.length, null, new Frame[0]);
  }

  /**
   * As {@link Frame#traced}, for a statement of a fast version whose parts stand on one line, and
   * note their own.
   *
   * @param t what was made in the statement, or left it; nothing is done to the unwinding of the
   *     stack
   * @param source {@code package.Class#method#File.java}
   * @param at the line where the statement stands
   * @param line the line that it had reached
   * @param <T> its type
   * @return the exception
   */
  public static <T extends Throwable> T lined(T t, String source, int at, int line) {
    if (at != line && !(t instanceof Unwind)) {
      StackTraces.repairFast(t, source, at, line);
    }
    return t;
  }

  /**
   * As {@link Frame#traced}, for a lambda in a slow version, whose lines are noted in a local.
   *
   * @param t the exception
   * @param seen the last exception that this was called with in the same call of the lambda; null
   *     at first. An exception is repaired once only.
   * @param source {@code package.Class#method#File.java}
   * @param line the line that the lambda had reached
   * @return the exception
   */
  public static Throwable trace(Throwable t, Throwable seen, String source, int line) {
    if (t != seen) {
      StackTraces.repairLambda(t, source, line);
    }
    return t;
  }

  /**
   * As {@link #trace(Throwable, Throwable, String, int)}, for a method of a class in a slow
   * version, or a lambda in one.
   *
   * @param t the exception
   * @param seen the last exception that this was called with in the same call
   * @param source {@code package.Class#method#File.java}
   * @param copy the class that runs, a copy of that one
   * @param line the line that was reached
   * @return the exception
   */
  public static Throwable trace(
      Throwable t, Throwable seen, String source, Class<?> copy, int line) {
    if (t != seen) {
      StackTraces.repairCopy(t, source, copy, line);
    }
    return t;
  }

  /**
   * A value, evaluated before a line is noted: {@code notedInt(v, f$.line = 7)} is how generated
   * code does that in an expression. The names tell the types apart, since javac finds overloads
   * ambiguous for a choice between a primitive value and a box.
   *
   * @param value the value
   * @param line the line, already noted
   * @return the value
   */
  public static boolean notedBoolean(boolean value, int line) {
    return value;
  }

  /** As {@link #notedBoolean}. */
  public static byte notedByte(byte value, int line) {
    return value;
  }

  /** As {@link #notedBoolean}. */
  public static short notedShort(short value, int line) {
    return value;
  }

  /** As {@link #notedBoolean}. */
  public static char notedChar(char value, int line) {
    return value;
  }

  /** As {@link #notedBoolean}. */
  public static int notedInt(int value, int line) {
    return value;
  }

  /** As {@link #notedBoolean}. */
  public static long notedLong(long value, int line) {
    return value;
  }

  /** As {@link #notedBoolean}. */
  public static float notedFloat(float value, int line) {
    return value;
  }

  /** As {@link #notedBoolean}. */
  public static double notedDouble(double value, int line) {
    return value;
  }

  /**
   * As {@link #notedBoolean}.
   *
   * @param value the value
   * @param line the line, already noted
   * @param <T> its type
   * @return the value
   */
  public static <T> T noted(T value, int line) {
    return value;
  }

  /**
   * A value, evaluated behind the note of a line: {@code thenInt(f$.line = 7, v)}, for what begins
   * where nothing was evaluated that {@link #notedInt} could stand around.
   *
   * @param line the line, already noted
   * @param value the value
   * @return the value
   */
  public static boolean thenBoolean(int line, boolean value) {
    return value;
  }

  /** As {@link #thenBoolean}. */
  public static byte thenByte(int line, byte value) {
    return value;
  }

  /** As {@link #thenBoolean}. */
  public static short thenShort(int line, short value) {
    return value;
  }

  /** As {@link #thenBoolean}. */
  public static char thenChar(int line, char value) {
    return value;
  }

  /** As {@link #thenBoolean}. */
  public static int thenInt(int line, int value) {
    return value;
  }

  /** As {@link #thenBoolean}. */
  public static long thenLong(int line, long value) {
    return value;
  }

  /** As {@link #thenBoolean}. */
  public static float thenFloat(int line, float value) {
    return value;
  }

  /** As {@link #thenBoolean}. */
  public static double thenDouble(int line, double value) {
    return value;
  }

  /**
   * As {@link #thenBoolean}.
   *
   * @param line the line, already noted
   * @param value the value
   * @param <T> its type
   * @return the value
   */
  public static <T> T then(int line, T value) {
    return value;
  }
}
