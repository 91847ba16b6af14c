package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.ajws.agent.instrument.CountedLoop.Access;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Checks the slots that a counted loop accesses when it has ended, wherever it is left: each access
 * as one range. Nothing else runs during the loop, so the task is the same, and so is what it may
 * race with. Of a parallel loop the iterations are told of then, too.
 *
 * <p>Before the loop its counter is kept, and at accesses the index, unless it is a sum of locals
 * that are still there; behind it they say which slots they were. An exception that leaves the loop
 * is noted as a limit.
 *
 * <pre>
 *   start = i; index = 0;
 *   head: if (i >= n) goto ended;
 *   try {
 *     ...; a[i + 1] = b[index = i * m]; ...;
 *     if (...) { wrote(a, i + 1, (i - start) / 1 + 1, 1, site); read(b, index, ...); return; }
 *     i++; goto head;
 *   } catch (Throwable t) { left(...); throw t; }
 *   ended: wrote(a, i - 1 + 1, (i - start) / 1, 1, site); read(b, index, ...); goto exit;
 * </pre>
 */
final class RangeChecks {
  private static final String CHECKS = "org/ajws/agent/race/LoopChecks";
  private static final String PARALLEL = "org/ajws/agent/race/ParallelLoopChecks";

  private final MethodNode m;
  private final CountedLoop loop;
  private final LoopRegion region;
  private final ShadowCaches caches;
  private final String method;
  private final int start;

  /** Of accesses whose index is kept, where. */
  private final Map<Access, Integer> indices = new LinkedHashMap<>();

  /**
   * For one loop.
   *
   * @param method for the user
   */
  RangeChecks(MethodNode m, CountedLoop loop, ShadowCaches caches, String method) {
    this.m = m;
    this.caches = caches;
    this.loop = loop;
    this.region = loop.region();
    this.method = method;
    this.start = m.maxLocals++;
    for (Access access : loop.checked()) {
      if (access.known() == null) {
        indices.put(access, m.maxLocals++);
      }
    }
  }

  /**
   * Adds them.
   *
   * @param sites the places of the loop's accesses
   */
  void add(List<LdcInsnNode> sites) {
    keepLocals();
    loop.events().forEach(m.instructions::remove);
    for (AbstractInsnNode exit : region.exits) {
      InsnList checks = new InsnList();
      checks(checks, sites, true);
      m.instructions.insertBefore(exit, checks);
    }
    LabelNode from = new LabelNode();
    LabelNode to = new LabelNode();
    LabelNode handler = new LabelNode();
    LabelNode exit = region.test().label;
    m.instructions.insert(region.test(), from);
    m.instructions.insertBefore(region.back, to);
    InsnList behind = new InsnList();
    behind.add(handler);
    behind.add(frame("java/lang/Throwable"));
    behind.add(new LdcInsnNode(method));
    behind.add(call("left", "(Ljava/lang/String;)V"));
    behind.add(new InsnNode(ATHROW));
    region.test().label = ended(behind, sites, exit, false);
    if (!region.laterTests.isEmpty()) {
      LabelNode inside = ended(behind, sites, exit, true);
      region.laterTests.forEach(j -> j.label = inside);
    }
    m.instructions.insert(region.back, behind);
    m.tryCatchBlocks.add(0, new TryCatchBlockNode(from, to, handler, null));
  }

  private void keepLocals() {
    InsnList before = new InsnList();
    before.add(new VarInsnNode(ILOAD, loop.counter()));
    before.add(new VarInsnNode(ISTORE, start));
    for (int index : indices.values()) {
      before.add(new InsnNode(ICONST_0));
      before.add(new VarInsnNode(ISTORE, index));
    }
    m.instructions.insertBefore(region.head, before);
    indices.forEach(this::keepIndex);
    for (AbstractInsnNode i = region.head; i != region.back; i = i.getNext()) {
      if (i instanceof FrameNode f) {
        FrameLocals.set(f, start, INTEGER);
        indices.values().forEach(index -> FrameLocals.set(f, index, INTEGER));
      }
    }
  }

  /** What is done before the loop's exit; gives where that begins. */
  private LabelNode ended(InsnList list, List<LdcInsnNode> sites, LabelNode exit, boolean inside) {
    LabelNode ended = new LabelNode();
    list.add(ended);
    list.add(frame());
    checks(list, sites, inside);
    list.add(new JumpInsnNode(GOTO, exit));
    return ended;
  }

  /**
   * All checks.
   *
   * @param inside whether the counter is that of the last iteration, and not stepped behind it
   */
  private void checks(InsnList list, List<LdcInsnNode> sites, boolean inside) {
    for (int k = 0; k < loop.checked().size(); k++) {
      check(list, loop.checked().get(k), (LdcInsnNode) sites.get(k).clone(Map.of()), inside);
    }
    if (loop.isParallel()) {
      list.add(new VarInsnNode(ILOAD, start));
      list.add(new LdcInsnNode(loop.step()));
      iterations(list, inside);
      list.add(parallel("ended", "(III)V"));
    }
  }

