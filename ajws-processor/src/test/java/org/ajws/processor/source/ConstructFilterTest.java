package org.ajws.processor.source;

import static org.junit.jupiter.api.Assertions.assertEquals;

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
        "void f() { async /* : */ // comment\n : g(); }"
      })
  void mayHoldOne(String text) {
    assertEquals(true, ConstructFilter.mayHoldConstruct(text));
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
        "foo(Async::new);"
      })
  void holdsNone(String text) {
    assertEquals(false, ConstructFilter.mayHoldConstruct(text));
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
