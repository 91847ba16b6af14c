package org.ajws.processor.program.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.source.AddedCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * The objects over whose monitors statements stood that overlays made units of work: such a unit
 * holds the sets of that object, if a variable names it that does not change meanwhile.
 */
public final class LockedObjects {
  private final BoundModule module;
  private final Map<Tree, Optional<VariableElement>> known = new IdentityHashMap<>();

  /** For a module. */
  public LockedObjects(BoundModule module) {
    this.module = module;
  }

  /** The variable that names the object of a block's unit; null for none. */
  public VariableElement of(TreePath block) {
    if (!(block.getLeaf() instanceof BlockTree)) {
      return null;
    }
    Optional<VariableElement> found = known.get(block.getLeaf());
    if (found == null) {
      found = Optional.ofNullable(find(block));
      known.put(block.getLeaf(), found);
    }
    return found.orElse(null);
  }

  /** Whether a variable names the object of a unit around a place. */
  public boolean isAround(TreePath place, VariableElement variable) {
    for (TreePath p = place; p != null; p = p.getParentPath()) {
      if (variable.equals(of(p))) {
        return true;
      }
    }
    return false;
  }

  private VariableElement find(TreePath block) {
    BoundFile file = module.file(block);
    if (file == null) {
      return null;
    }
    AddedCode added = file.source().added();
    int start = module.start(block.getCompilationUnit(), block.getLeaf());
    String lock = added.declaredUnits().contains(start) ? added.takenLocks().get(start) : null;
    return lock == null || lock.equals("this") ? null : stable(block, lock);
  }

  /** The variable of a name that is used in a block, unless it is assigned there. */
  private VariableElement stable(TreePath block, String name) {
    VariableElement[] found = {null};
    boolean[] assigned = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (found[0] == null
            && tree.getName().contentEquals(name)
            && module.element(getCurrentPath()) instanceof VariableElement variable) {
          found[0] = variable;
        }
        return super.visitIdentifier(tree, p);
      }

      @Override
      public Void visitAssignment(AssignmentTree tree, Void p) {
        ExpressionTree target = BoundModule.withoutParentheses(tree.getVariable());
        assigned[0] |= target instanceof IdentifierTree id && id.getName().contentEquals(name);
        return super.visitAssignment(tree, p);
      }
    }.scan(block, null);
    VariableElement variable = found[0];
    boolean changes =
        variable != null
            && (variable.getKind().isField()
                ? !variable.getModifiers().contains(Modifier.FINAL)
                : assigned[0]);
    return changes ? null : variable;
  }
}
