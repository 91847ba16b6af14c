package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.Interpreter;
import org.objectweb.asm.tree.analysis.Value;

/** By how much the values of a loop's body grow from one iteration to the next. */
final class Strides extends Interpreter<Strides.Line> {
  private static final int NONE = -1;

  /** A value; two that are the same object are equal. */
  static final class Line implements Value {
    /** In locals. */
    final int size;

    /** Whether it grows by the same number each time. */
    final boolean known;

    /** That number. */
    final int stride;

    /** The local that the number is to be multiplied by; negative for none. */
    final int factor;

    /** What it is, if it is a number in the code. */
    final Integer constant;

    /** The local that it comes from, if the loop does not assign it. */
    final int local;

    /** The field of the object in that local that it comes from; null if it is the local itself. */
    final FieldInsnNode field;

    /** What it is made of, if that is locals and a number alone; null if not. */
    final Sum sum;

    /** The slot of an array of arrays that it comes from; null if it does not. */
    final Row row;

    private Line(
        int size,
        boolean known,
        int stride,
        int factor,
        Integer constant,
        int local,
        FieldInsnNode field,
        Sum sum,
        Row row) {
      this.size = size;
      this.known = known;
      this.stride = stride;
      this.factor = factor;
      this.constant = constant;
      this.local = local;
      this.field = field;
      this.sum = sum;
      this.row = row;
    }

    static Line unknown(int size) {
      return new Line(size, false, 0, NONE, null, NONE, null, null, null);
    }

    static Line growing(int stride) {
      return growing(stride, NONE);
    }

    static Line growing(int stride, int factor) {
      return growing(stride, factor, null);
    }

    private static Line growing(int stride, int factor, Sum sum) {
      return new Line(1, true, stride, stride == 0 ? NONE : factor, null, NONE, null, sum, null);
    }

    /** A local that is stepped, so many times the step's number behind what it was at first. */
    static Line stepped(int local, int step, int behind) {
      return growing(step, NONE, new Sum(local, 1, List.of(), behind));
    }

    static Line fixed(int local) {
      return new Line(
          1, true, 0, NONE, null, local, null, new Sum(NONE, 0, List.of(local), 0), null);
    }

    static Line fixed(int local, FieldInsnNode field) {
      return new Line(1, true, 0, NONE, null, local, field, null, null);
    }

    static Line constant(int n) {
      return new Line(1, true, 0, NONE, n, NONE, null, new Sum(NONE, 0, List.of(), n), null);
    }

    /** A slot with an array in it, of an array that the loop does not change. */
    static Line row(Line array, Line index) {
      return new Line(1, false, 0, NONE, null, NONE, null, null, new Row(array, index));
    }

    /** Whether both come from one local, or one field of the object in it. */
    boolean isSamePlace(Line o) {
      return local == o.local && NestedAccess.isSameField(field, o.field);
    }

    Line negated() {
      return constant != null ? constant(-constant) : known ? growing(-stride, factor) : this;
    }

    /** The sum grows as its parts do, if they have one factor. */
    Line plus(Line o) {
      if (!known || !o.known || (stride != 0 && o.stride != 0 && factor != o.factor)) {
        return unknown(1);
      }
      Sum both = sum == null || o.sum == null ? null : sum.plus(o.sum);
      return growing(stride + o.stride, stride == 0 ? o.factor : factor, both);
    }

    Line times(Line o) {
      if (!known || !o.known) {
        return unknown(1);
      }
      if (stride == 0 && o.stride == 0) {
        return growing(0);
      }
      Line moving = stride != 0 ? this : o;
      Line by = moving == this ? o : this;
      if (by.constant != null) {
        Sum sum = moving.sum == null ? null : moving.sum.times(by.constant);
        return growing(moving.stride * by.constant, moving.factor, sum);
      }
      boolean isLocal = by.stride == 0 && by.local != NONE && by.field == null;
      return isLocal && moving.factor == NONE ? growing(moving.stride, by.local) : unknown(1);
    }

    @Override
    public int getSize() {
      return size;
    }
  }

