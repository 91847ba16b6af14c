package org.ajws.processor.rule.sets;

import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * The object that a {@code synchronized} locks.
 *
 * @param text as it is written
 * @param type of the object; null where it is not known
 * @param level the class whose {@code this} it is, or whose {@code this} has the field; null for
 *     another object
 * @param variable the field, parameter or local that names it; null for a {@code this} or a class
 * @param value of an object that all who name its value have: what {@link InternedObjects} knows of
 *     it; null for others
 */
record Monitor(
    String text, TypeElement type, TypeElement level, VariableElement variable, Object value) {

  /** That of the {@code this} of a class. */
  static Monitor ofThis(TypeElement level) {
    return new Monitor("this", level, level, null, null);
  }

  /** That of a class. */
  static Monitor ofClass(TypeElement type) {
    return new Monitor(type.getSimpleName() + ".class", type, null, null, type);
  }

  /** One of which nothing else is known. */
  static Monitor unknown(String text) {
    return new Monitor(text, null, null, null, null);
  }

  /** Whether it is the class {@code type} itself. */
  boolean isClass() {
    return value instanceof TypeElement;
  }
}
