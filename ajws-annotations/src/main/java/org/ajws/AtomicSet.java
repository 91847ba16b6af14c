package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an atomic set: every instance of the class has a set of that name, a group of fields
 * that belong together.
 *
 * <pre>{@code
 * @AtomicSet("a")
 * class Counter {
 *   @Atomic("a") int value;
 *   void increment() { value++; }     // a unit of work: happens at once
 * }
 * }</pre>
 *
 * <p><b>Meaning</b>
 *
 * <p>Every non-static method of a class that declares or inherits sets is a <em>unit of work</em>
 * for the sets of {@code this} that it touches, from entry to exit, exceptions included. For each
 * set, an execution projected to its members is conflict-serialisable over that set's units of
 * work. Sets are independent: no two share a lock unless aliased ({@link AliasAtomic}). A unit
 * called from a unit of the same set joins it. What a member refers to and only the set's units use
 * counts as part of the set. If no member of the class names the set by {@link Atomic}, all
 * non-static fields are its members, but final ones of immutable types.
 *
 * <p>With {@link #isStatic()} the class itself has the set; its members are static fields and every
 * method of the class, static or not, is a unit for those it touches.
 *
 * <p>With {@code reads = SNAPSHOT} a unit that writes no member of the set sees all of them as they
 * were at one moment, at or after its start, and never waits.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>None: one thread needs no lock. A program that starts threads of its own needs the
 * translation.
 *
 * <p><b>Rejected</b>
 *
 * <p>The same set declared twice in a class; a set on a record or annotation type; a static field
 * as a member of a set that is not static.
 *
 * <p>Source: {@code atomicset} of [2], also in [1].
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Repeatable(AtomicSets.class)
public @interface AtomicSet {
  /**
   * The name of the set, a Java identifier.
   *
   * @return the name
   */
  String value();

  /**
   * Whether the set belongs to the class instead of each instance.
   *
   * @return true for a set of static fields
   */
  boolean isStatic() default false;

  /**
   * How units read that write no member of the set.
   *
   * @return {@link Reads#SNAPSHOT} for reads without the lock, of what a unit left at its end
   */
  Reads reads() default Reads.LOCKED;
}
