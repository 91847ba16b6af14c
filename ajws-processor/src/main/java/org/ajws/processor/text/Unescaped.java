package org.ajws.processor.text;

import java.util.Arrays;

/** A text with its Unicode escapes replaced by their characters, as the compiler reads it. */
public final class Unescaped {
  private final String text;

  /** The offset in the original of each character, and of the end; null where they are the same. */
  private final int[] offsets;

  /** Reads a text. */
  public Unescaped(String original) {
    if (!original.contains("\\u")) {
      text = original;
      offsets = null;
      return;
    }
    StringBuilder out = new StringBuilder(original.length());
    int[] starts = new int[original.length() + 1];
    int at = 0;
    while (at < original.length()) {
      starts[out.length()] = at;
      int end = escapeEnd(original, at);
      if (end > 0) {
        out.append((char) Integer.parseInt(original, end - 4, end, 16));
        at = end;
      } else {
        out.append(original.charAt(at));
        at++;
        if (original.startsWith("\\\\", at - 1)) {
          starts[out.length()] = at;
          out.append('\\'); // a backslash behind another begins no escape
          at++;
        }
      }
    }
    starts[out.length()] = original.length();
    text = out.toString();
    offsets = Arrays.copyOf(starts, out.length() + 1);
  }

  /** The offset after an escape that begins at an offset; -1 where none does. */
  static int escapeEnd(String text, int at) {
    if (!text.startsWith("\\u", at)) {
      return -1;
    }
    int digits = at + 1;
    while (digits < text.length() && text.charAt(digits) == 'u') {
      digits++;
    }
    int end = digits + 4;
    if (end > text.length()) {
      return -1;
    }
    for (int i = digits; i < end; i++) {
      if (Character.digit(text.charAt(i), 16) < 0) {
        return -1;
      }
    }
    return end;
  }

  /** The character at an offset, which may be spelt as an escape. */
  static char character(String text, int at) {
    int end = escapeEnd(text, at);
    return end < 0 ? text.charAt(at) : (char) Integer.parseInt(text, end - 4, end, 16);
  }

  /** Where the character at an offset ends, which may be spelt as an escape. */
  static int characterEnd(String text, int at) {
    return Math.max(at + 1, escapeEnd(text, at));
  }

  /** What the compiler reads. */
  public String text() {
    return text;
  }

  /** The original offset of an offset into {@link #text()}. */
  public int originalOffset(int offset) {
    return offsets == null ? offset : offsets[offset];
  }
}
