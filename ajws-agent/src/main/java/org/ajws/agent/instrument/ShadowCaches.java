package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Locals of a method in which accesses to arrays remember the array that they saw last, and its
 * shadow: two for each access, up to a number.
 */
final class ShadowCaches {
  private static final int MOST = 24;

  private final MethodNode m;
  private final int first;
  private final int count;
  private int given;

  /** Reserves the locals; what wants others of its own comes behind. */
  ShadowCaches(MethodNode m) {
    this.m = m;
    this.first = m.maxLocals;
    int accesses = 0;
    if (!m.name.equals("<clinit>")) {
      for (AbstractInsnNode i : m.instructions) {
        int op = i.getOpcode();
        accesses += (op >= IALOAD && op <= SALOAD) || (op >= IASTORE && op <= SASTORE) ? 1 : 0;
      }
    }
    this.count = Math.min(MOST, accesses);
    m.maxLocals += 2 * count;
  }

  /** The first of two locals for another access; negative if there are no more. */
  int next() {
    return given == count ? -1 : first + 2 * given++;
  }

  /** Sets them at the method's start, and names them in its stack maps. */
  void declare() {
    if (count == 0) {
      return;
    }
    for (AbstractInsnNode i : m.instructions) {
      if (i instanceof FrameNode f) {
        extend(f);
      }
    }
    InsnList start = new InsnList();
    for (int k = 0; k < 2 * count; k++) {
      start.add(new InsnNode(ACONST_NULL));
      start.add(new VarInsnNode(ASTORE, first + k));
    }
    m.instructions.insert(start);
  }

  private void extend(FrameNode f) {
    List<Object> locals = f.local == null ? new ArrayList<>() : new ArrayList<>(f.local);
    int size = 0;
    for (Object o : locals) {
      size += o == LONG || o == DOUBLE ? 2 : 1;
    }
    for (; size < first; size++) {
      locals.add(TOP);
    }
    for (int k = 0; k < count; k++) {
      locals.add("java/lang/Object");
      locals.add("[J");
    }
    f.local = locals;
  }
}
