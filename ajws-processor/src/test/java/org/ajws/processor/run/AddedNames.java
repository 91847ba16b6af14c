package org.ajws.processor.run;

import java.util.Set;
import java.util.TreeSet;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/**
 * The classes of {@code java.lang} that a translation names by their simple names although its
 * source does not. A class or type variable of the program, wherever it is declared, may be called
 * so: generated code names what it needs with its package.
 */
public final class AddedNames {
  private AddedNames() {}

  /** Those names, in order. */
  public static Set<String> in(String translation, String source) {
    Set<String> names = names(translation);
    names.removeAll(names(source));
    names.removeIf(name -> !isInJavaLang(name));
    return names;
  }

  private static Set<String> names(String text) {
    Set<String> names = new TreeSet<>();
    Lexer lexer = new Lexer(text);
    String before = "";
    for (Token token = lexer.next(); token != null; token = lexer.next()) {
      if (token.isName() && !before.equals(".")) {
        names.add(token.text());
      }
      before = token.text();
    }
    return names;
  }

  private static boolean isInJavaLang(String name) {
    try {
      Class.forName("java.lang." + name, false, null);
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false; // an error where the file system does not tell upper case from lower case
    }
  }
}
