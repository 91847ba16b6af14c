package org.ajws.processor.rule;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ExpressionTree;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.ReductionOperator;
import org.ajws.processor.source.Binder;
import org.ajws.processor.source.BoundFile;

/** Turns the compiler's errors inside annotations of AJWS into messages about the language. */
final class AnnotationValues implements Check {
  private static final Set<String> OPERATIONS =
      Arrays.stream(ReductionOperator.values())
          .map(Enum::name)
          .collect(Collectors.toCollection(TreeSet::new));

  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      for (AjwsAnnotations.Use use : AjwsAnnotations.in(subject, file)) {
        List<Binder.CompilerError> inside = inside(subject, file, use.tree());
        if (!inside.isEmpty() && AnnotationPlacement.isPlaced(subject, use)) {
          report(subject, file, use, inside.get(0));
        }
      }
    }
  }

  static List<Binder.CompilerError> inside(Subject subject, BoundFile file, AnnotationTree tree) {
    int start = subject.module().start(file.unit(), tree);
    int end = subject.module().end(file.unit(), tree);
    return subject.errors().stream()
        .filter(e -> e.file() == file.source() && e.offset() >= start && e.offset() < end)
        .toList();
  }

  private void report(
      Subject subject, BoundFile file, AjwsAnnotations.Use use, Binder.CompilerError error) {
    String cause = "the compiler rejects this @" + use.name() + ": " + error.message();
    String fix = "correct it; the compiler says the same";
    String operation =
        use.name().equals("Reduce") ? operation(subject, file, use.tree(), error) : null;
    if (operation != null) {
      String simple = operation.substring(operation.lastIndexOf('.') + 1);
      if (OPERATIONS.contains(simple)) {
        cause = "the name " + operation + " is not known here";
        fix = "write ReduceOp." + simple + " and import org.ajws.ReduceOp, or import it static";
      } else {
        cause = operation + " is no operation of @Reduce";
        fix = "use one of " + String.join(", ", OPERATIONS) + ", or by = a Reducer of your own";
      }
    } else if (use.name().equals("ParallelFor")) {
      fix = "it takes speculative = true, and with that window and chunk, numbers, and a backend";
    } else if (!use.name().equals("Reduce") && !use.tree().getArguments().isEmpty()) {
      cause =
          "@" + use.name() + " takes no value, but is given " + use.tree().getArguments().get(0);
      fix = "write @" + use.name();
    }
    subject
        .module()
        .report(DiagnosticCode.ANNOTATION_VALUE, Severity.ERROR, file, error.offset(), cause, fix);
  }

  /** The text given as operation, where the error lies in it; else null. */
  private static String operation(
      Subject subject, BoundFile file, AnnotationTree tree, Binder.CompilerError error) {
    for (ExpressionTree argument : tree.getArguments()) {
      ExpressionTree value = argument;
      if (argument instanceof AssignmentTree a) {
        value = a.getVariable().toString().equals("value") ? a.getExpression() : null;
      }
      if (value != null
          && error.offset() >= subject.module().start(file.unit(), value)
          && error.offset() < subject.module().end(file.unit(), value)
          && value.toString().matches("[\\w.]+")) {
        return value.toString();
      }
    }
    return null;
  }
}
