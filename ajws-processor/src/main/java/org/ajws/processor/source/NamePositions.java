package org.ajws.processor.source;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.Name;
import org.ajws.processor.text.Lexer;
import org.ajws.processor.text.Token;

/**
 * Where a message about a declaration points: at its name, which may stand lines below the
 * annotations and the type that the declaration begins with.
 */
final class NamePositions {
  private final SourcePositions positions;

  NamePositions(SourcePositions positions) {
    this.positions = positions;
  }

  /** The offset of the name of a method, class or variable; of any other tree, of its start. */
  int of(BoundFile file, Tree tree) {
    CompilationUnitTree unit = file.unit();
    int start = (int) positions.getStartPosition(unit, tree);
    if (tree instanceof MethodTree method) {
      boolean made = method.getReturnType() == null;
      int from = made ? behind(unit, start, method.getModifiers()) : end(unit, method, start);
      Name name = made ? owner(method) : method.getName();
      return find(file, from, limit(unit, tree), name, next -> next.is("(") || next.is("{"), start);
    } else if (tree instanceof ClassTree type) {
      int from = behind(unit, start, type.getModifiers());
      return find(file, from, limit(unit, tree), type.getSimpleName(), next -> true, start);
    } else if (tree instanceof VariableTree variable) {
      Tree before = variable.getType() == null ? variable.getModifiers() : variable.getType();
      int limit =
          variable.getInitializer() == null
              ? limit(unit, tree)
              : (int) positions.getStartPosition(unit, variable.getInitializer());
      return last(file, behind(unit, start, before), limit, variable.getName(), start);
    }
    return start;
  }

  private int end(CompilationUnitTree unit, MethodTree method, int start) {
    int from = behind(unit, start, method.getModifiers());
    int type = (int) positions.getStartPosition(unit, method.getReturnType());
    return Math.max(from, type);
  }

  /** A constructor is called by its class; its tree has no other name. */
  private static Name owner(MethodTree constructor) {
    return constructor.getName().contentEquals("<init>") ? null : constructor.getName();
  }

  private int behind(CompilationUnitTree unit, int start, Tree part) {
    return Math.max(start, (int) positions.getEndPosition(unit, part));
  }

  private int limit(CompilationUnitTree unit, Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }

  /**
   * The first word of a name, any name where it is null, whose next token fits and that is no part
   * of a longer name.
   */
  private static int find(
      BoundFile file, int from, int limit, Name name, Predicate<Token> next, int otherwise) {
    List<Token> tokens = tokens(file, from, limit);
    for (int n = 0; n + 1 < tokens.size(); n++) {
      Token token = tokens.get(n);
      boolean named = name == null ? token.isName() : token.is(name.toString());
      if (named && next.test(tokens.get(n + 1))) {
        return from + token.start();
      }
    }
    return otherwise;
  }

  /** The last word of a name. */
  private static int last(BoundFile file, int from, int limit, Name name, int otherwise) {
    int found = otherwise;
    for (Token token : tokens(file, from, limit)) {
      if (token.is(name.toString())) {
        found = from + token.start();
      }
    }
    return found;
  }

  private static List<Token> tokens(BoundFile file, int from, int limit) {
    return Lexer.tokens(file.source().text().substring(from, Math.max(from, limit))).stream()
        .filter(t -> t.kind() != Token.Kind.COMMENT)
        .toList();
  }
}
