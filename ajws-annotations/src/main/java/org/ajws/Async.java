package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a local variable whose initialiser may run at the same time as what follows it.
 *
 * <pre>{@code
 * @Async int a = fib(n - 1);
 * int b = fib(n - 2);
 * return a + b;                 // joins a
 * }</pre>
 *
 * <p><b>Meaning</b>
 *
 * <p>The initialiser is joined before the first use of the variable, and at the end of its block at
 * the latest. Capturing the variable in a lambda is a use. What the initialiser has written is
 * visible after the join. A statement without a value is written with a label instead: {@code
 * async: stmt}.
 *
 * <p>A local {@code @Async Future<T> f = Future.of(expr);} (package {@code org.ajws.sync} of the
 * runtime) is a future: {@code expr} may run until the end of the enclosing finish, and nothing but
 * {@code f.get()} waits for it.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>The declaration as it stands.
 *
 * <p><b>Exceptions</b>
 *
 * <p>An exception of the initialiser is thrown at the join; a {@code try} around the join sees it.
 *
 * <p><b>Rejected</b>
 *
 * <p>The annotation on anything but a local variable with an initialiser; any other assignment of
 * the variable; jumps out of the initialiser.
 *
 * <p>Source: {@code async} of [1] and [3].
 */
@Documented
@Target(ElementType.LOCAL_VARIABLE)
@Retention(RetentionPolicy.SOURCE)
public @interface Async {}
