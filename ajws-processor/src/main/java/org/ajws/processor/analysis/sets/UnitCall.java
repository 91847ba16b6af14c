package org.ajws.processor.analysis.sets;

import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.program.sets.Code;

/**
 * A call of a method or constructor.
 *
 * @param code the innermost code around it
 * @param path to the invocation, method reference or {@code new} expression; what makes an implicit
 *     call
 * @param callee the method that the call names
 * @param level the class whose {@code this} is called; null for another object, or none
 * @param receiver what is known of the object that is called
 * @param arguments what is known of the arguments
 * @param viaSuper whether exactly {@code callee} runs, whatever overrides it
 * @param implicit whether nobody writes the call: Java or its library makes it here
 */
public record UnitCall(
    Code code,
    TreePath path,
    ExecutableElement callee,
    TypeElement level,
    AbstractObject receiver,
    List<AbstractObject> arguments,
    boolean viaSuper,
    boolean implicit) {}
