package org.ajws.agent;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Runs that do not come to their end, or lose events for want of stack: never "no race". */
class CutOffTest {
  private static final String TASK =
      """
        static void task(int n) {
          int finish = Trace.finishBegin("Main.java:1");
          try {
            Trace.asyncBegin("Main.java:2");
            try {
              deeper(n + 1);
            } catch (Throwable t) {
              Trace.failed(t);
              throw t;
            } finally {
              Trace.asyncEnd();
            }
          } catch (Throwable t) {
            Trace.failed(t);
            throw t;
          } finally {
            Trace.finishEnd();
          }
        }
      """;

  @TempDir Path folder;

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void whatASignalEndsIsNotSeenWhole() throws Exception {
    WatchedProgram run =
        WatchedProgram.run(
            folder,
            MarkedProgram.HEAD
                + """
                  public static void main(String[] args) throws Exception {
                    String pid = String.valueOf(ProcessHandle.current().pid());
                    new ProcessBuilder("kill", "-TERM", pid).start();
                    Thread.sleep(250_000);
                  }
                }
                """);
    assertTrue(run.result.contains("stopped from outside"), run.toString());
  }

  @Test
  void anEndIsNoCutOff() throws Exception {
    String program =
        MarkedProgram.HEAD + "public static void main(String[] args) { count++; %s }\n}\n";
    assertTrue(WatchedProgram.run(folder, program.formatted("")).result.contains("\"limits\": {}"));
    WatchedProgram exit = WatchedProgram.run(folder, program.formatted("System.exit(3);"));
    assertEquals(3, exit.status);
    assertTrue(exit.result.contains("\"limits\": {}"), exit.toString());
  }

  @Test
  void whatAFullStackKeepsFromBeingToldIsALimit() throws Exception {
    WatchedProgram run =
        WatchedProgram.run(
            folder,
            MarkedProgram.HEAD
                + "static void deeper(int n) { task(n); }\n"
                + TASK
                + """
                  public static void main(String[] args) {
                    loop(1, i -> count++);
                    try { task(0); } catch (StackOverflowError e) { System.out.println("full"); }
                    count++;
                  }
                }
                """);
    assertEquals(0, run.status, run.toString());
    assertEquals(0, run.races().size(), run.toString());
    assertTrue(run.output.contains("full"), run.toString());
    assertTrue(run.result.contains("a stack overflow left a construct"), run.toString());
    assertFalse(run.output.contains("ASSERTION"), run.toString());
  }

  /** Ends that were not told are noticed, and the program gets no exception for it. */
  @Test
  void endsThatWereNotToldAreALimit() throws Exception {
    String[] lost = {
      "Trace.asyncBegin(\"a\"); Trace.finishEnd();",
      "Trace.finishBegin(\"a\"); Trace.asyncEnd();",
      "Trace.asyncEnd();",
      "Trace.loopEnd();",
      "Trace.loopBegin(\"a\"); Trace.iterationEnd();",
      "Object v = Trace.valueBegin(\"a\"); Trace.asyncBegin(\"b\"); Trace.valueEnd(v);",
      "Object f = Trace.futureBegin(\"a\"); Trace.asyncBegin(\"b\"); Trace.futureEnd(f);",
      "Trace.asyncBegin(\"a\");",
    };
    StringBuilder main = new StringBuilder("public static void main(String[] args) {\n");
    for (String events : lost) {
      WatchedProgram run =
          WatchedProgram.run(
              folder, MarkedProgram.HEAD + main + events + " System.out.print(\"end\"); }\n}\n");
      assertEquals(0, run.status, events + run);
      assertTrue(run.output.contains("end"), events + run);
      assertTrue(run.result.contains("ends of constructs were not told"), events + run);
    }
  }

  /** A class is loaded with less stack than it takes to instrument it. */
  @Test
  void aClassThatIsLoadedOnAFullStackIsALimitIfItIsNotWatched() throws Exception {
    WatchedProgram run =
        WatchedProgram.run(
            folder,
            MarkedProgram.HEAD
                + """
                  static class Late {
                    static int n;
                    static void touch() { n++; }
                  }
                  static void deep(int n) {
                    try {
                      deep(n + 1);
                    } catch (StackOverflowError e) {
                      Late.touch();
                      count++;
                    }
                  }
                  public static void main(String[] args) {
                    deep(0);
                    loop(2, i -> Late.touch());
                    System.out.print("end");
                  }
                }
                """);
    assertTrue(run.output.contains("end"), run.toString());
    boolean watched = !run.races().isEmpty();
    assertTrue(watched != run.result.contains("class Main$Late"), run.toString());
  }
}
