package org.ajws.processor.emit.sets;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.ConstructorCalls;

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
      if (ConstructorCalls.is(statement) && end > start) {
        start = end;
      }
    }
    return start;
  }
}
