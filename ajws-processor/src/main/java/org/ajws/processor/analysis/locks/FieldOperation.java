package org.ajws.processor.analysis.locks;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.VariableElement;

/**
 * The one thing that a unit does to a field.
 *
 * @param form what it is
 * @param field the member
 * @param whole the expression or statement that does it
 * @param operand the value that is added, combined or compared; null where there is none
 * @param value the value that is stored, for {@link Kind#COMPARE_AND_SET}; else null
 * @param negative whether the operand is subtracted; whether a flag is negated
 * @param isUsed whether the value of the expression is used
 */
public record FieldOperation(
    Kind form,
    VariableElement field,
    TreePath whole,
    Tree operand,
    Tree value,
    boolean negative,
    boolean isUsed) {

  /** The forms of operations. */
  public enum Kind {
    /** A read. */
    READ,
    /** An assignment of a value that does not depend on the field. */
    WRITE,
    /** {@code x++} and {@code x--}; their value is the old one. */
    POSTFIX,
    /** {@code ++x} and {@code --x}. */
    PREFIX,
    /** {@code x += e}, {@code x -= e}, {@code x = x + e}. */
    ADD,
    /** {@code x |= e}. */
    OR,
    /** {@code x &= e}. */
    AND,
    /** {@code x ^= e}. */
    XOR,
    /** {@code if (x == a) x = b}. */
    COMPARE_AND_SET,
    /** {@code x = Math.min(x, e)}, {@code if (e < x) x = e}. */
    MIN,
    /** {@code x = Math.max(x, e)}, {@code if (e > x) x = e}. */
    MAX
  }

  static FieldOperation of(Kind form, VariableElement field, TreePath whole) {
    return new FieldOperation(form, field, whole, null, null, false, false);
  }
}
