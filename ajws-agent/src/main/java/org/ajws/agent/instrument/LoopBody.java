package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The code from a label to the last jump back to it, if that is entered at the label only.
 *
 * @param first the label
 * @param last the jump
 * @param assigned the locals that it assigns
 * @param fields those that it writes
 * @param writesReferences whether it writes slots that hold references
 */
record LoopBody(
    AbstractInsnNode first,
    AbstractInsnNode last,
    Set<Integer> assigned,
    Set<String> fields,
    boolean writesReferences) {

  /** Null if it is entered elsewhere, too, or no jump leads back to the label. */
  static LoopBody at(MethodNode m, LabelNode first) {
    int from = m.instructions.indexOf(first);
    int to = -1;
    for (AbstractInsnNode i : m.instructions) {
      if (targets(i).contains(first)) {
        to = Math.max(to, m.instructions.indexOf(i));
      }
    }
    if (to < from) {
      return null;
    }
    for (AbstractInsnNode i : m.instructions) {
      if (!isWithin(m, i, from, to)) {
        for (LabelNode target : targets(i)) {
          if (target != first && isWithin(m, target, from, to)) {
            return null;
          }
        }
      }
    }
    for (TryCatchBlockNode t : m.tryCatchBlocks) {
      if (isWithin(m, t.handler, from, to)
          && !(isWithin(m, t.start, from, to) && isWithin(m, t.end, from, to))) {
        return null;
      }
    }
    return of(first, m.instructions.get(to));
  }

  private static LoopBody of(LabelNode first, AbstractInsnNode last) {
    Set<Integer> assigned = new HashSet<>();
    Set<String> fields = new HashSet<>();
    boolean references = false;
    for (AbstractInsnNode i = first; i != last; i = i.getNext()) {
      int op = i.getOpcode();
      if (i instanceof IincInsnNode step) {
        assigned.add(step.var);
      } else if (i instanceof VarInsnNode v && op >= ISTORE && op <= ASTORE) {
        assigned.add(v.var);
        if (op == LSTORE || op == DSTORE) {
          assigned.add(v.var + 1);
        }
      } else if (op == PUTFIELD || op == PUTSTATIC) {
        fields.add(((FieldInsnNode) i).name);
      }
      references |= op == AASTORE;
    }
    return new LoopBody(first, last, assigned, fields, references);
  }

  private static boolean isWithin(MethodNode m, AbstractInsnNode i, int from, int to) {
    int at = m.instructions.indexOf(i);
    return at >= from && at <= to;
  }

  /** Where an instruction may lead, but to the next one; each once. */
  static Set<LabelNode> targets(AbstractInsnNode i) {
    if (i instanceof JumpInsnNode jump) {
      return Set.of(jump.label);
    }
    if (i.getOpcode() != TABLESWITCH && i.getOpcode() != LOOKUPSWITCH) {
      return Set.of();
    }
    Set<LabelNode> all = new HashSet<>();
    if (i instanceof TableSwitchInsnNode s) {
      all.addAll(s.labels);
      all.add(s.dflt);
    } else if (i instanceof LookupSwitchInsnNode s) {
      all.addAll(s.labels);
      all.add(s.dflt);
    }
    return all;
  }

  /** Whether what a location contains may be another value when it begins again. */
  boolean writes(String fieldOrSlot) {
    if (fieldOrSlot.equals(ValueNumbers.SLOT)) {
      return writesReferences;
    }
    String name = fieldOrSlot.substring(fieldOrSlot.lastIndexOf('.') + 1);
    return fields.contains(name.substring(0, name.indexOf(' ')));
  }
}
