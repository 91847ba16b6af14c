package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class EditsTest {
  private final Edits edits = new Edits();

  @Test
  void nothingChangesWithoutEdits() {
    assertTrue(edits.isEmpty());
    assertEquals("a\r\nb", edits.applyTo("a\r\nb"));
  }

  @Test
  void nestedConstructsCloseInnermostFirstAndOpenOutermostFirst() {
    edits.open(1, 1, "[inner ");
    edits.open(1, 0, "[outer ");
    edits.close(2, 0, " outer]");
    edits.close(2, 1, " inner]");
    assertFalse(edits.isEmpty());
    assertEquals("a[outer [inner b inner] outer]c", edits.applyTo("abc"));
  }

  @Test
  void whatClosesStandsBeforeWhatOpens() {
    edits.open(1, 0, "<");
    edits.close(1, 0, ">");
    assertEquals("a><b", edits.applyTo("ab"));
  }

  @Test
  void replacedTextKeepsLineBreaksAndComments() {
    edits.replace(1, 17, "NEW");
    assertEquals("aNEW // c\n /* d */\r\nz", edits.applyTo("ax // c\n/* d */\r\nz"));
  }

  @Test
  void overlappingEditsAreAMistake() {
    edits.replace(0, 3, "x");
    edits.replace(2, 4, "y");
    assertThrows(IllegalStateException.class, () -> edits.applyTo("abcdef"));
  }
}
