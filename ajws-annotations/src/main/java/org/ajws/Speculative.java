package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what a speculative loop ({@link ParallelFor#speculative()}) does with calls of a method or
 * constructor, in place of following it.
 *
 * <pre>{@code
 * @Speculative(PURE) static native double noise(double x, double y);
 * }</pre>
 *
 * <p><b>Meaning</b>
 *
 * <p>See {@link SpeculationPolicy}. It holds for what overrides the method, too. Without it methods
 * of the module are followed, methods of the JDK go by a table, and what is unknown is {@link
 * SpeculationPolicy#IRREVOCABLE}. The translator believes it: a method that is not what it says
 * makes results wrong.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>None.
 *
 * <p><b>Rejected</b>
 *
 * <p>{@link SpeculationPolicy#DEFERRED} on what returns something.
 *
 * <p>Source: the whitelist and the system calls of transactional code in [4].
 */
@Documented
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.CLASS)
public @interface Speculative {
  /**
   * What is done with calls.
   *
   * @return the policy
   */
  SpeculationPolicy value();
}
