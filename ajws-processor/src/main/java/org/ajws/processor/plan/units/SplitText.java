package org.ajws.processor.plan.units;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.text.Trivia;

/**
 * Changes to a text that keep every line at its number. New text may hold pieces of the old one,
 * whose positions stay known.
 */
final class SplitText {
  /** A piece of new text, or of the old one from {@code from} on. */
  record Piece(String text, int from) {}

  private record Change(int start, int end, List<Piece> pieces) {}

  private final String text;
  private final List<Change> changes = new ArrayList<>();

  SplitText(String text) {
    this.text = text;
  }

  /** New text as it is, for {@link #replace}. */
  static Piece of(String text) {
    return new Piece(text, -1);
  }

  /** A piece of the old text, on one line and without its comments, for {@link #replace}. */
  Piece copy(int start, int end) {
    return new Piece(text.substring(start, end), start);
  }

  void insert(int at, String inserted) {
    replace(at, at, of(inserted));
  }

  /** Replaces a range; its line breaks and comments stay, behind the new text. */
  void replace(int start, int end, Piece... pieces) {
    changes.add(new Change(start, end, List.of(pieces)));
  }

  boolean isEmpty() {
    return changes.isEmpty();
  }

  /** The file with the changes. */
  SourceFile applyTo(SourceFile file) {
    List<Change> sorted = new ArrayList<>(changes);
    sorted.sort(Comparator.comparingInt(Change::start).thenComparing(c -> c.start() < c.end()));
    StringBuilder out = new StringBuilder(text.length() + 64 * sorted.size());
    List<Integer> origins = new ArrayList<>(text.length() + 64 * sorted.size());
    int at = 0;
    for (Change change : sorted) {
      if (change.start() < at) {
        throw new IllegalStateException("changes overlap at offset " + change.start());
      }
      keep(at, change.start(), out, origins);
      for (Piece piece : change.pieces()) {
        append(piece, change.start(), out, origins);
      }
      add(Trivia.keep(text.substring(change.start(), change.end())), change.start(), out, origins);
      at = change.end();
    }
    keep(at, text.length(), out, origins);
    origins.add(text.length());
    int[] old = origins.stream().mapToInt(Integer::intValue).toArray();
    return file.rewritten(out.toString(), offset -> old[offset]);
  }

  private void keep(int start, int end, StringBuilder out, List<Integer> origins) {
    out.append(text, start, end);
    for (int i = start; i < end; i++) {
      origins.add(i);
    }
  }

  private static void append(Piece piece, int place, StringBuilder out, List<Integer> origins) {
    if (piece.from() < 0) {
      add(piece.text(), place, out, origins);
      return;
    }
    String old = piece.text();
    int end;
    for (int i = 0; i < old.length(); i = end) {
      end = Trivia.skip(old, i);
      boolean comment = old.startsWith("//", i) || old.startsWith("/*", i);
      if (comment || old.charAt(i) == '\n' || old.charAt(i) == '\r') {
        add(" ", piece.from() + i, out, origins);
      } else {
        out.append(old, i, end);
        for (int j = i; j < end; j++) {
          origins.add(piece.from() + j);
        }
      }
    }
  }

  private static void add(String added, int place, StringBuilder out, List<Integer> origins) {
    out.append(added);
    for (int i = 0; i < added.length(); i++) {
      origins.add(place);
    }
  }
}
