package org.ajws.processor.source;

import java.util.List;
import java.util.Locale;
import org.ajws.processor.text.Misspelling;

/** Which labels are constructs, and which look like a misspelt one. */
public final class LabelNames {
  private static final List<String> CONSTRUCTS = List.of("async", "finish");
  private static final List<String> IN_UNIT = List.of("await", "become");
  private static final int EDITS = 2;
  private static final int EDITS_IN_UNIT = 1;

  private LabelNames() {}

  /** Whether a label is {@code async} or {@code finish}, with or without a suffix. */
  public static boolean isConstruct(String label) {
    return isOneOf(CONSTRUCTS, label);
  }

  /** Whether a label is {@code await} or {@code become}, with or without a suffix. */
  public static boolean isInUnit(String label) {
    return isOneOf(IN_UNIT, label);
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
    return near(label) || nearInUnit(label);
  }

  private static boolean nearInUnit(String lower) {
    return isInUnit(lower) || isWithin(EDITS_IN_UNIT, IN_UNIT, lower);
  }

  private static boolean near(String lower) {
    return isConstruct(lower) || isWithin(EDITS, CONSTRUCTS, lower);
  }

  /** Whether a label is a name, with or without a number or more behind an underscore. */
  private static boolean isOneOf(List<String> names, String label) {
    for (String name : names) {
      if (label.startsWith(name) && isSuffix(label, name.length())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isSuffix(String label, int from) {
    for (int i = from; i < label.length(); i++) {
      char c = label.charAt(i);
      boolean first = c == '_' || (c >= '0' && c <= '9');
      if (!first && (i == from || !((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')))) {
        return false;
      }
    }
    return true;
  }

  private static boolean isWithin(int edits, List<String> names, String label) {
    for (String name : names) {
      if (Math.abs(label.length() - name.length()) <= edits
          && differentLetters(label, name) <= edits
          && Misspelling.distance(label, name) <= edits) {
        return true;
      }
    }
    return false;
  }

  /** Not more than the edits: each takes at most one letter away, and brings at most one. */
  private static int differentLetters(String a, String b) {
    long inA = letters(a);
    long inB = letters(b);
    return Math.max(Long.bitCount(inA & ~inB), Long.bitCount(inB & ~inA));
  }

  /** Letters that share a bit make fewer differences. */
  private static long letters(String text) {
    long letters = 0;
    for (int i = 0; i < text.length(); i++) {
      letters |= 1L << text.charAt(i);
    }
    return letters;
  }
}
