package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Methods that are one section: something at their begin has its counterpart at every end. */
final class MethodSections {
  private MethodSections() {}

  /** A method whose monitor the JVM enters and leaves. */
  static void synchronizedMethod(ClassNode type, MethodNode m, boolean translated) {
    InsnList begin = lock(type, m);
    begin.add(lockCall("entered", translated));
    enclose(
        type,
        m,
        begin,
        () -> {
          InsnList end = lock(type, m);
          end.add(lockCall("leaving", translated));
          return end;
        });
  }

  private static InsnList lock(ClassNode type, MethodNode m) {
    InsnList list = new InsnList();
    if ((m.access & ACC_STATIC) == 0) {
      list.add(new VarInsnNode(ALOAD, 0));
    } else if ((type.version & 0xFFFF) >= V1_5) {
      list.add(new LdcInsnNode(Type.getObjectType(type.name)));
    } else {
      list.add(new LdcInsnNode(type.name.replace('/', '.'))); // no class constants yet
      list.add(
          new MethodInsnNode(
              INVOKESTATIC,
              "java/lang/Class",
              "forName",
              "(Ljava/lang/String;)Ljava/lang/Class;",
              false));
    }
    return list;
  }

  static InsnList lockCall(String name, boolean translated) {
    InsnList list = new InsnList();
    list.add(new InsnNode(translated ? ICONST_1 : ICONST_0));
    list.add(MethodInstrumenter.call(name, "(Ljava/lang/Object;Z)V"));
    return list;
  }

  /** A class initialiser. */
  static void classInitialiser(MethodNode m) {
    int before = m.maxLocals++;
    InsnList begin = new InsnList();
    begin.add(MethodInstrumenter.call("outside", "()Ljava/lang/Object;"));
    begin.add(new VarInsnNode(ASTORE, before));
    for (AbstractInsnNode i : m.instructions) {
      if (i instanceof FrameNode f) {
        FrameLocals.set(f, before, "java/lang/Object");
      }
    }
    enclose(
        null,
        m,
        begin,
        () -> {
          InsnList end = new InsnList();
          end.add(new VarInsnNode(ALOAD, before));
          end.add(MethodInstrumenter.call("inside", "(Ljava/lang/Object;)V"));
          return end;
        });
  }

  private static void enclose(
      ClassNode type, MethodNode m, InsnList begin, Supplier<InsnList> end) {
    for (AbstractInsnNode i : m.instructions.toArray()) {
      if (i.getOpcode() >= IRETURN && i.getOpcode() <= RETURN) {
        m.instructions.insertBefore(i, end.get());
      }
    }
    LabelNode from = new LabelNode();
    LabelNode to = new LabelNode();
    begin.add(from);
    m.instructions.insert(begin);
    m.instructions.add(to);
    m.instructions.add(handlerFrame(type, m));
    m.instructions.add(end.get());
    m.instructions.add(new InsnNode(ATHROW));
    m.tryCatchBlocks.add(new TryCatchBlockNode(from, to, to, null));
  }

  /** At the handler only what is there all the time is known. */
  private static FrameNode handlerFrame(ClassNode type, MethodNode m) {
    List<Object> locals = new ArrayList<>();
    if (m.name.equals("<clinit>")) {
      for (int i = 0; i < m.maxLocals - 1; i++) {
        locals.add(TOP);
      }
      locals.add("java/lang/Object");
    } else if ((m.access & ACC_STATIC) == 0) {
      locals.add(type.name); // parameters are not needed, and may have been assigned
    }
    Object[] all = locals.toArray();
    return new FrameNode(F_NEW, all.length, all, 1, new Object[] {"java/lang/Throwable"});
  }
}
