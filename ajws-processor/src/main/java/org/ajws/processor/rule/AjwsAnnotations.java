package org.ajws.processor.rule;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.source.BoundFile;

/** The annotations of parallel constructs in a file. */
final class AjwsAnnotations {
  static final Set<String> PARALLEL = Set.of("ParallelFor", "Reduce", "Private", "Async", "Finish");

  private AjwsAnnotations() {}

  /**
   * One annotation.
   *
   * @param name the simple name, of {@link #PARALLEL}
   * @param path to it
   * @param annotated what it stands on: the parent of its modifiers, or of the annotated type
   */
  record Use(String name, TreePath path, TreePath annotated) {
    AnnotationTree tree() {
      return (AnnotationTree) path.getLeaf();
    }
  }

  /** All of a file, in source order. */
  static List<Use> in(Subject subject, BoundFile file) {
    List<Use> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitAnnotation(AnnotationTree tree, Void p) {
        String name = name(subject, getCurrentPath());
        if (name != null) {
          TreePath up = getCurrentPath().getParentPath();
          boolean onDeclaration = up.getLeaf().getKind() == Tree.Kind.MODIFIERS;
          found.add(new Use(name, getCurrentPath(), onDeclaration ? up.getParentPath() : up));
        }
        return super.visitAnnotation(tree, p);
      }
    }.scan(file.unit(), null);
    return found;
  }

  private static String name(Subject subject, TreePath annotation) {
    Tree type = ((AnnotationTree) annotation.getLeaf()).getAnnotationType();
    Element element = subject.module().element(new TreePath(annotation, type));
    if (!(element instanceof TypeElement t)) {
      return null;
    }
    String name = t.getSimpleName().toString();
    boolean ours =
        PARALLEL.contains(name) && t.getQualifiedName().contentEquals("org.ajws." + name);
    return ours ? name : null;
  }
}
