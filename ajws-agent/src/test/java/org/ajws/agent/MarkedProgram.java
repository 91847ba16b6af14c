package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A program with structure events, run in a JVM of its own. A line that ends with {@code // A}
 * races with every line that ends with {@code // A}; lines with {@code // 2A} also with themselves.
 */
final class MarkedProgram {
  static final String HEAD =
      """
      import java.util.*;
      import java.util.concurrent.locks.*;
      import org.ajws.runtime.trace.Trace;

      public class Main {
        int field; long wide; double[] slots = new double[8]; static int count; volatile int flag;
        static void loop(int n, java.util.function.IntConsumer body) {
          Trace.loopBegin("Main.java:1");
          for (int i = 0; i < n; i++) {
            Trace.iterationBegin(i);
            body.accept(i);
            Trace.iterationEnd();
          }
          Trace.loopEnd();
        }
      """;

  private MarkedProgram() {}

  /** Runs a program and compares the racing lines with those that are marked. */
  static WatchedProgram check(Path folder, String members, String... options) throws Exception {
    String text = HEAD + members + "}\n";
    WatchedProgram run = WatchedProgram.run(folder, text, options);
    assertEquals(0, run.status, run.toString());
    List<String> expected = new ArrayList<>();
    List<String> lines = text.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      for (int j = i; j < lines.size(); j++) {
        String mark = lines.get(i).replaceFirst(".*// ?|.*", "");
        String other = lines.get(j).replaceFirst(".*// ?|.*", "");
        boolean same = !mark.isEmpty() && mark.replace("2", "").equals(other.replace("2", ""));
        if (same && (i != j || mark.startsWith("2"))) {
          expected.add((i + 1) + "-" + (j + 1));
        }
      }
    }
    expected.sort(null);
    assertEquals(expected, run.races(), run.toString());
    return run;
  }
}
