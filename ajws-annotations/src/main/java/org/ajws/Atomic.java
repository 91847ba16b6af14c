package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Joins a field, a parameter or a method to an atomic set ({@link AtomicSet}).
 *
 * <p><b>Meaning</b>
 *
 * <ul>
 *   <li>On a <b>field</b>, {@code @Atomic("a") int value;}: the field belongs to set {@code a} of
 *       its object. {@code @Atomic} alone: to every set of the class. With {@code reads = VOLATILE}
 *       it is read anywhere, without the lock, and written in units only. With {@code shared =
 *       true} the set is that of the library's object to which the field refers, for all objects
 *       that refer to it.
 *   <li>On a <b>parameter</b>, {@code void copy(@Atomic("a") Counter from)}: the method is a unit
 *       of work for set {@code a} of that object, too. {@code @Atomic} alone: for all its sets. A
 *       parameter of type {@code Object}, or of another type without sets above the class, counts
 *       with the sets of the class: the unit locks the object if it is one of the class.
 *   <li>On a <b>method</b> or constructor, {@code @Atomic("from.a")}, repeatable: the same for a
 *       field or parameter named in the text. {@code @Atomic} alone: for every set of every
 *       parameter. In a constructor the unit begins after {@code super(...)}.
 * </ul>
 *
 * The locks of a unit over several objects are taken in one global order, each once; null objects
 * are skipped.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>None.
 *
 * <p><b>Rejected</b>
 *
 * <p>A set that is not declared; a parameter whose type has no set; touching a member other than
 * through {@code this} or an object known to share the set; a static field in a set that is not
 * static.
 *
 * <p>Source: {@code atomic} and {@code unitfor} of [2].
 */
@Documented
@Target({ElementType.FIELD, ElementType.PARAMETER, ElementType.METHOD, ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.CLASS)
@Repeatable(Atomics.class)
public @interface Atomic {
  /**
   * The set: its name on a field or parameter, {@code place.name} on a method.
   *
   * @return the set; empty, the default, means every set
   */
  String value() default "";

  /**
   * Who may read the member: only units of work, or everybody. On a field only.
   *
   * @return {@link Reads#VOLATILE} for a member that is read without the lock
   */
  Reads reads() default Reads.LOCKED;

  /**
   * Whether the member refers to an object that several objects have: one of a library, like a list
   * that one object hands to others. The set then goes with that object: all whose shared member
   * refers to it have one set, with one lock. On a field only.
   *
   * @return true for a member that says which set its object has
   */
  boolean shared() default false;
}
