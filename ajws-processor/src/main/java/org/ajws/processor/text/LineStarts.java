package org.ajws.processor.text;

import java.util.Arrays;

/** Where the lines of a text begin, as the compiler counts them. */
public final class LineStarts {
  private LineStarts() {}

  /** The offset of each line; the first is 0. */
  public static int[] in(String text) {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || (c == '\r' && !(i + 1 < text.length() && text.charAt(i + 1) == '\n'))) {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }
}
