package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.ajws.agent.instrument.ValueNumbers.Number;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Accesses to a location that was checked just before, on every way to them, with nothing between
 * that could be another task, take a lock or run other code: the first check is one of them, too. A
 * write stands for reads and writes, a read for reads.
 *
 * <p>One pass over the code. Where only jumps from before meet, what all of them know is known;
 * where a loop begins, and in a handler, nothing is.
 */
final class RepeatedAccesses {
  /** Their methods with numbers for arguments run nothing of the program. */
  private static final Set<String> PLAIN =
      Set.of(
          "java/lang/Math",
          "java/lang/StrictMath",
          "java/lang/Integer",
          "java/lang/Long",
          "java/lang/Float",
          "java/lang/Double",
          "java/lang/Character");

  private final ClassPathFacts facts;
  private final String owner;
  private final Set<AbstractInsnNode> unchecked;
  private final Set<AbstractInsnNode> behindLoops;
  private final Set<AbstractInsnNode> repeated = new HashSet<>();
  private final Predicate<FieldInsnNode> watched;
  private final AccessGroups groups = new AccessGroups();

  /** What is known at labels that jumps from before lead to. */
  private final Map<LabelNode, ValueNumbers> known = new HashMap<>();

  /** Where jumps from behind lead to, and handlers begin. */
  private final Set<LabelNode> unknown = new HashSet<>();

  /** Where jumps lead from code of which nothing is known. */
  private final Set<LabelNode> fromLost = new HashSet<>();

  private final Set<LabelNode> handlers = new HashSet<>();

  /** What is known at the instruction at hand; null where nothing leads to, or it is lost. */
  private ValueNumbers now;

  /** Whether only jumps from behind lead here: not even what lies on the stack is known. */
  private boolean lost;

  private RepeatedAccesses(
      ClassPathFacts facts,
      String owner,
      Predicate<FieldInsnNode> watched,
      Set<AbstractInsnNode> unchecked,
      Set<AbstractInsnNode> behindLoops) {
    this.facts = facts;
    this.owner = owner;
    this.watched = watched;
    this.unchecked = unchecked;
    this.behindLoops = behindLoops;
  }

  /**
   * Looks for the accesses of a method that need no check, and for groups among the others.
   *
   * @param owner the method's class
   * @param watched which fields are
   * @param unchecked those that have none, and stand for nothing
   * @param behindLoops those that have one behind the loop that they are in, in which nothing else
   *     runs
   */
  static RepeatedAccesses of(
      ClassPathFacts facts,
      String owner,
      MethodNode m,
      Predicate<FieldInsnNode> watched,
      Set<AbstractInsnNode> unchecked,
      Set<AbstractInsnNode> behindLoops) {
    RepeatedAccesses all = new RepeatedAccesses(facts, owner, watched, unchecked, behindLoops);
    try {
      all.find(m);
    } catch (AnalyzerException e) {
      throw new IllegalStateException(e);
    }
    return all;
  }

  /** Those that are repeated. */
  Set<AbstractInsnNode> repeated() {
    return repeated;
  }

  /** Those of which several are checked together. */
  AccessGroups groups() {
    return groups;
  }

  private void find(MethodNode m) throws AnalyzerException {
    Set<LabelNode> passed = new HashSet<>();
    for (AbstractInsnNode i : m.instructions) {
      if (i instanceof LabelNode label) {
        passed.add(label);
      }
      if (i.getOpcode() == JSR || i.getOpcode() == RET) {
        return; // subroutines, of old classes only
      }
      LoopBody.targets(i).stream().filter(passed::contains).forEach(unknown::add);
    }
    for (TryCatchBlockNode handler : m.tryCatchBlocks) {
      handlers.add(handler.handler);
    }
    now = ValueNumbers.atStart(m);
    if ((m.access & ACC_STATIC) == 0) {
      groups.thisIs(now.local(0));
    }
    for (AbstractInsnNode i : m.instructions) {
      if (i instanceof LabelNode label) {
        label(m, label);
      } else if (i instanceof FrameNode) {
        groups.label();
      } else if (i.getOpcode() >= 0) {
        if (now != null) {
          step(i);
        } else if (lost) {
          unknown.addAll(LoopBody.targets(i));
          fromLost.addAll(LoopBody.targets(i));
        }
        if (ends(i.getOpcode())) {
          groups.end();
          now = null;
          lost = false;
        }
      }
    }
  }

  private void label(MethodNode m, LabelNode label) {
    ValueNumbers before = known.remove(label);
    if (handlers.contains(label) || lost || unknown.contains(label) || before != null) {
      groups.label();
    }
    if (handlers.contains(label)) {
      now = ValueNumbers.inHandler(m);
      lost = false;
    } else if (lost || unknown.contains(label)) {
      ValueNumbers shape = before == null ? now : now == null ? before : now.meet(before);
      if (shape == null) {
        now = null;
      } else {
        LoopBody body = lost || fromLost.contains(label) ? null : LoopBody.at(m, label);
        now = body != null && isPlain(body) ? shape.inLoop(body) : shape.forgotten();
      }
      lost = shape == null;
    } else if (before != null) {
      now = now == null ? before : now.meet(before);
    }
  }

  /** Whether what is behind is not reached from here. */
  private static boolean ends(int op) {
    return op == GOTO
        || op == TABLESWITCH
        || op == LOOKUPSWITCH
        || op == ATHROW
        || (op >= IRETURN && op <= RETURN);
  }

