package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.program.sets.AliasText;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/** The aliases that messages propose: such as can be written there, and do not stand there yet. */
final class AliasFixes {
  private final BoundModule module;
  private final AtomicSets sets;
  private final SelfReference self;
  private final MethodBodies bodies;

  AliasFixes(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.self = new SelfReference(module);
    this.bodies = new MethodBodies(module);
  }

  /**
   * What to do where an object does not share the sets that its place asks for.
   *
   * @param value the expression that gives it
   * @param where the place in the user's words
   */
  String stored(TreePath value, AbstractObject required, String where) {
    TypeElement here = self.enclosing(value);
    String alias = alias(required, here);
    if (!(value.getLeaf() instanceof ExpressionTree stored)) { // a variable of a for, catch, lambda
      return "give the place that its objects come from the alias, too";
    }
    ExpressionTree tree = BoundModule.withoutParentheses(stored);
    if (tree instanceof NewClassTree made) {
      String type = made.getIdentifier().toString().replaceAll("@[\\w.]+(\\(.*?\\))? *", "");
      return alias == null || inStatic(value)
          ? "let a method of the object that owns the set make it: no alias says it here"
          : "make it with the alias: new %s %s(...)".formatted(alias, type);
    }
    TreePath origin = origin(value);
    Element from = module.element(origin);
    boolean writable =
        alias != null
            && from != null
            && module.declaration(from) != null
            && !from.getModifiers().contains(Modifier.STATIC)
            && here.equals(owner(from))
            && sets.aliases().of(from).isEmpty()
            && !isOverridden(from)
            && isOfThis(origin, from);
    return writable
        ? "say where this comes from that it does: write %s %s"
            .formatted(
                alias,
                from instanceof ExecutableElement
                    ? "before the type that %s returns".formatted(from.getSimpleName())
                    : "before the type of %s".formatted(from.getSimpleName()))
        : "take it from %s whose alias says so%s"
            .formatted(
                isHandedOver(value) ? "a place" : where + ", or from another place",
                alias == null || inStatic(value) ? "" : ", or make a new one by new " + alias);
  }

  /** Whether an override would have to say the alias, too. */
  private boolean isOverridden(Element method) {
    return method instanceof ExecutableElement m
        && bodies.of(m).stream().anyMatch(b -> !b.equals(m));
  }

  /**
   * Whether it is an argument, or what a function gives: the place is no variable to take it of.
   */
  private static boolean isHandedOver(TreePath value) {
    TreePath around = value.getParentPath();
    while (around.getLeaf() instanceof ParenthesizedTree
        || around.getLeaf() instanceof TypeCastTree) {
      around = around.getParentPath();
    }
    return !(around.getLeaf() instanceof VariableTree
        || around.getLeaf() instanceof AssignmentTree);
  }

  /**
   * What says that the object whose member is touched shares a set of {@code this}; empty where
   * that cannot be.
   *
   * @param set of the object
   */
  String touched(TreePath object, AtomicSetModel set) {
    TypeElement here = self.enclosing(object);
    String alias = inStatic(object) ? null : shared(here, set);
    TreePath origin = origin(object);
    Element from = module.element(origin);
    Element container = alias == null ? null : container(origin, here);
    if (container != null) {
      return "; if it shares a set of this, write %s before %s in the type of %s"
          .formatted(alias, simpleType(origin), container.getSimpleName());
    }
    return alias == null
            || isMember(from) && !isOfThis(origin, from)
            || from == null
            || module.declaration(from) == null
            || from.getModifiers().contains(Modifier.STATIC)
            || !sets.aliases().of(from).isEmpty()
            || isOverridden(from)
            || !here.equals(owner(from))
        ? ""
        : isMember(from) || isParameter(from)
            ? "; if it shares a set of this, write %s before the type %s"
                .formatted(
                    alias,
                    from instanceof ExecutableElement
                        ? "that %s returns".formatted(from.getSimpleName())
                        : "of " + from.getSimpleName())
            : "; if it shares a set of this, say so by %s where %s comes from"
                .formatted(alias, from.getSimpleName());
  }

  /**
   * The variable with a container of the library that a method of it takes an object from: a local,
   * or a field of {@code this}, declared with the object's class as a type argument. Else null.
   */
  private Element container(TreePath origin, TypeElement here) {
    if (!(origin.getLeaf() instanceof MethodInvocationTree call)
        || !(call.getMethodSelect() instanceof MemberSelectTree select)
        || module.element(origin) == null
        || module.declaration(module.element(origin)) != null) {
      return null;
    }
    TreePath of = new TreePath(new TreePath(origin, select), select.getExpression());
    Element variable = module.element(of);
    boolean named =
        variable instanceof VariableElement v
            && module.declaration(v) != null
            && module.declaration(v).getLeaf() instanceof VariableTree tree
            && module
                .quoted(module.file(module.declaration(v)), tree.getType())
                .matches("(?s).*[<,] *" + simpleType(origin) + "\\b.*")
            && !v.getModifiers().contains(Modifier.STATIC)
            && sets.aliases().of(v).isEmpty()
            && here.equals(owner(v))
            && (v.getKind() == ElementKind.LOCAL_VARIABLE
                || v.getKind() == ElementKind.FIELD && isOfThis(of, v));
    return named ? variable : null;
  }