  /** A slot: of an array that the loop does not change, with an index that is a sum. */
  record Row(Line array, Line index) {}

  /**
   * What a loop accesses in each iteration, where that is known.
   *
   * @param slots of arrays
   * @param fields of objects
   * @param heads what the locals are where loops in it begin
   */
  record Accesses(
      List<CountedLoop.Access> slots,
      List<NestedAccess> fields,
      Map<LoopRegion, Frame<Line>> heads) {}

  /**
   * A sum: of a multiple of a local that the loop steps, or of none, what that is when an iteration
   * begins; of locals that it does not assign; and of a number.
   */
  record Sum(int stepped, int multiple, List<Integer> fixed, int number) {
    /** Null if that is no such sum. */
    Sum plus(Sum o) {
      if (stepped != NONE && o.stepped != NONE) {
        return null;
      }
      List<Integer> locals = new ArrayList<>(fixed);
      locals.addAll(o.fixed);
      locals.sort(null);
      return new Sum(
          Math.max(stepped, o.stepped),
          multiple + o.multiple,
          List.copyOf(locals),
          number + o.number);
    }

    /** Null if that is no such sum. */
    Sum times(int by) {
      return by != 0 && fixed.isEmpty()
          ? new Sum(stepped, multiple * by, fixed, number * by)
          : null;
    }

    /** Whether it is the slot behind another one's. */
    boolean isBehind(Sum o) {
      return equals(new Sum(o.stepped, o.multiple, o.fixed, o.number + 1));
    }

    boolean hasStepped() {
      return stepped != NONE;
    }
  }

  private final boolean hasThis;
  private final Set<String> assignedFields;

  private Strides(boolean hasThis, Set<String> assignedFields) {
    super(ASM9);
    this.hasThis = hasThis;
    this.assignedFields = assignedFields;
  }

  /** The accesses that a loop makes in each iteration, to slots with a stride. */
  static Accesses of(
      MethodNode m, LoopRegion loop, Map<Integer, Integer> steps, LineNumberNode line) {
    Frame<Line> values = new Frame<>(m.maxLocals, m.maxStack + 4);
    for (int v = 0; v < m.maxLocals; v++) {
      Integer step = steps.get(v);
      boolean fixed = !loop.changed().contains(v);
      values.setLocal(
          v, step != null ? Line.stepped(v, step, 0) : fixed ? Line.fixed(v) : Line.unknown(1));
    }
    Accesses found = new Accesses(new ArrayList<>(), new ArrayList<>(), new LinkedHashMap<>());
    LineNumberNode at = line;
    Strides interpreter = new Strides((m.access & ACC_STATIC) == 0, loop.assignedFields);
    AbstractInsnNode end = loop.endOfEachIteration();
    try {
      for (AbstractInsnNode i = loop.test().getNext(); i != end; i = i.getNext()) {
        int op = i.getOpcode();
        LoopRegion inner = loop.innerAt(i);
        if (inner != null) {
          found.heads.put(inner, new Frame<>(values));
          inner.changed().forEach(v -> values.setLocal(v, Line.unknown(1)));
          i = inner.back;
        } else if (i instanceof LineNumberNode n) {
          at = n;
        } else if (i instanceof IincInsnNode inc) {
          Integer step = steps.get(inc.var); // another value, which grows in the same way
          values.setLocal(
              inc.var, step != null ? Line.stepped(inc.var, step, step) : Line.unknown(1));
        } else if (op >= 0) {
          if ((op >= IALOAD && op <= SALOAD) || (op >= IASTORE && op <= SASTORE)) {
            int below = values.getStackSize() - (op >= IASTORE ? 2 : 1);
            Line index = values.getStack(below);
            Line array = values.getStack(below - 1);
            if (index.known && (array.local != NONE || array.row != null)) {
              found.slots.add(new CountedLoop.Access(i, array, index, at));
            }
          } else if (op == GETFIELD || op == PUTFIELD) {
            FieldInsnNode f = (FieldInsnNode) i;
            int below = op == GETFIELD ? 1 : 2;
            Line object = values.getStack(values.getStackSize() - below);
            if (object.local != NONE && object.field == null) {
              found.fields.add(new NestedAccess(f, object, null, null, at));
            }
          }
          values.execute(i, interpreter);
        }
      }
    } catch (AnalyzerException e) {
      throw new IllegalStateException(e);
    }
    return found;
  }

