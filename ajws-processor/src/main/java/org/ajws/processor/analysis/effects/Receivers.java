package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ClassTree;
import com.sun.source.util.TreePath;
import java.util.LinkedHashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Which objects {@code this}, and those of the classes around, are at the point reached. */
final class Receivers {
  private final EffectAnalysis tools;
  private final TypeElement type;

  /** The class of a function that is being called; null for none. */
  private TypeElement codeType;

  /** What {@code this} is in it. */
  private AccessPath self;

  private final Map<TypeElement, AccessPath> madeHere = new LinkedHashMap<>();

  /** For code. */
  Receivers(EffectAnalysis tools, TreePath root) {
    this.tools = tools;
    this.type = enclosingType(root);
  }

  private TypeElement enclosingType(TreePath path) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof ClassTree
          && tools.module.element(p) instanceof TypeElement found) {
        return found;
      }
    }
    return null;
  }

  /** The innermost class around the code. */
  TypeElement type() {
    return type;
  }

  /** Says which object is the {@code this} of a class whose code stands, or was made, here. */
  void makes(TypeElement made, AccessPath object) {
    madeHere.put(made, object);
  }

  /** Runs code of a class with an object as its {@code this}. */
  void as(TypeElement of, AccessPath object, Runnable code) {
    TypeElement typeBefore = codeType;
    AccessPath selfBefore = self;
    codeType = of;
    self = object;
    code.run();
    codeType = typeBefore;
    self = selfBefore;
  }

  /** {@code this}, or that of an enclosing class, as the owner of a member. */
  AccessPath self(TypeElement owner) {
    if (self != null && isSubclass(codeType, owner)) {
      return self;
    }
    for (Map.Entry<TypeElement, AccessPath> made : madeHere.entrySet()) {
      if (isSubclass(made.getKey(), owner) && !isSubclass(type, owner)) {
        return made.getValue();
      }
    }
    for (Element t = type; t != null; t = t.getEnclosingElement()) {
      if (t instanceof TypeElement candidate && isSubclass(candidate, owner)) {
        return AccessPath.of(new AccessPath.Origin.This(candidate));
      }
    }
    return type == null
        ? AccessPath.of(new AccessPath.Origin.Unknown(tools.nextId()))
        : AccessPath.of(new AccessPath.Origin.This(type));
  }

  /** Whether the code stands in a class, or in one inside of it. */
  boolean isInside(TypeElement owner) {
    Element t = type;
    while (t != null && !t.equals(owner)) {
      t = t.getEnclosingElement();
    }
    return t != null;
  }

  private boolean isSubclass(TypeElement sub, TypeElement owner) {
    return sub != null
        && tools
            .module
            .types()
            .isSubtype(
                tools.module.types().erasure(sub.asType()),
                tools.module.types().erasure(owner.asType()));
  }
}
