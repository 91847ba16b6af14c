package org.ajws.report;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/**
 * Counts lines the way {@code docs/report.md} describes.
 *
 * <p>A <em>code line</em> has at least one character that is neither white space nor part of a
 * comment. What looks like a comment inside a string, a text block or a character literal is none.
 * A line with several statements counts once, a statement on several lines as often as it has
 * lines; braces count. Lines end with LF, CR or CR LF.
 *
 * <p>A line is there <em>for AJWS</em> when something on it is: an import from {@code org.ajws}, an
 * annotation imported from there, a label {@code async}, {@code finish}, {@code await} or {@code
 * become}, a call of {@code AjwsRuntime}. It is <em>added</em> when nothing else is on it,
 * otherwise <em>changed</em>. Words are compared as the compiler reads them, without Unicode
 * escapes.
 */
public final class LineCounter {
  private static final Pattern LABEL = Pattern.compile("(async|await|become|finish)([0-9_]\\w*)?");
  private static final Set<String> BEFORE_STATEMENT = Set.of("{", "}", ";", ":", ")", "else", "do");
  static final Set<String> ANNOTATIONS =
      Set.of(
          "AliasAtomic",
          "Async",
          "Atomic",
          "AtomicSet",
          "AtomicSets",
          "Atomics",
          "Finish",
          "NotAtomic",
          "ParallelFor",
          "Private",
          "Reduce",
          "Speculative");

  /** A word, a literal or a sign, with the lines it is on. */
  private record Word(String text, int firstLine, int lastLine) {}

  private final List<Word> words = new ArrayList<>();
  private final BitSet codeLines = new BitSet();
  private final BitSet forAjws = new BitSet(); // by word
  private final Set<String> imported = new HashSet<>();

  private LineCounter(String source) {
    scan(source);
  }

  /**
   * Lines that are in a source for AJWS.
   *
   * @param added lines with nothing else on them
   * @param changed lines with something else on them, too
   */
  public record AjwsLines(int added, int changed) {
    /** Both together. */
    public int total() {
      return added + changed;
    }

    /** The sum. */
    public AjwsLines plus(AjwsLines other) {
      return new AjwsLines(added + other.added, changed + other.changed);
    }
  }

  /** How many code lines a Java source has. */
  public static int codeLines(String source) {
    return new LineCounter(source).codeLines.cardinality();
  }

  /** How many of its code lines are there for AJWS. */
  public static AjwsLines ajwsLines(String source) {
    LineCounter counter = new LineCounter(source);
    counter.mark();
    return counter.count();
  }

  /**
   * The code lines of the serial elision: each without comments and without what is there for AJWS,
   * its words separated by one blank, so that layout within a line makes no difference. A line on
   * which nothing is left is none.
   */
  public static List<String> elision(String source) {
    LineCounter counter = new LineCounter(source);
    counter.mark();
    Map<Integer, StringBuilder> lines = new TreeMap<>();
    for (int i = 0; i < counter.words.size(); i++) {
      Word word = counter.words.get(i);
      if (!counter.forAjws.get(i)) {
        // A text block counts as its lines do: as often as it has some.
        List<String> parts = word.text().lines().toList();
        for (int k = 0; k < parts.size(); k++) {
          StringBuilder line =
              lines.computeIfAbsent(word.firstLine() + k, l -> new StringBuilder());
          line.append(line.isEmpty() ? "" : " ").append(parts.get(k).strip());
        }
      }
    }
    return lines.values().stream().map(StringBuilder::toString).filter(l -> !l.isEmpty()).toList();
  }

  /** How often a word occurs in a Java source outside of comments and literals. */
  public static long occurrences(String word, String source) {
    return words(source).stream().filter(word::equals).count();
  }

  /** The words, literals and other characters of a Java source, without comments and blanks. */
  static List<String> words(String source) {
    return new LineCounter(source).words.stream().map(Word::text).toList();
  }

