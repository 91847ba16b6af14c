package org.ajws.processor.source.dialect;

import java.util.List;
import java.util.regex.Pattern;

/**
 * AJ's short form of an alias, behind a type: {@code Node|a=this.b|}, in a comment or bare. What
 * stands between the bars is never an expression of Java, since {@code x | a = y} assigns to no
 * variable and {@code this.A[]} is no value.
 */
final class BareAliases {
  private static final Pattern ALIASES =
      Pattern.compile("(?:" + SetForms.SET + "=this\\.|this\\.[^=]*\\[\\]).*");

  private BareAliases() {}

  /** Whether a text without white space begins as an alias does. */
  static boolean isAlias(String text) {
    return ALIASES.matcher(text).matches();
  }

  /** The index of the second bar of an alias whose first bar is at an index; -1 for none. */
  static int end(Tokens tokens, int bar) {
    if (!tokens.is(bar, "|")) {
      return -1;
    }
    int i = bar + 1;
    while (tokens.get(i).isWord()
        || List.of("=", ".", "[", "]", ",").contains(tokens.get(i).text())) {
      i++;
    }
    return tokens.is(i, "|") && isAlias(tokens.compact(bar + 1, i)) ? i : -1;
  }

  /** Whether a file has one that is in no comment. */
  static boolean any(Tokens tokens) {
    for (int i = 0; i < tokens.size(); i++) {
      if (end(tokens, i) >= 0) {
        return true;
      }
    }
    return false;
  }
}
