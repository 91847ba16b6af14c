package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.Map;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Scratch arrays that the iterations of a parallel loop share, in a program of the dialect. */
class PrivateScratchTest {
  private static final String ROWS =
      """
      public class Rows {
        public static void main(String[] args) {
          int n = 200;
          double[] temp = new double[4]; double[][] rows = new double[n][4];
          final int[] count = new int[2];
          finish {
            async {
              for (int i = 0; i < n; i++) {
                for (int j = 0; j < 4; j++) temp[j] = i * j;
                count[0] = i;
                for (int j = 0; j < 4; j++) rows[i][j] = temp[3 - j] + count[0];
              }
            }
          }
          double sum = 0;
          for (double[] row : rows) for (int j = 0; j < 4; j++) sum = sum * 0.75 + row[j];
          System.out.println(sum);
        }
      }
      """;

  @TempDir private Path folder;
  private Sources sources;

  @BeforeEach
  void aProgram() {
    sources = new Sources(folder).add("Rows.java", ROWS);
  }

  @Test
  void theyAreErrorsWithLineAndProposal() {
    String messages = Sources.messages(sources.translate());
    assertTrue(messages.contains("Rows.java:9:39: error: [AJWS-401]"), messages);
    assertTrue(messages.contains("Rows.java:10:11: error: [AJWS-401]"), messages);
    assertTrue(messages.contains("or declare it @Private"), messages);
  }

  @Test
  void theyBecomePrivateCopies() throws Exception {
    TranslationResult result = Translator.translate(sources.request().withPrivateScratch());
    assertEquals("", Sources.messages(result));
    String translated = sources.translated("Rows.java");
    assertEquals(ROWS.lines().count(), translated.lines().count());
    String elision = ROWS.replace("finish {", "finish: {").replace("async {", "{");
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      assertEquals(
          MainProgram.run(compiler.compile(Map.of("Rows.java", elision)), "Rows"),
          MainProgram.run(compiler.compile(Map.of("Rows.java", translated)), "Rows"));
    }
  }

  @Test
  void aScratchArrayThatIsReadAfterTheLoopIsAnErrorAtItsPlace() {
    sources.add("Rows.java", ROWS.replace("double sum = 0;", "double sum = temp[0];"));
    String messages =
        Sources.messages(Translator.translate(sources.request().withPrivateScratch()));
    assertTrue(messages.contains("Rows.java:15:18: error: [AJWS-306]"), messages);
  }
}
