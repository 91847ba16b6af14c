package org.ajws.processor.source;

import java.util.Locale;
import java.util.regex.Pattern;

/** Which labels are constructs, and which look like a misspelt one. */
public final class LabelNames {
  private static final Pattern CONSTRUCT = Pattern.compile("(async|finish)([0-9_]\\w*)?");
  private static final Pattern IN_UNIT = Pattern.compile("(await|become)([0-9_]\\w*)?");
  private static final int EDITS = 2;

  private LabelNames() {}

  /** Whether a label is {@code async} or {@code finish}, with or without a suffix. */
  public static boolean isConstruct(String label) {
    return CONSTRUCT.matcher(label).matches();
  }

  /** Whether a label is {@code await} or {@code become}, with or without a suffix. */
  public static boolean isInUnit(String label) {
    return IN_UNIT.matcher(label).matches();
  }

  /** Whether a statement with this label waits for a condition. */
  public static boolean isAwait(String label) {
    return isInUnit(label) && label.startsWith("await");
  }

  /** Whether a label is no construct but within two edits of one, or differs only in case. */
  public static boolean resemblesConstruct(String label) {
    return !isConstruct(label) && !isInUnit(label) && near(label.toLowerCase(Locale.ROOT));
  }

  /** The same of {@code await} and {@code become}, within one edit. */
  public static boolean resemblesInUnit(String label) {
    return !isConstruct(label) && !isInUnit(label) && nearInUnit(label.toLowerCase(Locale.ROOT));
  }

  static boolean isOrResemblesConstruct(String label) {
    return isConstruct(label) || near(label) || isInUnit(label) || nearInUnit(label);
  }

  private static boolean nearInUnit(String lower) {
    return isInUnit(lower) || distance(lower, "await") <= 1 || distance(lower, "become") <= 1;
  }

  private static boolean near(String lower) {
    return isConstruct(lower)
        || distance(lower, "async") <= EDITS
        || distance(lower, "finish") <= EDITS;
  }

  /** Levenshtein's distance: insertions, deletions and substitutions. */
  private static int distance(String a, String b) {
    int[] row = new int[b.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= a.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int substituted = diagonal + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(substituted, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[b.length()];
  }
}
