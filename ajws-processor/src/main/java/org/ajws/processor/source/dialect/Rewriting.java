package org.ajws.processor.source.dialect;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Changes to a text that keep every line at its number, and the way back from the new text. */
final class Rewriting {
  private record Change(int start, int end, String text) {}

  private final String original;
  private final List<Change> changes = new ArrayList<>();

  Rewriting(String original) {
    this.original = original;
  }

  void insert(int at, String text) {
    changes.add(new Change(at, at, text));
  }

  /** Inserts before whatever else is inserted there. */
  void insertFirst(int at, String text) {
    changes.add(0, new Change(at, at, text));
  }

  /** Inserts a word, apart from the code around it. */
  void insertWord(int at, String word) {
    boolean apart = at == 0 || "({<,;@.".indexOf(original.charAt(at - 1)) >= 0;
    String before = apart || Character.isWhitespace(original.charAt(at - 1)) ? "" : " ";
    insert(at, before + word + space(at));
  }

  /** Replaces a range by a word, apart from the code behind it. */
  void replaceByWord(int start, int end, String word) {
    boolean joined = start > 0 && Character.isJavaIdentifierPart(original.charAt(start - 1));
    replace(start, end, (joined ? " " : "") + word + space(end));
  }

  private String space(int at) {
    return at < original.length() && Character.isWhitespace(original.charAt(at)) ? "" : " ";
  }

  /** Replaces a range; its line breaks stay, behind the new text. */
  void replace(int start, int end, String text) {
    String breaks = original.substring(start, end).replaceAll("[^\\r\\n]", "");
    changes.add(new Change(start, end, text + breaks));
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
    replace(from, to, joins ? " " : "");
  }

  private boolean isFree(int offset) {
    return changes.stream().noneMatch(c -> c.start() <= offset && offset < c.end());
  }

  private static boolean isBlank(char c) {
    return c == ' ' || c == '\t';
  }

  private static boolean isBreak(char c) {
    return c == '\n' || c == '\r';
  }

  StandardText apply() {
    List<Change> sorted = new ArrayList<>(changes);
    sorted.sort(Comparator.comparingInt(Change::start).thenComparing(c -> c.start() < c.end()));
    StringBuilder out = new StringBuilder(original.length() + 32 * sorted.size());
    List<StandardText.Piece> pieces = new ArrayList<>();
    int at = 0;
    for (Change change : sorted) {
      if (change.start() < at) {
        throw new IllegalStateException("changes overlap at offset " + change.start());
      }
      out.append(original, at, change.start());
      pieces.add(
          new StandardText.Piece(
              out.length(), change.text().length(), change.start(), change.end()));
      out.append(change.text());
      at = change.end();
    }
    out.append(original, at, original.length());
    return new StandardText(out.toString(), pieces);
  }
}
