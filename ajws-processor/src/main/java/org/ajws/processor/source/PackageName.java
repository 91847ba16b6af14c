package org.ajws.processor.source;

import java.nio.file.Path;
import javax.lang.model.SourceVersion;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/** Reads the package declaration of a source without parsing the rest of it. */
public final class PackageName {
  private static final Token END = new Token(Token.Kind.SIGN, 0, 0, "");

  private final Lexer lexer;
  private Token token;

  private PackageName(String text) {
    this.lexer = new Lexer(text);
    advance();
  }

  /** The name of the package; empty for the unnamed one, and where the text is not legal Java. */
  public static String of(String text) {
    return new PackageName(text).read();
  }

  /** The folder of a package below its source root. */
  public static Path folder(String name) {
    return Path.of(name.replace('.', '/'));
  }

  private void advance() {
    do {
      token = lexer.next();
    } while (token != null && token.kind() == Token.Kind.COMMENT);
    token = token == null ? END : token;
  }

  private String read() {
    while (token.is("@")) {
      skipAnnotation();
    }
    if (!token.is("package")) {
      return "";
    }
    StringBuilder name = new StringBuilder();
    do {
      advance();
      name.append(name.isEmpty() ? "" : ".").append(token.isWord() ? token.text() : "");
      advance();
    } while (token.is("."));
    return SourceVersion.isName(name) ? name.toString() : "";
  }

  private void skipAnnotation() {
    do {
      advance(); // to a part of its name
      advance();
    } while (token.is("."));
    if (token.is("(")) {
      int open = 0;
      do {
        open += token.is("(") ? 1 : token.is(")") ? -1 : 0;
        advance();
      } while (open > 0 && token != END);
    }
  }
}