  @Override
  public Line newValue(Type type) {
    return type == Type.VOID_TYPE ? null : Line.unknown(type == null ? 1 : type.getSize());
  }

  @Override
  public Line newOperation(AbstractInsnNode i) {
    int op = i.getOpcode();
    if (op >= ICONST_M1 && op <= ICONST_5) {
      return Line.constant(op - ICONST_0);
    }
    if (op == BIPUSH || op == SIPUSH) {
      return Line.constant(((IntInsnNode) i).operand);
    }
    if (i instanceof LdcInsnNode l && l.cst instanceof Integer n) {
      return Line.constant(n);
    }
    return Line.unknown(sizeOf(i));
  }

  private static int sizeOf(AbstractInsnNode i) {
    int op = i.getOpcode();
    if (i instanceof LdcInsnNode l) {
      return l.cst instanceof Long || l.cst instanceof Double ? 2 : 1;
    }
    if (i instanceof FieldInsnNode f) {
      return Type.getType(f.desc).getSize();
    }
    return op == LCONST_0 || op == LCONST_1 || op == DCONST_0 || op == DCONST_1 ? 2 : 1;
  }

  /** What a local is, is known; of two words, only that they are two. */
  @Override
  public Line copyOperation(AbstractInsnNode i, Line v) {
    int op = i.getOpcode();
    boolean wide = op == LLOAD || op == DLOAD || op == LSTORE || op == DSTORE;
    return wide ? Line.unknown(2) : op == FLOAD ? Line.unknown(1) : v;
  }

  @Override
  public Line unaryOperation(AbstractInsnNode i, Line v) {
    return switch (i.getOpcode()) {
      case INEG -> v.negated();
      case ARRAYLENGTH -> v.local == NONE ? Line.unknown(1) : Line.growing(0);
      case LNEG, DNEG, I2L, I2D, L2D, F2L, F2D, D2L -> Line.unknown(2);
      case GETFIELD -> field((FieldInsnNode) i, v);
      default -> Line.unknown(1);
    };
  }

  /** Of {@code this}, which is never null, a field that the loop does not assign. */
  private Line field(FieldInsnNode f, Line object) {
    boolean isFixed = hasThis && object.local == 0 && object.field == null;
    return isFixed && sizeOf(f) == 1 && !assignedFields.contains(f.name)
        ? Line.fixed(0, f)
        : Line.unknown(sizeOf(f));
  }

  @Override
  public Line binaryOperation(AbstractInsnNode i, Line a, Line b) {
    return switch (i.getOpcode()) {
      case IADD -> a.plus(b);
      case ISUB -> a.plus(b.negated());
      case IMUL -> a.times(b);
      case AALOAD -> a.local != NONE && b.sum != null ? Line.row(a, b) : Line.unknown(1);
      case LALOAD,
          DALOAD,
          LADD,
          DADD,
          LSUB,
          DSUB,
          LMUL,
          DMUL,
          LDIV,
          DDIV,
          LREM,
          DREM,
          LSHL,
          LSHR,
          LUSHR,
          LAND,
          LOR,
          LXOR ->
          Line.unknown(2);
      default -> Line.unknown(1);
    };
  }

  @Override
  public Line ternaryOperation(AbstractInsnNode i, Line a, Line b, Line c) {
    return null;
  }

  @Override
  public Line naryOperation(AbstractInsnNode i, List<? extends Line> values) {
    return i instanceof MethodInsnNode m ? newValue(Type.getReturnType(m.desc)) : Line.unknown(1);
  }

  @Override
  public void returnOperation(AbstractInsnNode i, Line v, Line expected) {}

  @Override
  public Line merge(Line a, Line b) {
    return a;
  }
}
