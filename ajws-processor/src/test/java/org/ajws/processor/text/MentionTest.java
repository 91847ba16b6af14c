package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MentionTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "import org.ajws.sync.Future;",
        "import org . ajws\n  .sync.*;",
        "import org./* the package */ajws. // of\r\n /**/ sync.Promise;",
        "import org.\\u0061jws.\\uuu0073ync.Promise;",
        "import \\u006frg./*.*/ajws\f.sync.Promise;",
        "// org.ajws.sync"
      })
  void isFoundHoweverItIsWritten(String source) {
    assertTrue(Mention.ofName("org.ajws.sync").isIn(source));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "import org.ajws.*;", "org ajws sync", "org.ajws/* .sync", "org.ajws + sync"})
  void isNotFoundWhereItIsNot(String source) {
    assertFalse(Mention.ofName("org.ajws.sync").isIn(source));
  }

  @Test
  void mayBeOfAnyTokens() {
    assertTrue(Mention.of("speculative", "=").isIn("(speculative /* ahead */ = true)"));
    assertFalse(Mention.of("speculative", "=").isIn("speculative(true)"));
    assertTrue(Mention.ofName("Promise").isIn("new \\u0050romise<>()"));
  }
}
