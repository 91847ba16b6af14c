package org.ajws.runtime.frame;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Makes stack traces show the methods of the program where generated ones ran. Whoever looks first
 * changes all elements at once; to look again changes nothing.
 */
final class StackTraces {
  /** What HotSpot keeps of a stack, if it is told nothing else. */
  private static final int LONGEST = 1024;

  private StackTraces() {}

  /**
   * Gives generated methods their original names, in an exception and all that it holds: what was
   * only made in them, and never thrown, has met no handler.
   */
  static void repairNames(Throwable t) {
    repair(t, null);
  }

  /**
   * Replaces the top-most slow version of one method, and gives other generated methods their
   * original names.
   *
   * @param source {@code package.Class#method#File.java}; null: only the names
   * @param line the line that the slow version had reached; 0 if unknown
   */
  static void repair(Throwable t, String source, int line) {
    repair(t, source == null ? null : Place.slow(source, line));
  }

  /**
   * Replaces the top-most fast version of one method that is at one line.
   *
   * @param source {@code package.Class#method#File.java}
   * @param at the line where a statement stands
   * @param line the line of its part that was reached
   */
  static void repairFast(Throwable t, String source, int at, int line) {
    repair(t, Place.fast(source, at, line));
  }

  /**
   * Replaces the top-most lambda of the slow version of one method.
   *
   * @param source {@code package.Class#method#File.java}
   * @param line the line that the lambda had reached
   */
  static void repairLambda(Throwable t, String source, int line) {
    repair(t, Place.lambda(source, line));
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
    repair(t, Place.copy(source, copy, line));
  }

  /**
   * Shows the method that had called what threw an exception: it stands where the runtime went on
   * with the callee's frame.
   *
   * @param source {@code package.Class#method#File.java}; null if that is not known
   * @param line of the call
   */
  static void addCaller(Throwable t, String source, int line) {
    if (source != null) {
      String[] parts = source.split("#", -1);
      int number = line > 0 ? line : Place.UNKNOWN;
      add(t, false, new StackTraceElement(parts[0], parts[1], parts[2], number));
    }
  }

  /** Shows who called the entry that the calling method of the runtime completes, as above. */
  static void addCallers(Throwable t) {
    StackTraceElement[] here = new Throwable().getStackTrace();
    int own = 3; // this method, the one that completes, and the entry
    if (here.length > own) {
      add(t, true, Arrays.copyOfRange(here, own, here.length));
    }
  }

  /**
   * @param dropped whether what stands below is left out
   */
  private static void add(Throwable t, boolean dropped, StackTraceElement... callers) {
    try {
      List<StackTraceElement> trace = List.of(t.getStackTrace());
      int at = 0;
      while (at < trace.size() && !isRunner(trace.get(at))) {
        at++;
      }
      if (at < trace.size()) {
        List<StackTraceElement> shown = new ArrayList<>(trace.subList(0, at));
        shown.addAll(List.of(callers));
        if (!dropped) {
          shown.addAll(trace.subList(at, trace.size()));
        }
        t.setStackTrace(shown.toArray(StackTraceElement[]::new));
      }
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      return; // as below
    }
  }

  private static boolean isRunner(StackTraceElement e) {
    return e.getClassName().equals(FrameRunner.class.getName());
  }

  private static void repair(Throwable t, Place place) {
    try {
      shown(t, place);
      if (t.getCause() != null || t.getSuppressed().length > 0) {
        repairHeld(t);
      }
    } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) {
      // Its own methods throw, or there is no room: the exception on its way counts more than how
      // its trace looks.
    }
  }

  private static void repairHeld(Throwable t) {
    Set<Throwable> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    seen.add(t);
    Deque<Throwable> left = new ArrayDeque<>();
    addHeld(t, left);
    while (!left.isEmpty()) {
      Throwable each = left.pop();
      if (seen.add(each)) {
        shown(each, null);
        addHeld(each, left);
      }
    }
  }

  private static void addHeld(Throwable t, Deque<Throwable> left) {
    left.addAll(List.of(t.getSuppressed()));
    if (t.getCause() != null) {
      left.add(t.getCause());
    }
  }

  private static void shown(Throwable t, Place place) {
    StackTraceElement[] trace = t.getStackTrace();
    StackTraceElement[] shown = shown(trace, place);
    if (shown != trace) {
      t.setStackTrace(shown);
    }
  }

  /**
   * What a trace shows of the program.
   *
   * @param trace is left as it is
   * @param place the element whose line is known; null for none
   * @return the same array where nothing is to change
   */
  static StackTraceElement[] shown(StackTraceElement[] trace, Place place) {
    return shown(trace, trace.length, place, null);
  }

  /**
   * The same.
   *
   * @param found how many elements were found, of which some may have been left out of the trace
   * @param running the frames that the thread runs whose trace it is; null: the calling one
   */
  static StackTraceElement[] shown(
      StackTraceElement[] trace, int found, Place place, Frame[] running) {
    List<StackTraceElement> shown = null;
    Place missing = place;
    int[] lines = null;
    StackTraceElement above = null;
    for (int i = 0; i < trace.length; i++) {
      StackTraceElement e = trace[i];
      StackTraceElement other = e;
      if (GeneratedNames.onlyCalls(e, above)) {
        other = null;
      } else if (missing != null && missing.is(e)) {
        other = missing.original(e);
        missing = null;
      } else if (GeneratedNames.isSlow(e)) {
        lines = lines == null ? linesOfRunning(trace, found, running) : lines;
        other = Place.at(e, GeneratedNames.original(e.getMethodName()), lines[i]);
      } else {
        String name = GeneratedNames.original(e.getMethodName());
        if (name != null) {
          boolean slowLambda = GeneratedNames.isSlowLambda(e.getMethodName());
          other = Place.at(e, name, slowLambda ? Place.UNKNOWN : e.getLineNumber());
        }
      }
      if (shown == null && other != e) {
        shown = new ArrayList<>(trace.length);
        shown.addAll(List.of(trace).subList(0, i));
      }
      if (shown != null && other != null) {
        shown.add(other);
      }
      above = e;
    }
    return shown == null ? trace : shown.toArray(StackTraceElement[]::new);
  }

  /**
   * The lines that slow versions in a trace have reached: those of the frames that its thread runs,
   * which stand in it in the same order from the bottom up.
   */
  private static int[] linesOfRunning(StackTraceElement[] trace, int found, Frame[] known) {
    int[] lines = new int[trace.length];
    Frame[] running = known == null ? FrameRunner.running() : known;
    int next = found < LONGEST ? 0 : running.length; // the bottom is cut off
    for (int i = trace.length - 1; i >= 0; i--) {
      lines[i] = Place.UNKNOWN;
      if (GeneratedNames.isSlow(trace[i])) {
        while (next < running.length && running[next].source() == null) {
          next++;
        }
        if (next < running.length && isOf(trace[i], running[next].source())) {
          lines[i] = running[next].line;
          next++;
        } else {
          next = running.length; // not the stack of this thread
        }
      }
    }
    return lines;
  }

  private static boolean isOf(StackTraceElement e, String source) {
    int end = source.indexOf('#');
    String name = GeneratedNames.original(e.getMethodName());
    return source.startsWith(e.getClassName())
        && end == e.getClassName().length()
        && source.startsWith(name + "#", end + 1);
  }
}
