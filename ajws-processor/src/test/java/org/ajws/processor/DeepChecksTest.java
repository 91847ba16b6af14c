package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A check for which the stack does not suffice costs its own findings at one construct alone: it is
 * named there, and what it and others find elsewhere is reported.
 */
class DeepChecksTest {
  /**
   * A chain of so many calls: the compiler looks at one method after the other, some checks not.
   */
  private static final int CALLS = 1_500;

  @TempDir private Path folder;

  private static String chain() {
    StringBuilder methods = new StringBuilder();
    for (int n = 0; n < CALLS; n++) {
      methods.append("  static void m%d(int[] a, int i) { m%d(a, i); }%n".formatted(n, n + 1));
    }
    return methods.append("  static void m" + CALLS + "(int[] a, int i) { a[i] = i; }").toString();
  }

  private static final String OTHERS =
      """
      import org.ajws.*;

      class Others {
        static int count;

        void field(int n) {
          for (@ParallelFor int i = 0; i < n; i++) {
            count++;
          }
        }

        void assigned(int n) {
          for (@ParallelFor int i = 0; i < n; i++) {
            i += count;
          }
        }
      }

      @AtomicSet("s")
      class Members {
        @Atomic("s") private int a;

        int unit(Members other) {
          return other.a;
        }
      }
      """;

  private static final List<String> FOUND_IN_OTHERS =
      List.of(
          "Others.java:8:7: error: [AJWS-402]",
          "Others.java:14:7: error: [AJWS-204]",
          "Others.java:24:12: error: [AJWS-506]");

  private List<String> messages(Sources sources) {
    return withStack(1, () -> Sources.messages(sources.translate()))
        .replace(sources.root() + "/", "")
        .lines()
        .toList();
  }

  private static <T> T withStack(int mebibytes, Supplier<T> work) {
    System.setProperty(LargeStack.PROPERTY, Integer.toString(mebibytes));
    try {
      return work.get();
    } finally {
      System.clearProperty(LargeStack.PROPERTY);
    }
  }

  private static List<String> places(List<String> messages) {
    return messages.stream().map(m -> m.substring(0, m.indexOf(']') + 1)).toList();
  }

  @Test
  void aLoopThatOneCheckCannotFollowLeavesTheOthers() {
    Sources sources =
        new Sources(folder)
            .add("Others.java", OTHERS)
            .add(
                "Deep.java",
                """
                import org.ajws.*;

                class Deep {
                  void before(int[] a) {
                    for (@ParallelFor int i = 0; i < a.length; i++) {
                      a[0] = i;
                    }
                  }

                  void deep(int[] a) {
                    for (@ParallelFor int i = 0; i < a.length; i++) {
                      m0(a, i);
                    }
                    for (@ParallelFor int i = 0; i < a.length; i++) {
                      a[0] = i;
                    }
                  }

                  void after(int[] a) {
                    for (@ParallelFor int i = 0; i < a.length; i++) {
                      a[0] = i;
                    }
                  }
                """
                    + chain()
                    + "}\n");
    List<String> expected = new ArrayList<>();
    expected.add("Deep.java:5:29: error: [AJWS-108]");
    expected.add("Deep.java:6:7: error: [AJWS-401]");
    // The chain is longer than the check of shared objects follows.
    expected.add("Deep.java:12:7: warning: [AJWS-405]");
    expected.add("Deep.java:15:7: error: [AJWS-401]");
    expected.add("Deep.java:21:7: error: [AJWS-401]");
    expected.addAll(FOUND_IN_OTHERS);
    List<String> messages = messages(sources);
    assertEquals(expected, places(messages));
    assertTrue(messages.get(0).contains("the check \"unseen locks\""), messages.get(0));
    assertEquals(
        expected.subList(1, expected.size()),
        places(
            Sources.messages(sources.translate())
                .replace(sources.root() + "/", "")
                .lines()
                .toList()));
  }

  @Test
  void aSourceThatIsTooDeepForTheCompilerIsNamedAndTheOthersAreChecked() {
    Sources sources =
        new Sources(folder)
            .add("Others.java", OTHERS)
            .add(
                "Deep.java",
                "import org.ajws.*;\nclass Deep {\n  int deep(int a) {\n    return a + "
                    + "~".repeat(100_000)
                    + "a;\n  }\n"
                    + "  void f(int[] a) { for (@ParallelFor int i = 0; i < 9; i++) a[i] = i; }\n}\n");
    assertEquals(
        List.of(
            "Deep.java:4:100015: error: [AJWS-108]",
            "Others.java:8:7: error: [AJWS-402]",
            "Others.java:14:7: error: [AJWS-204]",
            "Others.java:24:12: error: [AJWS-506]"),
        places(messages(sources)));
  }

  @Test
  void aConversionThatLooksForScratchArraysSaysSo() {
    Sources sources =
        new Sources(folder)
            .add(
                "Deep.java",
                "class Deep {\n  void f(int[] a) {\n    for (@org.ajws.ParallelFor int i = 0; i < 9; i++)\n"
                    + "      a[i] = "
                    + "~".repeat(100_000)
                    + "a[i];\n  }\n}\n");
    List<Diagnostic> found =
        withStack(
            1,
            () ->
                Conversion.withPrivateScratch(
                        List.of(sources.root()),
                        StandardCharsets.UTF_8,
                        Dialect.STANDARD,
                        Sources.CLASS_PATH)
                    .diagnostics());
    assertEquals(List.of(DiagnosticCode.TOO_DEEP), found.stream().map(Diagnostic::code).toList());
    assertEquals(4, found.get(0).line());
  }
}
