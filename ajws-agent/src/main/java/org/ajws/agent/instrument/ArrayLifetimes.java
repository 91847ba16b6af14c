package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.AnalyzerException;

/**
 * Which arrays of a class do not outlive the call that makes them: they go nowhere but into locals,
 * methods of the class that keep nothing either, and to callers for which the same holds. What is
 * inserted tells of them, as {@code Checks.local} has them.
 */
final class ArrayLifetimes {
  private final ClassNode type;

  /** Methods of which it is known that a call runs them, and no other. */
  private final Map<String, MethodNode> bound = new HashMap<>();

  /** Of methods that make arrays, and those that may get them. */
  private final Map<String, ArrayFlow> flows = new HashMap<>();

  /** Methods that give arrays only that they, or others of these, have made. */
  private final Set<String> fresh = new HashSet<>();

  private final Map<String, Plan> plans = new HashMap<>();

  /**
   * What is told of a method's arrays.
   *
   * @param owned what makes those that do not outlive its call
   * @param given what makes those that it returns
   * @param adopted calls that give such to it
   * @param again those of {@code owned} and {@code adopted}, in loops, before which all earlier
   *     ones are dead
   * @param releases whether its end is told: what it returns is to stay for the caller
   */
  private record Plan(
      Set<AbstractInsnNode> owned,
      Set<AbstractInsnNode> given,
      Set<AbstractInsnNode> adopted,
      Set<AbstractInsnNode> again,
      boolean releases) {}

  private ArrayLifetimes(ClassNode type) {
    this.type = type;
  }

  /** Those of a class, before anything is inserted. */
  static ArrayLifetimes of(ClassNode type) {
    ArrayLifetimes all = new ArrayLifetimes(type);
    try {
      all.follow();
      all.solve();
      all.flows.forEach((method, flow) -> all.plans.put(method, all.plan(flow)));
    } catch (AnalyzerException e) {
      all.plans.clear(); // no code of a compiler
    }
    return all;
  }

  private static String key(MethodNode m) {
    return m.name + m.desc;
  }

  private String boundMethod(MethodInsnNode call) {
    return call.owner.equals(type.name) && bound.containsKey(call.name + call.desc)
        ? call.name + call.desc
        : null;
  }

  private void follow() throws AnalyzerException {
    Deque<MethodNode> left = new ArrayDeque<>();
    boolean ofFinal = (type.access & ACC_FINAL) != 0;
    for (MethodNode m : type.methods) {
      if (m.instructions.size() > 0 && m.name.charAt(0) != '<') {
        if (ofFinal || (m.access & (ACC_STATIC | ACC_PRIVATE | ACC_FINAL)) != 0) {
          bound.put(key(m), m);
        }
      }
      // What class initialisers do is not watched.
      if (!m.name.equals("<clinit>") && makesArrays(m)) {
        left.add(m);
      }
    }
    while (!left.isEmpty()) {
      MethodNode m = left.pop();
      if (flows.containsKey(key(m))) {
        continue;
      }
      ArrayFlow flow = new ArrayFlow(type.name, m, this::boundMethod);
      flows.put(key(m), flow);
      flow.arguments.forEach(a -> left.add(bound.get(a.method())));
      flow.calls.forEach(c -> left.add(bound.get(boundMethod(c))));
    }
  }

  private static boolean makesArrays(MethodNode m) {
    for (AbstractInsnNode i : m.instructions) {
      int op = i.getOpcode();
      if (op == NEWARRAY
          || op == ANEWARRAY
          || (i instanceof MethodInsnNode call && ArrayFlow.isCopy(call))) {
        return true;
      }
    }
    return false;
  }

