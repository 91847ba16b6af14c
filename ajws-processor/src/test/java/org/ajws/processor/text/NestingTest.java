package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** The deepest place is found where compilers recurse: brackets, operators, branches in a row. */
class NestingTest {
  private static final String OTHERS = "class A { int f(int a) { a++; if (a > 1) { g(); } %s } }";

  private static String deepest(String code) {
    String text = OTHERS.formatted(code);
    return text.substring(Nesting.deepest(text).offset()).replaceFirst("[^\\w]*(\\w+).*", "$1");
  }

  @Test
  void placesThatCompilersRecurseTo() {
    assertEquals("here", deepest("int b = ((((((here)))))) + 1; return b;"));
    assertEquals("here", deepest("return a + a + a + a + a + a - here;"));
    assertEquals("here", deepest("return - - - - - - ~here;"));
    assertEquals("here", deepest("x.f().f().f().f().f().f().f().f(here); return a;"));
    assertEquals(
        "here",
        deepest(
            "if (a == 1) {} else if (a == 2) {} else if (a == 3) {} else if (a == 4) {} else if"
                + " (a == here) {} return 0;"));
    assertEquals("here", deepest("for (;;) { while (a) { try { f(here); } finally {} } } "));
  }

  @Test
  void whatStandsOneAfterTheOtherIsNotDeep() {
    String rows = "a = a + 1; if (a) { f(); } while (a) { }".repeat(100);
    assertTrue(Nesting.deepest(OTHERS.formatted(rows)).depth() < 10);
    assertTrue(Nesting.deepest("int[] a = { " + "f(1), ".repeat(100) + "};").depth() < 10);
    assertTrue(Nesting.deepest(")))]}" + "switch (a) { case 1 -> {} }".repeat(50)).depth() < 10);
  }
}
