package org.ajws.processor.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Changes to one text. Everything that is not named in an edit stays byte for byte; line breaks of
 * replaced text stay, so that every line keeps its number.
 *
 * <p>An insertion is anchored to the range of what it belongs to: usually a tree that it wraps. At
 * one offset stands first what closes ranges, an inner one before those around it; then what opens
 * ranges, an outer one before those in it; then a replacement of what follows. Of edits with the
 * same range the one that was added first is the outer one. So constructs nest as their trees do,
 * whoever lowers them, and in whatever order.
 */
public final class Edits {
  /** What is kept of text that is replaced. */
  public enum Kept {
    /** Line breaks and comments, behind the new text. */
    TRIVIA,
    /** Line breaks, behind the new text. */
    BREAKS,
    /** The length: all but line breaks and comments becomes white space. */
    LENGTH
  }

  /**
   * New text, or a copy of old text, on one line and without its comments.
   *
   * @param from where a copy begins in the old text, or what new text stands for; -1 for new text
   *     that stands for the position where it is put
   * @param copied whether it is a copy
   * @param mark what {@link EditedText#marks} tells the place of; null for none
   */
  public record Piece(String text, int from, boolean copied, Object mark) {
    /** New text as it is. */
    public static Piece of(String text) {
      return new Piece(text, -1, false, null);
    }

    /** New text for what stood elsewhere in the old text. */
    public static Piece moved(String text, int from) {
      return new Piece(text, from, false, null);
    }

    /** New text whose place in the changed text is to be known. */
    public static Piece marked(String text, Object mark) {
      return new Piece(text, -1, false, mark);
    }

    /** A copy of a range of the text that is changed. */
    public static Piece copy(String whole, int start, int end) {
      return new Piece(whole.substring(start, end), start, true, null);
    }

    private void addTo(EditedText out, int origin) {
      if (!copied) {
        out.mark(mark);
        out.add(text, from < 0 ? origin : from);
        return;
      }
      int end;
      for (int i = 0; i < text.length(); i = end) {
        end = Trivia.skip(text, i);
        if (Trivia.isComment(text, i) || text.charAt(i) == '\n' || text.charAt(i) == '\r') {
          out.add(" ", from + i);
        } else {
          out.copy(text, i, end, from + i);
        }
      }
    }
  }

  /** In the order in which they stand at one offset. */
  private enum Side {
    CLOSE,
    OPEN,
    /** Closes a range without text between its opening and its end. */
    CLOSE_EMPTY,
    REPLACE
  }

  /**
   * @param anchor what the edit belongs to; of a replacement, what is replaced
   * @param order of those with the same side and anchor at the same offset
   */
  private record Edit(
      int start, int end, Side side, Span anchor, int order, List<Piece> pieces, Kept kept) {
    /** Insertions at the edges belong to a range if they are anchored in {@code of}. */
    boolean isWithin(int from, int to, Span of) {
      if (side == Side.REPLACE) {
        return start >= from && end <= to;
      }
      if (from < start && start < to) {
        return true;
      }
      boolean atEdge = side == Side.CLOSE ? start == to : start == from && from < to;
      return atEdge && of.contains(anchor);
    }

    /** Whether this replaces the text around another change. */
    boolean covers(Edit other) {
      return side == Side.REPLACE && other.isWithin(start, end, anchor);
    }

    Edit moved(int by, int later) {
      int moved = order < 0 ? order - later : order + later;
      return new Edit(start + by, end + by, side, anchor.shifted(by), moved, pieces, kept);
    }
  }

  private static final Comparator<Edit> OUTER_FIRST =
      Comparator.<Edit>comparingInt(e -> e.anchor.start())
          .thenComparing(Comparator.<Edit>comparingInt(e -> e.anchor.end()).reversed());

  private static final Comparator<Edit> IN_TEXT =
      Comparator.comparingInt(Edit::start)
          .thenComparing(Edit::side)
          .thenComparing(
              (a, b) -> a.side == Side.OPEN ? OUTER_FIRST.compare(a, b) : OUTER_FIRST.compare(b, a))
          .thenComparingInt(Edit::order);

  private final List<Edit> edits = new ArrayList<>();
  private int added;

  private void add(int start, int end, Side side, Span anchor, int order, Piece... text) {
    edits.add(new Edit(start, end, side, anchor, order, List.of(text), Kept.TRIVIA));
  }

  /** Inserts what opens a range, at its start or somewhere in it. */
  public void open(int offset, Span anchor, String text) {
    add(offset, offset, Side.OPEN, anchor, ++added, Piece.of(text));
  }

  /** Inserts what closes a range, at its end or somewhere in it. */
  public void close(int offset, Span anchor, String text) {
    add(offset, offset, Side.CLOSE, anchor, - ++added, Piece.of(text));
  }

  /** Inserts at the end of a range, behind what was appended there before. */
  public void append(int offset, Span anchor, String text) {
    add(offset, offset, Side.CLOSE, anchor, ++added, Piece.of(text));
  }

