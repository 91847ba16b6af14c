package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Type;
import org.objectweb.asm.commons.AnalyzerAdapter;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Puts small methods of a class, which call nothing, in the place of calls in loops: what such a
 * call does is then known of its loop, and its arrays' shadows are at hand.
 *
 * <p>Arguments go into locals of their own behind the caller's, in order; {@code return} leads
 * behind the call. The stack below the arguments stays, so stack maps get it, and the caller's
 * locals.
 */
final class SmallCalls {
  private static final String NOT_NULL = "notNull";
  private static final int LONGEST = 200;
  private static final int MOST = 1000;
  private static final int MOST_LOCALS = 120;

  private final ClassNode type;

  /** The methods that can be put in, before anything was changed; null for those that cannot. */
  private final Map<String, MethodNode> small = new HashMap<>();

  private SmallCalls(ClassNode type) {
    this.type = type;
  }

  /** A line of a method that was put into another one. */
  static final class Line extends LineNumberNode {
    final String method;

    /** The line of the call. */
    final int calledAt;

    Line(int line, LabelNode start, String method, int calledAt) {
      super(line, start);
      this.method = method;
      this.calledAt = calledAt;
    }

    @Override
    public AbstractInsnNode clone(Map<LabelNode, LabelNode> labels) {
      return new Line(line, labels.get(start), method, calledAt);
    }
  }

  /** Does so in all methods of a class that {@code left} does not contain. */
  static void putIn(ClassNode type, Set<String> left) {
    if ((type.version & 0xFFFF) < V1_7) {
      return; // there may be no stack maps
    }
    SmallCalls calls = new SmallCalls(type);
    for (MethodNode m : type.methods) {
      calls.small.put(m.name + m.desc, calls.isSmall(m) ? copy(m) : null);
    }
    for (MethodNode m : type.methods) {
      if (m.instructions.size() > 0 && !left.contains(m.name + m.desc) && m.name.charAt(0) != '<') {
        calls.putInto(m);
      }
    }
  }

  private static MethodNode copy(MethodNode m) {
    MethodNode copy = new MethodNode(ASM9, m.access, m.name, m.desc, null, null);
    m.accept(copy);
    return copy;
  }

  private boolean isSmall(MethodNode m) {
    boolean bound = (m.access & (ACC_STATIC | ACC_PRIVATE | ACC_FINAL)) != 0;
    boolean ofFinal = (type.access & ACC_FINAL) != 0;
    boolean other = (m.access & (ACC_SYNCHRONIZED | ACC_NATIVE | ACC_ABSTRACT)) != 0;
    if (!(bound || ofFinal) || other || m.name.charAt(0) == '<' || !m.tryCatchBlocks.isEmpty()) {
      return false;
    }
    int length = 0;
    for (AbstractInsnNode i : m.instructions) {
      int op = i.getOpcode();
      length += op >= 0 ? 1 : 0;
      if (RepeatedAccesses.runsOtherCode(i)
          || op == NEW
          || op == GETSTATIC
          || op == PUTSTATIC
          || op == ATHROW
          || op == JSR
          || op == RET) {
        return false;
      }
    }
    return length > 1 && length <= LONGEST && isReturn(lastOf(m)) && returnsCleanly(m);
  }

  private static boolean isReturn(AbstractInsnNode i) {
    return i.getOpcode() >= IRETURN && i.getOpcode() <= RETURN;
  }

  /** Whether a call is the test of a receiver that such a call would have made. */
  static boolean isTestOfNull(MethodInsnNode call) {
    return call.owner.equals(FieldShadows.CHECKS) && call.name.equals(NOT_NULL);
  }

  /** Whether nothing but the result lies on the stack at each return. */
  private boolean returnsCleanly(MethodNode m) {
    int size = Type.getReturnType(m.desc).getSize();
    boolean[] clean = {true};
    m.accept(
        new Shapes(m) {
          @Override
          public void visitInsn(int op) {
            if (op >= IRETURN && op <= RETURN && stack != null && stack.size() != size) {
              clean[0] = false;
            }
            super.visitInsn(op);
          }
        });
    return clean[0];
  }

