package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a {@code for} loop whose iterations may run at the same time; it stands on the loop
 * variable.
 *
 * <pre>{@code
 * for (@ParallelFor int i = 0; i < n; i++) c[i] = a[i] + b[i];
 * for (@ParallelFor Doc d : docs) index(d);
 * }</pre>
 *
 * <p><b>Meaning</b>
 *
 * <p>The iterations run in any order and on any worker. The loop statement ends when all of them
 * have ended. Whatever an iteration has written is visible after the loop; whatever was written
 * before the loop is visible in every iteration. Between iterations there is no order and no
 * visibility.
 *
 * <ul>
 *   <li><b>Split lazily</b>: an {@code int} or {@code long} variable; {@code < <= > >= !=}; a
 *       constant or loop-invariant step, up or down; a bound that the body does not change ({@code
 *       list.size()} is read once). Arrays and {@code RandomAccess} lists go by index, other {@code
 *       Iterable}s by their {@code Spliterator} where it is sized.
 *   <li><b>In order, bodies spawned</b>: any other header ({@code Iterator}, linked lists, {@code i
 *       *= 2}).
 * </ul>
 *
 * The body reads enclosing locals as they were when the loop began. It may assign an enclosing
 * local only if that is declared {@link Reduce} or {@link Private}, or if each iteration writes it
 * before reading it and nothing reads it after the loop.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>The {@code for} loop as it stands. One worker executes exactly that.
 *
 * <p><b>Exceptions</b>
 *
 * <p>An exception that leaves an iteration is thrown by the loop statement. It cancels iterations
 * that have not started; those that have are waited for, and their exceptions become suppressed
 * ones. {@code AjwsRuntime.cancel()} in the body cancels without an exception.
 *
 * <p><b>Speculative loops</b>
 *
 * <p>With {@code speculative = true} iterations run ahead in chunks, what they touch is watched,
 * and they commit in order; one that has read what an earlier one changed is rolled back and run
 * again. Where it can be told before which slots of arrays a chunk touches, it waits for those that
 * it overlaps instead. The result is bit for bit that of the serial loop. {@code break}, {@code
 * return} and {@code continue} of a loop around may leave such a loop; what iterations share is not
 * checked. What calls of other code may do is said by {@link Speculative}.
 *
 * <p><b>Rejected</b>
 *
 * <p>The annotation anywhere but on the variable of a {@code for}; assigning the loop variable or
 * what the bound reads in the body; {@code return}, {@code break}, {@code yield} or {@code
 * continue} that leaves the body (except {@code continue} of this loop); assigning any other
 * enclosing local; a write that certainly reaches the same place in two iterations, for example a
 * shared scratch array.
 *
 * <p>Source: the parallel loops of [1], there an {@code async} block over a {@code for}.
 */
@Documented
@Target(ElementType.LOCAL_VARIABLE)
@Retention(RetentionPolicy.SOURCE)
public @interface ParallelFor {
  /**
   * Whether iterations run ahead, are watched, and commit in order.
   *
   * @return false: nothing is watched, and the iterations must not depend on each other
   */
  boolean speculative() default false;

  /**
   * How many chunks of a speculative loop may be under way.
   *
   * @return 0: the runtime chooses
   */
  int window() default 0;

  /**
   * How many iterations a chunk of a speculative loop has.
   *
   * @return 0: the runtime chooses
   */
  int chunk() default 0;

  /**
   * How the chunks of a speculative loop are kept apart.
   *
   * @return {@link SpeculationBackend#AUTO}: the translator chooses
   */
  SpeculationBackend backend() default SpeculationBackend.AUTO;

  /**
   * How many neighbouring slots of an array the chunks of a speculative loop tell apart only
   * together: a block from a multiple of it on. Two chunks that touch different slots of one block
   * then wait for each other, or conflict, as if they were the same; in return there is less to
   * note and to compare. What the loop does is the same.
   *
   * @return a power of two up to 4,096; 1: each slot is one; 0: the runtime chooses
   */
  int granularity() default 0;
}
