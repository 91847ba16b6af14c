package org.ajws.processor.text;

/**
 * A range of a text, as a tree covers it.
 *
 * @param start the offset of its first character
 * @param end the offset after its last character
 */
public record Span(int start, int end) {
  /** Whether another range lies in this one; a range lies in itself. */
  public boolean contains(Span other) {
    return start <= other.start && other.end <= end;
  }

  Span shifted(int by) {
    return new Span(start + by, end + by);
  }
}
