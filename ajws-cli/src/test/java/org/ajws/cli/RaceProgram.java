package org.ajws.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.IntConsumer;

/**
 * A random program of finishes, asyncs, parallel loops, async values, futures, locks and atomic
 * sets, that logs what it does to {@code RaceLog}. Beside what happens to race in it there are
 * planted pairs of accesses, each to an object of its own: those that race, and twins that differ
 * in one thing that orders them. The same for the same seed.
 */
final class RaceProgram {
  private static final int SLOTS = 8;
  private static final int METHODS = 3;

  private final Random random;
  private final String name;
  private final StringBuilder text = new StringBuilder();
  private int line = 1;
  private int names;
  private final RacePlants plants = new RacePlants(this);

  /** Futures that the code at hand can wait for. */
  private final List<String> futures = new ArrayList<>();

  /** Async values of the blocks around it. */
  private final List<String> values = new ArrayList<>();

  /** Loop variables that it can use. */
  private final List<String> indexes = new ArrayList<>();

  /** How often the code at hand runs, about; and what is left for the program. */
  private int often = 1;

  private int budget = 90;

  /** What a call of each method costs; those before the first do not exist yet. */
  private final int[] costs = new int[METHODS];

  private int lowest = METHODS;

  /** Whether it takes locks: the detector works in another way then. */
  final boolean locks;

  RaceProgram(String name, long seed, boolean locks) {
    this.name = name;
    this.locks = locks;
    this.random = new Random(new SplittableRandom(seed).nextLong());
  }

  int below(int n) {
    return random.nextInt(n);
  }

  String fresh(String prefix) {
    return prefix + names++;
  }

  /** The number of the line that comes next. */
  int line() {
    return line;
  }

  /** Adds a line. */
  void add(String code) {
    text.append(code).append('\n');
    line++;
  }

  /** The program, as one file. */
  String generate() {
    add("import java.util.ArrayList;");
    add("import org.ajws.*;");
    add("import org.ajws.agent.oracle.RaceLog;");
    add("import org.ajws.sync.Future;");
    add("public class " + name + " {");
    add("  static int s0, s1, s2;");
    add("  int f0, f1;");
    add("  static final " + name + "[] O = {new " + name + "(), new " + name + "()};");
    add(
        "  static final int[] A = new int["
            + SLOTS
            + "], B = new int[200];"); // few slots, segments
    add("  static final Object[] K = {new Object(), new Object()};");
    add("  static final ArrayList<Integer> L = new ArrayList<>();");
    add("  static final Box C = new Box();");
    box();
    plants.methods();
    for (int m = METHODS; --m >= 0; ) {
      int left = budget;
      budget = 12;
      add("  static int m" + m + "(int n) {");
      body(2);
      add("    return n;");
      add("  }");
      costs[m] = Math.max(1, 12 - budget);
      budget = left;
      lowest = m;
      add("  static int task" + m + "(int n) {");
      add("    RaceLog.taskBegin();");
      add("    int r = m" + m + "(n);");
      add("    RaceLog.taskEnd();");
      add("    return r;");
      add("  }");
    }
    add("  static void run() {");
    plants.plant();
    body(3);
    add("  }");
    add("}");
    return text.toString();
  }

  /** An atomic set: units that write and read it. */
  private void box() {
    add("  @AtomicSet(\"all\") static class Box {");
    add("    private int value;");
    unit("void add(int n)", "write", "value = n;");
    unit("int get()", "read", "return value;");
    add("  }");
  }

  private void unit(String head, String access, String code) {
    add("    " + head + " {");
    add("      RaceLog.lock(this);");
    add("      RaceLog." + access + "(" + (line + 2) + ", this, 0);");
    add("      RaceLog.unlock(this);");
    add("      " + code);
    add("    }");
  }

  /** Some statements of a block; at its end its async values are waited for. */
  void body(int depth) {
    int futuresBefore = futures.size();
    int valuesBefore = values.size();
    for (int n = 1 + below(4); n > 0; n--) {
      statement(depth);
    }
    while (values.size() > valuesBefore) {
      add("RaceLog.join(" + values.remove(values.size() - 1) + "t);");
    }
    while (futures.size() > futuresBefore) {
      futures.remove(futures.size() - 1);
    }
  }

  private void statement(int depth) {
    budget -= often;
    if (budget < 0 || depth == 0) {
      access();
      return;
    }
    switch (below(20)) {
      case 0, 1, 2 -> async(() -> body(depth - 1));
      case 3, 4 -> finish(() -> body(depth - 1));
      case 5, 6 -> parallelLoop(j -> body(depth - 1));
      case 7 -> {
        String k = fresh("k");
        add("for (int " + k + " = 0; " + k + " < 2; " + k + "++) {");
        repeated(2, () -> body(depth - 1));
        add("}");
      }
      case 8, 9 -> value(depth);
      case 10 -> future();
      case 11 -> call();
      case 12 -> range();
      case 13 -> plants.plant();
      case 14 -> waitForFuture();
      case 15, 16 -> sequence();
      case 17, 18 -> tightLoop();
      default -> access();
    }
  }

