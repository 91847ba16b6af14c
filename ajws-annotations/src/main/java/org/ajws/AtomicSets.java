package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Holds the {@link AtomicSet} annotations of a class that declares several; made by the compiler.
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
public @interface AtomicSets {
  /**
   * The sets of the class.
   *
   * @return the annotations in source order
   */
  AtomicSet[] value();
}
