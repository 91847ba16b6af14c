package org.ajws.processor.rule.shared;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.Arrays;
import java.util.List;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.effects.AccessPath;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.ParallelRegion;

/** {@code @SuppressWarnings("ajws-shared")}. */
public final class Suppression {
  /** What the annotation names. */
  public static final String NAME = "ajws-shared";

  private final LocalVariables locals;

  /** For the locals of a module. */
  public Suppression(LocalVariables locals) {
    this.locals = locals;
  }

  /** Whether the region, what encloses it, or the variable that is written through says so. */
  boolean covers(ParallelRegion region, AccessPath target) {
    if (encloses(region)) {
      return true;
    }
    if (target.origin() instanceof AccessPath.Origin.Variable v && onLocal(region, v.variable())) {
      return true;
    }
    return target.steps().stream()
        .anyMatch(s -> s instanceof AccessPath.Step.Field f && onElement(f.field()));
  }

  /** Whether the region, what encloses it, or a local says so. */
  public boolean covers(ParallelRegion region, VariableElement local) {
    return encloses(region) || onLocal(region, local);
  }

  private static boolean encloses(ParallelRegion region) {
    return encloses(region.path(), NAME);
  }

  /** Whether a declaration around a place has a {@code @SuppressWarnings} of a name. */
  public static boolean encloses(TreePath place, String name) {
    for (TreePath p = place; p != null; p = p.getParentPath()) {
      if (declares(p.getLeaf(), name)) {
        return true;
      }
    }
    return false;
  }

  private static boolean declares(Tree tree, String name) {
    if (tree instanceof MethodTree method) {
      return names(method.getModifiers(), name);
    } else if (tree instanceof ClassTree type) {
      return names(type.getModifiers(), name);
    } else if (tree instanceof VariableTree variable) {
      return names(variable.getModifiers(), name);
    } else if (tree instanceof EnhancedForLoopTree each) {
      return names(each.getVariable().getModifiers(), name);
    }
    return tree instanceof ForLoopTree loop
        && loop.getInitializer().stream()
            .anyMatch(s -> s instanceof VariableTree v && names(v.getModifiers(), name));
  }

  private boolean onLocal(ParallelRegion region, VariableElement variable) {
    TreePath declaration = locals.of(region.file().unit()).declaration(variable);
    return declaration != null && declares(declaration.getLeaf(), NAME);
  }

  /** By its text, since the annotation of a source is not kept by its element after compiling. */
  private static boolean names(ModifiersTree modifiers, String name) {
    List<? extends AnnotationTree> all = modifiers.getAnnotations();
    return all.stream()
        .anyMatch(
            a ->
                a.getAnnotationType().toString().endsWith("SuppressWarnings")
                    && a.getArguments().toString().contains("\"" + name + "\""));
  }

  private static boolean onElement(Element element) {
    SuppressWarnings found = element.getAnnotation(SuppressWarnings.class);
    return found != null && Arrays.asList(found.value()).contains(NAME);
  }
}
