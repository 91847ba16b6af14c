package org.ajws.cli;

/**
 * Pairs of accesses that race, and twins of them that do not: each pair to an array, list or
 * counter that it makes itself, so that no other access meets it, wherever it stands.
 */
final class RacePlants {
  private final RaceProgram program;

  RacePlants(RaceProgram program) {
    this.program = program;
  }

  /** What plants call. */
  void methods() {
    program.add("  static int write(int[] p, int line) {");
    program.add("    RaceLog.taskBegin();");
    program.add("    RaceLog.write(line, p, 0);");
    program.add("    p[0] = 1;");
    program.add("    RaceLog.taskEnd();");
    program.add("    return 1;");
    program.add("  }");
    written = program.line() - 4;
    program.add("  static int peek(int[] p) {");
    program.add("    RaceLog.taskBegin();");
    program.read("p", "0", "p[0]");
    peeked = program.line() - 1;
    program.add("    RaceLog.taskEnd();");
    program.add("    return 1;");
    program.add("  }");
    program.add("  static void fill(int[] p) {");
    program.add("    for (int k = 0; k < 4; k++) p[k] = k;");
    filled = program.line() - 1;
    program.add("    for (int k = 0; k < 4; k++) RaceLog.write(" + filled + ", p, k);");
    program.add("  }");
    program.add("  static void escape(int[] p) {");
    program.add("    async: {");
    program.add("      RaceLog.taskBegin();");
    program.write("p", "0", "p[0] = 1;");
    escaped = program.line() - 1;
    program.add("      RaceLog.taskEnd();");
    program.add("    }");
    program.add("  }");
  }

  private int written;
  private int peeked;
  private int filled;
  private int escaped;

  /** One, or a twin. */
  void plant() {
    boolean racy = program.below(2) == 0;
    String p = program.fresh("p");
    program.add("final int[] " + p + " = new int[4];");
    switch (program.below(program.locks ? 10 : 9)) {
      case 0 -> async(p, racy);
      case 1 -> iterations(p, racy);
      case 2 -> value(p, racy);
      case 3 -> future(p, racy);
      case 4 -> readers(p, racy);
      case 5 -> escaping(p, racy);
      case 6 -> joinedReaders(p, racy);
      case 7 -> ranges(p, racy);
      case 8 -> list(racy);
      default -> locks(p, racy);
    }
  }

  private void planted(int first, int second, boolean racy) {
    program.add("RaceLog.planted(" + first + ", " + second + ", " + racy + ");");
  }

  private int read(String p) {
    program.read(p, "0", p + "[0]");
    return program.line() - 1;
  }

  private int write(String p) {
    program.write(p, "0", p + "[0] = 1;");
    return program.line() - 1;
  }

  private int asyncWrite(String p) {
    int[] line = new int[1];
    program.async(() -> line[0] = write(p));
    return line[0];
  }

  private void finish(boolean there, Runnable body) {
    if (there) {
      program.finish(body);
    } else {
      body.run();
    }
  }

  /** A finish around the async, or none. */
  private void async(String p, boolean racy) {
    int[] line = new int[1];
    finish(!racy, () -> line[0] = asyncWrite(p));
    planted(line[0], read(p), racy);
  }

  /** All iterations write one slot, or each its own. */
  private void iterations(String p, boolean racy) {
    int[] line = new int[1];
    program.parallelLoop(
        n -> {
          String slot = racy ? "1" : program.index();
          program.write(p, slot, p + "[" + slot + "] = 1;");
          line[0] = program.line() - 1;
        });
    planted(line[0], line[0], racy);
  }

  /** What a value's task writes is read before the value is used, or behind. */
  private void value(String p, boolean racy) {
    String v = program.fresh("v");
    program.add("@Async int " + v + " = write(" + p + ", " + written + ");");
    program.add("final int " + v + "t = RaceLog.lastEnded();");
    int line = racy ? read(p) : 0;
    program.add("RaceLog.use(" + v + ");");
    program.add("RaceLog.join(" + v + "t);");
    line = racy ? line : read(p);
    planted(written, line, racy);
  }

  /** Another task reads it, and has waited for the future, or has not. */
  private void future(String p, boolean racy) {
    String f = program.fresh("f");
    int[] line = new int[1];
    program.add("@Async Future<Integer> " + f + " = Future.of(write(" + p + ", " + written + "));");
    program.add("final int " + f + "t = RaceLog.lastEnded();");
    program.async(
        () -> {
          if (!racy) {
            program.add("RaceLog.use(" + f + ".get());");
            program.add("RaceLog.join(" + f + "t);");
          }
          line[0] = read(p);
        });
    planted(written, line[0], racy);
  }

  /** One lock, or two, or one that the other side does not take. */
  private void locks(String p, boolean racy) {
    int[] lines = new int[2];
    int other = racy ? program.below(2) : 2;
    finish(
        true,
        () -> {
          program.async(() -> program.locked("K[0]", () -> lines[0] = write(p)));
          switch (other) {
            case 0 -> lines[1] = write(p);
            case 1 -> program.locked("K[1]", () -> lines[1] = write(p));
            default -> program.locked("K[0]", () -> lines[1] = write(p));
          }
        });
    planted(lines[0], lines[1], racy);
  }

  /** Two readers, or a writer and a reader. */
  private void readers(String p, boolean racy) {
    int[] line = new int[1];
    program.async(() -> line[0] = racy ? write(p) : read(p));
    planted(line[0], read(p), racy);
  }

  /** Two tasks read, and one of them, or both, are waited for before it is written. */
  private void joinedReaders(String p, boolean racy) {
    String a = program.fresh("v");
    String b = program.fresh("v");
    for (String v : new String[] {a, b}) {
      program.add("@Async int " + v + " = peek(" + p + ");");
      program.add("final int " + v + "t = RaceLog.lastEnded();");
    }
    for (String v : racy ? new String[] {a} : new String[] {a, b}) {
      program.add("RaceLog.use(" + v + ");");
      program.add("RaceLog.join(" + v + "t);");
    }
    int line = write(p);
    program.add("RaceLog.use(" + b + ");");
    program.add("RaceLog.join(" + b + "t);");
    planted(peeked, line, racy);
  }

  /** A range is written twice, and another task reads a slot of it between, or has ended. */
  private void ranges(String p, boolean racy) {
    int[] line = new int[1];
    program.add("fill(" + p + ");");
    finish(!racy, () -> program.async(() -> line[0] = read(p)));
    program.add("fill(" + p + ");");
    planted(line[0], filled, racy);
  }

  /** A method lets an async escape, inside a finish or not. */
  private void escaping(String p, boolean racy) {
    finish(!racy, () -> program.add("escape(" + p + ");"));
    planted(escaped, read(p), racy);
  }

  /** A list of the JDK: one task adds to it. */
  private void list(boolean racy) {
    String q = program.fresh("q");
    int[] line = new int[1];
    program.add("final ArrayList<Integer> " + q + " = new ArrayList<>();");
    finish(
        !racy,
        () ->
            program.async(
                () -> {
                  program.write(q, "0", q + ".add(1);");
                  line[0] = program.line() - 1;
                }));
    program.read(q, "0", q + ".size()");
    planted(line[0], program.line() - 1, racy);
  }
}
