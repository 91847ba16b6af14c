package org.ajws.processor.plan.decisions;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Decisions;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report says of each async why it has the task form, and of a barrier why it is one. */
class TaskDecisionsTest {
  private static final String PROGRAM =
      """
      class Program {
        int total;

        static int fib(int n) {
          if (n < 2) return n;
          int a, b;
          finish: {
            async: a = fib(n - 1);
            b = fib(n - 2);
          }
          return a + b;
        }

        static Runnable later(int[] out) {
          return () -> {
            finish: {
              async: out[0] = 1;
              out[1] = 2;
            }
          };
        }

        static int declares(int n) {
          class Local {}
          int a, b;
          finish: {
            async: a = n;
            b = n;
          }
          return a + b;
        }

        static synchronized int locked(int n) {
          return fib(n);
        }

        Program(int n) {
          total = fib(n);
        }

        static int plain(int n) {
          return n + 1;
        }
      }
      """;

  @TempDir Path folder;

  @Test
  void saysWhyATaskHasNoFrame() throws IOException {
    List<String> found =
        decisions(Target.TRYCATCH).tasks().stream()
            .map(t -> t.line() + " " + t.kind() + " " + t.form() + ": " + t.reason())
            .toList();
    assertEquals(
        List.of(
            "7 finish frames: ",
            "8 async frames: ",
            "16 finish tasks: it stands in a lambda",
            "17 async tasks: it stands in a lambda",
            "26 finish tasks: a class declared in the method",
            "27 async tasks: a class declared in the method"),
        found);
  }

  @Test
  void saysWhyAMethodIsABarrier() throws IOException {
    List<String> found =
        decisions(Target.TRYCATCH).barriers().stream()
            .map(b -> b.line() + " " + b.method() + ": " + b.reason())
            .toList();
    assertEquals(
        List.of(
            "33 Program.locked: a synchronized method keeps its monitor",
            "37 Program.new: a constructor cannot be resumed"),
        found);
  }

  @Test
  void noReasonWhereFramesAreNotTheForm() throws IOException {
    for (Target target : List.of(Target.TASKS, Target.FORKJOIN, Target.SERIAL)) {
      Decisions decisions = decisions(target);
      String form = target == Target.SERIAL ? "serial" : "tasks";
      assertEquals(List.of(), decisions.barriers());
      decisions.tasks().forEach(t -> assertEquals(form, t.form() + t.reason()));
    }
  }

  private Decisions decisions(Target target) throws IOException {
    Path file = Files.writeString(folder.resolve("Program.java"), PROGRAM);
    TranslationRequest request =
        TranslationRequest.of(List.of(file), Sources.CLASS_PATH, null).withTarget(target);
    TranslationResult result = Translator.translate(request);
    assertEquals("", Sources.messages(result));
    return result.decisions();
  }
}
