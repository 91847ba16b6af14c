package org.ajws.processor.source.overlay;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Insertions into a text, and ranges of it that become blank; both keep every line in place. */
final class TextEdits {
  /** What closes a construct comes before whatever else stands at its offset. */
  static final int CLOSE = 0;

  static final int LABEL = 1;
  static final int OPEN = 2;
  static final int ANNOTATION = 3;

  private record Insertion(int offset, int rank, String text) {}

  private record Blank(int start, int end) {}

  private final List<Insertion> insertions = new ArrayList<>();
  private final List<Blank> blanks = new ArrayList<>();

  void insert(int offset, int rank, String text) {
    insertions.add(new Insertion(offset, rank, text));
    insertions.sort(Comparator.comparingInt(Insertion::offset).thenComparingInt(Insertion::rank));
  }

  void blank(int start, int end) {
    blanks.add(new Blank(start, end));
  }

  boolean isEmpty() {
    return insertions.isEmpty() && blanks.isEmpty();
  }

  String applyTo(String original) {
    StringBuilder base = new StringBuilder(original);
    for (Blank blank : blanks) {
      for (int i = blank.start(); i < blank.end(); i++) {
        char c = base.charAt(i);
        if (c != '\n' && c != '\r') {
          base.setCharAt(i, ' ');
        }
      }
    }
    StringBuilder out = new StringBuilder(original.length() + 64 * insertions.size());
    int at = 0;
    for (Insertion insertion : insertions) {
      out.append(base, at, insertion.offset()).append(insertion.text());
      at = insertion.offset();
    }
    return out.append(base, at, base.length()).toString();
  }

  int originalOffset(int annotated) {
    int inserted = 0;
    for (Insertion insertion : insertions) {
      int start = insertion.offset() + inserted;
      if (annotated < start) {
        break;
      }
      if (annotated < start + insertion.text().length()) {
        return insertion.offset();
      }
      inserted += insertion.text().length();
    }
    return annotated - inserted;
  }
}
