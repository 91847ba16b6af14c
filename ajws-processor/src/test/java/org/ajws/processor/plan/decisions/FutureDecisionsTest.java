package org.ajws.processor.plan.decisions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report says which futures are values, and of each other which use asks for an object. */
class FutureDecisionsTest {
  private static final String PROGRAM =
      """
      import java.util.function.Supplier;
      import org.ajws.Async;
      import org.ajws.ParallelFor;
      import org.ajws.sync.Future;
      @SuppressWarnings("ajws-wait")
      class Program {
        Future<Integer> field;
        static int f(int n) { return n; }
        int local(int n) {
          @Async Future<Integer> a = Future.of(f(n));
          async: f(a.get());
          return n > 3 ? a.get() : a.get() + 1;
        }
        Future<Integer> returned(int n) {
          @Async Future<Integer> a = Future.of(f(n));
          f(a.get());
          return a;
        }
        void stored(int n) {
          @Async Future<Integer> a = Future.of(f(n));
          field = a;
        }
        void passed(int n) {
          @Async Future<Integer> a = Future.of(f(n));
          System.out.println(a);
        }
        boolean asked(int n) {
          @Async Future<Integer> a = Future.of(f(n));
          return a.isDone();
        }
        boolean compared(int n) {
          @Async Future<Integer> a = Future.of(f(n));
          return a == field;
        }
        int captured(int n) {
          @Async Future<Integer> a = Future.of(f(n));
          Supplier<Integer> s = () -> a.get();
          return s.get();
        }
        int reference(int n) {
          @Async Future<Integer> a = Future.of(f(n));
          Supplier<Integer> s = a::get;
          return s.get();
        }
        void inLoop(int[] x) {
          @Async Future<Integer> a = Future.of(f(1));
          for (@ParallelFor int i = 0; i < x.length; i++) x[i] = a.get();
        }
        int together(int n) {
          @Async Future<Integer> a = Future.of(f(n)),
              b = Future.of(f(n));
          field = b;
          return a.get();
        }
        Supplier<Integer> inLambda(int n) {
          return () -> {
            @Async Future<Integer> a = Future.of(f(n));
            return a.get();
          };
        }
        Object wildcard(int n) {
          @Async Future<? extends Number> a = Future.of(f(n));
          return a.get();
        }
      }
      """;

  private static final String QUEUED =
      "an object: who may run its expression leaves the value there";

  @TempDir Path folder;

  @Test
  void saysWhichUseAsksForAnObject() throws IOException {
    assertEquals(
        List.of(
            "10 local future frames: ",
            "15 future frames: an object: it is returned in line 17",
            "20 future frames: an object: it is stored in line 21",
            "24 future frames: an object: it is passed on in line 25",
            "28 future frames: an object: it is asked for isDone() in line 29",
            "32 future frames: an object: it is used by more than get() in line 33",
            "36 future frames: an object: a lambda gets it in line 37",
            "41 future frames: an object: a method reference takes it in line 42",
            "46 future frames: an object: a parallel loop gets it in line 47",
            "50 future frames: an object: it is declared with b",
            "50 future frames: an object: it is stored in line 52",
            "57 future tasks: it stands in a lambda; " + QUEUED,
            "62 future frames: an object: the type of its value has no name"),
        found(Target.TRYCATCH));
  }

  @Test
  void saysSoForEachTarget() throws IOException {
    assertEquals("10 local future serial: ", found(Target.SERIAL).get(0));
    assertEquals("57 local future serial: ", found(Target.SERIAL).get(11));
    assertEquals("10 future tasks: " + QUEUED, found(Target.FORKJOIN).get(0));
    assertEquals(
        "10 future traced: an object: a watched run follows what each get() waits for",
        found(Target.TRACED).get(0));
  }

  @Test
  void explainsThoseOfAMethod() throws IOException {
    List<String> lines = Translator.explain(request(Target.TRYCATCH), "Program.together").lines();
    assertEquals(
        List.of(
            "  its future a (line 50) is an object: it is declared with b",
            "  its future b (line 50) is an object: it is stored in line 52"),
        lines.subList(1, 3));
    assertEquals(
        "  its future a (line 10) is a value, without an object: nothing but get() uses it",
        Translator.explain(request(Target.TRYCATCH), "Program.local").lines().get(1));
  }

  private List<String> found(Target target) throws IOException {
    TranslationResult result = Translator.translate(request(target));
    assertFalse(result.hasErrors(), () -> Sources.messages(result));
    return result.decisions().tasks().stream()
        .filter(t -> t.kind().endsWith("future"))
        .map(t -> t.line() + " " + t.kind() + " " + t.form() + ": " + t.reason())
        .toList();
  }

  private TranslationRequest request(Target target) throws IOException {
    Path file = Files.writeString(folder.resolve("Program.java"), PROGRAM);
    return TranslationRequest.of(List.of(file), Sources.CLASS_PATH, null).withTarget(target);
  }
}
