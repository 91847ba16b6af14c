package org.ajws.processor.emit.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.ajws.processor.Sources;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What only methods write that an iteration calls is written by the loop: an iteration that read it
 * too early is run again. The second iteration reads before the first one writes.
 */
class FollowedWritesTest {
  private static final String HEAD =
      """
      import org.ajws.ParallelFor;
      import org.ajws.SpeculationBackend;
      import org.ajws.processor.emit.speculation.Gate;
      class Loop {
        static int total = 1;
        static final long[] cells = {1};
        static char[] seen = new char[2];
        int own = 1;
        static final Loop one = new Loop();
      """;

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  /** The body of the loop and methods; both iterations note in {@code seen} what they read. */
  private void check(String body, String methods, String before) throws Exception {
    String loop =
        HEAD
            + methods
            + "public static void main(String[] args) {\n"
            + before
            + "for (@ParallelFor(speculative = true, window = 2, chunk = 1, "
            + "backend = SpeculationBackend.NOREC) int i = 0; i < 2; i++) {\n"
            + body
            + "}\nSystem.out.println((int) seen[0] + \" \" + (int) seen[1]);\n}\n}\n";
    Sources sources = new Sources(folder);
    sources.add("Loop.java", loop);
    assertEquals("", Sources.messages(sources.translate()));
    String translated = Files.readString(sources.output().resolve("Loop.java"));
    Gate.close();
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      SchedulerForTests.install(2);
      AjwsRuntime.resetStatistics();
      Map<String, byte[]> classes = compiler.compile(Map.of("Loop.java", translated));
      assertEquals("1 5", MainProgram.run(classes, "Loop").strip());
    }
    assertEquals(
        1L, AjwsRuntime.statistics().speculative().get(0).rollbacks().get("conflict"), translated);
  }

  private void check(String body, String methods) throws Exception {
    check(body, methods, "");
  }

  private static String reading(String read, String write) {
    return "if (i == 0) Gate.hold();\nseen[i] = (char) %s;\nif (i == 1) Gate.open();\nelse %s;\n"
        .formatted(read, write);
  }

  @Test
  void aFieldByAMethodOfAMethod() throws Exception {
    check(
        reading("total", "set(5)"),
        "static void set(int x) { set(x, 0); }\nstatic void set(int x, int y) { total = x + y; }\n");
  }

  @Test
  void aFieldOfAnObjectByAMethodThatCallsItself() throws Exception {
    check(
        reading("one.own", "one.set(4)"),
        "void set(int more) { if (more > 0) { own++; set(more - 1); } }\n");
  }

  @Test
  void anElementByAMethodThatIsOverridden() throws Exception {
    check(
        reading("cells[0]", "to.set(5)"),
        """
        static class To { void set(long x) { seen[1]++; } }
        static class Cell extends To { @Override void set(long x) { cells[0] = x; } }
        """,
        "To to = new Cell();\n");
  }

  @Test
  void anElementByTheArgumentOfAMethod() throws Exception {
    check(reading("cells[0]", "set(cells)"), "static void set(long[] to) { to[0] += 4; }\n");
  }

  /** Both the read and the write are in methods. */
  @Test
  void aFieldThatAMethodReadsAndAnotherWrites() throws Exception {
    check(
        reading("get(3)", "set()"),
        """
        static int get(int depth) { return depth > 0 ? get(depth - 1) : total; }
        static void set() { total += 4; }
        """);
  }

  /** The method's version is that of both loops; the one before writes nothing. */
  @Test
  void whatOnlyOneOfTwoLoopsWrites() throws Exception {
    check(
        reading("get(3)", "set()"),
        """
        static int get(int depth) { return depth > 0 ? get(depth - 1) : total; }
        static void set() { total += 4; }
        static void other() {
          for (@ParallelFor(speculative = true, window = 2, chunk = 1) int i = 0; i < 2; i++) {
            seen[i] = (char) get(2);
          }
        }
        static void another() {
          for (@ParallelFor(speculative = true, window = 2, chunk = 1) int i = 0; i < 2; i++) {
            seen[i] = (char) get(i);
          }
        }
        """);
  }

  @Test
  void aFieldByTheConstructorOfAnotherObject() throws Exception {
    check(
        reading("total", "new Setter(5)"),
        "static class Setter { Setter(int x) { set(x); } void set(int x) { total = x; } }\n");
  }
}
