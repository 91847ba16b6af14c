package org.ajws.processor.emit.sets;

import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;

/** Names the locks of sets in the places where they are taken. */
final class LockReceiver {
  private final SetDeclarations declarations;

  LockReceiver(SetDeclarations declarations) {
    this.declarations = declarations;
  }

  /** Whether there is a lock in every case: the object cannot be null, and its class has one. */
  boolean isCertain(SetUse use) {
    return use.set().isStatic()
        || (use.via() == null && use.level().getKind() != ElementKind.INTERFACE);
  }

  /** The expression that gives the lock of a set, seen from a piece of code. */
  String lock(SetUse use, Code code, LockKind kind) {
    return call(use, code, Naming.lock(use.set(), kind) + "()");
  }

  /** The same for what another method of the object or class gives. */
  String call(SetUse use, Code code, String accessor) {
    boolean own = use.via() == null && !use.set().isStatic() && use.level().equals(code.type());
    return own && isMoved(use, code)
        ? own(use, code) + "." + accessor
        : call(use, code.type(), accessor);
  }

  /** The object itself, of a set of the {@code this} of the code. */
  String own(SetUse use, Code code) {
    return isMoved(use, code) ? use.level().getSimpleName() + ".this" : "this";
  }

  /** Whether it is a statement, which may come to stand in a class made of the body of a loop. */
  private static boolean isMoved(SetUse use, Code code) {
    return code.kind() == Code.Kind.STATEMENT
        && use.level().getNestingKind() != NestingKind.ANONYMOUS;
  }

  /** The object that has the set, as an expression that can be compared with others. */
  String object(SetUse use, TypeElement from) {
    if (use.via() == null) {
      return use.level().equals(from) || use.level().getNestingKind() == NestingKind.ANONYMOUS
          ? "this"
          : use.level().getSimpleName() + ".this";
    }
    boolean ownField =
        use.via().getKind() == ElementKind.FIELD && use.via().getEnclosingElement().equals(from);
    return (ownField ? "this." : "") + use.via().getSimpleName();
  }

  /** The lock, seen from code of a class. */
  String lock(SetUse use, TypeElement from, LockKind kind) {
    return call(use, from, Naming.lock(use.set(), kind) + "()");
  }

  private String call(SetUse use, TypeElement from, String accessor) {
    if (use.set().isStatic()) {
      return nameFrom(use.set().owner(), from) + "." + accessor;
    }
    if (use.via() != null) {
      return ofVariable(use, from, accessor);
    }
    if (use.level().equals(from)) {
      return use.level().getKind() == ElementKind.INTERFACE
          ? "("
              + orProxy("this", use).substring(" || ".length())
              + " ? null : this."
              + accessor
              + ")"
          : "this." + accessor;
    }
    // The this of an anonymous class has no name in a class inside it.
    boolean anonymous = use.level().getNestingKind() == NestingKind.ANONYMOUS;
    return (anonymous ? "" : use.level().getSimpleName() + ".this.") + accessor;
  }

  private String ofVariable(SetUse use, TypeElement from, String accessor) {
    VariableElement variable = use.via();
    boolean ownField =
        variable.getKind() == ElementKind.FIELD && variable.getEnclosingElement().equals(from);
    String name = (ownField ? "this." : "") + variable.getSimpleName();
    if (declarations.ofType(variable.asType()).contains(use.set())) {
      return "("
          + name
          + " == null"
          + orProxy(name, use)
          + " ? null : "
          + name
          + "."
          + accessor
          + ")";
    }
    AtomicSetModel set = use.set(); // the parameter of equals is an Object
    String type = typeName(set.owner()) + wildcards(set.owner());
    return "("
        + name
        + " instanceof "
        + type
        + " ? (("
        + type
        + ") "
        + name
        + ")."
        + accessor
        + " : null)";
  }

  /** A proxy has no lock; its handler would be asked for one. */
  private static String orProxy(String name, SetUse use) {
    return use.set().owner().getKind() == ElementKind.INTERFACE
        ? " || (java.lang.Object) " + name + " instanceof java.lang.reflect.Proxy"
        : "";
  }

  /** The name of a class where an expression stands: a variable may have that of its package. */
  static String nameFrom(TypeElement type, TypeElement from) {
    String name = typeName(type);
    boolean sameFile = outermost(type).equals(outermost(from));
    Element around = outermost(type).getEnclosingElement();
    return sameFile
            && type.getNestingKind() != NestingKind.LOCAL
            && around instanceof PackageElement p
            && !p.isUnnamed()
        ? name.substring(p.getQualifiedName().length() + 1)
        : name;
  }

  private static Element outermost(Element type) {
    Element at = type;
    while (!(at.getEnclosingElement() instanceof PackageElement)) {
      at = at.getEnclosingElement();
    }
    return at;
  }

  private static String typeName(TypeElement type) {
    return type.getNestingKind() == NestingKind.LOCAL
        ? type.getSimpleName().toString()
        : type.getQualifiedName().toString();
  }

  private static String wildcards(TypeElement type) {
    int n = type.getTypeParameters().size();
    return n == 0 ? "" : "<" + "?, ".repeat(n - 1) + "?>";
  }
}