  /** An async. */
  void async(Runnable body) {
    add(fresh("async_") + ": {");
    add("RaceLog.taskBegin();");
    body.run();
    add("RaceLog.taskEnd();");
    add("}");
  }

  /** A finish. */
  void finish(Runnable body) {
    add(fresh("finish_") + ": {");
    add("RaceLog.finishBegin();");
    body.run();
    add("}");
    add("RaceLog.finishEnd();");
  }

  private void repeated(int times, Runnable body) {
    often *= times;
    body.run();
    often /= times;
  }

  /** A parallel loop with some iterations; the body gets their number. */
  void parallelLoop(IntConsumer body) {
    String i = fresh("i");
    int n = 2 + below(2);
    add("RaceLog.finishBegin();");
    add("for (@ParallelFor int " + i + " = 0; " + i + " < " + n + "; " + i + "++) {");
    add("RaceLog.taskBegin();");
    indexes.add(i);
    repeated(n, () -> body.accept(n));
    indexes.remove(i);
    add("RaceLog.taskEnd();");
    add("}");
    add("RaceLog.finishEnd();");
  }

  /** The variable of the innermost parallel loop. */
  String index() {
    return indexes.get(indexes.size() - 1);
  }

  private int method() {
    int m = lowest + below(Math.max(1, METHODS - lowest));
    return lowest < METHODS && costs[m] * often <= budget ? m : -1;
  }

  private void value(int depth) {
    int m = method();
    if (m < 0) {
      access();
      return;
    }
    budget -= costs[m] * often;
    String v = fresh("v");
    add("@Async int " + v + " = task" + m + "(" + below(5) + ");");
    add("final int " + v + "t = RaceLog.lastEnded();");
    values.add(v);
    for (int n = below(3); n > 0; n--) {
      statement(depth - 1);
    }
    for (int n = below(3); n > 0; n--) { // not at all, once, or again
      add("RaceLog.use(" + v + ");");
      add("RaceLog.join(" + v + "t);");
      access();
    }
  }

  private void future() {
    int m = method();
    if (m < 0) {
      access();
      return;
    }
    budget -= costs[m] * often;
    String f = fresh("f");
    add("@Async Future<Integer> " + f + " = Future.of(task" + m + "(" + below(5) + "));");
    add("final int " + f + "t = RaceLog.lastEnded();");
    futures.add(f);
  }

  private void waitForFuture() {
    if (!futures.isEmpty()) {
      String f = futures.get(below(futures.size()));
      add("RaceLog.use(" + f + ".get());");
      add("RaceLog.join(" + f + "t);");
    }
    access();
  }

  private void call() {
    int m = method();
    if (m < 0) {
      access();
      return;
    }
    budget -= costs[m] * often;
    add("m" + m + "(" + below(5) + ");");
  }

  /** Slots that a loop without calls touches: they are checked as ranges. */
  private void range() {
    String to = below(2) == 0 ? "A" : "B";
    String from = below(2) == 0 ? "A" : "B";
    int shift = below(2);
    String k = fresh("k");
    int first = below(3);
    int end = first + 1 + below(SLOTS - 1 - first);
    int stride = 1 + below(2);
    String head = "for (int %s = %d; %s < %d; %s += %d) ".formatted(k, first, k, end, k, stride);
    boolean also = below(2) == 0;
    String slot = shift == 0 ? k : k + " + 1";
    int at = line;
    add(head + to + "[" + k + "] " + (also ? "+= " + from + "[" + slot + "];" : "= " + k + ";"));
    add(
        head
            + "{ "
            + (also ? log("read", at, from, slot) + log("read", at, to, k) : "")
            + log("write", at, to, k)
            + "}");
  }

