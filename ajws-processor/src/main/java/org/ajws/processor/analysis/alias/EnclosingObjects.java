package org.ajws.processor.analysis.alias;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * Which object encloses an inner one, as its class and as a superclass sees it: that of an
 * inherited method is the innermost around the subclass that has the superclass as a member (JLS
 * 8.8.7.1), which may be one of a subclass, and another one than the text around suggests.
 */
public final class EnclosingObjects {
  private final BoundModule module;
  private final SelfReference self;
  private final Map<TypeElement, Boolean> naming = new HashMap<>();

  /** For a module. */
  public EnclosingObjects(BoundModule module) {
    this.module = module;
    this.self = new SelfReference(module);
  }

  /**
   * A set of an object that encloses the one whose method uses it, for code of the same object.
   *
   * @param here the class whose {@code this} the code has
   * @param there the class of the method, above or below
   * @param use with a level around that class
   * @return null where the code has no name for it
   */
  public SetUse seenFrom(TypeElement here, TypeElement there, SetUse use) {
    if (isSubtype(here, there)) {
      return use(fromSubclass(here, there, use.level()), use.set());
    }
    for (Element e = here.getEnclosingElement(); e != null; e = e.getEnclosingElement()) {
      if (e instanceof TypeElement around
          && use.level().equals(fromSubclass(there, here, around))) {
        return use(around, use.set());
      }
    }
    return null;
  }

  /**
   * The same for code that calls an object that it, or other code of its object, has made.
   *
   * @param made how
   * @param there the class of the method that is called
   */
  public SetUse seenFrom(Origin made, TypeElement there, SetUse use) {
    if (made == null || made.type() == null || made.outer() == null) {
      return null;
    }
    TypeElement level = fromSubclass(made.type(), there, use.level());
    return level == null
        ? null
        : use(fromSubclass(made.outer(), around(made.type()), level), use.set());
  }

  private SetUse use(TypeElement level, AtomicSetModel set) {
    return level == null || !isSubtype(level, set.owner()) ? null : SetUse.ofThis(level, set);
  }

  /**
   * The class whose {@code this}, in code of a subclass, is the object that a class has as one of
   * its own, or around it.
   *
   * @param level the class itself, or one around it
   * @return null where nobody knows it
   */
  private TypeElement fromSubclass(TypeElement sub, TypeElement type, TypeElement level) {
    if (level.equals(type)) {
      return sub;
    }
    if (sub.equals(type)) {
      return isAround(level, sub) ? level : null;
    }
    TypeElement parent = SetDeclarations.superclass(sub);
    if (parent == null || !isSubtype(parent, type)) {
      return null; // an interface: nothing encloses its objects
    }
    TypeElement above = fromSubclass(parent, type, level);
    TypeElement outer = above == null ? null : ofSuperclass(sub, parent);
    return outer == null ? null : fromSubclass(outer, around(parent), above);
  }

  /** The class around a subclass whose {@code this} encloses what it inherits. */
  TypeElement ofSuperclass(TypeElement sub, TypeElement parent) {
    return module.declaration(sub) == null || namesOuter(sub) ? null : unnamed(sub, parent);
  }

  /** The same where no constructor names another one. */
  private TypeElement unnamed(TypeElement sub, TypeElement parent) {
    TypeElement owner = around(parent);
    if (owner == null || !isInner(parent)) {
      return null;
    }
    boolean member = parent.getNestingKind() == NestingKind.MEMBER;
    for (Element e = sub.getEnclosingElement(); e != null; e = e.getEnclosingElement()) {
      if (e instanceof TypeElement t && (t.equals(owner) || member && isSubtype(t, owner))) {
        return t;
      }
    }
    return null;
  }

  /** The class that a class stands in; null for none. */
  static TypeElement around(Element type) {
    Element e = type.getEnclosingElement();
    while (e != null && !(e instanceof TypeElement)) {
      e = e.getEnclosingElement();
    }
    return (TypeElement) e;
  }

  private static boolean isAround(TypeElement outer, TypeElement inner) {
    for (TypeElement t = inner; t != null; t = around(t)) {
      if (t.equals(outer)) {
        return true;
      }
    }
    return false;
  }

  /** Whether objects of a class have an enclosing object. */
  boolean isInner(TypeElement type) {
    if (type.getKind() != ElementKind.CLASS || type.getModifiers().contains(Modifier.STATIC)) {
      return false;
    }
    if (type.getNestingKind() == NestingKind.MEMBER) {
      return true;
    }
    TreePath at = module.declaration(type);
    for (TreePath p = at; p != null; p = p.getParentPath()) {
      if (p != at && p.getLeaf() instanceof ClassTree) {
        return true;
      }
      if (isStaticMember(p)) {
        return false;
      }
    }
    return false;
  }

  private boolean isStaticMember(TreePath path) {
    if (path.getLeaf() instanceof BlockTree block) {
      return block.isStatic();
    }
    Element element =
        path.getLeaf() instanceof MethodTree || path.getLeaf() instanceof VariableTree
            ? module.element(path)
            : null;
    return element != null && element.getModifiers().contains(Modifier.STATIC);
  }

  /**
   * Whether a constructor says {@code other.super()} of another object than that which is around it
   * anyway: what the superclass's methods see as enclosing is another object. That of {@code
   * other.new Inner() {...}} does.
   */
  boolean namesOuter(TypeElement type) {
    return naming.computeIfAbsent(type, this::looksForOuter);
  }

  private boolean looksForOuter(TypeElement type) {
    TreePath declaration = module.declaration(type);
    boolean[] found = {false};
    if (declaration != null) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitMethodInvocation(MethodInvocationTree call, Void p) {
          found[0] |=
              call.getMethodSelect() instanceof MemberSelectTree select
                  && select.getIdentifier().contentEquals("super")
                  && !isUnnamed(new TreePath(getCurrentPath(), select), select);
          return super.visitMethodInvocation(call, p);
        }
      }.scan(declaration, null);
    }
    return found[0];
  }

  /** Whether {@code Outer.this.super()} names what it would be anyway. */
  private boolean isUnnamed(TreePath path, MemberSelectTree select) {
    TypeElement sub = self.enclosing(path);
    TypeElement parent = SetDeclarations.superclass(sub);
    TypeElement named = self.ofReceiver(new TreePath(path, select.getExpression()));
    return named != null && parent != null && named.equals(unnamed(sub, parent));
  }

  boolean isSubtype(TypeElement sub, TypeElement type) {
    return module
        .types()
        .isSubtype(module.types().erasure(sub.asType()), module.types().erasure(type.asType()));
  }
}
