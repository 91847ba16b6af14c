package org.ajws.processor.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.ajws.processor.text.Edits.Kept;
import org.ajws.processor.text.Edits.Piece;
import org.junit.jupiter.api.Test;

class EditsTest {
  private final Edits edits = new Edits();

  @Test
  void nothingChangesWithoutEdits() {
    assertTrue(edits.isEmpty());
    assertEquals("a\r\nb", edits.applyTo("a\r\nb"));
    assertEquals(4, edits.apply("a\r\nb").originalOffset(4));
  }

  @Test
  void innerRangesOpenAfterAndCloseBeforeThoseAroundThem() {
    edits.wrap(new Span(1, 2), "[inner ", " inner]");
    edits.wrap(new Span(1, 3), "[outer ", " outer]");
    edits.wrap(new Span(2, 3), "[last ", " last]");
    assertFalse(edits.isEmpty());
    assertEquals("a[outer [inner b inner][last c last] outer]d", edits.applyTo("abcd"));
  }

  @Test
  void ofTheSameRangeTheFirstIsOutside() {
    edits.wrap(new Span(1, 2), "<", ">");
    edits.open(1, new Span(1, 2), "(");
    edits.close(2, new Span(1, 2), ")");
    assertEquals("a<(b)>c", edits.applyTo("abc"));
  }

  /** {@code add(n);add(n-1);}, where one statement ends where the next one begins. */
  @Test
  void whatClosesStandsBeforeWhatOpens() {
    edits.wrap(new Span(2, 4), "<2", "2>");
    edits.wrap(new Span(0, 2), "<1", "1>");
    assertEquals("<1a;1><2b;2>", edits.applyTo("a;b;"));
  }

  @Test
  void whatIsAroundNothingStaysTogether() {
    edits.wrap(new Span(0, 2), 1, "<outer ", 1, " outer>");
    edits.wrap(new Span(0, 2), 1, "<inner ", 1, " inner>");
    edits.append(1, new Span(0, 2), "end");
    assertEquals("{end<outer <inner  inner> outer>}", edits.applyTo("{}"));
  }

  @Test
  void whatIsAppendedStandsInItsOrder() {
    edits.append(2, new Span(0, 3), "x");
    edits.append(2, new Span(0, 3), "y");
    edits.close(2, new Span(1, 2), ")");
    assertEquals("{a)xy}", edits.applyTo("{a}"));
  }

  @Test
  void replacedTextKeepsLineBreaksAndComments() {
    edits.replace(1, 17, "NEW");
    assertEquals("(NEW // c\n /* d */\r\nz", edits.applyTo("(x // c\n/* d */\r\nz"));
  }

  @Test
  void replacedTextKeepsWhatItIsToldTo() {
    edits.replace(0, 6, Kept.BREAKS, Piece.of("x"));
    edits.blank(7, 14);
    assertEquals("x\n=  \n/**/;", edits.applyTo("/* */\n=ab\n/**/;"));
  }

  /** {@code return(x)}, where the parentheses go. */
  @Test
  void whatReplacesASignKeepsWordsApart() {
    edits.replace(6, 9, "y");
    edits.open(10, new Span(10, 11), "n");
    assertEquals("return y z n+w", edits.applyTo("return(x)z+w"));
  }

  @Test
  void anEditAroundAReplacementStays() {
    Span outer = new Span(0, 3);
    edits.wrap(outer, "(", ")");
    edits.wrap(new Span(0, 1), "<", ">");
    edits.removeWithin(0, 1, new Span(0, 1));
    edits.replace(0, 1, "y");
    assertEquals("(y+b)", edits.applyTo("x+b"));
  }

  @Test
  void anExcerptHasWhatBelongsToItAndWhatWins() {
    edits.wrap(new Span(0, 2), "<before", "before>");
    edits.wrap(new Span(2, 4), "<", ">");
    edits.replace(2, 3, "lost");
    edits.wrap(new Span(2, 7), "<around", "around>");
    Edits winning = new Edits();
    winning.replace(2, 3, "won");
    winning.wrap(new Span(2, 4), "{", "}");
    assertEquals("{<won;>}", edits.excerpt(2, 4, new Span(2, 4), winning).applyTo("b;"));
  }

  @Test
  void everyCharacterKnowsWhereItComesFrom() {
    edits.insert(1, "+-");
    edits.replace(2, 5, Kept.TRIVIA, Piece.of("("), Piece.copy("abcdefg", 3, 5), Piece.of(")"));
    edits.blank(6, 7);
    EditedText text = edits.apply("abcdefg");
    assertEquals("a+-b(de)f ", text.text());
    int[] origins = {0, 1, 1, 1, 2, 3, 4, 2, 5, 6, 7};
    for (int i = 0; i < origins.length; i++) {
      assertEquals(origins[i], text.originalOffset(i), "at " + i);
    }
  }

  @Test
  void overlappingEditsAreAMistake() {
    edits.replace(0, 3, "x");
    edits.replace(2, 4, "y");
    assertThrows(IllegalStateException.class, () -> edits.applyTo("abcdef"));
  }
}
