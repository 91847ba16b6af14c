package org.ajws.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.ajws.processor.run.GoldenPrograms;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;
import org.ajws.processor.text.Unescaped;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The programs of the golden suite in each {@link Writing}. What a target makes of one has the
 * tokens of what it makes of the program as it was, the same line ends, and every comment in its
 * line. What is rejected gets its messages in the same lines.
 *
 * <p>A build looks at a few programs, which the printed seed chooses; {@code
 * -Dajws.writings.programs=100000} takes all, each in all writings, {@code -Dajws.writings.seed=S}
 * repeats a choice, and {@code -Dgolden.only=CONSTRUCT} leaves the other constructs out.
 */
class WritingsTest {
  private static final int PROGRAMS = Integer.getInteger("ajws.writings.programs", 15);
  private static final long SEED = Long.getLong("ajws.writings.seed", System.nanoTime());

  private static final Pattern MARK = Pattern.compile("/\\*c(\\d+) ");
  private static final Pattern LINE_END = Pattern.compile("\r\n|\r|\n");

  /** What is computed from the text of a source. */
  private static final Pattern DIGEST = Pattern.compile("\"[0-9a-f]{16}([0-9a-f]{48})?\"");

  /** Generated names are numbered, some by where in the source they belong to something. */
  private static final Pattern NUMBER = Pattern.compile("(?<=\\$)\\d+");

  /** The column behind the line of a message, or of a place that it names. */
  private static final Pattern COLUMN = Pattern.compile("(?<=:\\d{1,4}):\\d+");

  private static final Pattern FOLDER =
      Pattern.compile("\\S*golden/[\\w/-]+/(?=\\w+\\.(?:java|ajws-overlay))");

  @TempDir private Path folder;

  @TestFactory
  Stream<DynamicTest> translations() throws IOException {
    return tests(this::compare, "input", "input-jikesrvm");
  }

  @TestFactory
  Stream<DynamicTest> messages() throws IOException {
    return tests(this::compareMessages, "rejected");
  }

  private interface Check {
    void run(Path program, Writing writing) throws IOException;
  }

  /** Of a few programs each has one writing, in turn. */
  private static Stream<DynamicTest> tests(Check check, String... kinds) throws IOException {
    List<Path> programs = new ArrayList<>(GoldenPrograms.in(kinds));
    System.out.println("WritingsTest: -Dajws.writings.seed=" + SEED);
    Collections.shuffle(programs, new Random(SEED));
    boolean all = PROGRAMS >= programs.size();
    List<DynamicTest> tests = new ArrayList<>();
    for (Path program : programs.subList(0, Math.min(PROGRAMS, programs.size()))) {
      List<Writing> writings = writings(program);
      for (Writing writing :
          all ? writings : List.of(writings.get(tests.size() % writings.size()))) {
        tests.add(
            DynamicTest.dynamicTest(
                GoldenPrograms.name(program) + " " + writing, () -> check.run(program, writing)));
      }
    }
    return tests.stream();
  }

  /** What a dialect says in bars is read as it stands there. */
  private static List<Writing> writings(Path program) {
    List<Writing> writings = new ArrayList<>(List.of(Writing.values()));
    if (program.startsWith(GoldenPrograms.FOLDER.resolve("dialect"))) {
      writings.remove(Writing.ESCAPES);
    }
    return writings;
  }

  private void compare(Path program, Writing writing) throws IOException {
    String source = Files.readString(program);
    String written = writing.of(source);
    Map<Target, TranslationResult> plain = translate(program, source);
    Map<Target, TranslationResult> results = translate(program, written);
    for (Target target : Target.values()) {
      String where = " for target " + target;
      TranslationResult expected = plain.get(target);
      TranslationResult found = results.get(target);
      assertEquals(messages(expected), messages(found), "messages" + where);
      if (!expected.hasErrors()) {
        assertEquals(expected.files().size(), found.files().size());
        for (int i = 0; i < found.files().size(); i++) {
          String text = Files.readString(found.files().get(i).output());
          String without = Files.readString(expected.files().get(i).output());
          assertEquals("", difference(tokens(without), tokens(text)), "tokens" + where);
          assertEquals(lineEnds(written), lineEnds(text), "line ends" + where);
          assertEquals(Map.of(), lost(written, text), "comments not in their line" + where);
        }
      }
    }
  }

