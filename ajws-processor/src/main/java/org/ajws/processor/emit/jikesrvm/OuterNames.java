package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.text.Span;

/**
 * Names in the body of a split loop that mean something else in the local class into which the body
 * is put: {@code this}, {@code super}, and what every class inherits from {@code Object}.
 */
final class OuterNames {
  private static final Set<String> OF_OBJECT =
      Set.of(
          "clone",
          "equals",
          "finalize",
          "getClass",
          "hashCode",
          "notify",
          "notifyAll",
          "toString",
          "wait");

  private final JikesContext context;

  OuterNames(JikesContext context) {
    this.context = context;
  }

  /** Adds the edits for the body of an outermost split loop. */
  void lower(ParallelLoop loop) {
    TreePath at = loop.path();
    while (!(at.getLeaf() instanceof ClassTree)) {
      at = at.getParentPath();
    }
    TypeElement outer = (TypeElement) context.module().element(at);
    boolean anonymous =
        at.getParentPath().getLeaf() instanceof NewClassTree || outer.getSimpleName().isEmpty();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null; // has a this of its own
      }

      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        String name = tree.getName().toString();
        if (name.equals("this") || name.equals("super")) {
          qualify(tree, "");
        } else if (isCallOfObject(getCurrentPath(), name)) {
          Element called = context.module().element(getCurrentPath());
          boolean isStatic = called != null && called.getModifiers().contains(Modifier.STATIC);
          qualify(tree, isStatic ? "." : ".this.");
        }
        return null;
      }

      private boolean isCallOfObject(TreePath identifier, String name) {
        return OF_OBJECT.contains(name)
            && identifier.getParentPath().getLeaf() instanceof MethodInvocationTree call
            && call.getMethodSelect() == identifier.getLeaf();
      }

      private void qualify(Tree tree, String between) {
        if (anonymous) {
          context
              .module()
              .report(
                  DiagnosticCode.JIKES_ANONYMOUS,
                  context.file(),
                  tree,
                  "the body of this parallel loop becomes a method of a class of its own, where the"
                      + " anonymous class around it has no name to reach it by",
                  "give the class a name, or move the loop into a method of a named class");
          return;
        }
        String prefix = outer.getSimpleName() + (between.isEmpty() ? "." : between);
        Span span = context.module().span(context.file().unit(), tree);
        context.edits().open(span.start(), span, prefix);
      }
    }.scan(new TreePath(loop.path(), loop.body()), null);
  }
}
