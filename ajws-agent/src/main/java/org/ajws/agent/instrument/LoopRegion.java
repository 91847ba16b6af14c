package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The code of a loop as {@code javac} makes them of {@code for (...; i < n; i += 2)}: a test at its
 * head, a jump back at its end, and between the two nothing that runs other code. It may contain
 * such loops and branches, and be left by a {@code break} or {@code return}.
 */
final class LoopRegion {
  private final LoopRegions all;

  /** What the body jumps back to. */
  final LabelNode head;

  /** The jump back. */
  final JumpInsnNode back;

  /** What the locals are at its head. */
  private FrameNode frame;

  /** The jump out of the loop, at its head. */
  private JumpInsnNode test;

  /** Jumps out of its body to where the test leads, too. */
  final List<JumpInsnNode> laterTests = new ArrayList<>();

  /** Jumps and returns out of its body. */
  final List<AbstractInsnNode> exits = new ArrayList<>();

  /** Loops in it, without those in these. */
  final List<LoopRegion> inner = new ArrayList<>();

  /** What it assigns other than by {@link #steps()}. */
  final Set<Integer> assigned = new HashSet<>();

  /** Fields that it assigns, or others meanwhile without being a race. */
  final Set<String> assignedFields = new HashSet<>();

  /**
   * Whether it writes slots with references, or others meanwhile: then an array of arrays has other
   * rows behind it.
   */
  boolean storesReferences;

  /** Steps of locals, with their positions. */
  private final Map<Integer, IincInsnNode> steps = new HashMap<>();

  /** From there on the body is not run in each iteration; null if all of it is. */
  private AbstractInsnNode branch;

  /** The last place of a branch or where one leads to; negative if there is none. */
  private int lastBranch = -1;

  private boolean hasEvents;

  private LoopRegion(LoopRegions all, LabelNode head, JumpInsnNode back) {
    this.all = all;
    this.head = head;
    this.back = back;
  }

  /** Those of a method, an inner one before that around it. */
  static List<LoopRegion> of(MethodNode m) {
    LoopRegions all = new LoopRegions(m);
    List<LoopRegion> found = new ArrayList<>();
    for (JumpInsnNode back : all.backJumps()) {
      LoopRegion loop = new LoopRegion(all, back.label, back);
      if (loop.scan(found)) {
        found.add(loop);
      }
    }
    return found;
  }

  FrameNode frame() {
    return frame;
  }

  JumpInsnNode test() {
    return test;
  }

  /** Whether nothing but the test at its head leaves it. */
  boolean endsByItsTest() {
    return exits.isEmpty() && laterTests.isEmpty();
  }

  /** Whether nothing in it branches. */
  boolean isStraight() {
    return branch == null && inner.isEmpty();
  }

  /** The first instruction behind its head that is not run in each iteration. */
  AbstractInsnNode endOfEachIteration() {
    return branch == null ? back : branch;
  }

  /** The inner loop that begins at an instruction; null if none does. */
  LoopRegion innerAt(AbstractInsnNode i) {
    return inner.stream().filter(r -> r.head == i).findFirst().orElse(null);
  }

  /** All that may have changed behind it. */
  Set<Integer> changed() {
    Set<Integer> changed = new HashSet<>(assigned);
    changed.addAll(steps.keySet());
    return changed;
  }

  /** Locals that grow by a number in each iteration, behind all accesses that may not be made. */
  Map<Integer, Integer> steps() {
    Map<Integer, Integer> by = new HashMap<>();
    steps.forEach(
        (local, step) -> {
          boolean always = lastBranch < 0 || all.at(step) > lastBranch;
          if (always && step.incr != 0 && !assigned.contains(local)) {
            by.put(local, step.incr);
          }
        });
    return by;
  }

  /** If it reads what others may have written at any time, all that it reads may be of them. */
  void addVolatile(Predicate<FieldInsnNode> isVolatile) {
    Set<String> fields = new HashSet<>();
    boolean any = false;
    for (AbstractInsnNode i = head; i != back; i = i.getNext()) {
      if (i instanceof FieldInsnNode f) {
        fields.add(f.name);
        any |= isVolatile.test(f);
      }
    }
    if (any) {
      assignedFields.addAll(fields);
      storesReferences = true;
    }
  }

  private boolean scan(List<LoopRegion> found) {
    for (AbstractInsnNode i = head.getNext(); i != back; i = i.getNext()) {
      LoopRegion loop = i instanceof LabelNode ? starting(i, found) : null;
      if (loop != null) {
        if (!add(loop)) {
          return false;
        }
        i = loop.back;
      } else if (!add(i)) {
        return false;
      }
    }
    return frame != null
        && frame.stack.isEmpty()
        && test != null
        && !contains(test.label)
        && !(hasEvents && !isStraight())
        && (laterTests.isEmpty() || all.hasEmptyStack(test.label));
  }

  /** The outermost loop of those found that begins at a label. */
  private LoopRegion starting(AbstractInsnNode label, List<LoopRegion> found) {
    return found.stream()
        .filter(r -> r.head == label && contains(r.back))
        .max(Comparator.comparingInt(r -> all.at(r.back)))
        .orElse(null);
  }

  private boolean contains(AbstractInsnNode i) {
    return all.at(i) > all.at(head) && all.at(i) < all.at(back);
  }

