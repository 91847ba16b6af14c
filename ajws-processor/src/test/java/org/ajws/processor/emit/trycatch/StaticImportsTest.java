package org.ajws.processor.emit.trycatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.ajws.processor.Sources;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.scheduler.SchedulerForTests;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Spawning methods that are imported by name. */
class StaticImportsTest {
  private static final Map<String, String> FILES =
      Map.of(
          "a/U.java",
          """
          package a;
          import org.ajws.Async;
          public class U {
            public static int limit = 3;
            public static int fib(int n) {
              if (n < 2) return n;
              @Async int x = fib(n - 1);
              int y = fib(n - 2);
              return x + y;
            }
            public static int fib(String s) { return s.length(); }
            public static int limit(int n) { return n; }
          }
          """,
          "a/Sub.java",
          "package a; public class Sub extends U { public static class In extends U {} }",
          "b/V.java",
          """
          package b;
          import org.ajws.Async;
          public class V {
            public static int twice(int n) { @Async int x = a.U.fib(n); int y = a.U.fib(n); return x + y; }
            public static int fib(long n) { return (int) n + twice(3); }
            public static int star(int n) { return twice(n) + 1; }
          }
          """,
          "Imports.java",
          """
          import static a.U.fib; import static a.U.limit;
          import static b.V /* of another package */ .fib;
          import static b.V.*;
          class Imports {
            static int all(int a) { @org.ajws.Async int x = fib(4); return x + fib(a) * 1000 + fib("two") + fib(7L) + star(limit) + limit(2); }
            public static void main(String[] args) { System.out.println(all(8) + " " + Inherited.all(5)); }
          }
          """,
          "Inherited.java",
          """
          import static a.Sub.fib;
          import static a.Sub.In.fib;
          class Inherited { static int all(int n) { @org.ajws.Async int x = fib(2); return x * fib(n) + fib(n + 1); } }
          """);

  @TempDir Path folder;

  @AfterEach
  void stopWorkers() {
    AjwsRuntime.shutdown();
  }

  @Test
  void fastVersionsAreImportedToo() throws Exception {
    Sources sources = new Sources(folder);
    FILES.forEach(sources::add);
    assertEquals("", Sources.messages(sources.translate()));
    Map<String, String> translated = new LinkedHashMap<>();
    for (String file : FILES.keySet()) {
      String text = Files.readString(sources.output().resolve(file));
      assertEquals(FILES.get(file).lines().count(), text.lines().count(), file);
      translated.put(file, text);
    }
    assertTrue(
        translated.get("Imports.java").contains("; import static b.V.fib$fast;"),
        translated.get("Imports.java"));
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      String expected = MainProgram.run(compiler.compile(FILES), "Imports");
      SchedulerForTests.install(1, 300, 1, 1);
      assertEquals(expected, MainProgram.run(compiler.compile(translated), "Imports"));
      assertTrue(AjwsRuntime.statistics().unwindings() > 0);
    }
  }
}
