package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Reads that are part of a write, as in {@code a[i] += x * y}: between the two nothing of the
 * program runs and nothing can be thrown, so that the check of the write is one of the read, too.
 *
 * <pre>
 *   array, index, DUP2, DALOAD, (locals, numbers, arithmetic), DASTORE
 * </pre>
 */
final class CompoundAccesses {
  private static final Set<String> HARMLESS = Set.of("abs", "max", "min", "sqrt");

  private CompoundAccesses() {}

  /** The instructions of a method that read such slots. */
  static Set<AbstractInsnNode> reads(MethodNode m) {
    Set<AbstractInsnNode> reads = new HashSet<>();
    for (AbstractInsnNode i : m.instructions) {
      AbstractInsnNode load = i.getOpcode() == DUP2 ? i.getNext() : null;
      if (load != null && load.getOpcode() >= IALOAD && load.getOpcode() <= SALOAD) {
        if (isWritten(load)) {
          reads.add(load);
        }
      }
    }
    return reads;
  }

  /** Whether what was read, or what was made of it, is stored where it came from. */
  private static boolean isWritten(AbstractInsnNode load) {
    int store = load.getOpcode() - IALOAD + IASTORE;
    int values = 1; // above array and index
    for (AbstractInsnNode i = load.getNext(); i != null && values > 0; i = i.getNext()) {
      if (i.getOpcode() == store && store != AASTORE) {
        return values == 1;
      }
      Integer change = change(i);
      if (change == null) {
        return false;
      }
      values += change;
    }
    return false;
  }

  /**
   * By how many values the stack grows; null for what can throw, branch, run code or reach further
   * down than two values.
   */
  private static Integer change(AbstractInsnNode i) {
    int op = i.getOpcode();
    if (i instanceof LdcInsnNode constant) {
      return constant.cst instanceof Number ? 1 : null;
    }
    if ((op >= ICONST_M1 && op <= SIPUSH) || (op >= ILOAD && op <= DLOAD)) {
      return 1;
    }
    if ((op >= INEG && op <= DNEG) || (op >= I2L && op <= I2S)) {
      return 0;
    }
    if (op == IDIV || op == LDIV || op == IREM || op == LREM) {
      return null;
    }
    if ((op >= IADD && op <= LXOR) || (op >= LCMP && op <= DCMPG)) {
      return -1;
    }
    if (i instanceof MethodInsnNode call && isHarmless(call)) {
      return 1 - Type.getArgumentTypes(call.desc).length;
    }
    return null;
  }

  /** Whether a call runs nothing of the program and cannot throw. */
  static boolean isHarmless(MethodInsnNode call) {
    return call.owner.equals("java/lang/Math") && HARMLESS.contains(call.name);
  }
}
