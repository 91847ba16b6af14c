package org.ajws.runtime;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks what the translator has added to a class and nobody wrote: frames and slow versions of
 * methods, the state of tasks, locks. By its name, and because it is in the class file, tools that
 * judge code can leave it alone: coverage by JaCoCo counts the user's own methods only, and a
 * filter of SpotBugs can name it.
 */
@Documented
@Target({ElementType.TYPE, ElementType.METHOD, ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.CLASS)
public @interface Generated {}
