package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.IntFunction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Methods and locals that lead to the next one in two ways each: who follows each way on its own
 * never comes to an end.
 */
class ManyWaysTest {
  private static final int STEPS = 60;
  private static final String BEGIN =
      "import java.util.*;\nimport java.util.function.*;\nimport org.ajws.AtomicSet;\n"
          + "@AtomicSet(\"s\")\nclass Ways {\n  int n;\n  int m;\n  int get() { return n + m; }\n";

  @TempDir Path folder;
  private Sources sources;

  @BeforeEach
  void makeSources() {
    sources = new Sources(folder);
  }

  @Test
  void methodsThatMakeObjects() throws IOException {
    translate(
        methods("private Ways", "new Ways()") + "  int use() { n++; return f0(true).get(); }\n");
  }

  @Test
  void methodsThatGiveFunctions() throws IOException {
    translate(
        methods("private Supplier<Ways>", "Ways::new")
            + "  int use() { n++; return f0(true).get().get(); }\n");
  }

  @Test
  void localsThatHaveFunctions() throws IOException {
    translate(locals(i -> "b ? s" + i + " : s" + i));
  }

  @Test
  void localsThatHaveFunctionsOfFunctions() throws IOException {
    translate(locals(i -> "() -> b ? s" + i + ".get() : s" + i + ".get()"));
  }

  @Test
  void methodsThatGiveWhatALoopGoesThrough() throws IOException {
    translate(
        methods("private List<String>", "new ArrayList<>()")
            + "  void use() { n++; for (String x : f0(true)) m++; }\n");
  }

  private static String methods(String modifiers, String last) {
    StringBuilder s = new StringBuilder();
    for (int i = 0; i < STEPS; i++) {
      s.append("  %s f%d(boolean b) { ".formatted(modifiers, i));
      s.append("if (b) return f%1$d(true); return f%1$d(false); }\n".formatted(i + 1));
    }
    return s.append("  %s f%d(boolean b) { return %s; }\n".formatted(modifiers, STEPS, last))
        .toString();
  }

  private static String locals(IntFunction<String> next) {
    StringBuilder s = new StringBuilder("  int use(boolean b) {\n    n++;\n");
    s.append("    Supplier<Ways> s0 = Ways::new;\n");
    for (int i = 0; i < STEPS; i++) {
      s.append("    Supplier<Ways> s%d = %s;\n".formatted(i + 1, next.apply(i)));
    }
    return s.append("    return s%d.get().get();\n  }\n".formatted(STEPS)).toString();
  }

  private void translate(String members) throws IOException {
    sources.add("Ways.java", BEGIN + members + "}\n");
    var result = sources.translate();
    assertFalse(result.hasErrors(), Sources.messages(result));
  }
}
