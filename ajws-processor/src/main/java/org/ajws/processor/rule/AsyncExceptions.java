package org.ajws.processor.rule;

import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;

/**
 * An async's exception is thrown by its finish: a {@code try} between the two does not see it. (An
 * async value's is thrown at its join, inside every {@code try} around its block.)
 */
final class AsyncExceptions implements Check {
  @Override
  public void check(Subject subject) {
    for (Async async : subject.asyncs()) {
      if (!async.isValue()) {
        check(subject, async);
      }
    }
  }

  private static void check(Subject subject, Async async) {
    Tree end = async.finish() == null ? null : async.finish().getLeaf();
    Tree below = async.path().getLeaf();
    for (TreePath up = async.path().getParentPath(); up.getLeaf() != end; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof MethodTree
          || tree instanceof LambdaExpressionTree
          || tree instanceof ClassTree) {
        return;
      }
      if (tree instanceof TryTree attempt && attempt.getBlock() == below) {
        check(subject, async, up, attempt);
      }
      below = tree;
    }
  }

  private static void check(Subject subject, Async async, TreePath path, TryTree attempt) {
    Types types = subject.module().types();
    CatchTree broad = null;
    for (CatchTree clause : attempt.getCatches()) {
      for (TypeMirror caught : caught(subject, path, clause)) {
        Optional<TypeMirror> seen =
            async.thrown().stream()
                .filter(t -> types.isSubtype(t, caught) || types.isSubtype(caught, t))
                .findFirst();
        if (seen.isPresent()) {
          subject.report(
              DiagnosticCode.CAUGHT_BEFORE_FINISH,
              async,
              clause.getParameter().getType(),
              "this clause is meant to catch "
                  + simple(seen.get())
                  + " of the async of line "
                  + async.line()
                  + ", but that is thrown by the finish around the try",
              "put the try around the finish, or a try into the async");
          return;
        }
        broad = broad == null && isUnchecked(subject, caught) ? clause : broad;
      }
    }
    if (broad != null) {
      subject.report(
          DiagnosticCode.UNCHECKED_CAUGHT_BEFORE_FINISH,
          async,
          broad.getParameter().getType(),
          "this clause does not see what the async of line "
              + async.line()
              + " throws, which its finish around the try throws; untranslated it does",
          "put the try around the finish, or a try into the async");
    }
  }

  private static String simple(TypeMirror type) {
    String name = type.toString();
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Whether a clause for a type catches unchecked exceptions. */
  private static boolean isUnchecked(Subject subject, TypeMirror caught) {
    Types types = subject.module().types();
    for (String name : List.of("java.lang.RuntimeException", "java.lang.Error")) {
      TypeMirror unchecked = subject.module().namedType(name).asType();
      if (types.isSubtype(caught, unchecked) || types.isSubtype(unchecked, caught)) {
        return true;
      }
    }
    return false;
  }

  private static List<TypeMirror> caught(Subject subject, TreePath attempt, CatchTree clause) {
    TreePath parameter = new TreePath(new TreePath(attempt, clause), clause.getParameter());
    TreePath type = new TreePath(parameter, clause.getParameter().getType());
    List<TypeMirror> caught = new ArrayList<>();
    if (type.getLeaf() instanceof UnionTypeTree union) {
      union
          .getTypeAlternatives()
          .forEach(t -> caught.add(subject.module().type(new TreePath(type, t))));
    } else {
      caught.add(subject.module().type(type));
    }
    return caught;
  }
}
