package org.ajws.processor.source;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConstructFilterTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "import org.ajws.ParallelFor;",
        "import org.\\u0061jws.ParallelFor;",
        "void f() { async: g(); }",
        "void f() { finish_rows : { } }",
        "/* async: */ \"finish:\" ; Async: x();",
        "\\u0061sync: g();",
        "String s = \"\\u0022; asinc: g();",
        "void f() { ansyc: g(); }",
        "void f() { async /* : */ // comment\n : g(); }",
        "void f() { String s = \"//\"; finish\n: g(); }",
        "void f() { String s = \"//\"; finish\r: g(); }",
        "void f() { String s = \"//\"; finish\r\n\r\n : g(); }",
        "void f() { String s = \"\"\"\n  // \\\"\"\" a\"\"\"; finish\n: g(); }",
        "void f() { String s = \"http:\\u002f/x\"; finish // y\n: g(); }",
        "void f() { char a = '/', b = '/'; finish//\n: g(); }",
        "void f() { char c = '\"'; finish // \"\n: g(); }",
        "void f() { char c = '\\''; finish /* ' */ : g(); }",
        "void f() { finish // /*\n: g(); }",
        "void f() { finish // a\r // b\r: g(); }",
        "void f() { finish /* \"/*\" */ : g(); }",
        "void f() { finish /*/ // */ /**/ : g(); }",
        "void f() { String s = \"/*\"; finish /* a */ : g(); }",
        "void f() { char c = '\\u005c''; finish // '\n: g(); }",
        "void f() { finish \\u002f/ a\n: g(); }",
        "void f() { finish // a\\u000a : g(); }",
        "void f() { finish \\u003a g(); }",
        "void f() { x: { y(a ? b\n // c\n : d); } finish\f: g(); }"
      })
  void mayHoldOne(String text) {
    assertEquals(true, ConstructFilter.mayHoldConstruct(text));
    assertEquals(true, UntouchedSources.mayHoldConstruct(text.getBytes(UTF_8)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "// async: in a comment",
        "/* finish: */ class A {}",
        "String s = \"async: \" + 'a';",
        "String s = \"\"\"\n  finish: \"quoted\"\n\"\"\";",
        "rows: for (;;) {}",
        "char c = '\\u00e9'; // not a name",
        "int a = b ? \"//finish\"\n : c;",
        "int a = b ? c // finish\n : d;",
        "int a = b ? c /* finish */ : d;",
        "String s = \"finish //\" + (a ? b // c\n : d);",
        "// finish\\u0020\n // :",
        "foo(Async::new);"
      })
  void holdsNone(String text) {
    assertEquals(false, ConstructFilter.mayHoldConstruct(text));
    assertEquals(false, UntouchedSources.mayHoldConstruct(text.getBytes(UTF_8)));
  }

  /** The filter of bytes is another loop: both see the same in what has anything of a construct. */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void bytesShowWhatTextsShow(long seed) {
    String[] parts = {
      "async",
      "Finish",
      "asink",
      "finish_2",
      "await",
      "becom",
      "become1",
      "x",
      "label",
      ":",
      "::",
      " ",
      "\n",
      "\r\n",
      "\t",
      "//",
      "/*",
      "*/",
      "/",
      "\"",
      "'",
      "\\",
      "\\u003a",
      "\\u0061sync",
      "\\u00e9",
      "\\u20ac",
      "\\\\u0022",
      "\\uu0041",
      "é",
      "ajws",
      "aj",
      "ws",
      "?",
      ";",
      "{",
      "_",
      "asynchronous",
      "unfinished"
    };
    Random random = new Random(seed);
    int held = 0;
    for (int n = 0; n < 20_000; n++) {
      StringBuilder text = new StringBuilder();
      for (int i = random.nextInt(9); i >= 0; i--) {
        text.append(parts[random.nextInt(parts.length)]);
      }
      boolean expected = ConstructFilter.mayHoldConstruct(text.toString());
      held += expected ? 1 : 0;
      boolean found = UntouchedSources.mayHoldConstruct(text.toString().getBytes(UTF_8));
      assertEquals(expected, found, () -> "seed " + seed + ": " + text);
    }
    assertTrue(held > 1_000 && held < 19_000, held + " of 20,000");
  }

  @Test
  void bytesOfOtherEncodingsAreNotLookedAt(@TempDir Path folder) throws IOException {
    Path plain =
        Files.write(folder.resolve("A.java"), "class A { int f() { return 1; } }".getBytes(UTF_8));
    for (String name : List.of("UTF-8", "US-ASCII", "ISO-8859-15", "windows-1252")) {
      assertTrue(UntouchedSources.are(List.of(plain), Charset.forName(name)), name);
    }
    Path wide =
        Files.write(
            folder.resolve("B.java"), "class B { void f() { async: f(); } }".getBytes(UTF_16));
    for (String name : List.of("UTF-16", "Shift_JIS", "IBM037")) {
      assertFalse(UntouchedSources.are(List.of(plain), Charset.forName(name)), name);
      assertFalse(UntouchedSources.are(List.of(wide), Charset.forName(name)), name);
    }
    assertFalse(UntouchedSources.are(List.of(folder.resolve("None.java")), UTF_8));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "async",
        "finish",
        "async1",
        "finish_rows",
        "asinc",
        "fnish",
        "ansyc",
        "FINISH",
        "finsih"
      })
  void labelsOfConstructsAndNearOnes(String label) {
    assertTrue(LabelNames.isOrResemblesConstruct(label.toLowerCase(Locale.ROOT)));
    assertEquals(label.matches("(async|finish)([0-9_]\\w*)?"), LabelNames.isConstruct(label));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "asynchronous",
        "unfinished",
        "rows",
        "asyncx",
        "finished",
        "awaiting",
        "becoming",
        "default"
      })
  void otherLabels(String label) {
    assertFalse(LabelNames.isConstruct(label));
    assertFalse(LabelNames.isInUnit(label));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "for (@ParallelFor int i = 0; i < n; i++) {}",
        "@org.ajws.Async int a = f();",
        "@\\u0041sync int a = f();",
        "@Parallel\\u0046or",
        "async: g();",
        "finish: { }"
      })
  void mayRunInParallel(String text) {
    assertEquals(true, ConstructFilter.mayRunInParallel(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@ParallelFor(speculative = true)",
        "@ParallelFor(speculative/* not yet */=true)",
        "@ParallelFor(speculative // yes\n = true)",
        "@ParallelFor(specul\\u0061tive \\u003d true)"
      })
  void maySpeculate(String text) {
    assertEquals(true, ConstructFilter.maySpeculate(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "speculative(); a = b;"})
  void doesNotSpeculate(String text) {
    assertEquals(false, ConstructFilter.maySpeculate(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"synchronized void f() {}", "lock.unlock();", "synchroni\\u007aed (x) { f(); }"})
  void mayHoldLock(String text) {
    assertEquals(true, ConstructFilter.mayHoldLock(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "unlocked();", "Collections.synchronizedList(x)", "'\\u00e9'"})
  void holdsNoLock(String text) {
    assertEquals(false, ConstructFilter.mayHoldLock(text));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "import org.ajws.AtomicSet; @AtomicSet(\"a\") class A {}",
        "import org.ajws.*; class A { @Atomic(\"a\") int n; }",
        "// async: in a comment",
        "synchronized void f() { lock.unlock(); }"
      })
  void runsInOrder(String text) {
    assertEquals(false, ConstructFilter.mayRunInParallel(text));
  }
}
