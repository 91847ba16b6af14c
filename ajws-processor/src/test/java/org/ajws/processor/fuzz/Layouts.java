package org.ajws.processor.fuzz;

import java.util.regex.Pattern;
import org.ajws.processor.Layout;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/**
 * Spreads code over lines and puts comments between its words, as people do, and as nobody does.
 */
final class Layouts {
  private static final String[] SPACES = {
    " ", "  ", "\t", "\n", " /* ; ) */ ", " // { \"\n", "\n    ", "/**/", " \r\n"
  };

  /** Strings and comments; the character in their middle is none that ends them. */
  private static final Pattern MAY_BE_ESCAPED =
      Pattern.compile("\"[\\w ]+\"|/\\*[\\w ;)]+\\*/|// [\\w ]+");

  private Layouts() {}

  /** A whole program: as it is, on one line, a token a line, or spread at random. */
  static String program(Dice dice, String source) {
    return switch (dice.below(6)) {
      case 0 -> Layout.ONE_LINE.of(source);
      case 1 -> Layout.TOKEN_A_LINE.of(source);
      case 2, 3 -> {
        int often = dice.between(2, 12);
        yield Layout.of(source, (a, b) -> between(dice, often, a, b));
      }
      default -> source;
    };
  }

  /** The same program with Unicode escapes for some characters of words, strings and comments. */
  static String escaped(Dice dice, String source) {
    StringBuilder text = new StringBuilder();
    int at = 0;
    for (Token token : Lexer.tokens(source)) {
      text.append(source, at, token.start());
      String code = source.substring(token.start(), token.end());
      boolean may = token.isWord() || MAY_BE_ESCAPED.matcher(code).matches();
      if (may && dice.oneIn(20)) {
        int i = token.isWord() ? dice.below(code.length()) : code.length() / 2;
        String escape = "\\" + dice.of("u", "u", "uuu") + "%04x".formatted((int) code.charAt(i));
        code = code.substring(0, i) + escape + code.substring(i + 1);
      }
      text.append(code);
      at = token.end();
    }
    return text.append(source.substring(at)).toString();
  }

  /** White space or a comment at one place in so many, and where it is needed. */
  private static String between(Dice dice, int often, Token before, Token after) {
    if (!dice.oneIn(often)) {
      return Layout.needsSpace(before, after) ? " " : "";
    }
    return (before.is("/") ? " " : "") + dice.of(SPACES); // it would begin another comment
  }

  /** The same tokens; each space is another piece of white space, sometimes with a comment. */
  static String shuffled(Dice dice, String code) {
    if (!dice.oneIn(4)) {
      return code;
    }
    StringBuilder s = new StringBuilder();
    for (char c : code.toCharArray()) {
      if (c != ' ') {
        s.append(c);
      } else {
        s.append(dice.of(SPACES));
      }
    }
    return s.toString();
  }
}
