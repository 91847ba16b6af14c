package org.ajws.processor.text;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A text after its changes, and the way back to the text before them. */
public final class EditedText {
  /**
   * A run of characters.
   *
   * @param start its offset in the text
   * @param origin the offset it comes from
   * @param copied whether each character comes from a character of its own; else all stand for the
   *     place at {@code origin}
   */
  private record Run(int start, int origin, boolean copied) {}

  private StringBuilder text; // null when it is complete
  private String whole;
  private final List<Run> runs = new ArrayList<>();
  private final Map<Object, Set<Integer>> marks = new HashMap<>();

  EditedText(int capacity) {
    text = new StringBuilder(capacity);
  }

  /** Adds characters that come, one by one, from those that begin at an offset. */
  void copy(CharSequence source, int from, int to, int origin) {
    if (from < to) {
      runs.add(new Run(text.length(), origin, true));
      text.append(source, from, to);
    }
  }

  /** Adds new text, for a place of the old one. */
  void add(CharSequence added, int origin) {
    if (!added.isEmpty()) {
      runs.add(new Run(text.length(), origin, false));
      text.append(added);
    }
  }

  /** Remembers for a mark, if it is one, the place where the next character comes to stand. */
  void mark(Object mark) {
    if (mark != null) {
      marks.computeIfAbsent(mark, m -> new HashSet<>()).add(text.length());
    }
  }

  boolean endsInWord() {
    int length = text.length();
    return length > 0 && Character.isJavaIdentifierPart(text.charAt(length - 1));
  }

  /** Ends both texts. One without changes is the old one itself. */
  void end(String original) {
    runs.add(new Run(text.length(), original.length(), true));
    whole = original.contentEquals(text) ? original : text.toString();
    text = null;
  }

  /** Where the pieces with a mark begin in {@link #text()}. */
  public Set<Integer> marks(Object mark) {
    return Set.copyOf(marks.getOrDefault(mark, Set.of()));
  }

  /** The marks of a kind, by the place where the piece with it begins in {@link #text()}. */
  public <T> Map<Integer, T> marks(Class<T> kind) {
    Map<Integer, T> found = new HashMap<>();
    marks.forEach(
        (mark, places) -> {
          if (kind.isInstance(mark)) {
            places.forEach(at -> found.put(at, kind.cast(mark)));
          }
        });
    return found;
  }

  /** The new text. */
  public String text() {
    return whole;
  }

  /**
   * The old offset of an offset into {@link #text()}, or of its end. New text maps to the place
   * where it was inserted, or to the start of what it replaced.
   */
  public int originalOffset(int offset) {
    int low = 0;
    int high = runs.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (runs.get(middle).start <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    Run run = runs.get(low);
    return run.copied ? run.origin + (offset - run.start) : run.origin;
  }
}