  private void compareMessages(Path program, Writing writing) throws IOException {
    Path said = Path.of(program.toString().replace(".java", ".txt"));
    Path file = written(program, writing.of(Files.readString(program)));
    String found = messages(Translator.translate(request(program, file, Target.TRYCATCH)));
    assertEquals(withoutPlaces(Files.readString(said)), found);
  }

  private static Map<String, Long> lineEnds(String text) {
    return LINE_END
        .matcher(text)
        .results()
        .collect(Collectors.groupingBy(r -> r.group().replace("\r", "r"), Collectors.counting()));
  }

  /** The lines of marks that are not in the same line of another text. */
  private static Map<Integer, String> lost(String source, String translation) {
    Map<Integer, String> lost = new TreeMap<>();
    List<String> lines = translation.lines().toList();
    int line = 0;
    for (String each : (Iterable<String>) source.lines()::iterator) {
      Set<String> missing = marks(each);
      missing.removeAll(line < lines.size() ? marks(lines.get(line)) : Set.of());
      line++;
      if (!missing.isEmpty()) {
        lost.put(line, missing + " of " + each);
      }
    }
    return lost;
  }

  private static Set<String> marks(String text) {
    Set<String> marks = new TreeSet<>();
    for (Matcher m = MARK.matcher(text); m.find(); ) {
      marks.add(m.group(1));
    }
    return marks;
  }

  private static List<String> tokens(String text) {
    Map<String, String> numbers = new HashMap<>();
    return Lexer.tokens(text).stream()
        .filter(t -> t.kind() != Token.Kind.COMMENT)
        .map(t -> LINE_END.matcher(t.text()).replaceAll("\n"))
        .map(t -> DIGEST.matcher(t).replaceAll("\"digest\""))
        .map(
            t ->
                NUMBER
                    .matcher(t)
                    .replaceAll(m -> numbers.computeIfAbsent(m.group(), n -> "" + numbers.size())))
        .toList();
  }

  /** What stands around the first token that differs; empty where none does. */
  private static String difference(List<String> expected, List<String> found) {
    int at = 0;
    while (at < Math.min(expected.size(), found.size()) && expected.get(at).equals(found.get(at))) {
      at++;
    }
    return expected.equals(found)
        ? ""
        : "expected: " + around(expected, at) + "\nbut found: " + around(found, at);
  }

  private static String around(List<String> tokens, int at) {
    return String.join(" ", tokens.subList(Math.max(0, at - 15), Math.min(tokens.size(), at + 15)));
  }

  private Map<Target, TranslationResult> translate(Path program, String source) throws IOException {
    Path file = written(program, source);
    List<TranslationRequest> requests = new ArrayList<>();
    for (Target target : Target.values()) {
      requests.add(request(program, file, target));
    }
    Iterator<TranslationResult> results = Translator.translate(requests).iterator();
    Map<Target, TranslationResult> each = new EnumMap<>(Target.class);
    for (Target target : Target.values()) {
      each.put(target, results.next());
    }
    return each;
  }

  private Path written(Path program, String source) throws IOException {
    Path own = Files.createTempDirectory(folder, "program").resolve(program.getParent());
    Files.createDirectories(own);
    return Files.writeString(own.resolve(program.getFileName()), source);
  }

  private static TranslationRequest request(Path program, Path file, Target target)
      throws IOException {
    Path out = file.resolveSibling("out-" + target.id());
    return TranslationRequest.of(List.of(file), Sources.CLASS_PATH, out)
        .withTarget(target)
        .withLocks(GoldenPrograms.locks(program))
        .withOverlays(GoldenPrograms.overlays(program));
  }

  private static String messages(TranslationResult result) {
    return result.diagnostics().stream()
        .map(d -> withoutPlaces(d.format()) + "\n")
        .collect(Collectors.joining());
  }

  /**
   * With the names of files instead of their paths, without columns; code that is quoted without
   * spaces and escapes.
   */
  private static String withoutPlaces(String messages) {
    String named = FOLDER.matcher(COLUMN.matcher(messages).replaceAll("")).replaceAll("");
    return new Unescaped(named).text().replace(" ", "");
  }
}
