package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Where words stand in code, also those with Unicode escapes. */
class IdentifiersTest {
  @Test
  void escapesOfAWordBelongToItAndThoseOfSignsDoNot() {
    String code = "whil\\uu0065\\u0028x)";
    assertEquals(code.indexOf("\\u0028"), Identifiers.endOf(code, 0));
    assertEquals(5, Identifiers.endOf("while(x)", 0));
    assertEquals(code.indexOf(')'), Identifiers.endOf(code, code.indexOf('x')));
  }

  @Test
  void aWordIsFoundHoweverItIsSpelt() {
    String code = "/* final */ @A(\"final\") finals nonfinal fin\\u0061l int x";
    int found = code.indexOf("fin\\u0061l");
    assertEquals(found, Identifiers.find(code, "final", 0, code.length()));
    assertTrue(Identifiers.isAt(code, found, "final"));
    assertFalse(Identifiers.isAt(code, code.indexOf("finals"), "final"));
    assertEquals(-1, Identifiers.find(code, "final", 0, found));
    assertEquals(-1, Identifiers.find(code, "static", 0, code.length()));
  }
}