  /** Puts text around a range. */
  public void wrap(Span anchor, String before, String after) {
    wrap(anchor, anchor.start(), before, anchor.end(), after);
  }

  /** Puts text around a part, which may be empty, of the range that it belongs to. */
  public void wrap(Span anchor, int start, String before, int end, String after) {
    Side side = start == end ? Side.CLOSE_EMPTY : Side.CLOSE;
    add(start, start, Side.OPEN, anchor, ++added, Piece.of(before));
    add(end, end, side, anchor, -added, Piece.of(after));
  }

  /** Inserts between what stands before an offset and what opens there, behind earlier ones. */
  public void insert(int offset, Piece... text) {
    add(offset, offset, Side.OPEN, new Span(offset, offset), ++added, text);
  }

  /** The same for new text. */
  public void insert(int offset, String text) {
    insert(offset, Piece.of(text));
  }

  /** Replaces a range; its line breaks and comments stay, behind the new text. */
  public void replace(int start, int end, String text) {
    replace(start, end, Kept.TRIVIA, Piece.of(text));
  }

  /** Replaces a range and keeps some of it. Without a range it is an insertion. */
  public void replace(int start, int end, Kept kept, Piece... text) {
    Span range = new Span(start, end);
    edits.add(new Edit(start, end, Side.REPLACE, range, ++added, List.of(text), kept));
  }

  /** Replaces a range by white space of the same form; its comments stay. */
  public void blank(int start, int end) {
    replace(start, end, Kept.LENGTH);
  }

  /** Whether something is inserted at an offset. */
  public boolean insertsAt(int offset) {
    return edits.stream().anyMatch(e -> e.start == offset && e.end == offset);
  }

  /** Whether a character is replaced. */
  public boolean replaces(int offset) {
    return edits.stream().anyMatch(e -> e.start <= offset && offset < e.end);
  }

  /** Whether nothing changes. */
  public boolean isEmpty() {
    return edits.isEmpty();
  }

  /**
   * Forgets the changes inside a range, which is about to be replaced.
   *
   * @param of what is anchored in it is forgotten at the edges of the range, too
   */
  public void removeWithin(int start, int end, Span of) {
    edits.removeIf(e -> e.isWithin(start, end, of));
  }

  /** Forgets the changes inside of what others replace. */
  public void removeReplaced(Edits others) {
    edits.removeIf(e -> others.edits.stream().anyMatch(o -> o.covers(e)));
  }

  /**
   * The changes inside a range, relative to its start, with others that win where they overlap and
   * lie outside where they have the same range.
   *
   * @param of of what stands at the edges of the range, what is anchored in it belongs to it
   * @param winning changes of the same text, none of them inside another
   */
  public Edits excerpt(int start, int end, Span of, Edits winning) {
    Edits excerpt = new Edits();
    for (Edit e : winning.edits) {
      excerpt.edits.add(e.moved(-start, 0));
    }
    for (Edit e : edits) {
      if (e.isWithin(start, end, of) && winning.edits.stream().noneMatch(w -> w.covers(e))) {
        excerpt.edits.add(e.moved(-start, winning.added));
      }
    }
    excerpt.added = winning.added + added;
    return excerpt;
  }

  /** The text with all changes. */
  public String applyTo(String text) {
    return apply(text).text();
  }

  /**
   * The text with all changes, and the way back.
   *
   * @throws IllegalStateException if changes overlap
   */
  public EditedText apply(String text) {
    List<Edit> sorted = new ArrayList<>(edits);
    sorted.sort(IN_TEXT);
    EditedText out = new EditedText(text.length() + 64 * sorted.size());
    int at = 0;
    for (Edit edit : sorted) {
      if (edit.start < at) {
        throw new IllegalStateException("edits overlap at offset " + edit.start + ": " + edit);
      }
      out.copy(text, at, edit.start, at);
      if (edit.side == Side.OPEN || edit.side == Side.REPLACE) {
        String first = edit.pieces.stream().map(Piece::text).collect(Collectors.joining());
        separate(out, first, 0, edit.start);
      }
      edit.pieces.forEach(p -> p.addTo(out, edit.start));
      if (edit.start < edit.end) {
        keep(text.substring(edit.start, edit.end), edit, out);
        separate(out, text, edit.end, edit.start);
      }
      at = edit.end;
    }
    out.copy(text, at, text.length(), at);
    out.end(text);
    return out;
  }

  /** In {@code return(x)} a parenthesis keeps two words apart; what replaces it must, too. */
  private static void separate(EditedText out, String next, int at, int origin) {
    if (out.endsInWord() && at < next.length() && Character.isJavaIdentifierPart(next.charAt(at))) {
      out.add(" ", origin);
    }
  }

  private static void keep(String replaced, Edit edit, EditedText out) {
    switch (edit.kept) {
      case TRIVIA -> out.add(Trivia.keep(replaced), edit.start);
      case BREAKS -> out.add(replaced.replaceAll("[^\\r\\n]", ""), edit.start);
      case LENGTH -> out.copy(Trivia.blanked(replaced), 0, replaced.length(), edit.start);
    }
  }
}
