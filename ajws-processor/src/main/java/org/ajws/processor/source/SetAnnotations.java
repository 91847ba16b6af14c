package org.ajws.processor.source;

import java.util.Map;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/** How the annotations of atomic sets are written, for those that the compiler refuses. */
final class SetAnnotations {
  private static final Map<String, String> PLACES =
      Map.of(
          "AtomicSet",
          "put it on a class or interface: every instance then has a set of that name",
          "Atomic",
          "put it on a field, which it makes a member of a set, or on a parameter or method, which"
              + " it makes a unit of work for more objects",
          "AliasAtomic",
          "put it before the type of a field, local, parameter or return value, or behind new",
          "NotAtomic",
          "put it on a method, which then is no unit of work");

  private static final Map<String, String> VALUES =
      Map.of(
          "AtomicSet",
          "name the set: @AtomicSet(\"a\")",
          "AliasAtomic",
          "say which set is which: @AliasAtomic(\"a=this.b\")");

  private SetAnnotations() {}

  /**
   * What is wrong with the annotation at which the compiler found an error, in words that are the
   * same for every version of it.
   *
   * @return null for other errors
   */
  static String cause(Binder.CompilerError error) {
    String name = name(error);
    if (misplaced(error) && PLACES.containsKey(name)) {
      return "@" + name + " has no meaning here";
    }
    return nameless(error) && VALUES.containsKey(name) ? "@" + name + " names no set" : null;
  }

  /** What to do about it; null for other errors. */
  static String fix(Binder.CompilerError error) {
    return misplaced(error)
        ? PLACES.get(name(error))
        : nameless(error) ? VALUES.get(name(error)) : null;
  }

  private static boolean misplaced(Binder.CompilerError error) {
    return error.message().contains("not applicable");
  }

  private static boolean nameless(Binder.CompilerError error) {
    return error.message().contains("missing a default value");
  }

  private static String name(Binder.CompilerError error) {
    return name(error.file().text().substring(error.offset()));
  }

  /** The simple name of the annotation that code begins with; empty where it does not. */
  private static String name(String code) {
    Lexer lexer = new Lexer(code);
    String name = "";
    boolean dot = true;
    Token token = next(lexer);
    if (token == null || !token.is("@")) {
      return name;
    }
    for (token = next(lexer); token != null && dot == token.isWord(); token = next(lexer)) {
      name = token.isWord() ? token.text() : name;
      if (!token.isWord() && !token.is(".")) {
        break;
      }
      dot = !dot;
    }
    return name;
  }

  private static Token next(Lexer lexer) {
    Token token = lexer.next();
    while (token != null && token.kind() == Token.Kind.COMMENT) {
      token = lexer.next();
    }
    return token;
  }
}
