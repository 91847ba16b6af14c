package org.ajws.runtime;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The stamp that the translator puts on each top-level type of a file that it has translated. */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface Translated {
  /**
   * The source that was translated.
   *
   * @return its SHA-256, in hexadecimal digits
   */
  String digest();

  /**
   * The target that the translator emitted for.
   *
   * @return its name, for example {@code trycatch}
   */
  String target();

  /**
   * What the translation is known by: a compilation of some files of a module tells by it whether
   * the classes of the others are still what they would become.
   *
   * @return digits that another translation of the same source does not have; empty where the
   *     translation was written to a file
   */
  String code() default "";
}
