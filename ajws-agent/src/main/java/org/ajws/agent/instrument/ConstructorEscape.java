package org.ajws.agent.instrument;

import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;

/**
 * From where on {@code this} may have left a constructor: up to there nobody else has the object,
 * and what the constructor writes to its fields need not be watched.
 */
final class ConstructorEscape {
  private final MethodNode constructor;
  private int first = Integer.MAX_VALUE;

  private ConstructorEscape(MethodNode constructor) {
    this.constructor = constructor;
  }

  /** The index of the first instruction that may hand {@code this} out. */
  static int of(String owner, MethodNode constructor) {
    ConstructorEscape escape = new ConstructorEscape(constructor);
    try {
      new Analyzer<>(escape.new ThisFlow()).analyze(owner, constructor);
    } catch (AnalyzerException e) {
      return 0; // then all is watched
    }
    return escape.withLoops();
  }

  private void handsOut(AbstractInsnNode i) {
    first = Math.min(first, constructor.instructions.indexOf(i));
  }

  /** What a jump back from behind it reaches lies behind it, too. */
  private int withLoops() {
    int escape = first;
    for (boolean changed = true; changed; ) {
      changed = false;
      for (AbstractInsnNode i : constructor.instructions) {
        if (i instanceof JumpInsnNode jump && constructor.instructions.indexOf(i) >= escape) {
          int to = constructor.instructions.indexOf(jump.label);
          if (to < escape) {
            escape = to;
            changed = true;
          }
        }
      }
    }
    return escape;
  }

  private static final class This extends BasicValue {
    This() {
      super(Type.getObjectType("java/lang/Object"));
    }

    @Override
    public boolean equals(Object o) {
      return o == this;
    }

    @Override
    public int hashCode() {
      return System.identityHashCode(this);
    }
  }

  /** Follows {@code this} through locals and the stack. */
  private final class ThisFlow extends BasicInterpreter {
    private final This self = new This();

    ThisFlow() {
      super(Opcodes.ASM9);
    }

    @Override
    public BasicValue newParameterValue(boolean isInstance, int local, Type type) {
      return isInstance && local == 0 ? self : super.newParameterValue(isInstance, local, type);
    }

    @Override
    public BasicValue merge(BasicValue a, BasicValue b) {
      return a == self || b == self ? self : super.merge(a, b);
    }

    @Override
    public BasicValue unaryOperation(AbstractInsnNode i, BasicValue v) throws AnalyzerException {
      int op = i.getOpcode();
      boolean harmless = op == Opcodes.GETFIELD || op == Opcodes.IFNULL || op == Opcodes.IFNONNULL;
      if (v == self && !harmless) {
        handsOut(i);
      }
      return super.unaryOperation(i, v);
    }

    @Override
    public BasicValue binaryOperation(AbstractInsnNode i, BasicValue a, BasicValue b)
        throws AnalyzerException {
      if (i.getOpcode() == Opcodes.PUTFIELD && b == self) {
        handsOut(i);
      }
      return super.binaryOperation(i, a, b);
    }

    @Override
    public BasicValue ternaryOperation(AbstractInsnNode i, BasicValue a, BasicValue b, BasicValue c)
        throws AnalyzerException {
      if (c == self) {
        handsOut(i);
      }
      return super.ternaryOperation(i, a, b, c);
    }

    @Override
    public BasicValue naryOperation(AbstractInsnNode i, List<? extends BasicValue> values)
        throws AnalyzerException {
      boolean harmless =
          i instanceof MethodInsnNode call
              && call.owner.equals("java/lang/Object")
              && call.name.equals("<init>");
      // An async in the constructor is a task that has the object, too.
      boolean event =
          i instanceof MethodInsnNode call && call.owner.startsWith("org/ajws/runtime/trace/");
      if (event || (!harmless && values.contains(self))) {
        handsOut(i);
      }
      return super.naryOperation(i, values);
    }
  }
}
