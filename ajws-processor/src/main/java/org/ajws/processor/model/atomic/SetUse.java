package org.ajws.processor.model.atomic;

import javax.lang.model.element.TypeElement;

/**
 * A set of an object that a unit of work touches.
 *
 * @param level the class whose {@code this} is the object: the unit's own class or one around it
 * @param set the set, declared by {@code level} or a superclass
 */
public record SetUse(TypeElement level, AtomicSetModel set) {}
