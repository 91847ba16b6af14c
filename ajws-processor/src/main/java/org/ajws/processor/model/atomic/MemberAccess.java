package org.ajws.processor.model.atomic;

import com.sun.source.util.TreePath;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * A place that touches a member of a set.
 *
 * @param code the innermost code around it
 * @param path to the identifier or member select
 * @param field the member
 * @param level the class whose {@code this} is touched; null when it is another object
 * @param assigned whether the field itself is assigned here
 * @param inParallelBody whether it stands in the body of a parallel loop, or an async, of this code
 */
public record MemberAccess(
    Code code,
    TreePath path,
    VariableElement field,
    TypeElement level,
    boolean assigned,
    boolean inParallelBody) {}
