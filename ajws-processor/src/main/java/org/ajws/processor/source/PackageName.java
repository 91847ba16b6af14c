package org.ajws.processor.source;

import java.nio.file.Path;
import javax.lang.model.SourceVersion;
import org.ajws.processor.text.Trivia;

/** Reads the package declaration of a source without parsing the rest of it. */
public final class PackageName {
  private final String text;
  private int at;

  private PackageName(String text) {
    this.text = text;
  }

  /** The name of the package; empty for the unnamed one, and where the text is not legal Java. */
  public static String of(String text) {
    return new PackageName(text).read();
  }

  /** The folder of a package below its source root. */
  public static Path folder(String name) {
    return Path.of(name.replace('.', '/'));
  }

  private String read() {
    skipTrivia();
    while (at < text.length() && text.charAt(at) == '@') {
      skipAnnotation();
    }
    if (!word().equals("package")) {
      return "";
    }
    StringBuilder name = new StringBuilder();
    while (true) {
      skipTrivia();
      name.append(word());
      skipTrivia();
      if (at >= text.length() || text.charAt(at) != '.') {
        break;
      }
      name.append('.');
      at++;
    }
    return SourceVersion.isName(name) ? name.toString() : "";
  }

  private void skipAnnotation() {
    do {
      at++;
      skipTrivia();
      word();
      skipTrivia();
    } while (at < text.length() && text.charAt(at) == '.');
    if (at < text.length() && text.charAt(at) == '(') {
      int open = 0;
      do {
        char c = text.charAt(at);
        open += c == '(' ? 1 : c == ')' ? -1 : 0;
        at = Trivia.skip(text, at);
      } while (open > 0 && at < text.length());
    }
    skipTrivia();
  }

  private void skipTrivia() {
    while (at < text.length()
        && (Character.isWhitespace(text.charAt(at))
            || text.charAt(at) == '\uFEFF'
            || text.startsWith("//", at)
            || text.startsWith("/*", at))) {
      at = Trivia.skip(text, at);
    }
  }

  private String word() {
    int start = at;
    while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }
}