  private void keepIndex(Access access, int local) {
    int op = access.instruction().getOpcode();
    InsnList list = new InsnList();
    if (!access.writes()) {
      list.add(new InsnNode(DUP));
      list.add(new VarInsnNode(ISTORE, local));
    } else if (op == LASTORE || op == DASTORE) {
      list.add(new InsnNode(DUP2_X1)); // value, index, value
      list.add(new InsnNode(POP2));
      list.add(new InsnNode(DUP));
      list.add(new VarInsnNode(ISTORE, local));
      list.add(new InsnNode(DUP_X2)); // index, value, index
      list.add(new InsnNode(POP));
    } else {
      list.add(new InsnNode(DUP2));
      list.add(new InsnNode(POP));
      list.add(new VarInsnNode(ISTORE, local));
    }
    m.instructions.insertBefore(access.instruction(), list);
  }

  private void check(InsnList list, Access access, LdcInsnNode site, boolean inside) {
    LabelNode here = new LabelNode();
    list.add(here);
    list.add(new LineNumberNode(access.line(), here)); // for the stack of a report
    list.add(array(access));
    index(list, access, inside);
    if (loop.isParallel()) {
      stride(list, access);
      list.add(site);
      list.add(new InsnNode(access.writes() ? ICONST_1 : ICONST_0));
      list.add(parallel("access", "(Ljava/lang/Object;IIIZ)V"));
      return;
    }
    iterations(list, inside);
    stride(list, access);
    int cache = caches.of(access.instruction());
    if (cache < 0) {
      list.add(new InsnNode(ACONST_NULL));
      list.add(new InsnNode(ACONST_NULL));
    } else {
      list.add(new VarInsnNode(ALOAD, cache));
      list.add(new VarInsnNode(ALOAD, cache + 1));
    }
    list.add(site);
    list.add(
        call(access.writes() ? "wrote" : "read", "(Ljava/lang/Object;IIILjava/lang/Object;[JI)[J"));
    if (cache < 0) {
      list.add(new InsnNode(POP));
    } else {
      list.add(new VarInsnNode(ASTORE, cache + 1));
      list.add(array(access));
      list.add(new VarInsnNode(ASTORE, cache));
    }
  }

  /** The index in the last iteration. */
  private void index(InsnList list, Access access, boolean inside) {
    Strides.Sum sum = access.known();
    if (sum == null) {
      list.add(new VarInsnNode(ILOAD, indices.get(access)));
      return;
    }
    int number = sum.number();
    if (sum.hasStepped() && !inside) {
      number -= loop.region().steps().get(sum.stepped());
    }
    list.add(new LdcInsnNode(number));
    if (sum.hasStepped()) {
      list.add(new VarInsnNode(ILOAD, sum.stepped()));
      list.add(new InsnNode(IADD));
    }
    for (int local : sum.fixed()) {
      list.add(new VarInsnNode(ILOAD, local));
      list.add(new InsnNode(IADD));
    }
  }

  private void iterations(InsnList list, boolean inside) {
    list.add(new VarInsnNode(ILOAD, loop.counter()));
    list.add(new VarInsnNode(ILOAD, start));
    list.add(new InsnNode(ISUB));
    list.add(new LdcInsnNode(loop.step()));
    list.add(new InsnNode(IDIV));
    if (inside) {
      list.add(new InsnNode(ICONST_1));
      list.add(new InsnNode(IADD));
    }
  }

  private static void stride(InsnList list, Access access) {
    list.add(new LdcInsnNode(access.index().stride));
    if (access.index().factor >= 0) {
      list.add(new VarInsnNode(ILOAD, access.index().factor));
      list.add(new InsnNode(IMUL));
    }
  }

  private static InsnList array(Access access) {
    InsnList list = new InsnList();
    list.add(new VarInsnNode(ALOAD, access.array().local));
    if (access.array().field != null) {
      list.add(access.array().field.clone(Map.of()));
    }
    return list;
  }

  private static MethodInsnNode call(String name, String desc) {
    return new MethodInsnNode(INVOKESTATIC, CHECKS, name, desc, false);
  }

  private static MethodInsnNode parallel(String name, String desc) {
    return new MethodInsnNode(INVOKESTATIC, PARALLEL, name, desc, false);
  }

  private FrameNode frame(Object... stack) {
    Object[] all = region.frame().local.toArray();
    return new FrameNode(F_NEW, all.length, all, stack.length, stack);
  }
}
