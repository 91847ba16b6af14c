package org.ajws.processor.emit.sets;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import org.ajws.processor.source.BoundModule;

/**
 * Where the body of a constructor begins: after {@code super(...)} or {@code this(...)}, which may
 * stand in no block; from Java 22 on there may be statements before it.
 */
final class ConstructorStart {
  private ConstructorStart() {}

  static int of(BoundModule module, CompilationUnitTree unit, MethodTree constructor) {
    int start = module.start(unit, constructor.getBody()) + 1;
    for (StatementTree statement : constructor.getBody().getStatements()) {
      int end = module.end(unit, statement); // none for the call that the compiler adds
      String called = called(statement);
      boolean first = called.equals("super") || called.endsWith(".super") || called.equals("this");
      if (first && end > start) {
        start = end;
      }
    }
    return start;
  }

  /** Whether a constructor leaves the work to another one of its class. */
  static boolean callsOther(MethodTree constructor) {
    return constructor.getBody().getStatements().stream().anyMatch(s -> called(s).equals("this"));
  }

  private static String called(StatementTree statement) {
    return statement instanceof ExpressionStatementTree e
            && e.getExpression() instanceof MethodInvocationTree call
        ? call.getMethodSelect().toString()
        : "";
  }
}
