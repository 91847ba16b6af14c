package org.ajws.agent.oracle;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The log that random programs keep of their own runs, and the races that follow from it by
 * enumeration: the graph of the run with a node for each stretch of a task, all paths in it, all
 * pairs of accesses. It knows nothing of tokens and intervals, and nothing of the structure events
 * of target {@code traced}: the program itself says where its tasks begin, end and are waited for.
 *
 * <p>The file that it writes has, for each program, a line {@code program NAME}, then for each
 * location with a race {@code location}, the pairs of lines that race first, and all that race;
 * {@code racy} and {@code twin} are the planted pairs that were run.
 */
public final class RaceLog {
  /** An access. */
  private record Access(int step, int line, boolean write, long locks) {}

  /** A task or a finish that is open. */
  private static final class Open {
    final boolean task;

    /** Of a task: the stretch of the task around that it was begun in. */
    final int from;

    /** Of a finish: the last stretches of the tasks that ended inside. */
    final List<Integer> ended = new ArrayList<>();

    Open(boolean task, int from) {
      this.task = task;
      this.from = from;
    }
  }

  private static PrintStream out;

  /** For each stretch, those before it. */
  private static List<BitSet> before = new ArrayList<>();

  private static Deque<Open> open = new ArrayDeque<>();
  private static List<Integer> lastSteps = new ArrayList<>();
  private static int step;
  private static long locks;
  private static Map<Object, Integer> objects = new IdentityHashMap<>();
  private static Map<Long, List<Access>> accesses = new TreeMap<>();
  private static Map<String, String> planted = new TreeMap<>();

  private RaceLog() {}

  /** Where the races are written. */
  public static void open(String file) throws IOException {
    out = new PrintStream(Files.newOutputStream(Path.of(file)), false, StandardCharsets.UTF_8);
  }

  /** A program begins; what comes before it is forgotten. */
  public static void program(String name) {
    before = new ArrayList<>();
    open = new ArrayDeque<>();
    lastSteps = new ArrayList<>();
    objects = new IdentityHashMap<>();
    accesses = new TreeMap<>();
    planted = new TreeMap<>();
    locks = 0;
    out.println("program " + name);
    step = step();
    finishBegin();
  }

  private static int step(int... after) {
    BitSet all = new BitSet();
    for (int s : after) {
      all.or(before.get(s));
      all.set(s);
    }
    before.add(all);
    return before.size() - 1;
  }

  // --- structure -----------------------------------------------------------------------------

  /** The running task begins another one. */
  public static void taskBegin() {
    open.push(new Open(true, step));
    step = step(step);
  }

  /** That task ends. */
  public static void taskEnd() {
    Open task = open.pop();
    lastSteps.add(step);
    for (Open o : open) {
      if (!o.task) {
        o.ended.add(step);
        break;
      }
    }
    step = step(task.from);
  }

  /** The task that has ended last, for {@link #join}. */
  public static int lastEnded() {
    return lastSteps.size() - 1;
  }

  /** The running task has waited for another one. */
  public static void join(int task) {
    step = step(step, lastSteps.get(task));
  }

  /** A finish, or a parallel loop, begins. */
  public static void finishBegin() {
    open.push(new Open(false, step));
  }

  /** It ends. */
  public static void finishEnd() {
    Open finish = open.pop();
    int[] all = new int[finish.ended.size() + 1];
    all[0] = step;
    for (int i = 1; i < all.length; i++) {
      all[i] = finish.ended.get(i - 1);
    }
    step = step(all);
  }

  /** The running task has taken the lock of an object. */
  public static void lock(Object lock) {
    locks |= 1L << number(lock);
  }

  /** It gives it back. */
  public static void unlock(Object lock) {
    locks &= ~(1L << number(lock));
  }

  private static int number(Object o) {
    return objects.computeIfAbsent(o, k -> objects.size());
  }

  // --- accesses ------------------------------------------------------------------------------

  /** Something is read: a slot or field by number, of an array, object or class. */
  public static void read(int line, Object where, int index) {
    access(line, where, index, false);
  }

  /** The same for what is written. */
  public static void write(int line, Object where, int index) {
    access(line, where, index, true);
  }

  private static void access(int line, Object where, int index, boolean write) {
    accesses
        .computeIfAbsent((long) number(where) << 32 | index, k -> new ArrayList<>())
        .add(new Access(step, line, write, locks));
  }

  /** Takes a value, so that it is read. */
  public static void use(int value) {
    if (value == Integer.MIN_VALUE) {
      throw new IllegalStateException();
    }
  }

  /** A planted pair is run: one that races, or its twin. */
  public static void planted(int first, int second, boolean racy) {
    planted.put(pair(first, second), racy ? "racy" : "twin");
  }

  // --- races ---------------------------------------------------------------------------------

  /** The program has ended: its races are written. */
  public static void end() {
    finishEnd();
    for (List<Access> location : accesses.values()) {
      TreeSet<String> all = new TreeSet<>();
      TreeSet<String> first = new TreeSet<>();
      for (int later = 1; later < location.size(); later++) {
        boolean none = all.isEmpty();
        for (int earlier = 0; earlier < later; earlier++) {
          Access a = location.get(earlier);
          Access b = location.get(later);
          if (races(a, b)) {
            all.add(pair(a.line, b.line));
            if (none) {
              first.add(pair(a.line, b.line));
            }
          }
        }
      }
      if (!all.isEmpty()) {
        out.println("location " + String.join(",", first) + " " + String.join(",", all));
      }
    }
    planted.forEach((pair, kind) -> out.println(kind + " " + pair));
    out.flush();
  }

  private static boolean races(Access a, Access b) {
    return (a.write || b.write)
        && (a.locks & b.locks) == 0
        && a.step != b.step
        && !before.get(b.step).get(a.step);
  }

  private static String pair(int a, int b) {
    return Math.min(a, b) + "-" + Math.max(a, b);
  }
}
