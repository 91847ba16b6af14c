package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a local variable, declared before a parallel loop or a finish, that collects a result over
 * its iterations or asyncs.
 *
 * <pre>{@code
 * @Reduce(SUM) double s = 0;
 * for (@ParallelFor int i = 0; i < n; i++) s += a[i];
 * }</pre>
 *
 * <p><b>Meaning</b>
 *
 * <p>Each task updates a private partial result that starts at the operation's identity. At the
 * join they are combined with the value that the variable had before, in the order of the
 * iterations, so an associative operation suffices. Outside the loop or finish it is an ordinary
 * variable.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>The variable as it stands. One worker gives exactly that; with more, a floating-point result
 * may round differently unless {@link #deterministic()} is set.
 *
 * <p><b>Rejected</b>
 *
 * <p>Inside a parallel loop or finish that updates it, any use in another form than those listed at
 * {@link ReduceOp} (or {@code s = reducer.combine(s, e)} on an instance of {@link #by()}); an
 * operation that does not fit the type; both or neither of {@link #value()} and {@link #by()}; the
 * annotation on anything but a local variable.
 */
@Documented
@Target(ElementType.LOCAL_VARIABLE)
@Retention(RetentionPolicy.SOURCE)
public @interface Reduce {
  /**
   * The operation.
   *
   * @return the operation, or {@link ReduceOp#BY_REDUCER} when {@link #by()} names it
   */
  ReduceOp value() default ReduceOp.BY_REDUCER;

  /**
   * The class whose {@link Reducer#combine} is the operation, instead of {@link #value()}.
   *
   * @return a class implementing {@link Reducer} for the type of the variable
   */
  @SuppressWarnings("rawtypes") // a generic reducer's class literal is raw
  Class<? extends Reducer> by() default Reducer.None.class;

  /**
   * Whether floating-point results have the same bits for every number of workers: the iterations
   * are cut into blocks that depend on their count alone, and the blocks combined in order. The
   * bits may differ from the untranslated program's.
   *
   * @return true for the same bits on every number of workers
   */
  boolean deterministic() default false;
}
