package org.ajws.processor.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.LockSettings;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An unchanged module is not translated again, and says the same again. */
class TranslationCacheTest {
  private static final String LOOP =
      "class Loop { void f(int[] a) {\n"
          + "  for (@org.ajws.ParallelFor int i = 0; i < a.length; i++) { a[i] = i; } } }";

  /** The body of the loop has no effect: a warning. */
  private static final String IDLE =
      "class Idle { void f(int[] a) {\n"
          + "  for (@org.ajws.ParallelFor int i = 0; i < a.length; i++) { } } }";

  @TempDir Path folder;
  private Sources sources;

  @BeforeEach
  void oneLoop() {
    sources = new Sources(folder).add("Loop.java", LOOP);
  }

  private TranslationRequest request(boolean failOnWarning) {
    TranslationRequest r = sources.request();
    return new TranslationRequest(
        r.sources(),
        r.classPath(),
        r.overlays(),
        r.output(),
        folder.resolve("cache"),
        r.target(),
        LockSettings.of(LockKind.MONITOR),
        r.encoding(),
        r.release(),
        failOnWarning,
        r.dialect(),
        r.privateScratch());
  }

  private TranslationResult translate() {
    return Translator.translate(request(false));
  }

  @Test
  void unchangedSourcesAreUpToDate() throws IOException {
    assertFalse(translate().upToDate());
    assertTrue(translate().upToDate());
    sources.add("Loop.java", LOOP + " // changed");
    assertFalse(translate().upToDate());
    Files.writeString(sources.output().resolve("Loop.java"), "damaged");
    assertFalse(translate().upToDate());
    assertTrue(sources.translated("Loop.java").contains("org.ajws.runtime"));
  }

  /** The output was called one that cannot be written. */
  @Test
  void withADamagedListNothingIsOurs() throws IOException {
    assertTrue(translate().diagnostics().isEmpty());
    Path list = sources.output().resolve(".ajws-files");
    String right = Files.readString(list);
    for (byte[] damage : List.of(new byte[] {(byte) 0xff, 10}, new byte[] {0, 0, 10})) {
      Files.write(list, damage);
      sources.add("Loop.java", LOOP + " // " + damage.length);
      TranslationResult result = translate();
      assertTrue(
          Sources.messages(result).contains("was not written by AJWS"), Sources.messages(result));
      Files.delete(sources.output().resolve("Loop.java"));
      assertTrue(translate().diagnostics().isEmpty());
      assertEquals(right, Files.readString(list));
    }
  }

  /** What the compiler finds through a link is an input as any other. */
  @Test
  void aLinkedFolderOfTheClassPath() throws IOException {
    Path real = Files.createDirectories(folder.resolve("real/a"));
    Files.writeString(real.resolve("Other.class"), "one");
    Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("real"));
    String before = TranslationKey.stampOf(link);
    Files.writeString(real.resolve("Other.class"), "another");
    assertNotEquals(before, TranslationKey.stampOf(link));
  }

  /** With any warning a module was translated in every build, to repeat it. */
  @Test
  void warningsAreRememberedAndSaidAgain() {
    sources.add("Idle.java", IDLE);
    TranslationResult first = translate();
    assertFalse(first.upToDate());
    assertEquals(1, first.diagnostics().size(), Sources.messages(first));
    TranslationResult second = translate();
    assertTrue(second.upToDate());
    assertEquals(first.diagnostics(), second.diagnostics());
    assertEquals(first.decisions(), second.decisions());
  }

  /** What was let pass with a warning before is not when warnings count. */
  @Test
  void rememberedWarningsCountAsErrorsWhereTheyAreAskedTo() {
    sources.add("Idle.java", IDLE);
    translate();
    TranslationResult strict = Translator.translate(request(true));
    assertFalse(strict.upToDate());
    assertTrue(strict.files().isEmpty());
    assertEquals(1, strict.diagnostics().size());
    assertTrue(translate().upToDate());
  }

  @Test
  void aMendedWarningIsForgotten() {
    sources.add("Idle.java", IDLE);
    translate();
    sources.add("Idle.java", "class Idle {}");
    assertEquals("", Sources.messages(translate()));
    TranslationResult again = translate();
    assertTrue(again.upToDate());
    assertEquals("", Sources.messages(again));
  }
}
