package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Span;

/**
 * Changes to declarations of locals that handlers assign: such a local is not final, and it has a
 * value from the start, since the compiler cannot know which handler ran. One that is needed behind
 * its region is declared before it, and its declaration becomes an assignment.
 */
final class Declarations {
  private final JikesContext context;
  private final Set<Tree> done = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<VariableElement> checked = new HashSet<>();

  Declarations(JikesContext context) {
    this.context = context;
  }

  /** Gives a local that stays where it is a first value, and takes {@code final} away. */
  void initialise(VariableElement v) {
    checkCaptures(v);
    TreePath path = context.index().declaration(v);
    if (v.getKind() != ElementKind.LOCAL_VARIABLE || !done.add(path.getLeaf())) {
      return;
    }
    VariableTree tree = (VariableTree) path.getLeaf();
    if (tree.getInitializer() == null
        && path.getParentPath().getLeaf().getKind() != Tree.Kind.ENHANCED_FOR_LOOP) {
      int end = context.endOfDeclarator(tree);
      String value = " = " + context.types().defaultValue(v.asType());
      context.edits().close(end, new Span(context.start(tree), end), value);
    }
    if (v.getModifiers().contains(Modifier.FINAL)) {
      removeFinal(tree);
    }
  }

  private void removeFinal(VariableTree tree) {
    String text = context.file().source().text();
    int at = Identifiers.find(text, "final", context.start(tree), context.end(tree));
    if (at >= 0 && done.add(tree.getModifiers())) {
      context.edits().replace(at, Identifiers.endOf(text, at), "");
    }
  }

  /**
   * Makes declarators assignments; those of one declaration together.
   *
   * @param values the async value of a declarator; null for others
   * @param shape the text around an async value
   */
  void hoist(TreePath declaration, Map<Tree, Async> values, Function<Async, AsyncShape> shape) {
    List<VariableTree> declarators = context.declarators(declaration);
    if (!done.add(declarators.get(0))) {
      return;
    }
    int from = context.start(declarators.get(0));
    String separator = "";
    for (VariableTree d : declarators) {
      done.add(d);
      VariableElement v =
          (VariableElement) context.module().element(new TreePath(declaration.getParentPath(), d));
      checkCaptures(v);
      int end = context.endOfDeclarator(d);
      if (d.getInitializer() == null) {
        context.edits().replace(from, end, "");
      } else {
        Tree value = d.getInitializer();
        Async async = values.get(d);
        String assign = separator + (async == null ? "" : shape.apply(async).open());
        assign += d.getName() + " = ";
        if (value instanceof NewArrayTree array && array.getType() == null) {
          assign += "new " + context.types().of(v.asType()) + " ";
        }
        context.edits().replace(from, context.start(value), assign);
        if (async != null) {
          Span span = context.names().span(async);
          context.edits().close(context.end(value), span, "; " + shape.apply(async).close());
          separator = " ";
        } else {
          separator = "; ";
        }
      }
      from = end;
    }
  }

  /** A class, a lambda or a try with resources can take only what is assigned once. */
  private void checkCaptures(VariableElement v) {
    if (!checked.add(v)) {
      return;
    }
    TreePath executable = context.index().declaration(v);
    while (!(executable.getParentPath().getLeaf() instanceof ClassTree)) {
      executable = executable.getParentPath();
    }
    new TreeScanner<Void, Void>() {
      private int depth;

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        depth++;
        super.visitClass(tree, p);
        depth--;
        return null;
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        depth++;
        super.visitLambdaExpression(tree, p);
        depth--;
        return null;
      }

      @Override
      public Void visitIdentifier(IdentifierTree use, Void p) {
        if (depth > 0 && v.equals(context.index().variable(use))) {
          report(use, "a class captures it here", "use that in the class");
        }
        return null;
      }

      @Override
      public Void visitTry(TryTree tree, Void p) {
        for (Tree resource : tree.getResources()) {
          if (depth == 0 && v.equals(context.index().variable(resource))) {
            report(resource, "it is a resource here", "give that to the try");
          }
        }
        return super.visitTry(tree, p);
      }
    }.scan(executable.getLeaf(), null);
  }

  private void report(Tree use, String what, String instead) {
    context
        .module()
        .report(
            DiagnosticCode.JIKES_CAPTURE,
            context.file(),
            use,
            use
                + " is handed over between threads at the end of a finish, so that it is assigned"
                + " more than once, and "
                + what,
            "copy it into a final local after the finish and " + instead);
  }
}
