package org.ajws.processor.source.dialect;

/** A unified diff of two texts with the same number of lines, each in the place of the other's. */
public final class LineDiff {
  private static final int CONTEXT = 3;

  private final String[] before;
  private final String[] after;
  private final StringBuilder out = new StringBuilder();

  private LineDiff(String before, String after) {
    this.before = before.split("\\r\\n|\\n|\\r", -1);
    this.after = after.split("\\r\\n|\\n|\\r", -1);
    if (this.before.length != this.after.length) {
      throw new IllegalArgumentException("the texts differ in their number of lines");
    }
  }

  /** The diff of one file; empty where the texts are the same. */
  public static String of(String name, String before, String after) {
    LineDiff diff = new LineDiff(before, after);
    diff.hunks();
    String prefix = "--- " + name + "\n+++ " + name + "\n";
    return diff.out.isEmpty() ? "" : prefix + diff.out;
  }

  private int lines() {
    boolean empty = before[before.length - 1].isEmpty() && after[after.length - 1].isEmpty();
    return empty ? before.length - 1 : before.length;
  }

  private boolean differs(int line) {
    return !before[line].equals(after[line]);
  }

  private void hunks() {
    int line = 0;
    while (line < lines()) {
      if (!differs(line)) {
        line++;
        continue;
      }
      int last = line;
      for (int next = line; next < lines() && next <= last + 2 * CONTEXT; next++) {
        last = differs(next) ? next : last;
      }
      hunk(Math.max(0, line - CONTEXT), Math.min(lines(), last + CONTEXT + 1));
      line = last + 1;
    }
  }

  private void hunk(int from, int to) {
    String range = (from + 1) + "," + (to - from);
    out.append("@@ -").append(range).append(" +").append(range).append(" @@\n");
    int line = from;
    while (line < to) {
      if (!differs(line)) {
        out.append(' ').append(before[line++]).append('\n');
        continue;
      }
      int end = line;
      while (end < to && differs(end)) {
        end++;
      }
      for (int i = line; i < end; i++) {
        out.append('-').append(before[i]).append('\n');
      }
      for (int i = line; i < end; i++) {
        out.append('+').append(after[i]).append('\n');
      }
      line = end;
    }
  }
}
