package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.Sources;
import org.ajws.processor.Translator;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.ajws.processor.api.TranslationRequest;
import org.ajws.processor.api.TranslationResult;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Statements that are units of their own: which blocks are made, and which of them are locked. */
class StatementUnitsTest {
  private static final String LOCK = "synchronized (A.this.ajws$monitor_a())";

  @TempDir Path folder;

  private TranslationResult translate(List<Path> more, String release, String source) {
    Sources sources = new Sources(folder).add("A.java", source);
    List<Path> classPath = new ArrayList<>(Sources.CLASS_PATH);
    classPath.addAll(more);
    return Translator.translate(
        new TranslationRequest(
            List.of(sources.root()),
            classPath,
            List.of(),
            sources.output(),
            null,
            Target.SERIAL,
            LockKind.MONITOR,
            StandardCharsets.UTF_8,
            release,
            false));
  }

  /** A method with a parallel construct, and a class around it that has a set. */
  private static String withMethod(String members, String body) {
    return """
    import org.ajws.*;
    @AtomicSet("a") @SuppressWarnings("ajws-statements") class A {
      @Atomic("a") private int count;
      @Atomic("a") private int[] items = {1};
      %s
      void run(int n) {
        finish: { async: inc(); inc(); }
        %s
      }
      void inc() { count++; }
    }
    """
        .formatted(members, body);
  }

  private String translated(String members, String body) throws Exception {
    TranslationResult result = translate(List.of(), null, withMethod(members, body));
    assertEquals("", Sources.messages(result));
    String text = new Sources(folder).translated("A.java");
    return text.lines().skip(7).findFirst().orElseThrow().strip();
  }

  @Test
  void aBlockWithoutMembersIsNotLocked() throws Exception {
    assertEquals(
        "{ other.count++; }",
        translated("static class B { int count; } B other = new B();", "other.count++;"));
  }

  @Test
  void aLocalHidesTheMemberInItsScopeOnly() throws Exception {
    assertEquals(
        "{ int count = 1; count++; } { %s {  count++;  } }".formatted(LOCK),
        translated("", "{ int count = 1; count++; } count++;"));
    assertEquals(
        "Runnable r = () -> { int count = n; finish: async: inc(); count(count); };",
        translated(
            "void count(int n) {}",
            "Runnable r = () -> { int count = n; finish: async: inc(); count(count); };"));
  }

  @Test
  void whatAVariableOfAPatternHidesIsLookedUp() throws Exception {
    assertEquals(
        "if (!(o instanceof Integer count)) { return; } { o = count; }",
        translated("Object o = 1;", "if (!(o instanceof Integer count)) { return; } o = count;"));
  }

  @Test
  void aSlotIsAMember() throws Exception {
    TranslationResult result =
        translate(
            List.of(),
            null,
            """
            import org.ajws.*;
            @AtomicSet("a") @SuppressWarnings("ajws-statements") class A {
              @AliasAtomic("this.a[]") @Atomic("a") private int[] items = {1};
              void run(int n) {
                finish: { async: inc(); inc(); }
                @AliasAtomic("this.a[]") int[] mine = items;
                mine[0]++;
              }
              void inc() { items[0]++; }
            }
            """);
    assertTrue(
        Sources.messages(result).isEmpty()
            && new Sources(folder).translated("A.java").contains("mine[0]++;  } }"),
        Sources.messages(result));
  }

  @Test
  void membersOfAClassFileAreLocked() throws Exception {
    Sources library =
        new Sources(folder.resolve("library"))
            .add(
                "Base.java",
                "import org.ajws.*; @AtomicSet(\"b\") public class Base"
                    + " { @Atomic(\"b\") protected int total; protected void inc() { total++; } }");
    assertEquals("", Sources.messages(library.translate()));
    Path classes = folder.resolve("classes");
    assertEquals("", Sources.compile(library.output(), classes));
    TranslationResult result =
        translate(
            List.of(classes),
            null,
            """
            @SuppressWarnings("ajws-statements") class A extends Middle {
              void run(int n) {
                finish: { async: inc(); inc(); }
                if (total > n) { finish: async: inc(); this.total++; }
              }
            }
            class Middle extends Base {}
            """);
    assertEquals("", Sources.messages(result));
    String text = new Sources(folder).translated("A.java");
    assertTrue(text.contains("ajws$1 =  (total > n);  } }"), text);
    assertTrue(text.contains("this.total++;  } }"), text);
  }

  @Test
  void aValueNeedsSwitchExpressions() {
    String source = withMethod("", "var x = count; int y = count;");
    assertTrue(
        Sources.messages(translate(List.of(), "11", source)).contains(":8:13: error: [AJWS-508]"));
    assertEquals("", Sources.messages(translate(List.of(), "14", source)));
    String headers =
        withMethod(
            "",
            "for (@ParallelFor int i = count; i < items.length; i++) inc(); if (count > 1) finish: async: inc();");
    assertEquals("", Sources.messages(translate(List.of(), "8", headers)));
  }

  @Test
  void aBoundWithSideEffectsIsNotEvaluatedOnce() {
    String source =
        withMethod(
            "int next() { return count++; }",
            "for (@ParallelFor int i = 0; i < items.length + next(); i++) inc();");
    String messages = Sources.messages(translate(List.of(), null, source));
    assertTrue(messages.contains(":8:38: error: [AJWS-508]"), messages);
  }

  @Test
  void aHeaderThatOnlyLooksCountedRunsInOrder() {
    for (String header :
        List.of(
            "int i = 0; i < items.length; i--",
            "int i = 0; i < items.length - i; i++",
            "double i = 0; i < items.length; i++",
            "int i = 0, k = 0; i < items.length; i++")) {
      String source = withMethod("", "for (@ParallelFor " + header + ") inc();");
      assertTrue(
          Sources.messages(translate(List.of(), null, source)).contains("[AJWS-508]"), header);
    }
  }
}
