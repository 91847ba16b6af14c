package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.ConstantDynamic;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/**
 * Which values of a method are equal at a place of its code, what some locations contain there, and
 * which were checked: global value numbering (Alpern, Wegman, Zadeck, POPL 1988), in one pass.
 */
final class ValueNumbers {
  /** What the location of a slot begins with; that of a field begins with its name. */
  static final String SLOT = "[]";

  /** A value; two that are the same object are equal. */
  static final class Number implements Value {
    private final int size;

    Number(int size) {
      this.size = size;
    }

    @Override
    public int getSize() {
      return size;
    }
  }

  private final Frame<Number> frame;
  private final Numbering numbering;

  /** What is in locations. */
  private final Map<List<Object>, Number> contents = new HashMap<>();

  /** Those that were checked, and whether for a write. */
  private final Map<List<Object>, Boolean> checked = new HashMap<>();

  /** Classes that were initialised on every way here. */
  private final Set<String> initialised = new HashSet<>();

  private ValueNumbers(Frame<Number> frame, Numbering numbering) {
    this.frame = frame;
    this.numbering = numbering;
  }

  static ValueNumbers atStart(MethodNode m) {
    ValueNumbers start =
        new ValueNumbers(new Frame<>(m.maxLocals, m.maxStack + 4), new Numbering());
    start.newLocals();
    return start;
  }

  static ValueNumbers inHandler(MethodNode m) {
    ValueNumbers handler = atStart(m);
    handler.frame.push(new Number(1));
    return handler;
  }

  private void newLocals() {
    for (int v = 0; v < frame.getLocals(); v++) {
      frame.setLocal(v, new Number(1));
    }
  }

  ValueNumbers copy() {
    ValueNumbers copy = new ValueNumbers(new Frame<>(frame), numbering);
    copy.contents.putAll(contents);
    copy.checked.putAll(checked);
    copy.initialised.addAll(initialised);
    return copy;
  }

  /** As many values, of which nothing is known. */
  ValueNumbers forgotten() {
    ValueNumbers fresh = new ValueNumbers(new Frame<>(frame), numbering);
    fresh.newLocals();
    for (int k = 0; k < frame.getStackSize(); k++) {
      fresh.frame.setStack(k, new Number(frame.getStack(k).size));
    }
    return fresh;
  }

  /** What is known when a loop begins, and still when it begins again. */
  ValueNumbers inLoop(LoopBody loop) {
    ValueNumbers fresh = copy();
    for (int local : loop.assigned()) {
      fresh.frame.setLocal(local, new Number(1));
    }
    for (int k = 0; k < frame.getStackSize(); k++) {
      fresh.frame.setStack(k, new Number(frame.getStack(k).size));
    }
    fresh.contents.keySet().removeIf(location -> loop.writes((String) location.get(0)));
    return fresh;
  }

  /** What is known on both of two ways to a place. */
  ValueNumbers meet(ValueNumbers o) {
    if (frame.getStackSize() != o.frame.getStackSize()) {
      throw new IllegalStateException("the stack has two sizes at one place");
    }
    ValueNumbers both = new ValueNumbers(new Frame<>(frame), numbering);
    for (int v = 0; v < frame.getLocals(); v++) {
      if (frame.getLocal(v) != o.frame.getLocal(v)) {
        both.frame.setLocal(v, new Number(1));
      }
    }
    for (int k = 0; k < frame.getStackSize(); k++) {
      if (frame.getStack(k) != o.frame.getStack(k)) {
        both.frame.setStack(k, new Number(frame.getStack(k).size));
      }
    }
    contents.forEach(
        (location, value) -> {
          if (o.contents.get(location) == value) {
            both.contents.put(location, value);
          }
        });
    checked.forEach(
        (location, write) -> {
          Boolean other = o.checked.get(location);
          if (other != null) {
            both.checked.put(location, write && other);
          }
        });
    both.initialised.addAll(initialised);
    both.initialised.retainAll(o.initialised);
    return both;
  }

  void execute(AbstractInsnNode i) throws AnalyzerException {
    if (i instanceof IincInsnNode inc) {
      Number sum = numbering.of(IADD, frame.getLocal(inc.var), numbering.constant(inc.incr));
      frame.setLocal(inc.var, sum);
    } else {
      frame.execute(i, numbering);
    }
  }

  /** What is in a local. */
  Number local(int v) {
    return frame.getLocal(v);
  }

  /** What is in all of them. */
  List<Number> locals() {
    List<Number> all = new ArrayList<>();
    for (int v = 0; v < frame.getLocals(); v++) {
      all.add(frame.getLocal(v));
    }
    return all;
  }

  /** The number that a value is if it is a constant; else null. */
  Integer constant(Number value) {
    return numbering.constants.get(value);
  }

  /** A value of the stack, from the top. */
  Number top(int below) {
    return frame.getStack(frame.getStackSize() - 1 - below);
  }

  // --- memory --------------------------------------------------------------------------------

  /** Other code may run here. */
  void forgetMemory() {
    contents.clear();
    checked.clear();
  }

