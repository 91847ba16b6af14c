package org.ajws.processor.emit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Changes to one text. Everything that is not named in an edit stays byte for byte; line breaks and
 * comments of replaced text stay, so that every line keeps its number.
 *
 * <p>Constructs nest. At one offset the text that closes inner constructs comes first, then what
 * closes outer ones, then what opens outer ones, then what opens inner ones; {@code depth} says how
 * deep a construct lies.
 */
public final class Edits {
  private record Edit(int start, int end, String text, int rank) {}

  private final List<Edit> edits = new ArrayList<>();

  /** Inserts before the construct of this depth that begins at an offset. */
  public void open(int offset, int depth, String text) {
    edits.add(new Edit(offset, offset, text, depth));
  }

  /** Inserts after the construct of this depth that ends at an offset. */
  public void close(int offset, int depth, String text) {
    edits.add(new Edit(offset, offset, text, -1 - depth));
  }

  /** Replaces a range; line breaks and comments in it stay, behind the new text. */
  public void replace(int start, int end, String text) {
    edits.add(new Edit(start, end, text, Integer.MAX_VALUE));
  }

  /** Whether nothing changes. */
  public boolean isEmpty() {
    return edits.isEmpty();
  }

  /** The text with all changes. */
  public String applyTo(String text) {
    List<Edit> sorted = new ArrayList<>(edits);
    sorted.sort(Comparator.comparingInt(Edit::start).thenComparingInt(Edit::rank));
    StringBuilder out = new StringBuilder(text.length() + 64 * sorted.size());
    int at = 0;
    for (Edit edit : sorted) {
      if (edit.start() < at) {
        throw new IllegalStateException(
            "edits overlap at offset " + edit.start() + ": " + edit.text());
      }
      out.append(text, at, edit.start()).append(edit.text());
      out.append(Trivia.keep(text.substring(edit.start(), edit.end())));
      at = edit.end();
    }
    return out.append(text, at, text.length()).toString();
  }
}
