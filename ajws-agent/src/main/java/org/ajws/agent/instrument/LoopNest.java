package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import org.ajws.agent.instrument.Strides.Line;
import org.ajws.agent.instrument.Strides.Sum;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Frame;

/**
 * A loop in each iteration of another one, which runs as often each time: what it accesses is
 * checked behind the outer one, if that tells which slots these are. So {@code sum[j] += row[j]}
 * for all {@code j} and all {@code row = b[k]} is a check of {@code sum} and one of the rows of
 * {@code b}.
 */
final class LoopNest {
  private static final int MOST_LOCALS = 200;

  private final MethodNode m;
  private final CountedLoop outer;
  private final CountedLoop inner;

  /** What the locals are, in the outer loop, when the inner one begins. */
  private final Frame<Line> head;

  /** The locals that say how often the inner one runs; null if not only these do. */
  private Set<Integer> depends = new HashSet<>();

  private LoopNest(MethodNode m, CountedLoop outer, CountedLoop inner, Frame<Line> head) {
    this.m = m;
    this.outer = outer;
    this.inner = inner;
    this.head = head;
  }

  /** Leaves to a loop what one in it need not check itself. */
  static void lift(MethodNode m, CountedLoop outer, CountedLoop inner, Frame<Line> head) {
    if (outer.isParallel()
        || inner.isParallel()
        || !outer.region().endsByItsTest()
        || !inner.region().endsByItsTest()) {
      return;
    }
    LoopNest nest = new LoopNest(m, outer, inner, head);
    if (nest.runsAsOften()) {
      nest.liftAll();
    }
  }

  private void liftAll() {
    for (Iterator<CountedLoop.Access> all = inner.checked().iterator(); all.hasNext(); ) {
      CountedLoop.Access access = all.next();
      if (access.known() != null && access.index().factor < 0) {
        Extent slots = Extent.of(access.known(), access.index().stride);
        if (lift(
            new NestedAccess(access.instruction(), access.array(), null, slots, access.line()))) {
          all.remove();
        }
      }
    }
    inner.nested().removeIf(this::lift);
  }

  /** Whether the inner loop's test has the same outcomes in each iteration of the outer one. */
  private boolean runsAsOften() {
    LoopRegion region = inner.region();
    for (AbstractInsnNode i = region.head; i != region.test(); i = i.getNext()) {
      int op = i.getOpcode();
      if (i instanceof VarInsnNode v && (op == ILOAD || op == ALOAD)) {
        boolean stepped = region.steps().containsKey(v.var);
        if ((region.changed().contains(v.var) && !stepped) || !isFixed(head.getLocal(v.var))) {
          return false;
        }
        depends = both(depends, head.getLocal(v.var));
      } else if (i instanceof FieldInsnNode f) {
        if (op != GETFIELD || outer.region().assignedFields.contains(f.name)) {
          return false;
        }
        depends = null;
      } else if (i instanceof IincInsnNode
          || (i instanceof LdcInsnNode l && !(l.cst instanceof Integer))) {
        return false;
      } else if (op >= 0
          && !(op >= ICONST_M1 && op <= ICONST_5)
          && op != BIPUSH
          && op != SIPUSH
          && op != LDC
          && op != IADD
          && op != ISUB
          && op != IMUL
          && op != ARRAYLENGTH) {
        return false;
      }
    }
    return true;
  }

  private static boolean isFixed(Line line) {
    return line.known && line.stride == 0;
  }

  private static Set<Integer> both(Set<Integer> some, Line line) {
    if (some == null || line.sum == null) {
      return null;
    }
    Set<Integer> all = new HashSet<>(some);
    all.addAll(line.sum.fixed());
    return all;
  }

  private boolean lift(NestedAccess access) {
    if (m.maxLocals > MOST_LOCALS) {
      return false;
    }
    Line array = access.array();
    Extent rows = access.rows();
    if (array.field == null) {
      array = head.getLocal(array.local);
      if (array.row != null && access.field() == null) {
        if (rows != null || outer.region().storesReferences || !outer.tells(array.row.index())) {
          return false;
        }
        rows = Extent.of(array.row.index().sum, array.row.index().stride);
        array = array.row.array();
      } else if (rows != null) {
        rows = outerExtent(rows, false);
        if (rows == null) {
          return false;
        }
      }
    } else {
      // Of this object; the outer loop may assign it, though the inner one does not.
      if (outer.region().assignedFields.contains(array.field.name)
          || outer.region().changed().contains(array.local)) {
        return false;
      }
      rows = rows == null ? null : outerExtent(rows, false);
      if (access.rows() != null && rows == null) {
        return false;
      }
    }
    if (array.local < 0
        || (access.field() != null && array.field != null)
        || (rows != null && outer.region().storesReferences)) {
      return false;
    }
    boolean counted = access.slots().isKept() || (rows != null && rows.isKept());
    Extent slots = outerExtent(access.slots(), !counted);
    if (slots == null) {
      return false;
    }
    outer.nested().add(new NestedAccess(access.instruction(), array, rows, slots, access.line()));
    return true;
  }

  /**
   * What an extent is in the outer loop; null if that does not tell.
   *
   * @param counted whether it has to say that the inner loop has run at all
   */
  private Extent outerExtent(Extent e, boolean counted) {
    if (e.isKept()) {
      Set<Integer> all = e.depends() == null ? null : new HashSet<>();
      if (all == null) {
        return null;
      }
      for (int local : e.depends()) {
        if (!isFixed(head.getLocal(local))) {
          return null;
        }
        all = both(all, head.getLocal(local));
      }
      return Extent.kept(e.last(), e.iterations(), e.stride(), all);
    }
    Line index = valueOf(e.sum());
    if (!counted && !e.sum().hasStepped()) {
      boolean isTold = index.known && index.sum != null && outer.tells(index);
      return isTold ? Extent.of(index.sum, index.stride) : null;
    }
    if (!isFixed(index)) {
      return null;
    }
    int last = inner.keep(m, e.sum());
    int iterations = e.stride() == 0 ? inner.ran(m) : inner.iterations(m);
    return Extent.kept(last, iterations, e.stride(), both(depends, index));
  }

  private Line valueOf(Sum sum) {
    Line value = Line.constant(sum.number());
    for (int local : sum.fixed()) {
      value = value.plus(head.getLocal(local));
    }
    return sum.hasStepped()
        ? value.plus(head.getLocal(sum.stepped()).times(Line.constant(sum.multiple())))
        : value;
  }
}
