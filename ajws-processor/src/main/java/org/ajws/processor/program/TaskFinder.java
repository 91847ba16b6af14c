package org.ajws.processor.program;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.LabelNames;

/** Finds the asyncs, async values and finishes of a file, in source order. */
public final class TaskFinder {
  private final BoundModule module;

  /** Finds constructs in a bound module. */
  public TaskFinder(BoundModule module) {
    this.module = module;
  }

  /**
   * What was found in a file.
   *
   * @param asyncs statements and values, an outer one before those in it, not yet analysed
   * @param finishes an outer one before those in it
   */
  public record Tasks(List<Async> asyncs, List<Finish> finishes) {
    /** Copies the lists. */
    public Tasks {
      asyncs = List.copyOf(asyncs);
      finishes = List.copyOf(finishes);
    }

    /** Whether nothing was found. */
    public boolean isEmpty() {
      return asyncs.isEmpty() && finishes.isEmpty();
    }
  }

  /** The constructs of a file. */
  public Tasks find(BoundFile file) {
    List<Async> asyncs = new ArrayList<>();
    List<Finish> finishes = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
        String label = tree.getLabel().toString();
        TreePath path = getCurrentPath();
        if (isAsync(label)) {
          asyncs.add(
              new Async(
                  file,
                  path,
                  line(tree),
                  tree.getStatement(),
                  null,
                  false,
                  enclosingFinish(path),
                  List.of(),
                  List.of()));
        } else if (isFinish(label)) {
          finishes.add(new Finish(file, path, line(tree), tree.getStatement()));
        }
        return super.visitLabeledStatement(tree, p);
      }

      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        TreePath path = getCurrentPath();
        if (tree.getInitializer() != null
            && hasAnnotation(path, tree.getModifiers(), "Async")
            && module.element(path) instanceof VariableElement value
            && value.getKind() == ElementKind.LOCAL_VARIABLE) {
          boolean future = Futures.isOf(module, path, tree.getInitializer());
          asyncs.add(
              new Async(
                  file,
                  path,
                  line(tree),
                  tree.getInitializer(),
                  value,
                  future,
                  future ? enclosingFinish(path) : null,
                  List.of(),
                  List.of()));
        }
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        if (tree.getBody() != null && isFinishMethod(getCurrentPath())) {
          finishes.add(new Finish(file, getCurrentPath(), line(tree), tree.getBody()));
        }
        return super.visitMethod(tree, p);
      }

      private int line(Tree tree) {
        return file.source().line(module.start(file.unit(), tree));
      }
    }.scan(file.unit(), null);
    return new Tasks(asyncs, finishes);
  }

  /** Whether a label makes its statement an async. */
  public static boolean isAsync(String label) {
    return LabelNames.isConstruct(label) && label.startsWith("async");
  }

  /** Whether a label makes its statement a finish. */
  public static boolean isFinish(String label) {
    return LabelNames.isConstruct(label) && label.startsWith("finish");
  }

  /** Whether a method has {@code @Finish}. */
  public boolean isFinishMethod(TreePath method) {
    return hasAnnotation(method, ((MethodTree) method.getLeaf()).getModifiers(), "Finish");
  }

  /** The innermost finish around a tree in the same method or lambda; null without. */
  public TreePath enclosingFinish(TreePath path) {
    for (TreePath up = path.getParentPath(); up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof LabeledStatementTree l && isFinish(l.getLabel().toString())) {
        return up;
      }
      if (tree instanceof MethodTree) {
        return isFinishMethod(up) ? up : null;
      }
      if (tree instanceof LambdaExpressionTree || tree instanceof ClassTree) {
        return null;
      }
    }
    return null;
  }

  private boolean hasAnnotation(TreePath declaration, ModifiersTree modifiers, String name) {
    TreePath at = new TreePath(declaration, modifiers);
    for (AnnotationTree a : modifiers.getAnnotations()) {
      Element type = module.element(new TreePath(new TreePath(at, a), a.getAnnotationType()));
      if (type != null && type.toString().equals("org.ajws." + name)) {
        return true;
      }
    }
    return false;
  }
}