  /** Another thread may have written anything. */
  void forgetContents() {
    contents.clear();
  }

  /** Whether a class may be initialised here that is needed now. */
  boolean initialises(String type) {
    return initialised.add(type);
  }

  /** A field was written, or a slot: any object's. */
  void forgetContents(String fieldOrSlot) {
    contents.keySet().removeIf(location -> location.get(0).equals(fieldOrSlot));
  }

  void contains(List<Object> location, Number value) {
    contents.put(location, value);
  }

  /** What was just read, unless it is known already. */
  Number contentsOf(List<Object> location) {
    return contents.computeIfAbsent(location, l -> top(0));
  }

  /** The value on top is this one. */
  void push(Number value) {
    if (value.size == top(0).size) {
      frame.setStack(frame.getStackSize() - 1, value);
    }
  }

  boolean isChecked(List<Object> location, boolean write) {
    Boolean known = checked.get(location);
    return known != null && (known || !write);
  }

  void checked(List<Object> location, boolean write) {
    checked.put(location, write);
  }

  // --- values --------------------------------------------------------------------------------

  private static final class Numbering extends Interpreter<Number> {
    /** Constants, and results of arithmetic with whole numbers. */
    private final Map<List<Object>, Number> known = new HashMap<>();

    private final Map<Number, Integer> constants = new HashMap<>();

    Numbering() {
      super(ASM9);
    }

    Number constant(int n) {
      Number number = known.computeIfAbsent(List.of(n), k -> new Number(1));
      constants.put(number, n);
      return number;
    }

    Number of(int op, Number a, Number b) {
      return known.computeIfAbsent(List.of(op, a, b), k -> new Number(1));
    }

    @Override
    public Number newValue(Type type) {
      return type == Type.VOID_TYPE ? null : new Number(type == null ? 1 : type.getSize());
    }

    @Override
    public Number newOperation(AbstractInsnNode i) {
      int op = i.getOpcode();
      if (op >= ICONST_M1 && op <= ICONST_5) {
        return constant(op - ICONST_0);
      }
      if (op == BIPUSH || op == SIPUSH) {
        return constant(((IntInsnNode) i).operand);
      }
      if (i instanceof LdcInsnNode l) {
        return l.cst instanceof Integer n ? constant(n) : new Number(sizeOf(l.cst));
      }
      if (i instanceof FieldInsnNode f) {
        return newValue(Type.getType(f.desc));
      }
      boolean wide = op == LCONST_0 || op == LCONST_1 || op == DCONST_0 || op == DCONST_1;
      return new Number(wide ? 2 : 1);
    }

    private static int sizeOf(Object constant) {
      return constant instanceof ConstantDynamic d
          ? d.getSize()
          : constant instanceof Long || constant instanceof Double ? 2 : 1;
    }

    /** Locals of two words are not followed, nor are floats. */
    @Override
    public Number copyOperation(AbstractInsnNode i, Number v) {
      int op = i.getOpcode();
      if (op == LLOAD || op == DLOAD || op == LSTORE || op == DSTORE) {
        return new Number(2);
      }
      return op == FLOAD ? new Number(1) : v;
    }

    @Override
    public Number unaryOperation(AbstractInsnNode i, Number v) {
      return switch (i.getOpcode()) {
        case IFEQ, IFNE, IFLT, IFGE, IFGT, IFLE, IFNULL, IFNONNULL, TABLESWITCH, LOOKUPSWITCH ->
            null;
        case CHECKCAST -> v;
        case LNEG, DNEG, I2L, I2D, L2D, F2L, F2D, D2L -> new Number(2);
        case GETFIELD -> newValue(Type.getType(((FieldInsnNode) i).desc));
        default -> new Number(1);
      };
    }

    @Override
    public Number binaryOperation(AbstractInsnNode i, Number a, Number b) {
      int op = i.getOpcode();
      return switch (op) {
        case IADD, ISUB, IMUL, ISHL, ISHR, IUSHR, IAND, IOR, IXOR -> of(op, a, b);
        case LALOAD, DALOAD, LADD, DADD, LSUB, DSUB, LMUL, DMUL, LDIV, DDIV, LREM, DREM ->
            new Number(2);
        case LSHL, LSHR, LUSHR, LAND, LOR, LXOR -> new Number(2);
        default -> new Number(1);
      };
    }

    @Override
    public Number ternaryOperation(AbstractInsnNode i, Number a, Number b, Number c) {
      return null;
    }

    @Override
    public Number naryOperation(AbstractInsnNode i, List<? extends Number> values) {
      if (i instanceof MethodInsnNode call) {
        return newValue(Type.getReturnType(call.desc));
      }
      return i instanceof InvokeDynamicInsnNode call
          ? newValue(Type.getReturnType(call.desc))
          : new Number(1);
    }

    @Override
    public void returnOperation(AbstractInsnNode i, Number v, Number expected) {}

    @Override
    public Number merge(Number a, Number b) {
      return a;
    }
  }
}
