package org.ajws.processor.rule.sets;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.source.BoundModule;

/** The methods of the module that a call may run, in files with sets or without. */
final class MethodBodies {
  private final BoundModule module;
  private final Map<ExecutableElement, List<TreePath>> found = new HashMap<>();

  MethodBodies(BoundModule module) {
    this.module = module;
  }

  /** Those of a method and of the methods that override it. */
  List<TreePath> of(ExecutableElement callee) {
    return found.computeIfAbsent(callee, this::find);
  }

  private List<TreePath> find(ExecutableElement callee) {
    List<TreePath> bodies = new ArrayList<>();
    TreePathScanner<Void, Void> methods =
        new TreePathScanner<>() {
          @Override
          public Void visitMethod(MethodTree tree, Void p) {
            if (tree.getBody() != null
                && tree.getName().equals(callee.getSimpleName())
                && module.element(getCurrentPath()) instanceof ExecutableElement method
                && (method.equals(callee) || overrides(method, callee))) {
              bodies.add(getCurrentPath());
            }
            return super.visitMethod(tree, p);
          }
        };
    module.units().forEach(unit -> methods.scan(unit, null));
    return bodies;
  }

  private boolean overrides(ExecutableElement method, ExecutableElement callee) {
    return module.elements().overrides(method, callee, (TypeElement) method.getEnclosingElement());
  }
}
