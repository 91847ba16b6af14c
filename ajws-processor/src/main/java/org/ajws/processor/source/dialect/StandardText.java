package org.ajws.processor.source.dialect;

import java.util.List;

/** The standard form of a file of a dialect, with every line at its number. */
public final class StandardText {
  /** New text at {@code offset}, of a length, in the place of a range of the original. */
  record Piece(int offset, int length, int start, int end) {}

  private final String text;
  private final List<Piece> pieces;

  StandardText(String text, List<Piece> pieces) {
    this.text = text;
    this.pieces = List.copyOf(pieces);
  }

  /** Legal Java, as far as the forms of the dialect were what kept the file from it. */
  public String text() {
    return text;
  }

  /** The original's offset of an offset into {@link #text()}; new text maps to its place. */
  public int originalOffset(int offset) {
    int shift = 0;
    for (Piece piece : pieces) {
      if (offset < piece.offset()) {
        break;
      }
      if (offset < piece.offset() + piece.length()) {
        return piece.start();
      }
      shift = piece.end() - (piece.offset() + piece.length());
    }
    return offset + shift;
  }
}
