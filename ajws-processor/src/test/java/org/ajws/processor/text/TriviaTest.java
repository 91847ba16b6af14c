package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TriviaTest {
  @Test
  void keepsCommentsAndLineBreaks() {
    assertEquals(
        " // one \"\n /* two\r\n */\r\n",
        Trivia.keep("x + // one \"\n\"// no\" /* two\r\n */ y\r\n"));
  }

  @Test
  void codeIsOnOneLineWithoutComments() {
    assertEquals("a   \"/* b */\"  c", Trivia.code("a // x\n\"/* b */\"/* d */ c"));
  }

  /** The break that ends a comment, spelt as an escape, stays with it. */
  @Test
  void keepsBreaksSpeltByEscapes() {
    assertEquals(" // c \\u000a", Trivia.keep("x// c \\u000ay\\u0020"));
    assertEquals(" // c \\u000a ", Trivia.blanked("x// c \\u000ay"));
    assertEquals("x  y", Trivia.code("x// c \\u000ay"));
  }

  @Test
  void blanksAllButCommentsAndLineBreaks() {
    assertEquals(
        "         /* two\r\n */ \r\n   // x \"\n",
        Trivia.blanked("x + \"//\" /* two\r\n */y\r\n'\"'// x \"\n"));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '|',
      value = {
        "x, 1",
        "//c, 3",
        "/**/x, 4",
        "/* open, 7",
        "'\\'', 4",
        "\"a\\\"b\"c, 6",
        "\"\"\"a\"b\\\"\"\"\"\"\"c, 11",
        "\"open, 5",
        "\"a\\u0022b, 8",
        "\\u0022a\\u005c\\u0022\"c, 20",
        "\"\\\\u0022\"c, 9",
        "\"\\u005c\\u005c\\u0022c, 19",
        "\\u002f* c *\\u002fx, 17",
        "\\u002f\\uu002f \" c, 17",
        "/\\u002a\\u002a\\u002fx, 19",
        "// c \\u000a x, 5",
        "// c \\\\u000a x, 14",
        "\\u002fx, 6",
        "\\u0041x, 6"
      })
  void skipsOneToken(String code, int end) {
    assertEquals(end, Trivia.skip(code, 0));
  }
}