  /** A parallel loop without calls: its iterations are told of and checked when it has ended. */
  private void tightLoop() {
    List<String[]> slots = new ArrayList<>();
    String k = fresh("k");
    int stride = 1 + below(2);
    int first = below(3);
    int end = first + below(3) * stride + 1;
    for (int n = 1 + below(3); n > 0; n--) {
      String index =
          switch (below(5)) {
            case 0 -> String.valueOf(below(SLOTS));
            case 1 -> k + " + 1";
            case 2 -> SLOTS - 1 + " - " + k;
            default -> k;
          };
      slots.add(new String[] {below(2) == 0 ? "A" : "B", index});
    }
    String head = "int %s = %d; %s < %d; %s += %d) { ".formatted(k, first, k, end, k, stride);
    String[] to = slots.get(0);
    StringBuilder code = new StringBuilder(to[0] + "[" + to[1] + "] = " + k);
    StringBuilder logs = new StringBuilder();
    for (String[] from : slots.subList(1, slots.size())) {
      code.append(" + ").append(from[0]).append("[").append(from[1]).append("]");
      logs.append(log("read", line, from[0], from[1]));
    }
    logs.append(log("write", line, to[0], to[1]));
    add("for (@ParallelFor " + head + code + "; }");
    add("RaceLog.finishBegin();");
    add("for (" + head + "RaceLog.taskBegin(); " + logs + "RaceLog.taskEnd(); }");
    add("RaceLog.finishEnd();");
  }

  /**
   * Accesses to a few locations without a call between them: what is repeated is checked once. Some
   * are made under a condition.
   */
  private void sequence() {
    List<String[]> locations = List.of(location(), location());
    List<String> code = new ArrayList<>();
    StringBuilder logs = new StringBuilder();
    String c = fresh("c");
    add("int " + c + " = " + below(2) + ";");
    for (int n = 2 + below(5); n > 0; n--) {
      int at = line + 1 + code.size();
      String condition = below(3) == 0 ? "if (" + c + " == " + below(2) + ") " : "";
      String[] to = locations.get(below(2));
      boolean write = below(3) == 0;
      boolean also = write && below(2) == 0;
      String text = write ? to[2] + (also ? "++;" : " = " + c + ";") : c + "r += " + to[2] + ";";
      logs.append(condition).append("{ ");
      logs.append(write && !also ? "" : log("read", at, to[0], to[1]));
      logs.append(write ? log("write", at, to[0], to[1]) : "").append("} ");
      code.add(condition + "{ " + text + " }");
    }
    add(logs + "int " + c + "r = 0;");
    code.forEach(this::add);
  }

  /** What is logged of it, its number there, and the variable. */
  private String[] location() {
    int k = below(2);
    return switch (below(4)) {
      case 0 -> new String[] {name + ".class", String.valueOf(k), "s" + k};
      case 1 -> new String[] {"O[" + k + "]", "1", "O[" + k + "].f1"};
      default -> {
        String a = k == 0 ? "A" : "B";
        String index = slot();
        yield new String[] {a, index, a + "[" + index + "]"};
      }
    };
  }

  private static String log(String access, int line, String where, String index) {
    return "RaceLog." + access + "(" + line + ", " + where + ", " + index + "); ";
  }

  /** A line that logs an access and makes it. */
  void read(String where, String index, String code) {
    add(log("read", line, where, index) + "RaceLog.use(" + code + ");");
  }

  /** The same for a write. */
  void write(String where, String index, String code) {
    add(log("write", line, where, index) + code);
  }

  private void access() {
    if (locks && below(6) == 0) {
      locked("K[" + below(2) + "]", this::oneAccess);
    } else {
      oneAccess();
    }
  }

  /** Some accesses under a lock. */
  void locked(String lock, Runnable accesses) {
    add("synchronized (" + lock + ") {");
    add("RaceLog.lock(" + lock + ");");
    accesses.run();
    add("RaceLog.unlock(" + lock + ");");
    add("}");
  }

  private void oneAccess() {
    boolean write = below(3) == 0;
    switch (below(locks ? 7 : 6)) {
      case 0 -> {
        int k = below(3);
        access(write, name + ".class", String.valueOf(k), "s" + k);
      }
      case 1, 2 -> {
        int k = below(2);
        String o = "O[" + below(2) + "]";
        access(write, o, String.valueOf(k), o + ".f" + k);
      }
      case 3, 4 -> {
        String a = below(2) == 0 ? "A" : "B";
        String index = slot();
        access(write, a, index, a + "[" + index + "]");
      }
      case 5 -> {
        if (write) {
          write("L", "0", "L.add(1);");
        } else {
          read("L", "0", "L.size()");
        }
      }
      default -> add(write ? "C.add(1);" : "C.get();");
    }
  }

  private String slot() {
    if (indexes.isEmpty() || below(3) == 0) {
      return String.valueOf(below(SLOTS));
    }
    String i = indexes.get(below(indexes.size()));
    return below(2) == 0 ? i : i + " + " + (1 + below(2));
  }

  private void access(boolean write, String where, String index, String variable) {
    if (!write) {
      read(where, index, variable);
    } else if (below(2) == 0) {
      write(where, index, variable + " = " + below(9) + ";");
    } else {
      add(log("read", line, where, index) + log("write", line, where, index) + variable + "++;");
    }
  }
}
