package org.ajws.processor.emit.trycatch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationResult;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The notes of lines between calls of one chain, which are nested, are not too many. */
class ChainNotesTest {
  private static final Pattern NOTE = Pattern.compile(Pattern.quote("StringBuilder>noted("));

  @TempDir Path folder;

  /** The slow version notes the line of each call behind the one before. */
  @ParameterizedTest
  @CsvSource({"20, 19", "40, 32", "200, 32"})
  void longChainsHaveNotesAtTheirBeginning(int links, int notes) throws Exception {
    StringBuilder chain = new StringBuilder("s");
    for (int i = 0; i < links; i++) {
      chain.append("\n        .append(g(").append(i).append("))");
    }
    Sources files = new Sources(folder);
    files.add(
        "Chain.java",
        """
        import org.ajws.Async;

        class Chain {
          static int g(int n) {
            return n;
          }

          static int fib(int n) {
            if (n < 2) return n;
            @Async int a = fib(n - 1);
            int b = fib(n - 2);
            StringBuilder s = new StringBuilder();
            %s;
            return a + b + s.length();
          }
        }
        """
            .formatted(chain));
    TranslationResult result = Translator.translate(files.request().withTarget(Target.TRYCATCH));
    assertFalse(result.hasErrors(), Sources.messages(result));
    assertEquals(notes, NOTE.matcher(files.translated("Chain.java")).results().count());
  }
}