  private String simpleType(TreePath expression) {
    Element type = module.types().asElement(module.type(expression));
    return type == null ? "?" : type.getSimpleName().toString();
  }

  /** The alias that makes the set of a called object that of the caller; null for none. */
  String called(TreePath receiver, AtomicSetModel taken, AtomicSetModel held) {
    TreePath origin = origin(receiver);
    Element from = module.element(origin);
    boolean writable =
        from instanceof ExecutableElement
            && !from.getModifiers().contains(Modifier.STATIC)
            && module.declaration(from) != null
            && sets.aliases().of(from).isEmpty()
            && !isOverridden(from)
            && !taken.isStatic()
            && !held.isStatic()
            && owner(from) != null
            && sets.declarations().of(owner(from)).contains(held);
    return writable
        ? "@AliasAtomic(\"%s=this.%s\") before the type that %s returns"
            .formatted(taken.name(), held.name(), from.getSimpleName())
        : null;
  }

  /** The alias of a class for such objects: one that stands there, or the only one there can be. */
  private String shared(TypeElement here, AtomicSetModel set) {
    List<AtomicSetModel> own =
        sets.declarations().of(here).stream().filter(s -> !s.isStatic()).toList();
    for (Element member : here.getEnclosedElements()) {
      for (AliasText alias : sets.aliases().of(member).ofSets()) {
        if (alias.name().equals(set.name()) && alias.isOfThis()) {
          return "@AliasAtomic(\"%s=this.%s\")".formatted(alias.name(), alias.target());
        }
      }
    }
    return own.size() == 1 && !set.isStatic()
        ? "@AliasAtomic(\"%s=this.%s\")".formatted(set.name(), own.get(0).name())
        : null;
  }

  /** The annotation for what a place asks for; null where a class cannot say it. */
  private static String alias(AbstractObject required, TypeElement here) {
    String slots = "";
    AbstractObject object = required;
    for (; object.slots() != null; object = object.ofElement()) {
      if (!object.slots().isOfThis(here)) {
        return null;
      }
      slots = slots.isEmpty() ? "this." + object.slots().set().name() + "[]" : slots + "[]";
    }
    while (object.element() != null) {
      object = object.element();
    }
    List<String> texts = new ArrayList<>();
    for (Map.Entry<String, SetUse> each : new TreeMap<>(object.sets()).entrySet()) {
      if (!each.getValue().isOfThis(here)) {
        return null;
      }
      texts.add(slots + each.getKey() + "=this." + each.getValue().set().name());
      slots = "";
    }
    if (!slots.isEmpty()) {
      texts.add(slots);
    }
    String all = "\"" + String.join("\", \"", texts) + "\"";
    return texts.isEmpty()
        ? null
        : texts.size() == 1 ? "@AliasAtomic(" + all + ")" : "@AliasAtomic({" + all + "})";
  }

  /** What a local variable is declared with, as far as that gives its object. */
  private TreePath origin(TreePath expression) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    TreePath path = tree == expression.getLeaf() ? expression : TreePath.getPath(expression, tree);
    Element variable = module.element(path);
    TreePath declaration =
        variable != null && variable.getKind() == ElementKind.LOCAL_VARIABLE
            ? module.declaration(variable)
            : null;
    return declaration != null
            && declaration.getLeaf() instanceof VariableTree local
            && local.getInitializer() != null
            && local.getInitializer() instanceof MethodInvocationTree
        ? new TreePath(declaration, local.getInitializer())
        : path;
  }

  /** Whether a name is that of a parameter, or of a field or method of {@code this}. */
  private boolean isOfThis(TreePath path, Element named) {
    TreePath name =
        path.getLeaf() instanceof MethodInvocationTree call
            ? new TreePath(path, call.getMethodSelect())
            : path;
    return isParameter(named) || isMember(named) && self.level(name, named) != null;
  }

  private static boolean isMember(Element named) {
    return named != null
        && (named.getKind() == ElementKind.FIELD || named.getKind() == ElementKind.METHOD);
  }

  /** Whether it is a method's: for those of lambdas the place of the lambda speaks. */
  private static boolean isParameter(Element named) {
    return named.getKind() == ElementKind.PARAMETER
        && named.getEnclosingElement() instanceof ExecutableElement method
        && method.getParameters().contains(named);
  }

  private static TypeElement owner(Element declared) {
    Element e = declared.getEnclosingElement();
    while (e != null && !(e instanceof TypeElement)) {
      e = e.getEnclosingElement();
    }
    return (TypeElement) e;
  }

  /** Whether code has no {@code this} that an alias could speak of. */
  private boolean inStatic(TreePath path) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof ClassTree) {
        return false;
      }
      TreePath parent = p.getParentPath();
      Element member =
          parent != null && parent.getLeaf() instanceof ClassTree ? module.element(p) : null;
      if (member != null) {
        return member.getModifiers().contains(Modifier.STATIC);
      }
    }
    return false;
  }
}
