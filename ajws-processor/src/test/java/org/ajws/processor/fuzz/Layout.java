package org.ajws.processor.fuzz;

/** Spreads code over lines and puts comments between its words, as people do. */
final class Layout {
  private Layout() {}

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
        s.append(
            dice.of(" ", "  ", "\t", "\n", " /* ; ) */ ", " // { \"\n", "\n    ", "/**/", " \r\n"));
      }
    }
    return s.toString();
  }
}
