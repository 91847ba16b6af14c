package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Whether using a class may run a static initialiser that has an effect. A class that the code
 * stands in, and what that extends, has begun already; one of the JDK may begin at any time.
 */
final class ClassStarts {
  private final BoundModule module;
  private final Map<TypeElement, Boolean> harmless = new HashMap<>();
  private Constructions constructions;

  ClassStarts(BoundModule module) {
    this.module = module;
  }

  void use(Constructions made) {
    constructions = made;
  }

  /** Why code may not be the first to use a class; null if it may. */
  String whyNotBegun(TypeElement type, TreePath code) {
    return hasBegun(type, code) || isHarmless(type)
        ? null
        : "may be the first to use "
            + type.getSimpleName()
            + ", whose static initialiser runs then";
  }

  private boolean hasBegun(TypeElement type, TreePath code) {
    for (TreePath at = code; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree && module.element(at) instanceof TypeElement around) {
        // Of the classes around it only the innermost one has begun for certain.
        return type.getKind().isClass()
            && module
                .types()
                .isSubtype(
                    module.types().erasure(around.asType()), module.types().erasure(type.asType()));
      }
    }
    return false;
  }

  /** Whether the initialisers of a class, and of what it extends, cannot be noticed. */
  private boolean isHarmless(TypeElement type) {
    Boolean known = harmless.get(type);
    if (known == null) {
      harmless.put(type, true); // a circle is as harmless as the rest of it
      known = decide(type);
      harmless.put(type, known);
    }
    return known;
  }

  private boolean decide(TypeElement type) {
    if (type.getQualifiedName().toString().startsWith("java.")) {
      return true;
    }
    TreePath path = module.declaration(type);
    if (path == null || !(path.getLeaf() instanceof ClassTree tree)) {
      return false;
    }
    for (TypeMirror above : module.types().directSupertypes(type.asType())) {
      if (above instanceof DeclaredType d && !isHarmless((TypeElement) d.asElement())) {
        return false;
      }
    }
    for (Tree member : tree.getMembers()) {
      if (member instanceof BlockTree block && block.isStatic()) {
        return false;
      }
      if (member instanceof VariableTree && !isHarmless(new TreePath(path, member))) {
        return false;
      }
    }
    return true;
  }

  private boolean isHarmless(TreePath field) {
    Element element = module.element(field);
    VariableTree tree = (VariableTree) field.getLeaf();
    if (!(element instanceof VariableElement v)
        || tree.getInitializer() == null
        || v.getConstantValue() != null
        || !(v.getModifiers().contains(Modifier.STATIC)
            || v.getKind() == ElementKind.ENUM_CONSTANT)) {
      return true;
    }
    TreePath value = new TreePath(field, tree.getInitializer());
    return constructions.isHarmless(value) && !InitialiserFailures.arePossible(module, value);
  }
}
