package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Label;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * References to methods of the JDK, as in {@code found::add}: the call stands in a class that the
 * JVM makes and nobody instruments. So they become references to a method of the class at hand that
 * has the call.
 */
final class MethodReferences {
  private static final String PREFIX = "$ajws$race$ref";

  private final ClassNode type;
  private final ClassPathFacts facts;
  private final List<MethodNode> bridges = new ArrayList<>();

  private MethodReferences(ClassNode type, ClassPathFacts facts) {
    this.type = type;
    this.facts = facts;
  }

  /** Changes the references of a class, before its methods are instrumented. */
  static void bridge(ClassNode type, ClassPathFacts facts) {
    MethodReferences references = new MethodReferences(type, facts);
    for (MethodNode m : type.methods) {
      int line = 0;
      for (AbstractInsnNode i : m.instructions) {
        if (i instanceof LineNumberNode n) {
          line = n.line;
        } else if (i instanceof InvokeDynamicInsnNode call
            && call.bsm.getOwner().equals("java/lang/invoke/LambdaMetafactory")
            && call.bsmArgs[1] instanceof Handle handle
            && references.isOfJdk(handle)) {
          call.bsmArgs[1] = references.bridge(handle, call.desc, line);
        }
      }
    }
    type.methods.addAll(references.bridges);
  }

  private boolean isOfJdk(Handle h) {
    return switch (h.getTag()) {
      case H_INVOKEVIRTUAL, H_INVOKEINTERFACE, H_INVOKESTATIC ->
          ClassPathFacts.jdkClass(h.getOwner()) != null
              || facts.jdkOwner(h.getOwner(), h.getName(), h.getDesc()) != null;
      case H_NEWINVOKESPECIAL -> ClassPathFacts.jdkClass(h.getOwner()) != null;
      default -> false;
    };
  }

  private Handle bridge(Handle h, String captured, int line) {
    boolean creates = h.getTag() == H_NEWINVOKESPECIAL;
    boolean isStatic = h.getTag() == H_INVOKESTATIC;
    List<Type> parameters = new ArrayList<>();
    if (!creates && !isStatic) {
      parameters.add(Type.getObjectType(h.getOwner()));
    }
    parameters.addAll(List.of(Type.getArgumentTypes(h.getDesc())));
    // What is captured has to have its own type, not that of the method.
    Type[] own = Type.getArgumentTypes(captured);
    for (int i = 0; i < own.length; i++) {
      parameters.set(i, own[i]);
    }
    Type result = creates ? Type.getObjectType(h.getOwner()) : Type.getReturnType(h.getDesc());
    String desc = Type.getMethodDescriptor(result, parameters.toArray(new Type[0]));
    String name = PREFIX + bridges.size();
    int access = ACC_PRIVATE | ACC_STATIC | ACC_SYNTHETIC;
    MethodNode m = new MethodNode(access, name, desc, null, null);
    Label start = new Label();
    m.visitLabel(start);
    m.visitLineNumber(line, start);
    if (creates) {
      m.visitTypeInsn(NEW, h.getOwner());
      m.visitInsn(DUP);
    }
    int local = 0;
    for (Type t : parameters) {
      m.instructions.add(MethodInstrumenter.load(t, local));
      local += t.getSize();
    }
    int opcode =
        switch (h.getTag()) {
          case H_INVOKEVIRTUAL -> INVOKEVIRTUAL;
          case H_INVOKEINTERFACE -> INVOKEINTERFACE;
          case H_INVOKESTATIC -> INVOKESTATIC;
          default -> INVOKESPECIAL;
        };
    m.instructions.add(
        new MethodInsnNode(opcode, h.getOwner(), h.getName(), h.getDesc(), h.isInterface()));
    m.instructions.add(new InsnNode(result.getOpcode(IRETURN)));
    m.maxLocals = local;
    bridges.add(m);
    return new Handle(H_INVOKESTATIC, type.name, name, desc, (type.access & ACC_INTERFACE) != 0);
  }
}
