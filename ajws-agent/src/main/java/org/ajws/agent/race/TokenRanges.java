package org.ajws.agent.race;

import java.util.Arrays;

/**
 * The tokens given so far, as ranges that alternate between serial (happens before what runs now)
 * and parallel. Their number follows the nesting of the program, not its length.
 */
final class TokenRanges {
  private int[] start = new int[64];
  private boolean[] parallel = new boolean[64];
  private int size = 1;

  /** The last range of each kind that a question was answered by; empty when unknown. */
  private int serialLow;

  private int serialHigh;
  private int parallelLow;
  private int parallelHigh;

  /** At first all tokens from {@code first} on are serial. */
  TokenRanges(int first) {
    start[0] = first;
  }

  /** Whether it is known without a search that a token is parallel; seldom false if it is. */
  boolean isKnownParallel(int token) {
    return token >= parallelLow && token < parallelHigh;
  }

  /** Whether what a token stands for is parallel to what runs now; {@code next} ends the last. */
  boolean isParallel(int token, int next) {
    if (token >= serialLow && token < serialHigh) {
      return false;
    }
    if (token >= parallelLow && token < parallelHigh) {
      return true;
    }
    int at = indexOf(token);
    int end = at + 1 == size ? next : start[at + 1];
    if (parallel[at]) {
      parallelLow = start[at];
      parallelHigh = end;
    } else {
      serialLow = start[at];
      serialHigh = end;
    }
    return parallel[at];
  }

  /** The first parallel token; the first range is never parallel. */
  int firstParallel() {
    return size > 1 ? start[1] : Integer.MAX_VALUE;
  }

  private int indexOf(int token) {
    int low = 0;
    int high = size;
    while (high - low > 1) {
      int middle = (low + high) >>> 1;
      if (start[middle] <= token) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** From a token on, all are of one kind. */
  void setFrom(int from, boolean kind) {
    int n = size;
    while (n > 1 && start[n - 1] >= from) {
      n--;
    }
    if (parallel[n - 1] != kind) {
      if (n == start.length) {
        start = Arrays.copyOf(start, 2 * n);
        parallel = Arrays.copyOf(parallel, 2 * n);
      }
      start[n] = from;
      parallel[n++] = kind;
    }
    size = n;
    serialHigh = Math.min(serialHigh, from);
    parallelHigh = Math.min(parallelHigh, from);
  }

  /** The tokens from one on, up to {@code to}, become serial; those behind stay what they are. */
  void setSerial(int from, int to, int next) {
    int at = indexOf(from);
    int[] laterStart = Arrays.copyOfRange(start, at, size);
    boolean[] laterKind = Arrays.copyOfRange(parallel, at, size);
    setFrom(from, false);
    for (int i = 0; i < laterStart.length; i++) {
      int end = i + 1 < laterStart.length ? laterStart[i + 1] : next;
      int begin = Math.max(laterStart[i], to);
      if (end > begin) {
        setFrom(begin, laterKind[i]);
      }
    }
  }

  /** The serial ones from a token on, as pairs of first and end. */
  int[] serialFrom(int from, int next) {
    int[] found = new int[8];
    int n = 0;
    for (int i = indexOf(from); i < size; i++) {
      int low = Math.max(from, start[i]);
      int high = i + 1 < size ? start[i + 1] : next;
      if (!parallel[i] && low < high) {
        if (n == found.length) {
          found = Arrays.copyOf(found, 2 * n);
        }
        found[n++] = low;
        found[n++] = high;
      }
    }
    return Arrays.copyOf(found, n);
  }

  /**
   * What is in a set becomes serial, the rest stays what it is.
   *
   * @param set pairs of first and end, in order
   * @return whether anything was parallel before
   */
  boolean addSerial(int[] set, int next) {
    if (containsSerial(set, next)) {
      return false;
    }
    int[] all = TokenSets.union(serialFrom(start[0], next), set);
    int first = start[0];
    size = 0;
    ensure(all.length + 2);
    if (all[0] > first) {
      append(first, true);
    }
    for (int i = 0; i < all.length; i += 2) {
      append(all[i], false);
      if (all[i + 1] < next) {
        append(all[i + 1], true);
      }
    }
    forget();
    return true;
  }

  private boolean containsSerial(int[] set, int next) {
    for (int i = 0; i < set.length; i += 2) {
      int at = indexOf(set[i]);
      int end = at + 1 < size ? start[at + 1] : next;
      if (parallel[at] || end < set[i + 1]) {
        return false;
      }
    }
    return true;
  }

  /** Before a token it becomes what it was; behind, nothing is serial. */
  void restore(int[] serial, int before) {
    int first = start[0];
    size = 0;
    ensure(serial.length + 2);
    append(first, serial.length == 0 || serial[0] > first);
    for (int i = 0; i < serial.length; i += 2) {
      append(serial[i], false);
      append(serial[i + 1], true);
    }
    forget();
    setFrom(before, true);
  }

  private void ensure(int length) {
    if (start.length < length) {
      start = Arrays.copyOf(start, 2 * length);
      parallel = Arrays.copyOf(parallel, 2 * length);
    }
  }

  /** Kinds alternate; what begins where the last one does replaces it. */
  private void append(int from, boolean kind) {
    if (size > 0 && start[size - 1] == from) {
      size--;
    }
    if (size > 0 && parallel[size - 1] == kind) {
      return;
    }
    start[size] = from;
    parallel[size++] = kind;
  }

  private void forget() {
    serialHigh = 0;
    parallelHigh = 0;
    serialLow = 0;
    parallelLow = 0;
  }

  /** Whether the newest token's range is a parallel one. */
  boolean endsParallel() {
    return parallel[size - 1];
  }
}
