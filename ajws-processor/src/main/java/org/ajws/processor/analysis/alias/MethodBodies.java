package org.ajws.processor.analysis.alias;

import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.source.BoundModule;

/** The bodies that a call of a method may run, as far as the module's sources show. */
public final class MethodBodies {
  private final BoundModule module;
  private final Map<String, List<ExecutableElement>> byName = new HashMap<>();
  private final Map<ExecutableElement, List<ExecutableElement>> known = new HashMap<>();

  /** For a module. */
  public MethodBodies(BoundModule module) {
    this.module = module;
  }

  /** The method itself, if it has a body here, and what overrides it. */
  public List<ExecutableElement> of(ExecutableElement method) {
    if (byName.isEmpty()) {
      module.files().forEach(f -> scanner().scan(f.unit(), null));
    }
    List<ExecutableElement> found = known.get(method);
    if (found == null) {
      found =
          byName.getOrDefault(method.getSimpleName().toString(), List.of()).stream()
              .filter(m -> m.equals(method) || overrides(m, method))
              .toList();
      known.put(method, found);
    }
    return found;
  }

  private boolean overrides(ExecutableElement method, ExecutableElement above) {
    return !above.getModifiers().contains(Modifier.STATIC)
        && module.elements().overrides(method, above, (TypeElement) method.getEnclosingElement());
  }

  private TreePathScanner<Void, Void> scanner() {
    return new TreePathScanner<>() {
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        if (tree.getBody() != null
            && module.element(getCurrentPath()) instanceof ExecutableElement method) {
          byName.computeIfAbsent(tree.getName().toString(), n -> new ArrayList<>()).add(method);
        }
        return super.visitMethod(tree, p);
      }
    };
  }
}
