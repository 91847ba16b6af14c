package org.ajws.processor.source;

import java.util.Set;
import java.util.TreeSet;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/** Reads which types a source declares, those inside of others left out, without parsing it. */
public final class TopLevelTypes {
  private static final Set<String> KINDS = Set.of("class", "interface", "enum", "record");

  private TopLevelTypes() {}

  /**
   * The simple names. Outside of all brackets a word such as {@code class} begins a type, or is a
   * part of the name of a package.
   */
  public static Set<String> of(String text) {
    Set<String> names = new TreeSet<>();
    int open = 0;
    boolean begun = false;
    boolean named = false;
    Lexer lexer = new Lexer(text);
    for (Token token = lexer.next(); token != null; token = lexer.next()) {
      if (token.kind() == Token.Kind.COMMENT) {
        continue;
      }
      if (token.is("(") || token.is("{") || token.is("[")) {
        open++;
      } else if (token.is(")") || token.is("}") || token.is("]")) {
        open--;
      } else if (open == 0 && token.isWord()) {
        if (begun) {
          names.add(token.text());
        }
        begun = !begun && !named && KINDS.contains(token.text());
      }
      named = token.is(".");
      begun &= token.isWord();
    }
    return names;
  }
}