  private boolean add(LoopRegion loop) {
    if (test == null || loop.hasEvents || !contains(loop.test.label)) {
      return false;
    }
    inner.add(loop);
    assigned.addAll(loop.changed());
    assignedFields.addAll(loop.assignedFields);
    storesReferences |= loop.storesReferences;
    boolean goesOn = all.isBehind(loop.test.label, loop.back);
    for (AbstractInsnNode exit : loop.exits) {
      goesOn = false;
      if (exit instanceof JumpInsnNode j && contains(j.label)) {
        lastBranch = Math.max(lastBranch, all.at(j.label));
      } else {
        exits.add(exit);
      }
    }
    if (!goesOn) {
      branches(loop.back, loop.back.getNext(), all.at(loop.test.label));
    }
    return true;
  }

  private void branches(AbstractInsnNode at, AbstractInsnNode behind, int target) {
    branch = branch == null ? behind : branch;
    lastBranch = Math.max(lastBranch, Math.max(all.at(at), target));
  }

  private boolean add(AbstractInsnNode i) {
    int op = i.getOpcode();
    if (i instanceof LabelNode label) {
      return all.isReachedFromWithin(label, head, back);
    } else if (i instanceof FrameNode f) {
      if (test == null) {
        boolean first = frame == null;
        frame = f;
        return first; // or something joins in the test
      }
    } else if (i instanceof JumpInsnNode j) {
      return jump(j);
    } else if (i instanceof IincInsnNode step) {
      // What is stepped before the test, as in "i-- > 0", is so once more than the body runs.
      if (test == null || steps.put(step.var, step) != null) {
        assigned.add(step.var);
      }
    } else if (i instanceof VarInsnNode v && op >= ISTORE && op <= ASTORE) {
      assigned.add(v.var);
      if (op == LSTORE || op == DSTORE) {
        assigned.add(v.var + 1);
      }
    } else if (i instanceof FieldInsnNode f && op == PUTFIELD) {
      assignedFields.add(f.name);
    } else if (op == AASTORE) {
      storesReferences = true;
    } else if (op >= IRETURN && op <= RETURN) {
      exits.add(i);
      branches(i, i, -1);
      return test != null;
    } else if (ParallelBody.isEvent(i)) {
      hasEvents = true;
    } else {
      return isPlain(i);
    }
    return true;
  }

  private boolean jump(JumpInsnNode j) {
    boolean conditional = j.getOpcode() != GOTO && j.getOpcode() != JSR;
    if (test == null) {
      test = j;
      return j.getOpcode() >= IFEQ && j.getOpcode() <= IF_ACMPNE;
    }
    if (contains(j.label)) {
      branches(j, j, all.at(j.label));
      return j.getOpcode() != JSR && all.at(j.label) > all.at(j);
    }
    branches(j, j, -1);
    if (conditional) {
      laterTests.add(j);
      return j.label == test.label;
    }
    exits.add(j);
    return j.getOpcode() == GOTO;
  }

  /** Nothing that could run code of the program. */
  private static boolean isPlain(AbstractInsnNode i) {
    int op = i.getOpcode();
    if (i instanceof MethodInsnNode call) {
      return call.owner.equals("java/lang/Math") || SmallCalls.isTestOfNull(call);
    }
    return !(op == TABLESWITCH
        || op == LOOKUPSWITCH
        || op == INVOKEDYNAMIC
        || op == RET
        || op == ATHROW
        || op == MONITORENTER
        || op == MONITOREXIT);
  }

  /** Where instructions are, and what leads to labels. */
  private static final class LoopRegions {
    private final MethodNode m;
    private final Map<LabelNode, List<JumpInsnNode>> jumps = new HashMap<>();

    /** Where handlers and cases begin. */
    private final Set<LabelNode> others = new HashSet<>();

    LoopRegions(MethodNode m) {
      this.m = m;
      for (AbstractInsnNode i : m.instructions) {
        if (i instanceof JumpInsnNode j) {
          jumps.computeIfAbsent(j.label, l -> new ArrayList<>()).add(j);
        } else if (i instanceof TableSwitchInsnNode s) {
          others.addAll(s.labels);
          others.add(s.dflt);
        } else if (i instanceof LookupSwitchInsnNode s) {
          others.addAll(s.labels);
          others.add(s.dflt);
        }
      }
      for (TryCatchBlockNode t : m.tryCatchBlocks) {
        others.add(t.handler);
      }
    }

    int at(AbstractInsnNode i) {
      return m.instructions.indexOf(i);
    }

    /** Those that are the only jumps to where they lead, in their order. */
    List<JumpInsnNode> backJumps() {
      return jumps.values().stream()
          .filter(js -> js.size() == 1)
          .map(js -> js.get(0))
          .filter(j -> j.getOpcode() == GOTO && at(j.label) < at(j) && !others.contains(j.label))
          .sorted(Comparator.comparingInt(this::at))
          .toList();
    }

    boolean isReachedFromWithin(LabelNode label, AbstractInsnNode from, AbstractInsnNode to) {
      return !others.contains(label)
          && jumps.getOrDefault(label, List.of()).stream()
              .allMatch(j -> at(j) > at(from) && at(j) <= at(to));
    }

    /** Whether a label comes next. */
    boolean isBehind(LabelNode label, AbstractInsnNode i) {
      AbstractInsnNode next = i.getNext();
      while (next != null && next.getOpcode() < 0 && next != label) {
        next = next.getNext();
      }
      return next == label;
    }

    boolean hasEmptyStack(LabelNode label) {
      AbstractInsnNode next = label;
      while (next != null && next.getOpcode() < 0 && !(next instanceof FrameNode)) {
        next = next.getNext();
      }
      return next instanceof FrameNode f && f.stack.isEmpty();
    }
  }
}
