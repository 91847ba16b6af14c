package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.BasicInterpreter;
import org.objectweb.asm.tree.analysis.BasicValue;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/**
 * Where the arrays of a method go: those that it makes, gets from calls and has as parameters. Each
 * value has its <em>origins</em>: the instruction that makes an array or calls a known method, the
 * number of a parameter's local, or {@link #UNKNOWN}. They are followed through locals and the
 * stack.
 */
final class ArrayFlow {
  private static final Object UNKNOWN = new Object();
  private static final Origins NONE = new Origins(1, Set.of());
  private static final Origins WIDE = new Origins(2, Set.of());

  /** What is in a local that nothing was stored into on one of the ways there: nobody reads it. */
  private static final Origins UNSET = new Origins(1, Set.of(new Object()));

  private static final Origins ANY = new Origins(1, Set.of(UNKNOWN));

  /** Which method of the class a call runs, if that is certain; null if not. */
  private final Function<MethodInsnNode, String> bound;

  /** The instructions that make arrays. */
  final Set<AbstractInsnNode> made = new HashSet<>();

  /** The calls of known methods that give arrays. */
  final Set<MethodInsnNode> calls = new HashSet<>();

  /** Origins that go where they are not followed. */
  final Set<Object> escaped = new HashSet<>();

  /** Origins of what is returned. */
  final Set<Object> returned = new HashSet<>();

  final List<Argument> arguments = new ArrayList<>();

  private final InsnList code;
  private final Frame<Origins>[] frames;

  /**
   * An argument of a known method.
   *
   * @param local the number of the parameter
   */
  record Argument(Set<Object> origins, String method, int local) {}

  private record Origins(int size, Set<Object> of) implements Value {
    @Override
    public int getSize() {
      return size;
    }
  }

  /**
   * Follows them.
   *
   * @param bound which method of the class a call runs, if that is certain; null if not
   */
  ArrayFlow(String owner, MethodNode m, Function<MethodInsnNode, String> bound)
      throws AnalyzerException {
    this.bound = bound;
    this.code = m.instructions;
    this.frames = new Analyzer<>(new Flow()).analyze(owner, m);
  }

  /** Whether no array that the method has made, or got from calls, is needed any more. */
  boolean areDeadBefore(AbstractInsnNode i) {
    Frame<Origins> frame = frames[code.indexOf(i)];
    for (int k = 0; k < frame.getLocals() + frame.getStackSize(); k++) {
      Origins v = k < frame.getLocals() ? frame.getLocal(k) : frame.getStack(k - frame.getLocals());
      if (v.of.stream().anyMatch(AbstractInsnNode.class::isInstance)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the code jumps from behind an instruction to before it. */
  boolean isInLoop(AbstractInsnNode i) {
    int at = code.indexOf(i);
    for (AbstractInsnNode j = i; j != null; j = j.getNext()) {
      if (j instanceof JumpInsnNode jump && code.indexOf(jump.label) < at) {
        return true;
      }
    }
    return false;
  }

  String methodOf(MethodInsnNode call) {
    return bound.apply(call);
  }

  private final class Flow extends Interpreter<Origins> {
    /** Knows the sizes of results; does not look at the operands. */
    private final BasicInterpreter shapes = new BasicInterpreter();

    Flow() {
      super(ASM9);
    }

    private Origins of(BasicValue v) {
      return v == null ? null : v.getSize() == 2 ? WIDE : v.isReference() ? ANY : NONE;
    }

    @Override
    public Origins newValue(Type type) {
      return of(shapes.newValue(type));
    }

    @Override
    public Origins newParameterValue(boolean isInstance, int local, Type type) {
      return type.getSort() == Type.ARRAY || type.getSort() == Type.OBJECT
          ? new Origins(1, Set.of(local))
          : newValue(type);
    }

    @Override
    public Origins newEmptyValue(int local) {
      return UNSET;
    }

    @Override
    public Origins newOperation(AbstractInsnNode i) throws AnalyzerException {
      return i.getOpcode() == ACONST_NULL ? NONE : of(shapes.newOperation(i));
    }

    @Override
    public Origins copyOperation(AbstractInsnNode i, Origins v) {
      return v;
    }

    @Override
    public Origins unaryOperation(AbstractInsnNode i, Origins v) throws AnalyzerException {
      switch (i.getOpcode()) {
        case CHECKCAST -> {
          return v;
        }
        case NEWARRAY, ANEWARRAY -> {
          return made(i);
        }
        case PUTSTATIC, MONITORENTER, ATHROW -> escaped.addAll(v.of);
        default -> {}
      }
      return of(shapes.unaryOperation(i, null));
    }

    private Origins made(AbstractInsnNode i) {
      made.add(i);
      return new Origins(1, Set.of(i));
    }

    @Override
    public Origins binaryOperation(AbstractInsnNode i, Origins a, Origins b)
        throws AnalyzerException {
      if (i.getOpcode() == PUTFIELD) {
        escaped.addAll(b.of);
      }
      return of(shapes.binaryOperation(i, null, null));
    }

    @Override
    public Origins ternaryOperation(AbstractInsnNode i, Origins a, Origins b, Origins c)
        throws AnalyzerException {
      if (i.getOpcode() == AASTORE) {
        escaped.addAll(c.of);
      }
      return of(shapes.ternaryOperation(i, null, null, null));
    }

    @Override
    public Origins naryOperation(AbstractInsnNode i, List<? extends Origins> values)
        throws AnalyzerException {
      Origins result = of(shapes.naryOperation(i, List.of()));
      if (!(i instanceof MethodInsnNode call)) {
        escape(values);
        return result;
      }
      if (isCopy(call)) {
        return made(call);
      } else if (call.owner.equals("java/lang/System") && call.name.equals("arraycopy")) {
        return result;
      }
      String method = bound.apply(call);
      if (method == null) {
        escape(values);
        return result;
      }
      int local = 0;
      for (Origins v : values) {
        if (!v.of.isEmpty()) {
          arguments.add(new Argument(v.of, method, local));
        }
        local += v.size;
      }
      if (Type.getReturnType(call.desc).getSort() != Type.ARRAY) {
        return result;
      }
      calls.add(call);
      return new Origins(1, Set.of(call));
    }

    private void escape(List<? extends Origins> values) {
      for (Origins v : values) {
        escaped.addAll(v.of);
      }
    }

    @Override
    public void returnOperation(AbstractInsnNode i, Origins v, Origins expected) {
      returned.addAll(v.of);
    }

    @Override
    public Origins merge(Origins a, Origins b) {
      if (a == UNSET || b == UNSET) {
        return UNSET;
      }
      if (a.size == b.size && a.of.containsAll(b.of)) {
        return a;
      }
      Set<Object> all = new HashSet<>(a.of);
      all.addAll(b.of);
      return new Origins(Math.min(a.size, b.size), all);
    }
  }

  static boolean isCopy(MethodInsnNode call) {
    return call.owner.startsWith("[") && call.name.equals("clone");
  }
}
