package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Takes a method out of the units of work of its class ({@link AtomicSet}).
 *
 * <p><b>Meaning</b>
 *
 * <p>The method takes no lock. It may call units, which then happen at once each by itself.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>None.
 *
 * <p><b>Rejected</b>
 *
 * <p>Touching a member of a set in the method; the annotation on an override of a unit that touches
 * members.
 *
 * <p>Source: [1].
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.CLASS)
public @interface NotAtomic {}
