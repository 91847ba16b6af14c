package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashMap;
import java.util.Map;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Locals of a method in which accesses to arrays remember the array that they saw last, and its
 * shadow: two for each place that arrays come from, up to a number. Accesses to the array in one
 * local, or in one field, share theirs: what is remembered is compared with the array at hand, so
 * it does not matter if the local has another one by then.
 */
final class ShadowCaches {
  private static final int MOST = 24;

  private final MethodNode m;
  private final int first;
  private final int count;

  /** For each access, which of the pairs it has. */
  private final Map<AbstractInsnNode, Integer> pairs = new HashMap<>();

  /**
   * Reserves the locals; what wants others of its own comes behind.
   *
   * @param owner the method's class
   */
  ShadowCaches(String owner, MethodNode m) {
    this.m = m;
    this.first = m.maxLocals;
    this.count = m.name.equals("<clinit>") ? 0 : assign(owner);
    m.maxLocals += 2 * count;
  }

  private int assign(String owner) {
    Map<Object, Integer> places = new HashMap<>();
    Frame<SourceValue>[] frames = null;
    AbstractInsnNode[] code = m.instructions.toArray();
    for (int k = 0; k < code.length; k++) {
      int op = code[k].getOpcode();
      boolean load = op >= IALOAD && op <= SALOAD;
      if (load || (op >= IASTORE && op <= SASTORE)) {
        frames = frames == null ? frames(owner) : frames;
        Object place = frames[k] == null ? code[k] : place(frames[k], load, code[k]);
        Integer pair = places.get(place);
        if (pair == null && places.size() < MOST) {
          pair = places.size();
          places.put(place, pair);
        }
        if (pair != null) {
          pairs.put(code[k], pair);
        }
      }
    }
    return places.size();
  }

  private Frame<SourceValue>[] frames(String owner) {
    try {
      return new Analyzer<>(new SourceInterpreter()).analyze(owner, m);
    } catch (AnalyzerException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Where the array of an access comes from. */
  private static Object place(Frame<SourceValue> frame, boolean load, AbstractInsnNode access) {
    SourceValue array = frame.getStack(frame.getStackSize() - (load ? 2 : 3));
    if (array.insns.size() != 1) {
      return access;
    }
    AbstractInsnNode from = array.insns.iterator().next();
    if (from instanceof VarInsnNode v && v.getOpcode() == ALOAD) {
      return v.var;
    }
    return from instanceof FieldInsnNode f ? f.owner + "." + f.name : from;
  }

  /** The first of the two locals of an access; negative if it has none. */
  int of(AbstractInsnNode access) {
    Integer pair = pairs.get(access);
    return pair == null ? -1 : first + 2 * pair;
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
    for (int k = 0; k < count; k++) {
      FrameLocals.set(f, first + 2 * k, "java/lang/Object");
      FrameLocals.set(f, first + 2 * k + 1, "[J");
    }
  }
}
