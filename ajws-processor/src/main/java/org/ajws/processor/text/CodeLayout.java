package org.ajws.processor.text;

import java.util.ArrayList;
import java.util.List;

/**
 * Where the code of a text stands. Two texts with the same layout have the same code at the same
 * lines and columns: they differ in comments only.
 */
public final class CodeLayout {
  private CodeLayout() {}

  /**
   * The text with a blank for each character of a comment (line breaks and tabs stay), and without
   * the blanks that lines end with. A text with Unicode escapes, which may spell the marks of
   * comments, is its own layout.
   */
  public static String of(String text) {
    if (text.contains("\\u")) {
      return text;
    }
    StringBuilder layout = new StringBuilder(text.length());
    int i = 0;
    while (i < text.length()) {
      int end = Trivia.skip(text, i);
      if (Trivia.isComment(text, i)) {
        blank(text, i, end, layout);
      } else if (end == i + 1) {
        add(text.charAt(i), layout);
      } else {
        layout.append(text, i, end);
      }
      i = end;
    }
    endLine(layout);
    return layout.toString();
  }

  private static void blank(String text, int from, int to, StringBuilder layout) {
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      add(c == '\n' || c == '\r' || c == '\t' ? c : ' ', layout);
    }
  }

  private static void add(char c, StringBuilder layout) {
    if (c == '\n' || c == '\r') {
      endLine(layout);
    }
    layout.append(c);
  }

  private static void endLine(StringBuilder layout) {
    int length = layout.length();
    while (length > 0 && (layout.charAt(length - 1) == ' ' || layout.charAt(length - 1) == '\t')) {
      length--;
    }
    layout.setLength(length);
  }

  /**
   * The translation of a text that has new comments: lines that the translation had left as they
   * were become the new ones.
   *
   * @param user the text that was translated
   * @param translation of it, with as many lines
   * @param now the text with other comments, of the same layout as {@code user}
   * @return null where the translation cannot be had so: a comment has changed on a line that was
   *     translated, or around code that the translation has added
   */
  public static String translation(String user, String translation, String now) {
    if (now.equals(user)) {
      return translation;
    }
    List<String> before = lines(user);
    List<String> after = lines(now);
    List<String> translated = lines(translation);
    if (before.size() != translated.size() || before.size() != after.size()) {
      return null;
    }
    StringBuilder text = new StringBuilder(translation.length());
    for (int i = 0; i < translated.size(); i++) {
      boolean kept = translated.get(i).equals(before.get(i));
      if (!kept && !before.get(i).equals(after.get(i))) {
        return null;
      }
      text.append(kept ? after.get(i) : translated.get(i));
    }
    String all = text.toString();
    return of(all).equals(of(translation)) ? all : null;
  }

  /** Each with its line break; the last one has none. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
      lines.add(text.substring(start, end + 1));
      start = end + 1;
    }
    lines.add(text.substring(start));
    return lines;
  }
}