  private class Shapes extends AnalyzerAdapter {
    Shapes(MethodNode m) {
      super(ASM9, type.name, m.access, m.name, m.desc, new MethodVisitor(ASM9) {});
    }
  }

  /** The locals and the stack below the arguments, at a call; as in stack maps. */
  private record Shape(List<Object> locals, List<Object> stack) {}

  private void putInto(MethodNode m) {
    List<MethodInsnNode> calls = new ArrayList<>();
    int length = 0;
    for (AbstractInsnNode i : m.instructions) {
      if (i instanceof MethodInsnNode call && canReplace(m, call)) {
        MethodNode callee = small.get(call.name + call.desc);
        length += callee.instructions.size();
        if (length <= MOST) {
          calls.add(call);
        }
      }
    }
    if (calls.isEmpty()) {
      return;
    }
    Map<MethodInsnNode, Shape> shapes = shapes(m, calls);
    for (MethodInsnNode call : calls) {
      Shape shape = shapes.get(call);
      if (shape != null && m.maxLocals < MOST_LOCALS) {
        replace(m, call, small.get(call.name + call.desc), shape);
      }
    }
  }

  private boolean canReplace(MethodNode m, MethodInsnNode call) {
    MethodNode callee = call.owner.equals(type.name) ? small.get(call.name + call.desc) : null;
    return callee != null
        && !(callee.name.equals(m.name) && callee.desc.equals(m.desc))
        && ((callee.access & ACC_STATIC) != 0) == (call.getOpcode() == INVOKESTATIC)
        && isInLoop(m, call);
  }

  /** Whether a jump from behind it leads before it. */
  private static boolean isInLoop(MethodNode m, AbstractInsnNode at) {
    for (AbstractInsnNode i = at; i != null; i = i.getNext()) {
      for (LabelNode target : LoopBody.targets(i)) {
        if (m.instructions.indexOf(target) < m.instructions.indexOf(at)) {
          return true;
        }
      }
    }
    return false;
  }

  private Map<MethodInsnNode, Shape> shapes(MethodNode m, List<MethodInsnNode> calls) {
    Map<MethodInsnNode, Shape> shapes = new HashMap<>();
    List<MethodInsnNode> all = new ArrayList<>();
    for (AbstractInsnNode i : m.instructions) {
      if (i instanceof MethodInsnNode call) {
        all.add(call);
      }
    }
    int[] next = {0};
    m.accept(
        new Shapes(m) {
          @Override
          public void visitMethodInsn(
              int op, String owner, String name, String desc, boolean isInterface) {
            MethodInsnNode call = all.get(next[0]++);
            if (stack != null && calls.contains(call)) {
              int args = Type.getArgumentsAndReturnSizes(desc) >> 2;
              args -= op == INVOKESTATIC ? 1 : 0;
              List<Object> below = stack.subList(0, stack.size() - args);
              if (below.stream().noneMatch(Label.class::isInstance)
                  && locals.stream().noneMatch(Label.class::isInstance)) {
                shapes.put(call, new Shape(entries(locals), entries(below)));
              }
            }
            super.visitMethodInsn(op, owner, name, desc, isInterface);
          }
        });
    return shapes;
  }

  /** Those of two words as one. */
  private static List<Object> entries(List<Object> words) {
    List<Object> entries = new ArrayList<>();
    for (int k = 0; k < words.size(); k++) {
      entries.add(words.get(k));
      k += words.get(k) == LONG || words.get(k) == DOUBLE ? 1 : 0;
    }
    return entries;
  }

  private static int words(List<Object> entries) {
    return entries.stream().mapToInt(e -> e == LONG || e == DOUBLE ? 2 : 1).sum();
  }

