package org.ajws.agent.instrument;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.objectweb.asm.Opcodes.*;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** What the code of a loop changes. */
class LoopRegionTest {
  /** Another compiler than javac may have had something else in the second half before. */
  @Test
  void aLocalOfTwoWordsIsTwo() {
    MethodNode m = new MethodNode(ACC_STATIC, "m", "(II)V", null, null);
    LabelNode head = new LabelNode();
    LabelNode end = new LabelNode();
    m.instructions.add(head);
    m.instructions.add(new FrameNode(F_NEW, 2, new Object[] {INTEGER, INTEGER}, 0, null));
    m.instructions.add(new VarInsnNode(ILOAD, 0));
    m.instructions.add(new VarInsnNode(ILOAD, 1));
    m.instructions.add(new JumpInsnNode(IF_ICMPGE, end));
    m.instructions.add(new InsnNode(LCONST_0));
    m.instructions.add(new VarInsnNode(LSTORE, 2));
    m.instructions.add(new IincInsnNode(1, 1));
    m.instructions.add(new JumpInsnNode(GOTO, head));
    m.instructions.add(end);
    m.instructions.add(new FrameNode(F_NEW, 2, new Object[] {INTEGER, INTEGER}, 0, null));
    m.instructions.add(new InsnNode(RETURN));
    List<LoopRegion> loops = LoopRegion.of(m);
    assertEquals(1, loops.size());
    assertEquals(Set.of(1, 2, 3), loops.get(0).changed());
  }
}
