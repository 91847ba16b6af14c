package org.ajws.agent.race;

import java.util.Arrays;

/** What is known of tokens, for those from one on up to the next one that is in the table. */
final class TokenTable<T> {
  private int[] first = new int[64];
  private Object[] values = new Object[64];
  private int size;

  /** Adds what holds for the tokens from one on, which is greater than all in the table. */
  void put(int token, T value) {
    if (size > 0 && values[size - 1] == value) {
      return;
    }
    if (size == first.length) {
      first = Arrays.copyOf(first, 2 * size);
      values = Arrays.copyOf(values, 2 * size);
    }
    first[size] = token;
    values[size++] = value;
  }

  /** What holds for a token; null if it lies before all in the table. */
  T get(int token) {
    int at = Arrays.binarySearch(first, 0, size, token);
    at = at < 0 ? -at - 2 : at;
    @SuppressWarnings("unchecked") // only put adds
    T value = at < 0 ? null : (T) values[at];
    return value;
  }
}
