package org.ajws.javac;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileObject;

/**
 * A user's file as the compiler's messages show it. The compiler finds the line of a place by
 * counting the characters of the file, and the places are those of the translation; so every line
 * has the user's text and, behind it, blanks up to the length that the line has in the translation.
 *
 * <p>Other plugins, such as Error Prone, read the tokens of a tree at its places in the text. They
 * get the translation, which the trees are of: they ask for text that is decoded strictly, as a
 * compiler does, and who shows a message asks for any.
 */
final class PresentedFile extends ForwardingJavaFileObject<JavaFileObject> {
  private final String shown;
  private final String translated;

  /** The lines, from 0, that are not the user's. */
  private final BitSet changed = new BitSet();

  /**
   * @throws IllegalArgumentException if the texts have different numbers of lines
   */
  PresentedFile(JavaFileObject file, String user, String translated) {
    super(file);
    this.shown = padded(lines(user), lines(translated));
    this.translated = translated;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return ignoreEncodingErrors ? shown : translated;
  }

  /** The file as the compiler was given it. */
  JavaFileObject original() {
    return fileObject;
  }

  private String padded(List<String> user, List<String> translated) {
    if (user.size() != translated.size()) {
      throw new IllegalArgumentException(
          "the user's text has " + user.size() + " lines, its translation " + translated.size());
    }
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < user.size(); i++) {
      String line = translated.get(i);
      int length = contentLength(line);
      String own = user.get(i);
      changed.set(i, !own.equals(line));
      String shown = own.substring(0, Math.min(contentLength(own), length));
      all.append(shown).append(" ".repeat(length - shown.length()));
      all.append(line, length, line.length());
    }
    return all.toString();
  }

  /** Whether a line, from 1, is another one than the user's. */
  boolean isTranslated(long line) {
    return line > 0 && changed.get((int) line - 1);
  }

  private static int contentLength(String line) {
    int length = line.length();
    while (length > 0 && (line.charAt(length - 1) == '\n' || line.charAt(length - 1) == '\r')) {
      length--;
    }
    return length;
  }

  /** Each with its line break. */
  private static List<String> lines(String text) {
    List<String> lines = new ArrayList<>();
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r' && !text.startsWith("\n", i + 1)) {
        lines.add(text.substring(start, i + 1));
        start = i + 1;
      }
    }
    lines.add(text.substring(start));
    return lines;
  }
}
