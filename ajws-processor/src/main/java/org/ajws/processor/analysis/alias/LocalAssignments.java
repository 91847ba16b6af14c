package org.ajws.processor.analysis.alias;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import org.ajws.processor.source.BoundModule;

/** The values that each variable of a file is given, by its declaration and by assignments. */
public final class LocalAssignments {
  private final BoundModule module;
  private final Map<CompilationUnitTree, Map<Element, List<TreePath>>> files =
      new IdentityHashMap<>();

  /** For a module. */
  public LocalAssignments(BoundModule module) {
    this.module = module;
  }

  /** Those of a variable in a file, in the order of the text. */
  public List<TreePath> of(Element variable, CompilationUnitTree unit) {
    return files.computeIfAbsent(unit, this::scan).getOrDefault(variable, List.of());
  }

  private Map<Element, List<TreePath>> scan(CompilationUnitTree unit) {
    Map<Element, List<TreePath>> found = new HashMap<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitVariable(VariableTree tree, Void p) {
        if (tree.getInitializer() != null) {
          add(
              module.element(getCurrentPath()),
              new TreePath(getCurrentPath(), tree.getInitializer()));
        }
        return super.visitVariable(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        add(
            module.element(new TreePath(getCurrentPath(), tree.getVariable())),
            new TreePath(getCurrentPath(), tree.getExpression()));
        return super.visitAssignment(tree, p);
      }

      private void add(Element variable, TreePath value) {
        if (variable != null) {
          found.computeIfAbsent(variable, v -> new ArrayList<>()).add(value);
        }
      }
    }.scan(unit, null);
    return found;
  }
}
