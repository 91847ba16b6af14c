package org.ajws.processor.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.Translator.Texts;
import org.ajws.processor.api.Dialect;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.source.SourceReader;
import org.ajws.processor.text.CodeLayout;
import org.ajws.processor.text.Trivia;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** With a cache, what is given back is always what a new translation would give. */
class RememberedTextsTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");
  private static final String LOOP =
      """
      package a;
      // first
      class Loop {
        /* what it does */
        void f(int[] a) {
          for (@org.ajws.ParallelFor int i = 0; i < a.length; i++) {
            a[i] = i; // each
          }
        }
      }
      """;

  @TempDir Path folder;
  private Sources sources;
  private Path classes;
  private Path overlay;

  @BeforeEach
  void oneLoop() throws IOException {
    sources =
        new Sources(folder)
            .add("a/Loop.java", LOOP)
            .add("a/Plain.java", "package a; class Plain {}");
    classes = Files.createDirectories(folder.resolve("classes/a"));
    overlay = Files.writeString(folder.resolve("x.ajws-overlay"), "# nothing\n");
  }

  private TranslationRequest request(
      List<Path> files, Path cache, Target target, boolean failOnWarning) {
    List<Path> classPath = new ArrayList<>(Sources.CLASS_PATH);
    classPath.removeIf(
        e -> e.toString().contains("ajws-processor")); // thousands of files to look at
    classPath.add(folder.resolve("classes"));
    return new TranslationRequest(
        files,
        classPath,
        List.of(overlay),
        null,
        cache,
        target,
        LockSettings.parse("monitor"),
        StandardCharsets.UTF_8,
        null,
        failOnWarning,
        Dialect.STANDARD,
        false);
  }

  private TranslationRequest request(Path cache) {
    return request(List.of(sources.root()), cache, Target.TRYCATCH, false);
  }

  /** Translates with and without the cache, compares, and tells whether the cache was enough. */
  private boolean isRemembered() {
    return isRemembered(List.of(sources.root()), Target.TRYCATCH);
  }

  /**
   * The code of each line, by file. Of a comment that the translation has copied into code of its
   * own, the copy may be the old one.
   */
  private static Map<Path, String> code(Texts texts) {
    Map<Path, String> code = new TreeMap<>();
    texts
        .translated()
        .forEach((f, t) -> code.put(f, CodeLayout.of(t.text()).replaceAll("[ \\t]+", " ")));
    return code;
  }

  /** Around the first difference of two texts; empty where there is none. */
  private static String difference(String one, String other) {
    int at = Arrays.mismatch(one.toCharArray(), other.toCharArray());
    return at < 0
        ? ""
        : one.substring(Math.max(0, at - 60), Math.min(one.length(), at + 60))
            + " <> "
            + other.substring(Math.max(0, at - 60), Math.min(other.length(), at + 60));
  }

  private boolean isRemembered(List<Path> files, Target target) {
    Texts found =
        Translator.translateInMemory(request(files, folder.resolve("cache"), target, false));
    return isUsed(found, Translator.translateInMemory(request(files, null, target, false)));
  }

  private static boolean isUsed(Texts found, Texts fresh) {
    Map<Path, String> expected = code(fresh);
    Map<Path, String> codes = code(found);
    assertEquals(expected.keySet(), codes.keySet());
    expected.forEach((f, code) -> assertEquals("", difference(code, codes.get(f)), f.toString()));
    assertEquals(fresh.result().diagnostics(), found.result().diagnostics());
    assertEquals(fresh.result().decisions(), found.result().decisions());
    assertEquals(fresh.result().files(), found.result().files());
    return found.result().upToDate();
  }

  @Test
  void unchangedAndWithOtherComments() {
    assertFalse(isRemembered());
    assertTrue(isRemembered());
    sources.add("a/Plain.java", "package a; class Plain {} // new");
    assertTrue(isRemembered());
    sources.add("a/Loop.java", LOOP.replace("first", "another").replace("what it", "it"));
    assertTrue(isRemembered());
    sources.add("a/Loop.java", LOOP.replace("first", "another").replace("does", "DOES"));
    assertTrue(isRemembered());
    sources.add("a/Loop.java", LOOP);
    assertTrue(isRemembered());
  }

  @Test
  void whatIsTranslatedAnew() throws IOException {
    isRemembered();
    sources.add("a/Loop.java", LOOP.replace("a[i] = i;", "a[i] = 2;"));
    assertFalse(isRemembered());
    sources.add("a/Loop.java", LOOP.replace("// first", "// first\n// second"));
    assertFalse(isRemembered());
    sources.add("a/Plain.java", "package a; class Plain { int x; }");
    assertFalse(isRemembered());
    sources.add("a/Third.java", "package a; class Third {}");
    assertFalse(isRemembered());
    Files.delete(sources.root().resolve("a/Third.java"));
    assertFalse(isRemembered());
    Files.writeString(overlay, "class a.Plain field x: @Deprecated\n");
    assertFalse(isRemembered());
    assertTrue(isRemembered());
    assertFalse(isRemembered(List.of(sources.root()), Target.FORKJOIN));
    assertTrue(isRemembered(List.of(sources.root()), Target.FORKJOIN));
  }

  /** What the compilation itself writes, and what stands beside it. */
  @Test
  void classesOfTheSourcesAreNoInput() throws IOException {
    isRemembered();
    Files.writeString(classes.resolve("Loop.class"), "new");
    Files.writeString(classes.resolve("Loop$Inner.class"), "new");
    assertTrue(isRemembered());
    Path other = Files.writeString(classes.resolve("Other.class"), "new");
    assertFalse(isRemembered());
    Files.writeString(other, "new"); // compiled again
    assertTrue(isRemembered());
    Files.writeString(other, "now");
    assertFalse(isRemembered());
  }

  /** What is known of a file that has not changed is taken for what it is. */
  @Test
  @DisabledOnOs(OS.WINDOWS)
  void sourcesThatHaveNotChangedAreNotRead() throws IOException {
    Path plain = sources.root().resolve("a/Plain.java");
    Path loop = sources.root().resolve("a/Loop.java");
    isRemembered();
    know(plain, Files.readAllBytes(plain));
    assertTrue(isRemembered());
    know(plain, Files.readAllBytes(loop));
    assertFalse(Translator.translateInMemory(request(folder.resolve("cache"))).result().upToDate());
  }

  /** As if a file had been read long after it was written. */
  private void know(Path file, byte[] content) throws IOException {
    Path memory = folder.resolve("cache/source.digests");
    FileMemory digests = new FileMemory(memory, System.currentTimeMillis() + 3_600_000);
    digests.of(file);
    digests.put(file, SourceReader.sha256(content));
    digests.store();
  }

  @Test
  void anotherClassPathOrSettingIsAnotherTranslation() throws IOException {
    isRemembered();
    assertTrue(isRemembered());
    Files.writeString(overlay, "# another\n");
    assertFalse(isRemembered());
    Files.move(overlay, folder.resolve("y.ajws-overlay"));
    assertEquals(
        1, Translator.translateInMemory(request(folder.resolve("cache"))).diagnostics().size());
    Files.move(folder.resolve("y.ajws-overlay"), overlay);
    assertTrue(isRemembered());
    Path moved = sources.root().resolve("b");
    Files.move(sources.root().resolve("a"), moved);
    assertFalse(isRemembered());
  }

  @Test
  void aDamagedCacheIsNone() throws IOException {
    isRemembered();
    Path file = folder.resolve("cache/translation.texts");
    byte[] whole = Files.readAllBytes(file);
    Texts fresh = Translator.translateInMemory(request(null));
    for (int length = 0; length < whole.length; length += 1 + whole.length / 60) {
      Files.write(file, Arrays.copyOf(whole, length));
      Texts found = Translator.translateInMemory(request(folder.resolve("cache")));
      assertFalse(isUsed(found, fresh));
    }
  }

  @Test
  void errorsAreNotRemembered() {
    isRemembered();
    sources.add("a/Loop.java", LOOP.replace("a[i] = i", "a[0] = x"));
    assertFalse(isRemembered());
    assertFalse(isRemembered());
  }

  @Test
  void warningsAreRememberedButNotWhereTheyFail() {
    sources.add("a/Loop.java", LOOP.replace("a[i] = i;", ""));
    assertFalse(isRemembered());
    assertTrue(isRemembered());
    List<Path> roots = List.of(sources.root());
    TranslationRequest strict = request(roots, folder.resolve("cache"), Target.TRYCATCH, true);
    assertFalse(Translator.translateInMemory(strict).result().upToDate());
  }

  /** Other words in all comments of golden programs. */
  @Test
  void commentsOfGoldenPrograms() throws IOException {
    long seed = 20261124;
    Random random = new Random(seed);
    List<Path> programs;
    try (var files = Files.walk(GOLDEN)) {
      programs =
          files
              .filter(f -> f.getParent().endsWith("input") && f.toString().endsWith(".java"))
              .filter(f -> !f.startsWith(GOLDEN.resolve("dialect")))
              .sorted()
              .toList();
    }
    int remembered = 0;
    int step = programs.size() / 30;
    for (int i = random.nextInt(step); i < programs.size(); i += step) {
      String text = Files.readString(programs.get(i));
      String name = programs.get(i).getFileName().toString();
      Sources one = new Sources(folder.resolve("golden" + i)).add(name, text);
      isRemembered(List.of(one.root()), Target.TRYCATCH);
      one.add(name, withOtherComments(text, random));
      remembered += isRemembered(List.of(one.root()), Target.TRYCATCH) ? 1 : 0;
    }
    assertTrue(remembered > 15, "seed " + seed + ": " + remembered);
  }

  private static String withOtherComments(String text, Random random) {
    StringBuilder other = new StringBuilder(text);
    for (int i = 0; i < text.length(); i = Trivia.skip(text, i)) {
      int end = Trivia.skip(text, i);
      for (int c = i; Trivia.isComment(text, i) && c < end; c++) {
        if (Character.isLetter(text.charAt(c))) {
          other.setCharAt(c, (char) ('a' + random.nextInt(26)));
        }
      }
    }
    return other.toString();
  }
}
