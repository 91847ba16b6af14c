package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.MainProgram;
import org.ajws.processor.run.MemoryCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The programs of the guides print what stands under them. */
class GuideProgramsTest {
  private static final Pattern PROGRAM =
      Pattern.compile(
          "^```java\n((?:(?!^```).)*)^```\n\n^```text\n((?:(?!^```).)*)^```",
          Pattern.DOTALL | Pattern.MULTILINE);
  private static final Pattern CLASS = Pattern.compile("public class (\\w+)");

  @TempDir Path folder;

  @Test
  void whichConstructForWhichWait() throws Exception {
    assertEquals(9, check("docs/which-wait.md"));
  }

  /** How many programs of a page did print what it says. */
  private int check(String page)
      throws IOException, ReflectiveOperationException, InterruptedException {
    String text = Pages.source(page);
    Map<Path, String> printed = new LinkedHashMap<>();
    Map<Path, String> translated = new LinkedHashMap<>();
    Matcher program = PROGRAM.matcher(text);
    while (program.find()) {
      Matcher name = CLASS.matcher(program.group(1));
      assertTrue(name.find(), program.group(1));
      Path source = Path.of(name.group(1) + ".java");
      printed.put(source, program.group(2));
      translated.put(source, translated(source, program.group(1)));
    }
    assertEquals(
        text.split("(?m)^```java", -1).length - 1, printed.size(), "each prints something");
    try (MemoryCompiler compiler = new MemoryCompiler()) {
      for (Path source : printed.keySet()) {
        Map<String, byte[]> classes =
            compiler.compile(Map.of(source.toString(), translated.get(source)));
        String main = source.toString().replace(".java", "");
        assertEquals(printed.get(source), MainProgram.run(classes, main), source::toString);
      }
    }
    return printed.size();
  }

  private String translated(Path source, String text) throws IOException {
    Path input = Files.createDirectories(folder.resolve(source + "-in"));
    Path output = folder.resolve(source + "-out");
    Files.writeString(input.resolve(source), text);
    TranslationResult result =
        Translator.translate(
            TranslationRequest.of(List.of(input), Sources.CLASS_PATH, output)
                .withTarget(Target.TRYCATCH));
    assertEquals(List.of(), result.diagnostics(), source::toString);
    Path file = output.resolve(source);
    return Files.exists(file) ? Files.readString(file) : text;
  }
}
