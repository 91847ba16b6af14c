package org.ajws.processor.rule;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Futures;
import org.ajws.processor.source.BoundFile;

/** An {@code @Async} local has an initialiser, and is assigned by nothing else. */
final class AsyncValues implements Check {
  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      for (AjwsAnnotations.Use use : AjwsAnnotations.in(subject, file)) {
        if (use.name().equals("Async") && AnnotationPlacement.isPlaced(subject, use)) {
          check(subject, file, use);
        }
      }
    }
  }

  private static void check(Subject subject, BoundFile file, AjwsAnnotations.Use use) {
    VariableTree declaration = (VariableTree) use.annotated().getLeaf();
    VariableElement variable = (VariableElement) subject.module().element(use.annotated());
    if (declaration.getInitializer() == null) {
      subject
          .module()
          .report(
              DiagnosticCode.ASYNC_VALUE_WITHOUT_INITIALISER,
              file,
              declaration,
              "the async value " + variable + " has no initialiser, so there is nothing to run",
              "give it one, or write async: "
                  + variable
                  + " = ...; in a finish, which may also stand in a branch");
      return;
    }
    if (Futures.isFuture(variable.asType())
        && subject.asyncs().stream()
            .noneMatch(a -> a.isFuture() && a.path().getLeaf() == declaration)) {
      subject
          .module()
          .report(
              DiagnosticCode.FUTURE_WITHOUT_OF,
              file,
              declaration.getInitializer(),
              variable + " is an @Async future, but its initialiser is not Future.of(...)",
              "write Future.of(expr), whose expression is the async; without @Async the local may"
                  + " hold any future");
      return;
    }
    for (String other : new String[] {"Reduce", "Private"}) {
      if (LocalVariables.annotation(variable, other) != null) {
        subject
            .module()
            .report(
                DiagnosticCode.ASYNC_VALUE_ASSIGNED,
                file,
                use.tree(),
                variable + " is both @Async and @" + other,
                "keep @Async if its initialiser gives the value, @" + other + " if tasks write it");
        return;
      }
    }
    LocalVariables.Index index = subject.locals().of(file.unit());
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (index.isWritten(tree) && variable.equals(index.variable(tree))) {
          subject
              .module()
              .report(
                  DiagnosticCode.ASYNC_VALUE_ASSIGNED,
                  file,
                  tree,
                  "the async value " + variable + " is assigned by more than its initialiser",
                  "assign another local, which may start with the value of " + variable);
        }
        return null;
      }
    }.scan(use.annotated().getParentPath().getLeaf(), null);
  }
}
