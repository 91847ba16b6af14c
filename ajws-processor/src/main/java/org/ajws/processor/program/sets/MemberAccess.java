package org.ajws.processor.program.sets;

import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;

/**
 * A place that touches a member of a set, or a slot of an array that belongs to one.
 *
 * @param code the innermost code around it
 * @param path to the identifier, member select or array access
 * @param field the member; null for a slot
 * @param name of the member in the user's words
 * @param level the class whose {@code this} is touched; null when it is another object
 * @param sets the sets of the member
 * @param uses whose sets these are, in the same order; null where that is not known
 * @param assigned whether the member itself is assigned here
 * @param inParallelBody whether it stands in the body of a parallel loop, or an async, of this code
 */
public record MemberAccess(
    Code code,
    TreePath path,
    VariableElement field,
    String name,
    TypeElement level,
    List<AtomicSetModel> sets,
    List<SetUse> uses,
    boolean assigned,
    boolean inParallelBody) {}