  /** At first nothing is kept anywhere but where it is seen to be, and all that is given is new. */
  private void solve() {
    fresh.addAll(flows.keySet());
    for (boolean changed = true; changed; ) {
      changed = false;
      for (Map.Entry<String, ArrayFlow> e : flows.entrySet()) {
        ArrayFlow f = e.getValue();
        for (ArrayFlow.Argument a : f.arguments) {
          if (flows.get(a.method()).escaped.contains(a.local())) {
            changed |= f.escaped.addAll(a.origins());
          }
        }
        if (!f.returned.stream().allMatch(o -> isFresh(f, o))) {
          changed |= fresh.remove(e.getKey());
          changed |= f.escaped.addAll(f.returned);
        }
      }
    }
  }

  /** Whether what comes from there is an array that nobody else has. */
  private boolean isFresh(ArrayFlow f, Object origin) {
    return !f.escaped.contains(origin)
        && (f.made.contains(origin)
            || (origin instanceof MethodInsnNode call
                && f.calls.contains(call)
                && fresh.contains(boundMethod(call))));
  }

  /** What is to be told of a method's arrays. */
  private Plan plan(ArrayFlow f) {
    Set<AbstractInsnNode> owned = new HashSet<>();
    Set<AbstractInsnNode> given = new HashSet<>();
    for (AbstractInsnNode i : f.made) {
      if (isFresh(f, i)) {
        (f.returned.contains(i) ? given : owned).add(i);
      }
    }
    Set<AbstractInsnNode> adopted = new HashSet<>();
    boolean gives = !given.isEmpty();
    for (MethodInsnNode call : f.calls) {
      if (isFresh(f, call)) {
        boolean on = f.returned.contains(call);
        gives |= on;
        if (!on) {
          adopted.add(call);
        }
      }
    }
    Set<AbstractInsnNode> again = new HashSet<>(owned);
    again.addAll(adopted);
    again.removeIf(i -> !f.isInLoop(i) || !f.areDeadBefore(i));
    boolean releases = !gives && !(owned.isEmpty() && adopted.isEmpty());
    return new Plan(owned, given, adopted, again, releases);
  }

  /** Reserves a local for {@link #addTo}; what inserts others' code puts its own behind. */
  int reserve(MethodNode m) {
    Plan plan = plans.get(key(m));
    return plan != null && plan.releases ? m.maxLocals++ : -1;
  }

  /**
   * Inserts what tells of a method's arrays; behind all else.
   *
   * @param mark the local that was reserved
   */
  void addTo(MethodNode m, int mark) {
    Plan plan = plans.get(key(m));
    if (plan != null) {
      plan.owned.forEach(i -> tell(m, i, "local"));
      plan.given.forEach(i -> tell(m, i, "toReturn"));
      plan.adopted.forEach(i -> tell(m, i, "adopt"));
      if (plan.releases) {
        release(m, mark, plan.again);
      }
    }
  }

  private static void tell(MethodNode m, AbstractInsnNode i, String how) {
    InsnList list = new InsnList();
    list.add(new InsnNode(DUP));
    list.add(MethodInstrumenter.call(how, "(Ljava/lang/Object;)V"));
    m.instructions.insert(i, list);
  }

  /** At each end, and before a loop makes the next one where the last one is dead. */
  private static void release(MethodNode m, int mark, Set<AbstractInsnNode> again) {
    for (AbstractInsnNode i : m.instructions.toArray()) {
      int op = i.getOpcode();
      if (i instanceof FrameNode f) {
        FrameLocals.set(f, mark, "java/lang/Object");
      } else if (again.contains(i) || (op >= IRETURN && op <= RETURN)) {
        InsnList end = new InsnList();
        end.add(new VarInsnNode(ALOAD, mark));
        end.add(MethodInstrumenter.call("release", "(Ljava/lang/Object;)V"));
        m.instructions.insertBefore(i, end);
      }
    }
    InsnList begin = new InsnList();
    begin.add(MethodInstrumenter.call("mark", "()Ljava/lang/Object;"));
    begin.add(new VarInsnNode(ASTORE, mark));
    m.instructions.insert(begin);
  }
}
