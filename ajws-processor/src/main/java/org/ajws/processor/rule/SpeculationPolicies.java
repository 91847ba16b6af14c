package org.ajws.processor.rule;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.Map;
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
 * What waits for a commit returns nothing; {@code window}, {@code chunk}, {@code granularity} and
 * {@code backend} are those of speculative loops, numbers not negative, and blocks of slots as long
 * as a power of two.
 */
final class SpeculationPolicies implements Check {
  private static final Set<String> NUMBERS = Set.of("window", "chunk", "granularity", "backend");

  /** A longer block is no block of neighbours any more. */
  private static final int LONGEST_BLOCK = 4096;

  private static final String CHOOSE = "give a number, or 0 to let the runtime choose";

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
    Map<String, Object> values = values(subject, use);
    boolean speculative = Boolean.TRUE.equals(values.get("speculative"));
    for (ExpressionTree argument : use.tree().getArguments()) {
      if (argument instanceof AssignmentTree a && NUMBERS.contains(a.getVariable().toString())) {
        String name = a.getVariable().toString();
        Object value = values.get(name);
        if (value instanceof Integer n && n < 0) {
          report(subject, file, use, a, name + " is negative", CHOOSE);
        } else if (!speculative) {
          String wrong = name + " is said of a loop that is not speculative";
          report(subject, file, use, a, wrong, "add speculative = true");
        } else if (name.equals("granularity") && value instanceof Integer n && !isBlock(n)) {
          String wrong = "granularity is " + n + ", and no power of two up to " + LONGEST_BLOCK;
          report(subject, file, use, a, wrong, "give one, as 8, or 0 to let the runtime choose");
        }
      }
    }
  }

  /** What an annotation says, constants by their values. */
  private static Map<String, Object> values(Subject subject, AjwsAnnotations.Use use) {
    Map<String, Object> values = new HashMap<>();
    AnnotationMirror mirror =
        subject.module().element(use.annotated()) instanceof VariableElement variable
            ? LocalVariables.annotation(variable, use.name())
            : null;
    if (mirror != null) {
      mirror
          .getElementValues()
          .forEach((m, v) -> values.put(m.getSimpleName().toString(), v.getValue()));
    }
    return values;
  }

  private static boolean isBlock(int size) {
    return size == 0 || size <= LONGEST_BLOCK && Integer.bitCount(size) == 1;
  }

  private static void report(
      Subject subject,
      BoundFile file,
      AjwsAnnotations.Use use,
      AssignmentTree argument,
      String wrong,
      String fix) {
    subject
        .module()
        .report(
            DiagnosticCode.SPECULATION_MISPLACED,
            file,
            new TreePath(use.path(), argument).getLeaf(),
            wrong,
            fix);
  }
}
