package org.ajws;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Makes the whole body of a method or constructor a finish: it returns only when every async
 * started inside it, also in methods that it calls, has ended. A block is made a finish by a label:
 * {@code finish: { ... }}.
 *
 * <p><b>Meaning</b>
 *
 * <p>Each {@code return} waits before its expression is evaluated. What the asyncs have written is
 * visible afterwards. A call from a thread that is no worker is a finish by itself.
 *
 * <p><b>Serial meaning</b>
 *
 * <p>None: the method as it stands.
 *
 * <p><b>Exceptions</b>
 *
 * <p>An exception that leaves an async of this finish is thrown by the method; it cancels what has
 * not started, what has is waited for. Further ones become suppressed exceptions. A checked
 * exception of an async must be declared by the method.
 *
 * <p><b>Rejected</b>
 *
 * <p>The annotation on an abstract or native method.
 *
 * <p>Source: {@code finish} of [1] and [3].
 */
@Documented
@Target({ElementType.METHOD, ElementType.CONSTRUCTOR})
@Retention(RetentionPolicy.CLASS)
public @interface Finish {}