  private void step(AbstractInsnNode i) throws AnalyzerException {
    int op = i.getOpcode();
    if (i instanceof FieldInsnNode f) {
      field(f);
    } else if ((op >= IALOAD && op <= SALOAD) || (op >= IASTORE && op <= SASTORE)) {
      slot(i, op >= IASTORE);
    } else {
      groups.step(i, now);
      if (runsOtherCode(i)) {
        now.forgetMemory();
      } else if (i instanceof TypeInsnNode t && op == NEW) {
        initialises(t.desc);
      }
      now.execute(i);
    }
    for (LabelNode target : LoopBody.targets(i)) {
      groups.end();
      if (!unknown.contains(target)) {
        ValueNumbers there = known.get(target);
        known.put(target, there == null ? now.copy() : there.meet(now));
      }
    }
  }

  /** Whether nothing in a loop makes forgotten what was checked before it, or what it contains. */
  private boolean isPlain(LoopBody loop) {
    for (AbstractInsnNode i = loop.first(); i != loop.last(); i = i.getNext()) {
      int op = i.getOpcode();
      boolean initialises =
          i instanceof FieldInsnNode f
              ? (op == GETSTATIC || op == PUTSTATIC) && !f.owner.equals(owner)
              : i instanceof TypeInsnNode t && op == NEW && !t.desc.equals(owner);
      boolean tells =
          i instanceof FieldInsnNode f && isVolatile(facts.field(f.owner, f.name, f.desc));
      if (initialises || tells || runsOtherCode(i)) {
        return false;
      }
    }
    return true;
  }

  static boolean runsOtherCode(AbstractInsnNode i) {
    int op = i.getOpcode();
    return op == MONITORENTER
        || op == MONITOREXIT
        || op == INVOKEDYNAMIC
        || (i instanceof MethodInsnNode call && !isPlain(call));
  }

  private static boolean isPlain(MethodInsnNode call) {
    if (SmallCalls.isTestOfNull(call)) {
      return true;
    }
    for (Type t : Type.getArgumentTypes(call.desc)) {
      if (t.getSort() >= Type.ARRAY) {
        return false;
      }
    }
    return call.getOpcode() == INVOKESTATIC && PLAIN.contains(call.owner);
  }

  /** A class may be initialised here: that runs other code. */
  private void initialises(String type) {
    if (!type.equals(owner) && now.initialises(type)) {
      now.forgetMemory();
    }
  }

  private void field(FieldInsnNode f) throws AnalyzerException {
    int op = f.getOpcode();
    boolean write = op == PUTFIELD || op == PUTSTATIC;
    boolean isStatic = op == GETSTATIC || op == PUTSTATIC;
    if (isStatic) {
      groups.end(); // a class that cannot be initialised throws
      initialises(f.owner);
    }
    ClassPathFacts.Field field = facts.field(f.owner, f.name, f.desc);
    if (isVolatile(field)) {
      groups.end();
      now.execute(f);
      now.forgetContents(); // others may have told of what they have written
      return;
    }
    String name = field.declaring() + "." + f.name + " " + f.desc;
    Number object = isStatic ? null : now.top(write ? 1 : 0);
    List<Object> location = isStatic ? List.of(name) : List.of(name, object);
    if (check(f, location, write) && watched.test(f) && !isStatic) {
      int place = facts.get(field.declaring()).place(f.name, f.desc);
      groups.access(f, now, object, field.declaring(), place, write);
    } else if (!isStatic) {
      groups.needs(object);
    }
    Number value = write ? now.top(0) : null;
    now.execute(f);
    if (write) {
      now.forgetContents(name);
    }
    if ("IL[".indexOf(f.desc.charAt(0)) < 0) {
      return; // shorter numbers are cut when they are stored, others are no index
    }
    if (write) {
      now.contains(location, value);
    } else {
      now.push(now.contentsOf(location));
    }
  }

  /** Whether a field is volatile, or may be. */
  static boolean isVolatile(ClassPathFacts.Field field) {
    return field == null || (field.access() & ACC_VOLATILE) != 0;
  }

  private void slot(AbstractInsnNode i, boolean write) throws AnalyzerException {
    int above = write ? 1 : 0;
    Number index = now.top(above);
    Number array = now.top(above + 1);
    List<Object> location = List.of(ValueNumbers.SLOT, array, index);
    Integer constant = now.constant(index);
    // A read that is part of a write has its check there, but is one of the group's accesses.
    boolean part = unchecked.contains(i) && !now.isChecked(location, false);
    if (check(i, location, write) || part) {
      groups.access(i, now, array, null, constant == null ? -1 : constant, write);
    } else if (behindLoops.contains(i) || i.getOpcode() == AASTORE) {
      groups.end(); // else it is known not to throw
    }
    Number value = write ? now.top(0) : null;
    now.execute(i);
    if (i.getOpcode() == AASTORE) {
      now.forgetContents(ValueNumbers.SLOT);
      now.contains(location, value);
    } else if (i.getOpcode() == AALOAD) {
      now.push(now.contentsOf(location));
    }
  }

  /** Whether an access is to be checked in its place. */
  private boolean check(AbstractInsnNode i, List<Object> location, boolean write) {
    if (unchecked.contains(i)) {
      return false;
    }
    if (behindLoops.contains(i)) {
      if (!now.isChecked(location, true)) {
        now.checked(location, write);
      }
      return false;
    }
    if (now.isChecked(location, write)) {
      repeated.add(i);
      return false;
    }
    now.checked(location, write);
    return true;
  }
}
