package org.ajws.processor.analysis.alias;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/**
 * Containers whose objects share a set, in places that do not know of it: what is put into the
 * container there need not share the set.
 */
public final class Containers {
  /** Types of the JDK from whose objects others are taken, while none can be put in. */
  private static final Set<String> READ_ONLY =
      Set.of(
          "java.lang.Iterable",
          "java.util.Enumeration",
          "java.util.Iterator",
          "java.util.Optional",
          "java.util.Spliterator",
          "java.util.concurrent.Callable",
          "java.util.concurrent.Future",
          "java.util.function.Supplier",
          "java.util.stream.Stream");

  private Containers() {}

  /**
   * Whether a place lets others put objects into a container that share less than those in it.
   *
   * @param place the place's type
   * @param given what is known of the container, as an object of that type
   * @param promised what is known of the place
   */
  public static boolean loses(TypeMirror place, AbstractObject given, AbstractObject promised) {
    if (given.isNull() || promised.isNull()) {
      return false;
    }
    if (place instanceof ArrayType array) {
      if (given.slots() != null && promised.slots() == null) {
        return true; // others would use the slots without the lock
      }
      if (array.getComponentType() instanceof DeclaredType element
          && element.getTypeArguments().isEmpty()) {
        return drops(given.ofElement(), promised.ofElement());
      }
      return loses(array.getComponentType(), given.ofElement(), promised.ofElement());
    }
    if (!(place instanceof DeclaredType type)) {
      return false;
    }
    if (isObject(type)) { // others may take it for the array that it is
      return given.hasSlots() && !same(given, promised);
    }
    boolean readOnly = isReadOnly(type);
    if (isRaw(type) && !readOnly) {
      return given.arguments().stream().anyMatch(Containers::shares)
          && promised.arguments().isEmpty();
    }
    for (int i = 0; i < type.getTypeArguments().size(); i++) {
      TypeMirror argument = type.getTypeArguments().get(i);
      AbstractObject mine = given.argument(i);
      AbstractObject theirs = promised.argument(i);
      boolean lost =
          argument instanceof WildcardType wildcard
              ? wildcard.getExtendsBound() != null
                      && loses(wildcard.getExtendsBound(), mine, theirs)
                  || wildcard.getSuperBound() != null && drops(mine, theirs)
              : readOnly ? loses(argument, mine, theirs) : drops(mine, theirs);
      if (lost) {
        return true;
      }
    }
    return false;
  }

  /** Whether a type is that of a generic class without type arguments. */
  public static boolean isRaw(DeclaredType type) {
    return type.getTypeArguments().isEmpty()
        && !((TypeElement) type.asElement()).getTypeParameters().isEmpty();
  }

  /** Whether a type is {@code Object}, which an array may be. */
  public static boolean isObject(TypeMirror type) {
    return type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement())
            .getQualifiedName()
            .contentEquals("java.lang.Object");
  }

  /** Whether nothing can be put into objects of a type. */
  public static boolean isReadOnly(DeclaredType type) {
    return READ_ONLY.contains(((TypeElement) type.asElement()).getQualifiedName().toString());
  }

  /** Whether a type argument says of its objects what the other one does not ask of them. */
  private static boolean drops(AbstractObject mine, AbstractObject theirs) {
    return shares(mine) && !same(mine, theirs);
  }

  private static boolean shares(AbstractObject known) {
    return !known.sets().isEmpty()
        || known.slots() != null
        || known.element() != null && shares(known.element())
        || known.arguments().stream().anyMatch(Containers::shares);
  }

  /** Whether two type arguments stand for objects that share the same sets. */
  private static boolean same(AbstractObject a, AbstractObject b) {
    if (a.isNull() || b.isNull()) {
      return true;
    }
    boolean equal =
        a.sets().equals(b.sets())
            && (a.slots() == null ? b.slots() == null : a.slots().equals(b.slots()))
            && (a.element() == null && b.element() == null || same(a.ofElement(), b.ofElement()));
    for (int i = 0; equal && i < Math.max(a.arguments().size(), b.arguments().size()); i++) {
      equal = same(a.argument(i), b.argument(i));
    }
    return equal;
  }

  /** The expressions one of which gives an expression's value. */
  public static List<TreePath> values(TreePath path) {
    Tree tree = path.getLeaf();
    if (tree instanceof ParenthesizedTree p) {
      return values(new TreePath(path, p.getExpression()));
    }
    if (tree instanceof TypeCastTree cast) {
      return values(new TreePath(path, cast.getExpression()));
    }
    if (tree instanceof ConditionalExpressionTree choice) {
      List<TreePath> all = new ArrayList<>(values(new TreePath(path, choice.getTrueExpression())));
      all.addAll(values(new TreePath(path, choice.getFalseExpression())));
      return all;
    }
    if (tree instanceof SwitchExpressionTree) {
      return SwitchResults.of(path).stream().flatMap(r -> values(r).stream()).toList();
    }
    return List.of(path);
  }
}
