package org.ajws.agent.race;

import java.util.Arrays;

/** Sets of tokens as pairs of first and end, in order and apart. */
final class TokenSets {
  static final int[] EMPTY = {};

  private TokenSets() {}

  static boolean contains(int[] set, int token) {
    int at = Arrays.binarySearch(set, token);
    // A first is inside, an end is not; between the two, the insertion point is odd.
    return at >= 0 ? (at & 1) == 0 : (-at - 1 & 1) == 1;
  }

  static int[] union(int[] a, int[] b) {
    if (a.length == 0 || b.length == 0) {
      return a.length == 0 ? b : a;
    }
    int[] all = new int[a.length + b.length];
    int n = 0;
    int i = 0;
    int j = 0;
    while (i < a.length || j < b.length) {
      boolean fromA = j == b.length || (i < a.length && a[i] <= b[j]);
      int low = fromA ? a[i] : b[j];
      int high = fromA ? a[i + 1] : b[j + 1];
      i += fromA ? 2 : 0;
      j += fromA ? 0 : 2;
      if (n > 0 && low <= all[n - 1]) {
        all[n - 1] = Math.max(all[n - 1], high);
      } else {
        all[n++] = low;
        all[n++] = high;
      }
    }
    return n == all.length ? all : Arrays.copyOf(all, n);
  }

  /** All but those from one on, up to another. */
  static int[] without(int[] set, int from, int to) {
    int[] some = new int[set.length + 2];
    int n = 0;
    for (int i = 0; i < set.length; i += 2) {
      if (set[i] < from) {
        some[n++] = set[i];
        some[n++] = Math.min(set[i + 1], from);
      }
      if (set[i + 1] > to) {
        some[n++] = Math.max(set[i], to);
        some[n++] = set[i + 1];
      }
    }
    return Arrays.copyOf(some, n);
  }

  /** Its tokens before one. */
  static int[] before(int[] set, int token) {
    int n = 0;
    while (n < set.length && set[n] < token) {
      n += 2;
    }
    int[] some = Arrays.copyOf(set, n);
    if (n > 0) {
      some[n - 1] = Math.min(some[n - 1], token);
    }
    return some;
  }
}