  private void replace(MethodNode m, MethodInsnNode call, MethodNode callee, Shape shape) {
    int calledAt = lineBefore(call);
    int base = m.maxLocals;
    m.maxLocals += callee.maxLocals;
    m.maxStack += callee.maxStack + 1;
    InsnList code = arguments(callee, base);
    Map<LabelNode, LabelNode> labels = new HashMap<>();
    for (AbstractInsnNode i : callee.instructions) {
      if (i instanceof LabelNode label) {
        labels.put(label, new LabelNode());
      }
    }
    List<Object> locals = new ArrayList<>(shape.locals);
    for (int word = words(locals); word < base; word++) {
      locals.add(TOP);
    }
    LabelNode end = new LabelNode();
    AbstractInsnNode last = lastOf(callee);
    boolean jumps = false;
    for (AbstractInsnNode i : callee.instructions) {
      if (isReturn(i)) {
        code.add(i == last ? new InsnNode(NOP) : new JumpInsnNode(GOTO, end));
        jumps |= i != last;
        continue;
      }
      AbstractInsnNode own = i.clone(labels);
      if (own instanceof VarInsnNode v) {
        v.var += base;
      } else if (own instanceof IincInsnNode inc) {
        inc.var += base;
      } else if (own instanceof LineNumberNode line) {
        own = new Line(line.line, line.start, callee.name, calledAt);
      } else if (own instanceof FrameNode f) {
        own = frame(locals, f.local, shape.stack, f.stack);
      }
      code.add(own);
    }
    code.add(end);
    if (jumps) {
      Type result = Type.getReturnType(callee.desc);
      List<Object> on = result == Type.VOID_TYPE ? List.of() : List.of(entry(result));
      code.add(frame(shape.locals, List.of(), shape.stack, on));
      code.add(new InsnNode(NOP));
    }
    if (calledAt > 0) {
      LabelNode back = new LabelNode();
      code.add(back);
      code.add(new LineNumberNode(calledAt, back));
    }
    m.instructions.insert(call, code);
    m.instructions.remove(call);
  }

  private InsnList arguments(MethodNode callee, int base) {
    InsnList code = new InsnList();
    List<Type> types = new ArrayList<>();
    if ((callee.access & ACC_STATIC) == 0) {
      types.add(Type.getObjectType(type.name));
    }
    types.addAll(Arrays.asList(Type.getArgumentTypes(callee.desc)));
    int local = base + types.stream().mapToInt(Type::getSize).sum();
    for (int k = types.size(); --k >= 0; ) {
      local -= types.get(k).getSize();
      code.add(MethodInstrumenter.store(types.get(k), local));
    }
    if ((callee.access & ACC_STATIC) == 0) { // the call would throw for null
      code.add(new VarInsnNode(ALOAD, base));
      code.add(MethodInstrumenter.call(NOT_NULL, "(Ljava/lang/Object;)V"));
    }
    if (types.isEmpty()) {
      code.add(new InsnNode(NOP)); // two stack maps would stand at one place
    }
    return code;
  }

  private static AbstractInsnNode lastOf(MethodNode m) {
    AbstractInsnNode i = m.instructions.getLast();
    while (i.getOpcode() < 0) {
      i = i.getPrevious();
    }
    return i;
  }

  private static int lineBefore(AbstractInsnNode i) {
    AbstractInsnNode at = i;
    while (at != null && !(at instanceof LineNumberNode)) {
      at = at.getPrevious();
    }
    return at == null ? 0 : ((LineNumberNode) at).line;
  }

  private static FrameNode frame(
      List<Object> locals, List<Object> more, List<Object> stack, List<Object> top) {
    List<Object> all = new ArrayList<>(locals);
    all.addAll(more == null ? List.of() : more);
    List<Object> on = new ArrayList<>(stack);
    on.addAll(top == null ? List.of() : top);
    return new FrameNode(F_NEW, all.size(), all.toArray(), on.size(), on.toArray());
  }

  private static Object entry(Type type) {
    return switch (type.getSort()) {
      case Type.LONG -> LONG;
      case Type.DOUBLE -> DOUBLE;
      case Type.FLOAT -> FLOAT;
      case Type.ARRAY, Type.OBJECT -> type.getInternalName();
      default -> INTEGER;
    };
  }
}
