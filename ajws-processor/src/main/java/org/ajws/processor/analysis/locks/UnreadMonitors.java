package org.ajws.processor.analysis.locks;

import java.util.List;
import java.util.Set;
import org.ajws.processor.source.SourceFile;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/**
 * Whether a source that the compiler has not read, since no bound file names it, uses the monitor
 * of an object that may be another one than its own: told from its words alone.
 */
final class UnreadMonitors {
  private static final Set<String> OF_OBJECT = Set.of("wait", "notify", "notifyAll");

  private UnreadMonitors() {}

  static boolean areIn(SourceFile file) {
    List<Token> code =
        Lexer.tokens(file.text()).stream().filter(t -> t.kind() != Token.Kind.COMMENT).toList();
    for (int i = 0; i < code.size(); i++) {
      Token token = code.get(i);
      boolean isSelected = is(code, i - 1, ".") || is(code, i - 1, "::");
      if (token.is("synchronized") && is(code, i + 1, "(") && !isThis(code, i + 2)
          || isSelected && token.isWord() && OF_OBJECT.contains(token.text())
          || token.is("holdsLock")) {
        return true;
      }
    }
    return false;
  }

  /** The only thing in parentheses: an object of a class that no class with sets extends. */
  private static boolean isThis(List<Token> code, int at) {
    return is(code, at, "this") && is(code, at + 1, ")");
  }

  private static boolean is(List<Token> code, int at, String word) {
    return at >= 0 && at < code.size() && code.get(at).is(word);
  }
}
