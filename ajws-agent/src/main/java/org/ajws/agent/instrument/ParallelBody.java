package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.ajws.agent.race.ParallelLoopChecks;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * The body of a counted loop that may be a parallel one: {@code Trace.iterationBegin(i)} stands at
 * its begin then, and {@code Trace.iterationEnd()} before the step.
 */
final class ParallelBody {
  private static final String TRACE = "org/ajws/runtime/trace/Trace";

  /** What has an operation code, between the test and the jump back. */
  private final List<AbstractInsnNode> code = new ArrayList<>();

  private final List<AbstractInsnNode> events = new ArrayList<>();
  private final Predicate<FieldInsnNode> isWatched;

  /** Whether the header accesses slots: the task around does so beside the iterations. */
  private boolean slotsInHeader;

  ParallelBody(LoopRegion loop, Predicate<FieldInsnNode> isWatched) {
    this.isWatched = isWatched;
    for (AbstractInsnNode i = loop.head; i != loop.test(); i = i.getNext()) {
      slotsInHeader |= isSlot(i);
    }
    for (AbstractInsnNode i = loop.test().getNext(); i != loop.back; i = i.getNext()) {
      if (i.getOpcode() >= 0) {
        code.add(i);
      }
    }
  }

  /** Whether an instruction tells of an iteration of a loop that has a variable. */
  static boolean isEvent(AbstractInsnNode i) {
    return isBegin(i) || isEnd(i);
  }

  private static boolean isBegin(AbstractInsnNode i) {
    return isCall(i, "iterationBegin", "(J)V");
  }

  private static boolean isEnd(AbstractInsnNode i) {
    return isCall(i, "iterationEnd", "()V");
  }

  private static boolean isCall(AbstractInsnNode i, String name, String desc) {
    return i instanceof MethodInsnNode call
        && call.owner.equals(TRACE)
        && call.name.equals(name)
        && call.desc.equals(desc);
  }

  boolean hasEvents() {
    return code.stream().anyMatch(ParallelBody::isEvent);
  }

  /**
   * Whether the iterations can be told of behind the loop: they begin and end where the body does,
   * have the counter's value as their number, and access nothing that is checked in the loop.
   */
  boolean canBeTakenOut(
      int counter, List<CountedLoop.Access> accesses, List<CountedLoop.Access> checked) {
    int end = code.size() - 1;
    while (end > 3 && code.get(end) instanceof IincInsnNode) {
      end--;
    }
    if (slotsInHeader
        || end < 3
        || !(code.get(0) instanceof VarInsnNode v && v.getOpcode() == ILOAD && v.var == counter)
        || code.get(1).getOpcode() != I2L
        || !isBegin(code.get(2))
        || !isEnd(code.get(end))
        || checked.size() > ParallelLoopChecks.MOST) {
      return false;
    }
    Set<AbstractInsnNode> slots = new HashSet<>();
    accesses.forEach(a -> slots.add(a.instruction()));
    for (AbstractInsnNode i : code.subList(3, end)) {
      if (isEvent(i)
          || (isSlot(i) && !slots.contains(i))
          || (i instanceof FieldInsnNode f && isWatched.test(f))) {
        return false;
      }
    }
    events.addAll(code.subList(0, 3));
    events.add(code.get(end));
    return true;
  }

  private static boolean isSlot(AbstractInsnNode i) {
    int op = i.getOpcode();
    return (op >= IALOAD && op <= SALOAD) || (op >= IASTORE && op <= SASTORE);
  }

  /** What can be taken out then; nothing of other loops. */
  List<AbstractInsnNode> events() {
    return events;
  }
}
