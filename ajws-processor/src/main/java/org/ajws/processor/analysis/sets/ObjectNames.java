package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.sets.HandOuts.Held;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/** What the names of a piece of code say of an object that it has. */
final class ObjectNames {
  private final BoundModule module;
  private final SelfReference self;
  private final HandOuts handOuts;
  private final Held held;

  /** Locals that hold the object (false) or what leads to it (true). */
  private final Map<Element, Boolean> locals = new HashMap<>();

  private final Set<Element> holders = new HashSet<>();

  ObjectNames(BoundModule module, SelfReference self, HandOuts handOuts, Held held) {
    this.module = module;
    this.self = self;
    this.handOuts = handOuts;
    this.held = held;
    if (held.parameter() != null) {
      locals.put(held.parameter(), held.around());
    }
  }

  /** The fields of the object itself that it, or what leads to it, is stored in. */
  Set<Element> holders() {
    return holders;
  }

  /**
   * Adds a local variable that holds the object, or what leads to it.
   *
   * @return whether that is new
   */
  boolean add(Element local, boolean around) {
    if (local == null || local.getKind().isField()) {
      return false;
    }
    Boolean known = locals.get(local);
    boolean now = around || known != null && known;
    locals.put(local, now);
    return known == null || known != now;
  }

  /** Whether a name gives the object (false) or what leads to it (true); null for neither. */
  Boolean of(TreePath path) {
    Tree tree = withoutCasts(path).getLeaf();
    TreePath at = withoutCasts(path);
    Element element = module.element(at);
    if (element != null && locals.containsKey(element)) {
      return locals.get(element);
    }
    if (held.parameter() != null || !(tree instanceof ExpressionTree)) {
      return null;
    }
    boolean isThis =
        tree instanceof IdentifierTree id
                && (id.getName().contentEquals("this") || id.getName().contentEquals("super"))
            || tree instanceof MemberSelectTree s && s.getIdentifier().contentEquals("this");
    if (isThis) {
      return held.type().equals(self.ofReceiver(at)) ? held.around() : null;
    }
    boolean field =
        element instanceof VariableElement v
            && v.getKind().isField()
            && !v.getModifiers().contains(Modifier.STATIC)
            && (tree instanceof IdentifierTree || tree instanceof MemberSelectTree)
            && held.type().equals(self.level(at, v));
    return field
            && leadsSomewhere(element.asType())
            && (held.around() || holders.contains(element) || handOuts.holdsOwner(element))
        ? Boolean.TRUE
        : null;
  }

  /** Whether code uses the object: functions that do, lead to it. */
  boolean mentions(TreePath function) {
    if (function == null) {
      return false;
    }
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        found[0] |= of(getCurrentPath()) != null || isOwn(getCurrentPath());
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        found[0] |= of(getCurrentPath()) != null;
        return super.visitMemberSelect(tree, p);
      }
    }.scan(function, null);
    return found[0];
  }

  /** Whether a name stands for a member that may change, or a method, of {@code this}. */
  private boolean isOwn(TreePath name) {
    Element element = module.element(name);
    return held.parameter() == null
        && element != null
        && (element.getKind().isField() || element.getKind() == ElementKind.METHOD)
        && !element.getModifiers().contains(Modifier.STATIC)
        && !(element.getModifiers().contains(Modifier.FINAL)
            && element.getKind().isField()
            && SetDeclarations.isImmutable(element.asType()))
        && held.type().equals(self.level(name, element));
  }

  /** The declaration of an inner or local class whose objects know the {@code this} around. */
  TreePath inner(TreePath made) {
    return module.types().asElement(module.type(made)) instanceof TypeElement t
            && !t.getModifiers().contains(Modifier.STATIC)
            && t.getEnclosingElement() != null
            && t.getEnclosingElement().getKind() != ElementKind.PACKAGE
        ? module.declaration(t)
        : null;
  }

  /** Whether a value of a type may lead to an object. */
  static boolean leadsSomewhere(TypeMirror type) {
    return type != null
        && type.getKind() != TypeKind.VOID
        && !type.getKind().isPrimitive()
        && !SetDeclarations.isImmutable(type);
  }

  /** An expression without parentheses and casts around it. */
  static TreePath withoutCasts(TreePath expression) {
    TreePath path = expression;
    while (path.getLeaf() instanceof TypeCastTree || path.getLeaf() instanceof ParenthesizedTree) {
      path =
          new TreePath(
              path,
              path.getLeaf() instanceof TypeCastTree cast
                  ? cast.getExpression()
                  : ((ParenthesizedTree) path.getLeaf()).getExpression());
    }
    return path;
  }
}
