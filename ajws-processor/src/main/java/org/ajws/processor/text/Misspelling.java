package org.ajws.processor.text;

/** How far two names are from each other, for those that look misspelt. */
public final class Misspelling {
  private Misspelling() {}

  /** Insertions, deletions, substitutions, and two letters in each other's place. */
  public static int distance(String a, String b) {
    int[] last = new int[0];
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int[] next = new int[row.length];
      next[0] = i;
      for (int j = 1; j < row.length; j++) {
        int substituted = row[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        next[j] = Math.min(substituted, 1 + Math.min(row[j], next[j - 1]));
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          next[j] = Math.min(next[j], last[j - 2] + 1);
        }
      }
      last = row;
      row = next;
    }
    return row[b.length()];
  }
}
