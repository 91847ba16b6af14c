package org.ajws.agent.instrument;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.objectweb.asm.Opcodes.*;

import org.junit.jupiter.api.Test;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Which code is that of a loop. */
class LoopBodyTest {
  /** As the compiler of Eclipse puts them: the test is behind the body, which is left by a jump. */
  @Test
  void whereABreakLeadsNoLoopBegins() {
    MethodNode m = new MethodNode(ACC_STATIC, "m", "(I)V", null, null);
    LabelNode body = new LabelNode();
    LabelNode test = new LabelNode();
    LabelNode end = new LabelNode();
    m.maxLocals = 1;
    m.maxStack = 2;
    m.instructions.add(new JumpInsnNode(GOTO, test));
    m.instructions.add(body);
    m.instructions.add(new VarInsnNode(ILOAD, 0));
    m.instructions.add(new JumpInsnNode(IFEQ, end));
    m.instructions.add(test);
    m.instructions.add(new VarInsnNode(ILOAD, 0));
    m.instructions.add(new JumpInsnNode(IFNE, body));
    m.instructions.add(end);
    m.instructions.add(new InsnNode(RETURN));
    assertNull(LoopBody.at(m, end));
  }
}
