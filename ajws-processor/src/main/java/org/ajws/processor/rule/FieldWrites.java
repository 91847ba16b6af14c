package org.ajws.processor.rule;

import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.ajws.processor.source.BoundModule;

/** The fields of their own object, and static ones, that the methods of a module write. */
final class FieldWrites {
  private final BoundModule module;
  private final Map<Element, Direct> direct = new HashMap<>();
  private final Map<Element, Set<Element>> all = new HashMap<>();

  /** What one method writes itself, and the methods that it calls on its own object. */
  private record Direct(Set<Element> fields, Set<Element> calls) {}

  FieldWrites(BoundModule module) {
    this.module = module;
  }

  /** What a method writes, itself or through the methods it calls on its object. */
  Set<Element> of(ExecutableElement method) {
    Set<Element> known = all.get(method);
    if (known == null) {
      known = new LinkedHashSet<>();
      Set<Element> seen = new LinkedHashSet<>(Set.of(method));
      Deque<Element> open = new ArrayDeque<>(seen);
      while (!open.isEmpty()) {
        Direct next = direct.computeIfAbsent(open.remove(), this::scan);
        known.addAll(next.fields());
        next.calls().stream().filter(seen::add).forEach(open::add);
      }
      all.put(method, known);
    }
    return known;
  }

  private Direct scan(Element method) {
    Direct found = new Direct(new LinkedHashSet<>(), new LinkedHashSet<>());
    TreePath declaration = module.declaration(method);
    if (declaration == null) {
      return found;
    }
    Writes.forEachWrite(
        module,
        declaration,
        (path, place) -> {
          boolean own = place.object().equals("this") || place.object().isEmpty();
          if (own && place.variable().getKind() == ElementKind.FIELD) {
            found.fields().add(place.variable());
          }
        });
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement callee
            && (callee.getModifiers().contains(Modifier.STATIC)
                || "this".equals(Writes.receiver(tree)))) {
          found.calls().add(callee);
        }
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(declaration, null);
    return found;
  }
}
