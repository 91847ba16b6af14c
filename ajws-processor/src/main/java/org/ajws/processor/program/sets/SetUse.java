package org.ajws.processor.program.sets;

import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * A set of a known object, or of a class: what a unit of work locks.
 *
 * @param level the class whose {@code this} is the object; of a static set its class; null where
 *     the object is named by {@code via}, or unknown
 * @param via a local that is never assigned again, or a final field of {@code this}; null where the
 *     object is a {@code this}, or unknown
 * @param set the set; declared by the object's class, or a type above it
 */
public record SetUse(TypeElement level, VariableElement via, AtomicSetModel set) {

  /** A set of the {@code this} of a class. */
  public static SetUse ofThis(TypeElement level, AtomicSetModel set) {
    return set.isStatic() ? ofStatic(set) : new SetUse(level, null, set);
  }

  /** A set of the object that a variable names. */
  public static SetUse via(VariableElement variable, AtomicSetModel set) {
    return set.isStatic() ? ofStatic(set) : new SetUse(null, variable, set);
  }

  /** A set of a class. */
  public static SetUse ofStatic(AtomicSetModel set) {
    return new SetUse(set.owner(), null, set);
  }

  /**
   * A set of an object of which nothing is known. A place may ask for it; no object is known to
   * share it.
   */
  public static SetUse ofUnknown(AtomicSetModel set) {
    return new SetUse(null, null, set);
  }

  /** Whether the object is unknown. */
  public boolean isOfUnknown() {
    return level == null && via == null;
  }

  /** Whether it is a set of the {@code this} of a class. */
  public boolean isOfThis(TypeElement type) {
    return isOfThis() && level.equals(type);
  }

  /** Whether it is a set of some {@code this}. */
  public boolean isOfThis() {
    return level != null && !set.isStatic();
  }

  /**
   * The object and set in the user's words: {@code this.a}, {@code from.a}, {@code Outer.this.a}.
   */
  public String describe(TypeElement from) {
    if (set.isStatic()) {
      return set.owner().getSimpleName() + "." + set.name();
    }
    if (via != null) {
      return via.getSimpleName() + "." + set.name();
    }
    Element named = level;
    return (level.equals(from) ? "" : named.getSimpleName() + ".") + "this." + set.name();
  }
}
