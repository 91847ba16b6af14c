package org.ajws.processor.text;

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
  /**
   * @param depth of a replacement, how deep what it replaces lies: insertions at its edges that lie
   *     outside of that stay
   */
  private record Edit(int start, int end, String text, int rank, boolean closes, int depth) {
    Edit(int start, int end, String text, int rank, boolean closes) {
      this(start, end, text, rank, closes, Integer.MIN_VALUE);
    }

    /** Insertions at the edges belong to the range if what they open or close lies in it. */
    boolean isWithin(int from, int to, int depth) {
      boolean inserts = start == end;
      if (inserts && start == from && !closes) {
        return rank >= depth && from < to;
      }
      if (inserts && end == to && closes) {
        return -1 - rank >= depth;
      }
      return start >= from && end <= to && !(inserts && (start == from || end == to));
    }

    /** Whether this replaces the text around another change. */
    boolean covers(Edit other) {
      if (start == end || other.start < start || other.end > end) {
        return false;
      }
      boolean inserts = other.start == other.end;
      if (inserts && other.start == start && !other.closes) {
        return other.rank >= depth;
      }
      return !(inserts && other.end == end && other.closes) || -1 - other.rank >= depth;
    }

    Edit shifted(int by) {
      return new Edit(start + by, end + by, text, rank, closes, depth);
    }
  }

  private final List<Edit> edits = new ArrayList<>();

  /** Inserts before the construct of this depth that begins at an offset. */
  public void open(int offset, int depth, String text) {
    edits.add(new Edit(offset, offset, text, depth, false));
  }

  /** Inserts after the construct of this depth that ends at an offset. */
  public void close(int offset, int depth, String text) {
    edits.add(new Edit(offset, offset, text, -1 - depth, true));
  }

  /** Replaces a range; line breaks and comments in it stay, behind the new text. */
  public void replace(int start, int end, String text) {
    edits.add(new Edit(start, end, text, Integer.MAX_VALUE, false));
  }

  /** The same for a construct of this depth: what opens or closes those around it stays. */
  public void replace(int start, int end, int depth, String text) {
    edits.add(new Edit(start, end, text, Integer.MAX_VALUE, false, depth));
  }

  /** Whether something is inserted at an offset. */
  public boolean insertsAt(int offset) {
    return edits.stream().anyMatch(e -> e.start == offset && e.end == offset);
  }

  /** Whether nothing changes. */
  public boolean isEmpty() {
    return edits.isEmpty();
  }

  /** Forgets the changes inside a construct of this depth, which is about to be replaced. */
  public void removeWithin(int start, int end, int depth) {
    edits.removeIf(e -> e.isWithin(start, end, depth));
  }

  /**
   * The changes inside a construct of this depth, relative to its start, with others that win where
   * they overlap.
   *
   * @param winning changes of the same text, none of them inside another
   */
  public Edits excerpt(int start, int end, int depth, Edits winning) {
    Edits excerpt = new Edits();
    for (Edit e : winning.edits) {
      excerpt.edits.add(e.shifted(-start));
    }
    for (Edit e : edits) {
      if (e.isWithin(start, end, depth) && winning.edits.stream().noneMatch(w -> w.covers(e))) {
        excerpt.edits.add(e.shifted(-start));
      }
    }
    return excerpt;
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
