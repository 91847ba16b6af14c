package org.ajws.processor.program.sets;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.source.BoundModule;

/** What snapshots of sets hold, and how: members are copied as far as units may change them. */
public final class SnapshotMembers {
  /** Collections that are copied by {@code clone()}, and change by no call that only looks. */
  private static final Set<String> COLLECTIONS =
      Set.of(
          "java.util.ArrayDeque",
          "java.util.ArrayList",
          "java.util.HashMap",
          "java.util.HashSet",
          "java.util.LinkedHashSet",
          "java.util.LinkedList",
          "java.util.TreeMap",
          "java.util.TreeSet");

  /** How the value of a member gets into a snapshot. */
  public enum Held {
    /** As it is: what it refers to never changes, or has sets of its own. */
    AS_IT_IS,
    /** An array, by a copy of all its dimensions. */
    ARRAY,
    /** A collection of the JDK, by {@code clone()}. */
    COLLECTION,
    /** Not at all. */
    NOT
  }

  private final BoundModule module;
  private final SetDeclarations declarations;

  /** Of a module. */
  public SnapshotMembers(BoundModule module, SetDeclarations declarations) {
    this.module = module;
    this.declarations = declarations;
  }

  /** The fields of one class that are members of a set, in its order. */
  public List<VariableElement> all(TypeElement type, AtomicSetModel set) {
    return ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(f -> declarations.of(f).contains(set))
        .toList();
  }

  /** Those of them that a snapshot holds. */
  public List<VariableElement> held(TypeElement type, AtomicSetModel set) {
    return all(type, set).stream().filter(this::isHeld).toList();
  }

  /** Whether a snapshot holds a member: one that never changes is read where it is. */
  public boolean isHeld(VariableElement member) {
    return !member.getModifiers().contains(Modifier.FINAL) || how(member) != Held.AS_IT_IS;
  }

  /** How a snapshot holds a member. */
  public Held how(VariableElement member) {
    TypeMirror type = member.asType();
    if (mentionsVariable(type)) { // the class of snapshots is outside of its scope
      return Held.NOT;
    }
    if (type instanceof ArrayType array) {
      TypeMirror element = array.getComponentType();
      while (element instanceof ArrayType inner) {
        element = inner.getComponentType();
      }
      return isValue(element, new ArrayList<>()) ? Held.ARRAY : Held.NOT;
    }
    if (isValue(type, new ArrayList<>())) {
      return Held.AS_IT_IS;
    }
    boolean copied =
        type instanceof DeclaredType d
            && COLLECTIONS.contains(name(d))
            && !d.getTypeArguments().isEmpty()
            && d.getTypeArguments().stream().allMatch(a -> isValue(a, new ArrayList<>()));
    return copied ? Held.COLLECTION : Held.NOT;
  }

  private static boolean mentionsVariable(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return mentionsVariable(array.getComponentType());
    }
    return type instanceof TypeVariable
        || type instanceof WildcardType w
            && (w.getExtendsBound() != null && mentionsVariable(w.getExtendsBound())
                || w.getSuperBound() != null && mentionsVariable(w.getSuperBound()))
        || type instanceof DeclaredType d
            && (d.getTypeArguments().stream().anyMatch(SnapshotMembers::mentionsVariable)
                || mentionsVariable(d.getEnclosingType()));
  }

  /** Whether a value of a type is no more than a value for those who read the set. */
  public boolean isValue(TypeMirror type) {
    return isValue(type, new ArrayList<>());
  }

  /**
   * @param within the classes whose fields are looked at: one may refer to its own kind
   */
  private boolean isValue(TypeMirror type, List<Element> within) {
    if (SetDeclarations.isImmutable(type)) {
      return true;
    }
    if (!(type instanceof DeclaredType declared)) {
      return false;
    }
    TypeElement element = (TypeElement) declared.asElement();
    if (!declarations.of(element).isEmpty() || within.contains(element)) {
      return true;
    }
    boolean fields =
        element.getKind() == ElementKind.RECORD
            || (module.declaration(element) != null // else private fields need not be seen
                && element.getKind() == ElementKind.CLASS
                && element.getModifiers().contains(Modifier.FINAL)
                && element.getSuperclass().toString().equals("java.lang.Object")
                && !isInner(element));
    if (!fields) {
      return false;
    }
    within.add(element);
    boolean value =
        ElementFilter.fieldsIn(element.getEnclosedElements()).stream()
            .filter(f -> !f.getModifiers().contains(Modifier.STATIC))
            .allMatch(
                f ->
                    f.getModifiers().contains(Modifier.FINAL)
                        && isValue(module.types().asMemberOf(declared, f), within));
    within.remove(element);
    return value;
  }

  /** Whether an object has one around it. */
  private static boolean isInner(TypeElement type) {
    return type.getEnclosingElement().getKind() != ElementKind.PACKAGE
        && !type.getModifiers().contains(Modifier.STATIC);
  }

  private static String name(DeclaredType type) {
    return ((TypeElement) type.asElement()).getQualifiedName().toString();
  }
}
