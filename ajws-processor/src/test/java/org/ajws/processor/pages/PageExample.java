package org.ajws.processor.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.ajws.processor.Pages;

/**
 * A block of code of a page.
 *
 * @param page the page's name without its ending: {@code AJWS-201}, {@code futures}
 * @param number from 1, among the page's blocks in this language
 * @param role the bold words that the paragraph before begins with, without a full stop: {@code
 *     Rejected}, {@code Fix}; empty where there are none below the last heading
 * @param language what stands behind the back quotes: {@code java}; empty for none
 * @param line of the page, that of the first line of the code
 * @param code the lines between the back quotes
 */
record PageExample(String page, int number, String role, String language, int line, String code) {
  static final String REJECTED = "Rejected";
  static final String WARNED_OF = "Warned of";

  private static final Pattern ROLE = Pattern.compile("\\*\\*([^*]+?)[.:]?\\*\\*.*");
  private static final Pattern MARK = Pattern.compile("(?://|#).*?(AJWS-\\d+)");
  private static final Pattern FENCE = Pattern.compile("```(\\w*)");

  /** All blocks of a page, in order. */
  static List<PageExample> of(String path) {
    String page = path.replaceFirst(".*/", "").replaceFirst("\\.md$", "");
    List<PageExample> found = new ArrayList<>();
    List<String> lines = Pages.source(path).lines().toList();
    String role = "";
    for (int i = 0; i < lines.size(); i++) {
      Matcher bold = ROLE.matcher(lines.get(i));
      Matcher fence = FENCE.matcher(lines.get(i));
      if (bold.matches()) {
        role = bold.group(1);
      } else if (lines.get(i).startsWith("#")) {
        role = "";
      } else if (fence.matches()) {
        int end = i + 1;
        while (!lines.get(end).equals("```")) {
          end++;
        }
        String language = fence.group(1);
        int before = (int) found.stream().filter(e -> e.language.equals(language)).count();
        String code = String.join("\n", lines.subList(i + 1, end)) + "\n";
        found.add(new PageExample(page, before + 1, role, language, i + 2, code));
        i = end;
      }
    }
    return found;
  }

  /** Whether the example is one that gets a message. */
  boolean isWrong() {
    return role.equals(REJECTED) || role.equals(WARNED_OF);
  }

  /** What the lines are marked by, {@code LINE AJWS-nnn}; the first line is 1. */
  List<String> marks() {
    List<String> marks = new ArrayList<>();
    List<String> lines = code.lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      Matcher mark = MARK.matcher(lines.get(i));
      if (mark.find()) {
        marks.add(i + 1 + " " + mark.group(1));
      }
    }
    return marks;
  }

  /** Names the example in messages. */
  String name() {
    return page + " #" + number;
  }
}
