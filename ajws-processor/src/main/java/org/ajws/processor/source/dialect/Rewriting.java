package org.ajws.processor.source.dialect;

import java.util.stream.IntStream;
import org.ajws.processor.text.EditedText;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Edits.Kept;
import org.ajws.processor.text.Edits.Piece;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/** Changes to a text that keep every line at its number, and the way back from the new text. */
final class Rewriting {
  private final String original;
  private final Edits edits = new Edits();

  Rewriting(String original) {
    this.original = original;
  }

  void insert(int at, String text) {
    edits.insert(at, text);
  }

  /** Inserts what stands for a form elsewhere: messages about it name the place of the form. */
  void insertFor(int form, int at, String text) {
    edits.insert(at, Piece.moved(text, form));
  }

  /** Inserts before whatever else is inserted there. */
  void insertFirst(int at, String text) {
    edits.open(at, new Span(0, original.length() + 1), text);
  }

  /** Inserts a word that stands for a form elsewhere, apart from the code around it. */
  void insertWord(int form, int at, String word) {
    boolean apart = at == 0 || "({<,;@.".indexOf(original.charAt(at - 1)) >= 0;
    String before = apart || Character.isWhitespace(original.charAt(at - 1)) ? "" : " ";
    edits.insert(at, Piece.of(before), Piece.moved(word, form), Piece.of(space(at)));
  }

  /** Replaces a range by a word, apart from the code behind it. */
  void replaceByWord(int start, int end, String word) {
    boolean joined = start > 0 && Character.isJavaIdentifierPart(original.charAt(start - 1));
    replace(start, end, (joined ? " " : "") + word + space(end));
  }

  private String space(int at) {
    return at < original.length() && Character.isWhitespace(original.charAt(at)) ? "" : " ";
  }

  /** Puts text around a range. */
  void wrap(int start, int end, String before, String after) {
    edits.wrap(new Span(start, end), before, after);
  }

  /** Replaces a range; its line breaks and the comments in it stay, behind the new text. */
  void replace(int start, int end, String text) {
    edits.replace(start, end, kept(start), Piece.of(text));
  }

  /** What stays of a form; of one that is itself a comment its line breaks. */
  private Kept kept(int start) {
    return Trivia.isComment(original, start) ? Kept.BREAKS : Kept.TRIVIA;
  }

  /** Whether something in a range is replaced already. */
  boolean isChanged(int start, int end) {
    return IntStream.range(start, end).anyMatch(edits::replaces);
  }

  /** Takes a range away, with the white space that only it needed. */
  void remove(int start, int end) {
    int from = start;
    int to = end;
    boolean apart =
        start == 0 || Character.isWhitespace(original.charAt(start - 1)) || !isFree(start - 1);
    while (to < original.length() && isBlank(original.charAt(to))) {
      to++;
    }
    boolean last = to == original.length() || isBreak(original.charAt(to));
    if (last) {
      while (from > 0 && isBlank(original.charAt(from - 1)) && isFree(from - 1)) {
        from--;
      }
    }
    boolean joins = !apart && !last && Character.isJavaIdentifierPart(original.charAt(to));
    edits.replace(from, to, kept(start), Piece.of(joins ? " " : ""));
  }

  private boolean isFree(int offset) {
    return !edits.replaces(offset);
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  private static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  EditedText apply() {
    return edits.apply(original);
  }
}
