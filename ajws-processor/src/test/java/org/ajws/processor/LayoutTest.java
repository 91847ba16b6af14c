package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The programs of the golden suite in other layouts. Where each statement begins at the offset
 * where another one ends, text must go to the right one of the two; where each token has a line of
 * its own, what is replaced or moved must keep all of them. What has a {@code main} prints the same
 * as its serial elision in the same layout, traces of exceptions included; the rest compiles.
 */
class LayoutTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  @TempDir Path folder;

  @TestFactory
  Stream<DynamicTest> programsInEachLayout() throws IOException {
    try (Stream<Path> files = Files.walk(GOLDEN)) {
      List<Path> programs =
          files
              .filter(f -> f.toString().endsWith(".java"))
              .filter(f -> List.of("input", "accepted").contains(kind(f)))
              // their comments, or the places of their tokens, say something
              .filter(f -> !f.startsWith(GOLDEN.resolve("dialect")))
              .filter(f -> !f.startsWith(GOLDEN.resolve("overlay")))
              .sorted()
              .toList();
      return Arrays.stream(Layout.values())
          .flatMap(
              layout ->
                  programs.stream()
                      .map(
                          p ->
                              DynamicTest.dynamicTest(
                                  GOLDEN.relativize(p) + " " + layout, () -> behaves(p, layout))));
    }
  }

  private static String kind(Path program) {
    return program.getParent().getFileName().toString();
  }

  /** The first call was skipped when the stack was saved at the second one. */
  @Test
  void statementsThatTouchEachOtherKeepTheirCalls() throws Exception {
    String source =
        """
        import org.ajws.*;
        class Touching {
          static final java.util.concurrent.atomic.AtomicInteger sum=new java.util.concurrent.atomic.AtomicInteger();
          static int add(int n){if(n<1)return 0;finish:{async:add(n-1);add(n-2);}sum.addAndGet(n);return n;}
          static void both(int n){add(n);add(n-1);if(n>3)add(1);else add(2);while(n>4){n--;add(n);}}
          public static void main(String[]a){both(7);System.out.println(sum);}
        }
        """;
    LockSettings locks = LockSettings.of(LockKind.MONITOR);
    behaves("Touching.java", source, locks, Target.forOpenJdk());
    behaves("Touching.java", Layout.ONE_LINE.of(source), locks, Target.forOpenJdk());
  }

  private void behaves(Path program, Layout layout) throws Exception {
    String source = Files.readString(program);
    String asked = "// locks: ";
    String first = source.lines().findFirst().orElse("");
    boolean locks = program.startsWith(GOLDEN.resolve("locks"));
    LockSettings settings =
        first.startsWith(asked)
            ? LockSettings.parse(first.substring(asked.length()))
            : LockSettings.of(locks ? LockKind.AUTO : LockKind.MONITOR);
    boolean all = layout == Layout.ONE_LINE && kind(program).equals("input");
    behaves(
        program.getFileName().toString(),
        layout.of(source),
        settings,
        all ? Target.forOpenJdk() : List.of(Target.TRYCATCH));
  }

  private void behaves(String name, String source, LockSettings locks, List<Target> targets)
      throws Exception {
    Path root = Files.createTempDirectory(folder, "program");
    Path file = Files.writeString(root.resolve(name), source);
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      Map<String, byte[]> elision = compiler.compile(Map.of(name, source));
      Optional<String> main = MainProgram.find(elision);
      String expected = main.isPresent() ? MainProgram.run(elision, main.get()) : "";
      for (Target target : targets) {
        String text = translated(file, target, locks);
        assertEquals(
            source.lines().count(), text.lines().count(), "lines of " + name + " for " + target);
        Map<String, byte[]> classes = compiler.compile(Map.of(name, text));
        if (main.isPresent()) {
          assertEquals(
              expected,
              MainProgram.run(classes, main.get()),
              "output of " + name + " for " + target);
        }
      }
    }
  }

  private static String translated(Path file, Target target, LockSettings locks)
      throws IOException {
    Path out = file.resolveSibling("out-" + target.id());
    TranslationRequest request =
        TranslationRequest.of(List.of(file), Sources.CLASS_PATH, out)
            .withTarget(target)
            .withLocks(locks);
    TranslationResult result = Translator.translate(request);
    assertFalse(result.hasErrors(), () -> Sources.messages(result));
    boolean changed = Files.exists(out.resolve(file.getFileName()));
    return Files.readString(changed ? out.resolve(file.getFileName()) : file);
  }
}
