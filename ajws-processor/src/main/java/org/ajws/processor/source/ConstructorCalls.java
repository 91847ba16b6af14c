package org.ajws.processor.source;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import java.util.List;

/**
 * Calls of another constructor, {@code super(...)} and {@code this(...)}, and where in a
 * constructor they stand: since Java 22 there may be statements before them.
 */
public final class ConstructorCalls {
  private ConstructorCalls() {}

  /** Whether a statement is one; the compiler adds one where the source has none. */
  public static boolean is(Tree statement) {
    String called = called(statement);
    return called.equals("this") || called.equals("super") || called.endsWith(".super");
  }

  /** Whether a constructor leaves the work to another one of its class. */
  public static boolean callsOther(MethodTree constructor) {
    return constructor.getBody().getStatements().stream().anyMatch(s -> called(s).equals("this"));
  }

  /**
   * Whether a statement of a method's body stands before such a call: it may not use the object.
   */
  public static boolean isBefore(MethodTree method, Tree statement) {
    List<? extends StatementTree> statements = method.getBody().getStatements();
    int at = statements.indexOf(statement);
    return at >= 0
        && statements.subList(at + 1, statements.size()).stream().anyMatch(ConstructorCalls::is);
  }

  private static String called(Tree statement) {
    return statement instanceof ExpressionStatementTree e
            && e.getExpression() instanceof MethodInvocationTree call
        ? call.getMethodSelect().toString()
        : "";
  }
}
