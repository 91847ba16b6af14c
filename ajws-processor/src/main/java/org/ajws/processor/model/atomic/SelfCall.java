package org.ajws.processor.model.atomic;

import com.sun.source.util.TreePath;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * A call of an instance method on {@code this}, {@code super} or an enclosing {@code this}.
 *
 * @param code the innermost code around it
 * @param path to the invocation or method reference
 * @param callee the method that the call names
 * @param level the class whose {@code this} is called
 * @param viaSuper whether exactly {@code callee} runs, whatever overrides it
 */
public record SelfCall(
    Code code, TreePath path, ExecutableElement callee, TypeElement level, boolean viaSuper) {}
