package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.PUTFIELD;

import java.util.Objects;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LineNumberNode;

/**
 * What is checked behind a loop: slots of an array, or of each of some rows of an array of arrays,
 * which the loop or one inside it accesses; or a field of an object.
 *
 * @param instruction that makes the access
 * @param array where the array of slots or rows, or the object, comes from
 * @param rows which rows; null if the array itself has the slots
 * @param slots which slots; of a field, how often it is accessed
 * @param line its line; null if that is not known
 */
record NestedAccess(
    AbstractInsnNode instruction,
    Strides.Line array,
    Extent rows,
    Extent slots,
    LineNumberNode line) {

  /** The field; null if it is a slot. */
  FieldInsnNode field() {
    return instruction instanceof FieldInsnNode f ? f : null;
  }

  boolean writes() {
    int op = instruction.getOpcode();
    return field() == null ? CountedLoop.isStore(op) : op == PUTFIELD;
  }

  /** Whether both are to the same location in each iteration of their loop. */
  boolean isSame(NestedAccess o) {
    return isSameField(field(), o.field())
        && array.isSamePlace(o.array)
        && Objects.equals(rows, o.rows)
        && slots.equals(o.slots);
  }

  /**
   * Whether two instructions are to one field of an object, or both null. A field may hide another
   * one of its name.
   */
  static boolean isSameField(FieldInsnNode f, FieldInsnNode g) {
    return f == null || g == null
        ? f == g
        : f.name.equals(g.name) && f.desc.equals(g.desc) && f.owner.equals(g.owner);
  }
}
