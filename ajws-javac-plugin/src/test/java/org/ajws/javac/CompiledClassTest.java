package org.ajws.javac;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompiledClassTest {
  @Test
  void isReadAsItWasWritten() {
    CompiledClass all = new CompiledClass("a/B$C", "B.java", "12ab", "code", true, 17);
    assertEquals(all, CompiledClass.parse(all.text()));
    CompiledClass none = new CompiledClass("B", null, null, "", false, 8);
    assertEquals(none, CompiledClass.parse(none.text()));
  }

  /** The next version may write it in another way. */
  @ParameterizedTest
  @ValueSource(
      strings = {"", "a", "a\nb\n=c\nd\ntrue", "a\nb\n=c\nd\ntrue\nx", "a\nb\n=c\nd\ntrue\n17\n"})
  void whatAnotherVersionWroteIsNotKnown(String text) {
    assertNull(CompiledClass.parse(text));
  }
}
