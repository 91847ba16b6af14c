package org.ajws.javac;

import java.io.IOException;
import java.util.BitSet;
import javax.tools.ForwardingJavaFileObject;
import javax.tools.JavaFileObject;
import org.ajws.processor.text.LineStarts;

/**
 * A user's file as the compiler's messages show it. The compiler finds the line of a place by
 * counting the characters of the file, and the places are those of the translation; so every line
 * has the user's text, with blanks behind it or cut, in the length that it has in the translation.
 *
 * <p>Other plugins, such as Error Prone, read the tokens of a tree at its places in the text. They
 * get the translation, which the trees are of: they ask for text that is decoded strictly, as a
 * compiler does, and who shows a message asks for any.
 */
final class PresentedFile extends ForwardingJavaFileObject<JavaFileObject> {
  private final String translated;

  /** Null until somebody asks for it: most files have no message. */
  private String shown;

  /** The lines, from 0, that are not the user's; those of {@link #shown}. */
  private final BitSet changed = new BitSet();

  PresentedFile(JavaFileObject file, String translated) {
    super(file);
    this.translated = translated;
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) throws IOException {
    return ignoreEncodingErrors ? shown() : translated;
  }

  private String shown() throws IOException {
    if (shown == null) {
      shown = padded(fileObject.getCharContent(true).toString(), translated);
    }
    return shown;
  }

  @Override
  public String toString() {
    return fileObject.toString(); // the compiler shows it where it tells what it does
  }

  /** The file as the compiler was given it. */
  JavaFileObject original() {
    return fileObject;
  }

  private String padded(String user, String translated) {
    int[] starts = LineStarts.in(translated);
    int[] own = LineStarts.in(user);
    if (own.length != starts.length) {
      return translated; // the file was written meanwhile: an error says so
    }
    StringBuilder all = new StringBuilder(translated.length());
    for (int i = 0; i < starts.length; i++) {
      int end = i + 1 < starts.length ? starts[i + 1] : translated.length();
      int ownEnd = i + 1 < own.length ? own[i + 1] : user.length();
      boolean same =
          end - starts[i] == ownEnd - own[i]
              && translated.regionMatches(starts[i], user, own[i], end - starts[i]);
      changed.set(i, !same);
      if (same) {
        all.append(translated, starts[i], end);
        continue;
      }
      int content = contentEnd(translated, starts[i], end);
      int length = content - starts[i];
      int shown = Math.min(contentEnd(user, own[i], ownEnd) - own[i], length);
      all.append(user, own[i], own[i] + shown).append(" ".repeat(length - shown));
      all.append(translated, content, end);
    }
    return all.toString();
  }

  /** Whether a line, from 1, is another one than the user's. */
  boolean isTranslated(long line) {
    try {
      shown();
    } catch (IOException e) {
      return false; // the message cannot be shown with its line either
    }
    return line > 0 && changed.get((int) line - 1);
  }

  private static int contentEnd(String text, int start, int end) {
    int content = end;
    while (content > start
        && (text.charAt(content - 1) == '\n' || text.charAt(content - 1) == '\r')) {
      content--;
    }
    return content;
  }
}
