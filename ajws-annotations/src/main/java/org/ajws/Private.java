package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a local variable, declared before a parallel loop or an async, of which every task has its
 * own copy.
 *
 * <pre>{@code
 * @Private double[] temp = new double[n];
 * for (@ParallelFor int i = 0; i < rows; i++) transform(a[i], temp);
 * }</pre>
 *
 * <p><b>Meaning</b>
 *
 * <p>A task starts with the value that the variable had when the loop or async began. An array is
 * copied in all its dimensions and a {@code Cloneable} is cloned, once per task and not per
 * iteration; a value that cannot change stays as it is. What tasks leave in their copies is lost.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>The variable as it stands: iterations see what earlier ones left in it. A body whose result
 * depends on that is not race-free; use the copy as scratch space.
 *
 * <p><b>Rejected</b>
 *
 * <p>Reading the variable, or what is in its array, after the region before assigning it; a type
 * that cannot be copied, where a task may use the value that it starts with; the annotation on
 * anything but a local variable.
 */
@Documented
@Target(ElementType.LOCAL_VARIABLE)
@Retention(RetentionPolicy.SOURCE)
public @interface Private {}
