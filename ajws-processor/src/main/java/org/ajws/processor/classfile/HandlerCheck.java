package org.ajws.processor.classfile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;

/**
 * The handlers that the VM looks for, by their exact types, in the exception table of the method
 * that calls it: a thief enters at {@code Continuation}, an async that was stolen from at {@code
 * Join}, the two ends of a finish at {@code Finish} and {@code FinishFirst}. What completes a join
 * or finish stands behind its handler and nowhere else.
 */
final class HandlerCheck {
  static final String WS = "org/jikesrvm/scheduler/WS";

  /**
   * A call that the VM would not serve.
   *
   * @param call where it is
   * @param cause what is wrong
   */
  record Finding(MethodInsnNode call, String cause) {}

  private final MethodNode method;
  private final InsnList code;
  private final List<Finding> findings = new ArrayList<>();

  private HandlerCheck(MethodNode method) {
    this.method = method;
    this.code = method.instructions;
  }

  static List<Finding> of(MethodNode method) {
    HandlerCheck check = new HandlerCheck(method);
    for (AbstractInsnNode each : method.instructions) {
      if (each instanceof MethodInsnNode call && call.owner.equals(WS)) {
        check.check(call);
      }
    }
    return check.findings;
  }

  private void check(MethodInsnNode call) {
    switch (call.name) {
      case "setFlag" -> requireAround(call, "Continuation");
      case "join" -> {
        requireAround(call, "Continuation");
        requireAround(call, "Join");
      }
      case "finish" -> {
        requireAround(call, "Finish");
        requireAround(call, "FinishFirst");
      }
      case "completeJoin" -> requireBehind(call, "Join");
      case "completeFinishFirst" -> requireBehind(call, "FinishFirst");
      default -> {
        // The other calls may stand anywhere.
      }
    }
  }

  private void requireAround(MethodInsnNode call, String exception) {
    int at = code.indexOf(call);
    Set<String> around = new TreeSet<>();
    for (TryCatchBlockNode block : method.tryCatchBlocks) {
      if (code.indexOf(block.start) <= at && at < code.indexOf(block.end)) {
        around.add(String.valueOf(block.type));
      }
    }
    if (!around.contains(WS + "$" + exception)) {
      findings.add(
          new Finding(
              call,
              "WS.%s() is called in '%s' outside of any try with a catch of exactly WS.%s"
                  .formatted(call.name, method.name, exception)));
    }
  }

  private void requireBehind(MethodInsnNode call, String exception) {
    if (reachableWithout(WS + "$" + exception).get(code.indexOf(call))) {
      findings.add(
          new Finding(
              call,
              "WS.%s() is reached in '%s' without a WS.%s caught before"
                  .formatted(call.name, method.name, exception)));
    }
  }

  /** The instructions that are reached when no exception of this type is ever caught. */
  private BitSet reachableWithout(String exception) {
    BitSet reached = new BitSet();
    Deque<AbstractInsnNode> open = new ArrayDeque<>();
    if (code.size() > 0) {
      open.add(code.getFirst());
    }
    while (!open.isEmpty()) {
      AbstractInsnNode at = open.pop();
      int index = code.indexOf(at);
      if (reached.get(index)) {
        continue;
      }
      reached.set(index);
      for (TryCatchBlockNode block : method.tryCatchBlocks) {
        if (!exception.equals(block.type)
            && code.indexOf(block.start) <= index
            && index < code.indexOf(block.end)) {
          open.push(block.handler);
        }
      }
      successors(at).forEach(open::push);
    }
    return reached;
  }

  private static List<AbstractInsnNode> successors(AbstractInsnNode at) {
    List<AbstractInsnNode> next = new ArrayList<>();
    boolean goesOn = true;
    if (at instanceof JumpInsnNode jump) {
      next.add(jump.label);
      goesOn = at.getOpcode() != Opcodes.GOTO;
    } else if (at instanceof TableSwitchInsnNode table) {
      next.addAll(targets(table.labels, table.dflt));
      goesOn = false;
    } else if (at instanceof LookupSwitchInsnNode lookup) {
      next.addAll(targets(lookup.labels, lookup.dflt));
      goesOn = false;
    } else if (at.getOpcode() >= Opcodes.IRETURN && at.getOpcode() <= Opcodes.RETURN
        || at.getOpcode() == Opcodes.ATHROW) {
      goesOn = false;
    }
    if (goesOn && at.getNext() != null) {
      next.add(at.getNext());
    }
    return next;
  }

  private static List<LabelNode> targets(List<LabelNode> labels, LabelNode otherwise) {
    List<LabelNode> all = new ArrayList<>(labels);
    all.add(otherwise);
    return all;
  }
}
