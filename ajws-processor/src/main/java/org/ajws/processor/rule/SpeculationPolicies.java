package org.ajws.processor.rule;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Set;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import org.ajws.SpeculationPolicy;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;

/**
 * What waits for a commit returns nothing; {@code window}, {@code chunk} and {@code backend} are
 * those of speculative loops, and numbers not negative.
 */
final class SpeculationPolicies implements Check {
  private static final Set<String> NUMBERS = Set.of("window", "chunk", "backend");

  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitMethod(MethodTree tree, Void p) {
          if (subject.module().element(getCurrentPath()) instanceof ExecutableElement method) {
            checkPolicy(subject, file, tree, method);
          }
          return super.visitMethod(tree, p);
        }
      }.scan(file.unit(), null);
      for (AjwsAnnotations.Use use : AjwsAnnotations.in(subject, file)) {
        if (use.name().equals("ParallelFor")) {
          checkNumbers(subject, file, use);
        }
      }
    }
  }

  private static void checkPolicy(
      Subject subject, BoundFile file, MethodTree tree, ExecutableElement method) {
    AnnotationMirror mirror = LocalVariables.annotation(method, "Speculative");
    boolean deferred =
        mirror != null
            && mirror.getElementValues().values().stream()
                .anyMatch(
                    v ->
                        v.getValue() instanceof VariableElement c
                            && c.getSimpleName().contentEquals(SpeculationPolicy.DEFERRED.name()));
    if (deferred && method.getReturnType().getKind() != TypeKind.VOID) {
      subject
          .module()
          .report(
              DiagnosticCode.SPECULATION_MISPLACED,
              file,
              tree,
              method.getSimpleName() + " returns something, so that its effect cannot wait",
              "make it @Speculative(IRREVOCABLE), or return nothing");
    }
  }

  private static void checkNumbers(Subject subject, BoundFile file, AjwsAnnotations.Use use) {
    boolean speculative = false;
    AnnotationTree tree = use.tree();
    for (ExpressionTree argument : tree.getArguments()) {
      speculative |= argument.toString().replace(" ", "").equals("speculative=true");
    }
    for (ExpressionTree argument : tree.getArguments()) {
      if (argument instanceof AssignmentTree a && NUMBERS.contains(a.getVariable().toString())) {
        boolean negative = a.getExpression().toString().startsWith("-");
        if (!speculative || negative) {
          subject
              .module()
              .report(
                  DiagnosticCode.SPECULATION_MISPLACED,
                  file,
                  new TreePath(use.path(), argument).getLeaf(),
                  negative
                      ? a.getVariable() + " is negative"
                      : a.getVariable() + " is said of a loop that is not speculative",
                  negative
                      ? "give a number, or 0 to let the runtime choose"
                      : "add speculative = true");
        }
      }
    }
  }
}
