package org.ajws.agent.race;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The races of a run and, on request, its conflicts, each pair of lines once. */
final class Races implements RaceListener {
  private final Sites sites;
  private final Set<Long> seen = new HashSet<>();
  private final List<Race> all = new ArrayList<>();
  private final Set<Long> seenConflicts = new HashSet<>();
  private List<Race> conflicts; // null: nobody wants them
  private long count;

  Races(Sites sites) {
    this.sites = sites;
  }

  @Override
  public synchronized void race(
      Object where,
      int index,
      int first,
      boolean firstWrites,
      Task firstTask,
      int second,
      boolean secondWrites,
      Task secondTask) {
    count++;
    Race race =
        pair(seen, where, index, first, firstWrites, firstTask, second, secondWrites, secondTask);
    if (race != null) {
      all.add(race);
    }
  }

  /** From now on pairs under a common lock are noted, too. */
  synchronized void listConflicts() {
    conflicts = new ArrayList<>();
  }

  @Override
  public synchronized boolean wantsConflicts() {
    return conflicts != null;
  }

  @Override
  public synchronized void conflict(
      Object where,
      int index,
      int first,
      boolean firstWrites,
      Task firstTask,
      int second,
      boolean secondWrites,
      Task secondTask) {
    Race pair =
        pair(
            seenConflicts,
            where,
            index,
            first,
            firstWrites,
            firstTask,
            second,
            secondWrites,
            secondTask);
    if (pair != null) {
      conflicts.add(pair);
    }
  }

  /** Null if the two lines are known. */
  private Race pair(
      Set<Long> known,
      Object where,
      int index,
      int first,
      boolean firstWrites,
      Task firstTask,
      int second,
      boolean secondWrites,
      Task secondTask) {
    int a = sites.line(first);
    int b = sites.line(second);
    if (!known.add((long) Math.min(a, b) << 32 | Math.max(a, b))) {
      return null;
    }
    Site at = sites.get(second);
    return new Race(
        location(where, index, at),
        sites.get(first),
        firstWrites,
        firstTask,
        at,
        secondWrites,
        secondTask,
        stack(at));
  }

  private static String location(Object where, int index, Site site) {
    return switch (site.kind()) {
      case STATIC_FIELD -> "static field " + site.what();
      case FIELD -> "field " + site.what() + " of " + named(name(where), where);
      default -> where.getClass().isArray() ? slot(where, index) : named(name(where), where);
    };
  }

  private static String slot(Object array, int index) {
    String type = array.getClass().getComponentType().getTypeName();
    int brackets = type.indexOf('[');
    String inner = brackets < 0 ? "" : type.substring(brackets);
    String element = brackets < 0 ? type : type.substring(0, brackets);
    String length = "[" + Array.getLength(array) + "]";
    return "slot " + index + " of " + named(element + length + inner, array);
  }

  private static String name(Object where) {
    return where.getClass().getTypeName();
  }

  private static String named(String type, Object where) {
    return type + " @" + Integer.toHexString(System.identityHashCode(where));
  }

  private static List<StackTraceElement> stack(Site at) {
    List<StackTraceElement> stack = stack();
    if (at.calledAt() == 0 || stack.isEmpty()) {
      return stack;
    }
    // The JVM does not know that the method at the top was put in the place of its call.
    StackTraceElement caller = stack.get(0);
    String type = caller.getClassName();
    String file = caller.getFileName();
    String method = at.method().substring(at.method().lastIndexOf('.') + 1);
    List<StackTraceElement> all = new ArrayList<>();
    all.add(new StackTraceElement(type, method, file, at.line()));
    all.add(new StackTraceElement(type, caller.getMethodName(), file, at.calledAt()));
    all.addAll(stack.subList(1, stack.size()));
    return List.copyOf(all);
  }

  private static List<StackTraceElement> stack() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .map(StackWalker.StackFrame::toStackTraceElement)
                    .dropWhile(e -> e.getClassName().startsWith("org.ajws.agent.race."))
                    .filter(e -> !e.getMethodName().startsWith("$ajws$race"))
                    .limit(64)
                    .toList());
  }

  /** The races so far, in the order in which they were found. */
  synchronized List<Race> all() {
    return List.copyOf(all);
  }

  /** The conflicts so far; null if they were not asked for. */
  synchronized List<Race> conflicts() {
    return conflicts == null ? null : List.copyOf(conflicts);
  }

  /** How many racing accesses there were, of the same places, too. */
  synchronized long count() {
    return count;
  }
}
