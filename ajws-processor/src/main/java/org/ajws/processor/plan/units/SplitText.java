package org.ajws.processor.plan.units;

import org.ajws.processor.source.SourceFile;
import org.ajws.processor.text.EditedText;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Edits.Kept;
import org.ajws.processor.text.Edits.Piece;

/**
 * Changes to a text that keep every line at its number. New text may hold pieces of the old one,
 * whose positions stay known.
 */
final class SplitText {
  private final String text;
  private final Edits edits = new Edits();

  SplitText(String text) {
    this.text = text;
  }

  /** New text as it is, for {@link #replace}. */
  static Piece of(String text) {
    return Piece.of(text);
  }

  /** A piece of the old text, on one line and without its comments, for {@link #replace}. */
  Piece copy(int start, int end) {
    return Piece.copy(text, start, end);
  }

  void insert(int at, String inserted) {
    replace(at, at, of(inserted));
  }

  /** Replaces a range; its line breaks and comments stay, behind the new text. */
  void replace(int start, int end, Piece... pieces) {
    if (start == end) {
      edits.insert(start, pieces);
    } else {
      edits.replace(start, end, Kept.TRIVIA, pieces);
    }
  }

  boolean isEmpty() {
    return edits.isEmpty();
  }

  /** The file with the changes. */
  SourceFile applyTo(SourceFile file) {
    EditedText edited = edits.apply(text);
    return file.rewritten(edited.text(), edited::originalOffset);
  }
}
