package org.ajws.processor.source;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/**
 * Tells sources without a construct by their bytes: a compilation that has nothing to do with AJWS
 * is not to wait until all of them are decoded, digested and kept.
 */
public final class UntouchedSources {
  private UntouchedSources() {}

  /**
   * Whether none of the files can hold a construct. Says no where it cannot tell.
   *
   * @param encoding of the files
   */
  public static boolean are(List<Path> files, Charset encoding) {
    if (!showsAscii(encoding)) {
      return false;
    }
    try {
      for (Path file : files) {
        if (mayHoldConstruct(Files.readAllBytes(file))) {
          return false;
        }
      }
      return true;
    } catch (IOException e) {
      return false; // who reads it next, says so
    }
  }

  /** As the filter of this name. What makes a construct is ASCII; other bytes may be anything. */
  static boolean mayHoldConstruct(byte[] text) {
    return hasSign(text)
        && ConstructFilter.mayHoldConstruct(new String(text, StandardCharsets.ISO_8859_1));
  }

  /** Whether there is anything that the filter looks for. */
  private static boolean hasSign(byte[] text) {
    for (int i = next(text, 0); i < text.length; i = next(text, i + 1)) {
      byte c = text[i];
      if (c == 'j') {
        if (is(text, i - 1, "ajws")) {
          return true;
        }
      } else if (c == '\\') {
        if (is(text, i, "\\u") && maySpellAscii(text, i + 1)) {
          return true;
        }
      } else if (is(text, i, "::")) {
        i++;
      } else if (mayBeLabel(text, i)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Where the next byte is that may belong to a sign. All bytes of a compilation go through this
   * loop, so it is compiled by the JVM, which takes longer than to run it if there is more in it.
   */
  private static int next(byte[] text, int from) {
    int i = from;
    while (i < text.length && text[i] != ':' && text[i] != 'j' && text[i] != '\\') {
      i++;
    }
    return i;
  }

  /** Whether an escape is not one of the many that spell a letter of some language. */
  private static boolean maySpellAscii(byte[] text, int from) {
    int digits = from;
    while (digits < text.length && text[digits] == 'u') {
      digits++;
    }
    return digits + 2 >= text.length
        || text[digits] == '0' && text[digits + 1] == '0' && text[digits + 2] < '8';
  }

  private static boolean is(byte[] text, int at, String word) {
    if (at < 0 || at + word.length() > text.length) {
      return false;
    }
    for (int i = 0; i < word.length(); i++) {
      if (text[at + i] != word.charAt(i)) {
        return false;
      }
    }
    return true;
  }

  /** Of what stands behind a comment, the filter finds the word before. */
  private static boolean mayBeLabel(byte[] text, int colon) {
    int end = colon;
    while (end > 0 && text[end - 1] <= ' ' && text[end - 1] >= 0) {
      end--;
      if ((text[end] == '\n' || text[end] == '\r') && endsInComment(text, end)) {
        return true;
      }
    }
    if (end > 0 && text[end - 1] == '/') {
      return true;
    }
    int start = end;
    while (start > 0 && ConstructFilter.isNamePart((char) (text[start - 1] & 0xff))) {
      start--;
    }
    if (start > 0 && text[start - 1] == '\\') {
      return true; // an escape is a part of it
    }
    return end - start >= ConstructFilter.SHORTEST
        && LabelNames.isOrResemblesConstruct(
            new String(text, start, end - start, StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT));
  }

  private static boolean endsInComment(byte[] text, int lineEnd) {
    for (int i = lineEnd - 1; i > 0 && text[i] != '\n' && text[i] != '\r'; i--) {
      if (text[i] == '/' && text[i - 1] == '/') {
        return true;
      }
    }
    return false;
  }

  /** Whether each byte below 128 is the ASCII character of that number, and nothing else. */
  private static boolean showsAscii(Charset encoding) {
    String name = encoding.name().toLowerCase(Locale.ROOT);
    return name.equals("utf-8")
        || name.equals("us-ascii")
        || name.startsWith("iso-8859-")
        || name.startsWith("windows-125");
  }
}
