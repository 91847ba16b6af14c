package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * An innermost loop as {@code javac} makes them of {@code for (...; i < n; i += 2)}: a test at its
 * head, a body without branches and calls, so that nothing else runs between two iterations, and a
 * jump back. In it, the accesses to slots of an array in a local, or a field of {@code this}, that
 * the loop does not assign, with an index that grows by the same number in each iteration.
 *
 * @param head what the body jumps back to
 * @param test the jump out of the loop
 * @param back the jump back
 * @param frame what the locals are at its head
 * @param counter a local that counts
 * @param step by how much
 * @param accesses in their order
 * @param checked those of them that have to be checked
 * @param events if it is a parallel loop, the instructions that tell of its iterations: it accesses
 *     nothing but these slots
 */
record CountedLoop(
    LabelNode head,
    JumpInsnNode test,
    JumpInsnNode back,
    FrameNode frame,
    int counter,
    int step,
    List<Access> accesses,
    List<Access> checked,
    List<AbstractInsnNode> events) {

  /**
   * An access.
   *
   * @param instruction that makes it
   * @param array where it comes from: a local or a field of {@code this}
   * @param index of which two accesses to the same slot have one
   * @param line its line
   */
  record Access(AbstractInsnNode instruction, Strides.Line array, Strides.Line index, int line) {
    boolean writes() {
      return instruction.getOpcode() >= IASTORE;
    }

    private String fieldName() {
      return array.field == null ? null : array.field.name;
    }

    /** Whether both are to the same slot: what the array is, the loop does not change. */
    private boolean isSameSlot(Access other) {
      return array.local == other.array.local
          && Objects.equals(fieldName(), other.fieldName())
          && index == other.index;
    }
  }

  boolean isParallel() {
    return !events.isEmpty();
  }

  /**
   * The loops of a method that have such accesses.
   *
   * @param isWatched of which fields accesses are watched
   */
  static List<CountedLoop> of(MethodNode m, Predicate<FieldInsnNode> isWatched) {
    List<CountedLoop> loops = new ArrayList<>();
    Map<LabelNode, Integer> jumps = new HashMap<>();
    boolean any = false;
    for (AbstractInsnNode i : m.instructions) {
      if (i instanceof JumpInsnNode j) {
        jumps.merge(j.label, 1, Integer::sum);
        any |= j.getOpcode() == GOTO;
      }
    }
    if (!any) {
      return loops;
    }
    int line = 0;
    for (AbstractInsnNode i : m.instructions) {
      if (i instanceof LineNumberNode n) {
        line = n.line;
      } else if (i instanceof LabelNode head && jumps.getOrDefault(head, 0) == 1) {
        CountedLoop loop = at(m, head, line, isWatched);
        if (loop != null) {
          loops.add(loop);
        }
      }
    }
    return loops;
  }

  private static CountedLoop at(
      MethodNode m, LabelNode head, int line, Predicate<FieldInsnNode> isWatched) {
    FrameNode frame = null;
    JumpInsnNode test = null;
    JumpInsnNode back = null;
    Set<LabelNode> inside = new HashSet<>();
    Set<Integer> assigned = new HashSet<>();
    Set<String> assignedFields = new HashSet<>();
    Map<Integer, Integer> steps = new HashMap<>();
    for (AbstractInsnNode i = head.getNext(); back == null; i = i.getNext()) {
      if (i == null) {
        return null;
      } else if (i instanceof LabelNode label) {
        inside.add(label);
      } else if (i instanceof FrameNode f) {
        if (frame != null || test != null) {
          return null; // something joins inside
        }
        frame = f;
      } else if (i instanceof JumpInsnNode j) {
        if (j.getOpcode() == GOTO && j.label == head && test != null) {
          back = j;
        } else if (test == null && j.getOpcode() >= IFEQ && j.getOpcode() <= IF_ACMPNE) {
          test = j;
        } else {
          return null;
        }
      } else if (i instanceof IincInsnNode inc) {
        // What is stepped before the test, as in "i-- > 0", is so once more than the body runs.
        if (test == null || steps.put(inc.var, inc.incr) != null) {
          assigned.add(inc.var);
        }
      } else if (i instanceof VarInsnNode v && v.getOpcode() >= ISTORE && v.getOpcode() <= ASTORE) {
        assigned.add(v.var);
      } else if (i instanceof FieldInsnNode f && f.getOpcode() == PUTFIELD) {
        assignedFields.add(f.name);
      } else if (!isPlain(i) && !ParallelBody.isEvent(i)) {
        return null;
      }
    }
    if (frame == null || !frame.stack.isEmpty() || inside.contains(test.label)) {
      return null;
    }
    steps.keySet().removeAll(assigned);
    steps.values().removeIf(s -> s == 0);
    if (steps.isEmpty()) {
      return null;
    }
    int counter = steps.keySet().stream().min(Integer::compare).orElseThrow();
    List<Access> all = Strides.of(m, test, back, assigned, assignedFields, steps, line);
    List<Access> checked = checked(all);
    ParallelBody body = new ParallelBody(head, test, back, isWatched);
    if (checked.isEmpty() || (body.hasEvents() && !body.canBeTakenOut(counter, all, checked))) {
      return null;
    }
    return new CountedLoop(
        head, test, back, frame, counter, steps.get(counter), all, checked, body.events());
  }

  /** For each slot one access: {@code a[i] += x} is a write. */
  private static List<Access> checked(List<Access> all) {
    List<Access> checked = new ArrayList<>();
    for (int k = 0; k < all.size(); k++) {
      Access a = all.get(k);
      boolean covered = false;
      for (int j = 0; j < all.size(); j++) {
        Access other = all.get(j);
        boolean first = j < k && (other.writes() || !a.writes());
        covered |= a.isSameSlot(other) && (first || (other.writes() && !a.writes()));
      }
      if (!covered) {
        checked.add(a);
      }
    }
    return checked;
  }

  /** Neither a branch nor anything that could run code of the program. */
  private static boolean isPlain(AbstractInsnNode i) {
    int op = i.getOpcode();
    if (i instanceof MethodInsnNode call) {
      return call.owner.equals("java/lang/Math");
    }
    return !(op == TABLESWITCH
        || op == LOOKUPSWITCH
        || op == INVOKEDYNAMIC
        || op == RET
        || op == ATHROW
        || op == MONITORENTER
        || op == MONITOREXIT
        || (op >= IRETURN && op <= RETURN));
  }
}