  /**
   * How many lines of an overlay file say something: neither blank nor only a comment ({@code #},
   * unless a digit follows).
   */
  public static int overlayLines(String overlay) {
    return (int) overlay.lines().map(String::strip).filter(LineCounter::saysSomething).count();
  }

  private static boolean saysSomething(String line) {
    return !line.isEmpty()
        && (line.charAt(0) != '#' || line.length() > 1 && Character.isDigit(line.charAt(1)));
  }

  private void scan(String source) {
    int line = 0;
    int at = 0;
    for (Token token : Lexer.tokens(source)) {
      line += breaks(source, at, token.start());
      int first = line;
      for (at = token.start(); at < token.end(); at++) {
        if (breaks(source, at, at + 1) > 0) {
          line++;
        } else if (!isComment(token) && !Character.isWhitespace(source.charAt(at))) {
          codeLines.set(line);
        }
      }
      if (!isComment(token)) {
        words.add(new Word(token.text(), first, line));
      }
    }
  }

  private static boolean isComment(Token token) {
    return token.kind() == Token.Kind.COMMENT;
  }

  private static int breaks(String source, int from, int to) {
    int breaks = 0;
    for (int i = from; i < to; i++) {
      char c = source.charAt(i);
      breaks += c == '\n' || (c == '\r' && !source.startsWith("\n", i + 1)) ? 1 : 0;
    }
    return breaks;
  }

  private void mark() {
    for (int i = 0; i < words.size(); i++) {
      if (is(i, "import")) {
        markImport(i);
      } else if (is(i, "@")) {
        markAnnotation(i);
      } else if (is(i + 1, ":")
          && LABEL.matcher(words.get(i).text()).matches()
          && (i == 0 || BEFORE_STATEMENT.contains(words.get(i - 1).text()))) {
        forAjws.set(i, i + 2);
      } else if (is(i, "AjwsRuntime")) {
        markCall(i);
      }
    }
  }

  private void markImport(int i) {
    int name = is(i + 1, "static") ? i + 2 : i + 1;
    if (!is(name, "org") || !is(name + 2, "ajws") || is(name + 4, "processor")) {
      return; // the translator as a library changes no program
    }
    int end = name;
    while (end < words.size() && !is(end, ";")) {
      end++;
    }
    imported.add(words.get(end - 1).text());
    forAjws.set(i, Math.min(end + 1, words.size()));
  }

  private void markAnnotation(int at) {
    boolean qualified = is(at + 1, "org") && is(at + 3, "ajws");
    int name = qualified ? at + 5 : at + 1;
    if (name >= words.size() || !ANNOTATIONS.contains(words.get(name).text())) {
      return;
    }
    if (qualified || imported.contains("*") || imported.contains(words.get(name).text())) {
      int end = is(name + 1, "(") ? afterParentheses(name + 1) : name + 1;
      forAjws.set(at, end);
    }
  }

  private void markCall(int i) {
    boolean statement = i == 0 || BEFORE_STATEMENT.contains(words.get(i - 1).text());
    if (statement && is(i + 1, ".") && is(i + 3, "(")) {
      int end = afterParentheses(i + 3);
      forAjws.set(i, is(end, ";") ? end + 1 : end);
    } else {
      forAjws.set(i);
    }
  }

  private int afterParentheses(int open) {
    int depth = 0;
    for (int i = open; i < words.size(); i++) {
      if (is(i, "(")) {
        depth++;
      } else if (is(i, ")") && --depth == 0) {
        return i + 1;
      }
    }
    return words.size();
  }

  private boolean is(int i, String text) {
    return i < words.size() && words.get(i).text().equals(text);
  }

  private AjwsLines count() {
    BitSet ajws = new BitSet();
    BitSet other = new BitSet();
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      (forAjws.get(i) ? ajws : other).set(word.firstLine(), word.lastLine() + 1);
    }
    int all = ajws.cardinality();
    ajws.and(other);
    return new AjwsLines(all - ajws.cardinality(), ajws.cardinality());
  }
}
