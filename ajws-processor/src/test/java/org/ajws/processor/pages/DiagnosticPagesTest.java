package org.ajws.processor.pages;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.ajws.processor.Pages;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.diagnostic.Diagnostic;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

/**
 * The examples of the pages of messages. What a page calls rejected, or warned of, gets the message
 * at the lines that it marks by {@code // AJWS-nnn}, and no other; its fix gets none. The
 * annotation that the page names silences the message, and no other does.
 */
class DiagnosticPagesTest {
  private static final Pattern KEY = Pattern.compile("@SuppressWarnings\\(\"(ajws-\\w+)\"\\)");

  /** Everything that an annotation can silence messages by. */
  private static final Set<String> KEYS =
      Set.of(
          "ajws-atomic",
          "ajws-deadlock",
          "ajws-lock",
          "ajws-shared",
          "ajws-statements",
          "ajws-thread",
          "ajws-unlocked",
          "ajws-wait");

  /** The same example with annotations that its page does not name, and with those it does. */
  private static final String OTHERS = "_others";

  private static final String NAMED = "_named";

  @TempDir private static Path folder;

  @TestFactory
  Stream<DynamicTest> examplesGetWhatTheirPageSays() {
    return Arrays.stream(DiagnosticCode.values())
        .filter(DiagnosticExamples::areTranslated)
        .map(code -> DynamicTest.dynamicTest(code.id(), () -> check(code)));
  }

  private static void check(DiagnosticCode code) {
    boolean shown = false;
    for (PageExample example : DiagnosticExamples.of(code)) {
      if (example.isWrong()) {
        checkWrong(code, example);
        shown |= example.marks().stream().anyMatch(m -> m.endsWith(" " + code.id()));
      } else {
        List<Diagnostic> found = translated(code, example, Map.of("", Set.of())).get("");
        assertEquals(List.of(), ExampleProgram.lines(found), () -> said(example, found));
      }
    }
    assertTrue(shown, "an example is marked by // " + code.id());
  }

  private static void checkWrong(DiagnosticCode code, PageExample example) {
    String page = Pages.source(DiagnosticExamples.page(code));
    String suppress = page.substring(page.indexOf("**Suppress.**"));
    Set<String> named = keys(suppress);
    Set<String> others = new TreeSet<>(KEYS);
    others.removeAll(named);
    Map<String, Set<String>> variants = new LinkedHashMap<>();
    variants.put("", Set.of());
    if (code != DiagnosticCode.LOCK_NOT_POSSIBLE) { // a setting that knows one class of that name
      variants.put(OTHERS, others);
      variants.put(NAMED, named);
    }
    Map<String, List<Diagnostic>> found = translated(code, example, variants);
    List<Diagnostic> plain = found.get("");
    assertEquals(example.marks(), ExampleProgram.lines(plain), () -> said(example, plain));
    for (Diagnostic message : of(code, plain)) {
      assertTrue(named.containsAll(keys(message.fix())), message::format);
      boolean settles = page.contains("**Settle it.** `./ajws race` runs ");
      assertEquals(settles, message.fix().contains("./ajws race"), message::format);
    }
    List<String> lines = ExampleProgram.lines(of(code, plain));
    if (found.containsKey(OTHERS)) {
      assertEquals(lines, ExampleProgram.lines(of(code, found.get(OTHERS))), "silenced by others");
      boolean stays = named.isEmpty() || suppress.contains("error cannot be suppressed");
      assertEquals(
          stays ? lines : List.of(),
          ExampleProgram.lines(of(code, found.get(NAMED))),
          () -> "with " + named);
    }
  }

  private static Set<String> keys(String text) {
    return KEY.matcher(text)
        .results()
        .map(r -> r.group(1))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  private static List<Diagnostic> of(DiagnosticCode code, List<Diagnostic> found) {
    return found.stream().filter(d -> d.code() == code).toList();
  }

  /** The messages of variants of an example, by their names; each has a package of its own. */
  private static Map<String, List<Diagnostic>> translated(
      DiagnosticCode code, PageExample example, Map<String, Set<String>> variants) {
    Sources sources = new Sources(folder.resolve(example.name()));
    ExampleProgram plain = new ExampleProgram(example);
    Map<String, String> names = new LinkedHashMap<>();
    Map<String, List<Diagnostic>> found = new LinkedHashMap<>();
    variants.forEach(
        (variant, keys) -> {
          ExampleProgram program = plain.variant(variant);
          sources.add(program.file(), program.text(annotation(keys)));
          names.put(program.packageName(), variant);
          found.put(variant, new ArrayList<>());
        });
    for (Diagnostic message :
        Translator.translate(DiagnosticExamples.request(code, sources.root())).diagnostics()) {
      String name = message.file().getParent().getFileName().toString();
      found.get(names.get(name)).add(message);
    }
    return found;
  }

  private static String annotation(Set<String> keys) {
    return keys.isEmpty()
        ? ""
        : keys.stream()
            .map(k -> '"' + k + '"')
            .collect(Collectors.joining(", ", "@SuppressWarnings({", "}) "));
  }

  private static String said(PageExample example, List<Diagnostic> found) {
    return example.name()
        + found.stream().map(d -> "\n" + d.format()).collect(Collectors.joining());
  }

  @Test
  void errorsAreRejectedAndOthersWarnedOf() {
    List<String> wrong = new ArrayList<>();
    for (DiagnosticCode code : DiagnosticCode.values()) {
      String other =
          code.severity() == Severity.ERROR ? PageExample.WARNED_OF : PageExample.REJECTED;
      if (Pages.source(DiagnosticExamples.page(code)).contains("**" + other)) {
        wrong.add(code.id() + ": " + other);
      }
    }
    assertEquals(List.of(), wrong);
  }

  @Test
  void surroundingsAreOfExamples() {
    Set<String> names = new TreeSet<>(Surroundings.names());
    Stream.concat(
            PageExamplesTest.PAGES.stream(),
            Arrays.stream(DiagnosticCode.values()).map(DiagnosticExamples::page))
        .flatMap(page -> PageExample.of(page).stream())
        .forEach(e -> names.removeAll(List.of(e.page(), e.name())));
    assertEquals(Set.of(), names);
  }
}
