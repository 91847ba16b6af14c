package org.ajws.processor.rule;

import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;

/**
 * {@code @ParallelFor} stands on the variable of a {@code for}; {@code @Reduce}, {@code @Private}
 * and {@code @Async} on a local, {@code @Finish} on a method or constructor.
 */
final class AnnotationPlacement implements Check {
  @Override
  public void check(Subject subject) {
    for (BoundFile file : subject.module().files()) {
      for (AjwsAnnotations.Use use : AjwsAnnotations.in(subject, file)) {
        if (!isPlaced(subject, use)) {
          boolean loop = use.name().equals("ParallelFor");
          subject
              .module()
              .report(
                  loop
                      ? DiagnosticCode.MISPLACED_PARALLEL_FOR
                      : DiagnosticCode.MISPLACED_ANNOTATION,
                  file,
                  use.tree(),
                  "@" + use.name() + " has no meaning on " + what(subject, use.annotated()),
                  fix(use.name()));
        }
      }
    }
  }

  /** Whether an annotation stands where it has a meaning. */
  static boolean isPlaced(Subject subject, AjwsAnnotations.Use use) {
    Tree on = use.annotated().getLeaf();
    Tree around = use.annotated().getParentPath().getLeaf();
    return switch (use.name()) {
      case "ParallelFor" -> isLoopVariable(on, around);
      case "Finish" -> on instanceof MethodTree method && method.getBody() != null;
      default -> {
        Element element = subject.module().element(use.annotated());
        yield on instanceof VariableTree
            && element != null
            && element.getKind() == ElementKind.LOCAL_VARIABLE
            && !isLoopVariable(on, around);
      }
    };
  }

  private static boolean isLoopVariable(Tree on, Tree around) {
    return on instanceof VariableTree v
        && ((around instanceof ForLoopTree f && f.getInitializer().contains(v))
            || (around instanceof EnhancedForLoopTree e && e.getVariable() == v));
  }

  private static String what(Subject subject, TreePath annotated) {
    if (isLoopVariable(annotated.getLeaf(), annotated.getParentPath().getLeaf())) {
      return "the variable of a for";
    }
    if (annotated.getLeaf() instanceof MethodTree method && method.getBody() == null) {
      boolean isNative = method.getModifiers().getFlags().contains(Modifier.NATIVE);
      return isNative ? "a native method" : "an abstract method";
    }
    Element element = subject.module().element(annotated);
    if (!(annotated.getLeaf() instanceof VariableTree)
        && !(annotated.getLeaf() instanceof MethodTree)) {
      return element != null && element.getKind().isClass() ? "a class" : "this place";
    }
    return switch (element == null ? ElementKind.OTHER : element.getKind()) {
      case FIELD -> "a field";
      case PARAMETER -> "a parameter";
      case EXCEPTION_PARAMETER -> "the parameter of a catch";
      case RESOURCE_VARIABLE -> "the resource of a try";
      case BINDING_VARIABLE -> "a pattern's variable";
      case LOCAL_VARIABLE -> "a local outside of the head of a for";
      case METHOD -> "a method";
      case CONSTRUCTOR -> "a constructor";
      default -> "this declaration";
    };
  }

  private static String fix(String name) {
    return switch (name) {
      case "ParallelFor" ->
          "put it on the variable of the loop: for (@ParallelFor int i = 0; i < n; i++)";
      case "Finish" ->
          "put it on a method or constructor with a body, or label a block: finish: { ... }";
      case "Async" -> "put it on a local variable with an initialiser";
      default -> "put it on a local variable that is declared before the loop";
    };
  }
}
