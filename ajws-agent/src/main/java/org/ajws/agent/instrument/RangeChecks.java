package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.ajws.agent.instrument.CountedLoop.Access;
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
 * Checks the slots that a counted loop accesses when it has ended: each access as one range.
 * Nothing else runs during the loop, so the task is the same, and so is what it may race with. Of a
 * parallel loop the iterations are told of then, too.
 *
 * <p>Before the loop its counter is kept, at each access the index; behind it both say which slots
 * they were. An exception that leaves the loop is noted as a limit.
 *
 * <pre>
 *   start = i; index = 0;
 *   head: if (i >= n) goto ended;
 *   try { ...; a[index = i + 1] = ...; ...; i++; goto head; } catch (Throwable t) { left(...); throw t; }
 *   ended: wrote(a, index, (i - start) / 1, 1, site); goto exit;
 * </pre>
 */
final class RangeChecks {
  private static final String CHECKS = "org/ajws/agent/race/LoopChecks";
  private static final String PARALLEL = "org/ajws/agent/race/ParallelLoopChecks";

  private final MethodNode m;
  private final CountedLoop loop;
  private final ShadowCaches caches;
  private final int start;
  private final int firstIndex;
  private final int end;

  RangeChecks(MethodNode m, CountedLoop loop, ShadowCaches caches) {
    this.m = m;
    this.caches = caches;
    this.loop = loop;
    this.start = m.maxLocals;
    this.firstIndex = start + 1;
    this.end = firstIndex + loop.checked().size();
    m.maxLocals = end;
  }

  /**
   * Adds them.
   *
   * @param sites the places of the loop's accesses
   * @param method the method, for the user
   */
  void add(List<LdcInsnNode> sites, String method) {
    InsnList before = new InsnList();
    before.add(new VarInsnNode(ILOAD, loop.counter()));
    before.add(new VarInsnNode(ISTORE, start));
    for (int k = firstIndex; k < end; k++) {
      before.add(new InsnNode(ICONST_0));
      before.add(new VarInsnNode(ISTORE, k));
    }
    m.instructions.insertBefore(loop.head(), before);
    for (int k = 0; k < loop.checked().size(); k++) {
      keepIndex(loop.checked().get(k), firstIndex + k);
    }
    loop.events().forEach(m.instructions::remove);
    loop.frame().local = locals();
    LabelNode from = new LabelNode();
    LabelNode to = new LabelNode();
    LabelNode handler = new LabelNode();
    LabelNode ended = new LabelNode();
    m.instructions.insert(loop.test(), from);
    m.instructions.insertBefore(loop.back(), to);
    InsnList behind = new InsnList();
    behind.add(handler);
    behind.add(frame("java/lang/Throwable"));
    behind.add(new LdcInsnNode(method));
    behind.add(call("left", "(Ljava/lang/String;)V"));
    behind.add(new InsnNode(ATHROW));
    behind.add(ended);
    behind.add(frame());
    for (int k = 0; k < loop.checked().size(); k++) {
      check(behind, loop.checked().get(k), firstIndex + k, sites.get(k));
    }
    if (loop.isParallel()) {
      behind.add(new VarInsnNode(ILOAD, start));
      behind.add(new LdcInsnNode(loop.step()));
      iterations(behind);
      behind.add(parallel("ended", "(III)V"));
    }
    behind.add(new JumpInsnNode(GOTO, loop.test().label));
    m.instructions.insert(loop.back(), behind);
    loop.test().label = ended;
    m.tryCatchBlocks.add(0, new TryCatchBlockNode(from, to, handler, null));
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

  private void check(InsnList list, Access access, int index, LdcInsnNode site) {
    LabelNode here = new LabelNode();
    list.add(here);
    list.add(new LineNumberNode(access.line(), here)); // for the stack of a report
    list.add(array(access));
    list.add(new VarInsnNode(ILOAD, index));
    if (loop.isParallel()) {
      stride(list, access);
      list.add(site);
      list.add(new InsnNode(access.writes() ? ICONST_1 : ICONST_0));
      list.add(parallel("access", "(Ljava/lang/Object;IIIZ)V"));
      return;
    }
    iterations(list);
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

  private void iterations(InsnList list) {
    list.add(new VarInsnNode(ILOAD, loop.counter()));
    list.add(new VarInsnNode(ILOAD, start));
    list.add(new InsnNode(ISUB));
    list.add(new LdcInsnNode(loop.step()));
    list.add(new InsnNode(IDIV));
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

  /** Those at the head, with our own. */
  private List<Object> locals() {
    List<Object> locals = new ArrayList<>(loop.frame().local);
    int size = 0;
    for (Object o : locals) {
      size += o == LONG || o == DOUBLE ? 2 : 1;
    }
    for (; size < start; size++) {
      locals.add(TOP);
    }
    for (; size < end; size++) {
      locals.add(INTEGER);
    }
    return locals;
  }

  private FrameNode frame(Object... stack) {
    Object[] all = loop.frame().local.toArray();
    return new FrameNode(F_NEW, all.length, all, stack.length, stack);
  }
}
