package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.agent.instrument.CountedLoop.Access;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
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
 * is noted as a limit. How often it has run the counter says, which is no negative number; that it
 * has run at all, which is enough where the index is always the same, is noted at its end.
 *
 * <pre>
 *   start = i; index = 0; ran = 0;
 *   head: if (i >= n) goto ended;
 *   try {
 *     ...; a[i + 1] = b[index = i * m]; ...;
 *     if (...) { wrote(a, i + 1, (i - start) / 1 + 1, 1, site); read(b, index, ...); return; }
 *     i++; ran = 1; goto head;
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
  private final Places places;
  private final String method;
  private final int start;

  /** Of accesses whose index is kept, where. */
  private final Map<Access, Integer> indices = new LinkedHashMap<>();

  /** Where checks are, for the user. */
  interface Places {
    /** Pushes the number of a slot's place. */
    LdcInsnNode slot(LineNumberNode line);

    /** What checks a field of the object on the stack. */
    InsnList field(FieldInsnNode f, LineNumberNode line);

    /** The method. */
    String method();
  }

  /** For one loop. */
  RangeChecks(MethodNode m, CountedLoop loop, ShadowCaches caches, Places places) {
    this.m = m;
    this.places = places;
    this.caches = caches;
    this.loop = loop;
    this.region = loop.region();
    this.method = places.method();
    this.start = m.maxLocals++;
    for (Access access : loop.checked()) {
      if (access.known() == null) {
        indices.put(access, m.maxLocals++);
      }
    }
    boolean asksWhetherItRan =
        loop.checked().stream().anyMatch(a -> a.index().stride == 0 || a.index().factor >= 0)
            || loop.nested().stream().anyMatch(a -> isOne(a.slots()) || isOne(a.rows()));
    if (asksWhetherItRan && !loop.isParallel()) {
      loop.ran(m);
    }
  }

  private static boolean isOne(Extent e) {
    return e != null && !e.isKept() && e.stride() == 0;
  }

  /** Adds them. */
  void add() {
    List<LdcInsnNode> sites = new ArrayList<>();
    loop.checked().forEach(a -> sites.add(places.slot(a.line())));
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
    boolean checks =
        !(loop.checked().isEmpty() && loop.pairs().isEmpty() && loop.nested().isEmpty());
    if (checks) { // or the loop around has a handler
      behind.add(handler);
      behind.add(frame("java/lang/Throwable"));
      behind.add(new LdcInsnNode(method));
      behind.add(call("left", "(Ljava/lang/String;)V"));
      behind.add(new InsnNode(ATHROW));
    }
    region.test().label = ended(behind, sites, exit, false);
    if (!region.laterTests.isEmpty()) {
      LabelNode inside = ended(behind, sites, exit, true);
      region.laterTests.forEach(j -> j.label = inside);
    }
    m.instructions.insert(region.back, behind);
    if (checks) {
      m.tryCatchBlocks.add(0, new TryCatchBlockNode(from, to, handler, null));
    }
  }

  private void keepLocals() {
    InsnList before = new InsnList();
    before.add(new VarInsnNode(ILOAD, loop.counter()));
    before.add(new VarInsnNode(ISTORE, start));
    Set<Integer> kept = new LinkedHashSet<>(indices.values());
    for (NestedAccess access : loop.nested()) {
      kept.addAll(locals(access.slots()));
      kept.addAll(locals(access.rows()));
    }
    if (loop.keptRan() >= 0) {
      kept.add(loop.keptRan());
      m.instructions.insertBefore(region.back, new InsnNode(ICONST_1));
      m.instructions.insertBefore(region.back, new VarInsnNode(ISTORE, loop.keptRan()));
    }
    for (int local : kept) {
      before.add(new InsnNode(ICONST_0));
      before.add(new VarInsnNode(ISTORE, local));
    }
    m.instructions.insertBefore(region.head, before);
    indices.forEach(this::keepIndex);
    for (AbstractInsnNode i = region.head; i != region.back; i = i.getNext()) {
      if (i instanceof FrameNode f) {
        FrameLocals.set(f, start, INTEGER);
        kept.forEach(local -> FrameLocals.set(f, local, INTEGER));
      }
    }
  }

  private static List<Integer> locals(Extent e) {
    return e != null && e.isKept() ? List.of(e.last(), e.iterations()) : List.of();
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
    for (CountedLoop.Pair pair : loop.pairs()) {
      pair(list, pair.first(), pair.second(), inside);
    }
    for (NestedAccess access : loop.nested()) {
      nested(list, access, inside);
    }
    for (CountedLoop.Kept kept : loop.kept()) {
      index(list, kept.index(), inside);
      list.add(new VarInsnNode(ISTORE, kept.local()));
    }
    if (loop.keptIterations() >= 0) {
      iterations(list, inside);
      list.add(new VarInsnNode(ISTORE, loop.keptIterations()));
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
    line(list, access.line());
    list.add(array(access.array()));
    index(list, access, inside);
    if (loop.isParallel()) {
      stride(list, access);
      list.add(site);
      list.add(new InsnNode(access.writes() ? ICONST_1 : ICONST_0));
      list.add(parallel("access", "(Ljava/lang/Object;IIIZ)V"));
      return;
    }
    if (access.index().stride == 0) {
      ran(list, inside);
    } else {
      iterations(list, inside);
    }
    if (access.index().factor >= 0) { // it may be 0, too
      ran(list, inside);
      list.add(call("iterations", "(II)I"));
    }
    stride(list, access);
    range(list, access.instruction(), access.array(), access.writes(), site);
  }

  /** For the stack of a report. */
  private static void line(InsnList list, LineNumberNode line) {
    if (line != null) {
      LabelNode here = new LabelNode();
      list.add(here);
      list.add(new LineNumberNode(line.line, here));
    }
  }

  /** Array, last index, iterations and stride are on the stack. */
  private void range(
      InsnList list, AbstractInsnNode access, Strides.Line array, boolean write, LdcInsnNode site) {
    remembered(list, access);
    list.add(site);
    list.add(call(write ? "wrote" : "read", "(Ljava/lang/Object;IIILjava/lang/Object;[JI)[J"));
    remember(list, access, array);
  }

  /** Pushes the array that the place saw last, and its shadow. */
  private void remembered(InsnList list, AbstractInsnNode access) {
    int cache = caches.of(access);
    list.add(cache < 0 ? new InsnNode(ACONST_NULL) : new VarInsnNode(ALOAD, cache));
    list.add(cache < 0 ? new InsnNode(ACONST_NULL) : new VarInsnNode(ALOAD, cache + 1));
  }

  /** The shadow is on the stack. */
  private void remember(InsnList list, AbstractInsnNode access, Strides.Line array) {
    int cache = caches.of(access);
    if (cache < 0) {
      list.add(new InsnNode(POP));
    } else {
      list.add(new VarInsnNode(ASTORE, cache + 1));
      list.add(array(array));
      list.add(new VarInsnNode(ASTORE, cache));
    }
  }

  private void pair(InsnList list, Access first, Access second, boolean inside) {
    line(list, first.line());
    list.add(array(first.array()));
    index(list, first.known(), inside);
    iterations(list, inside);
    remembered(list, first.instruction());
    list.add(places.slot(first.line()));
    list.add(places.slot(second.line()));
    list.add(
        call(
            first.writes() ? "wrotePairs" : "readPairs",
            "(Ljava/lang/Object;IILjava/lang/Object;[JII)[J"));
    remember(list, first.instruction(), first.array());
  }

  private void nested(InsnList list, NestedAccess access, boolean inside) {
    line(list, access.line());
    list.add(array(access.array()));
    if (access.field() != null) {
      iterations(list, access.slots(), inside);
      list.add(call("ran", "(Ljava/lang/Object;I)Ljava/lang/Object;"));
      list.add(places.field(access.field(), access.line()));
      return;
    }
    if (access.rows() == null) {
      extent(list, access.slots(), inside);
      range(
          list, access.instruction(), access.array(), access.writes(), places.slot(access.line()));
      return;
    }
    extent(list, access.rows(), inside);
    extent(list, access.slots(), inside);
    list.add(places.slot(access.line()));
    list.add(call(access.writes() ? "wroteRows" : "readRows", "([Ljava/lang/Object;IIIIIII)V"));
  }

  /** The last index, how many there are and the stride. */
  private void extent(InsnList list, Extent e, boolean inside) {
    if (e.isKept()) {
      list.add(new VarInsnNode(ILOAD, e.last()));
    } else {
      index(list, e.sum(), inside);
    }
    iterations(list, e, inside);
    list.add(new LdcInsnNode(e.stride()));
  }

  private void iterations(InsnList list, Extent e, boolean inside) {
    if (e.isKept()) {
      list.add(new VarInsnNode(ILOAD, e.iterations()));
    } else if (e.stride() == 0) {
      ran(list, inside);
    } else {
      iterations(list, inside);
    }
  }

  /** The index in the last iteration. */
  private void index(InsnList list, Access access, boolean inside) {
    Strides.Sum sum = access.known();
    if (sum == null) {
      list.add(new VarInsnNode(ILOAD, indices.get(access)));
    } else {
      index(list, sum, inside);
    }
  }

  private void index(InsnList list, Strides.Sum sum, boolean inside) {
    int number = sum.number();
    if (sum.hasStepped() && !inside) {
      number -= sum.multiple() * loop.region().steps().get(sum.stepped());
    }
    list.add(new LdcInsnNode(number));
    if (sum.hasStepped()) {
      list.add(new VarInsnNode(ILOAD, sum.stepped()));
      if (sum.multiple() != 1) {
        list.add(new LdcInsnNode(sum.multiple()));
        list.add(new InsnNode(IMUL));
      }
      list.add(new InsnNode(IADD));
    }
    for (int local : sum.fixed()) {
      list.add(new VarInsnNode(ILOAD, local));
      list.add(new InsnNode(IADD));
    }
  }

  /** Whether there was an iteration, as 0 or 1. */
  private void ran(InsnList list, boolean inside) {
    list.add(inside ? new InsnNode(ICONST_1) : new VarInsnNode(ILOAD, loop.keptRan()));
  }

  /** How many there were, without a sign. */
  private void iterations(InsnList list, boolean inside) {
    boolean up = loop.step() > 0;
    list.add(new VarInsnNode(ILOAD, up ? loop.counter() : start));
    list.add(new VarInsnNode(ILOAD, up ? start : loop.counter()));
    list.add(new InsnNode(ISUB));
    if (Math.abs(loop.step()) != 1) {
      list.add(new LdcInsnNode(Math.abs(loop.step())));
      list.add(
          new MethodInsnNode(INVOKESTATIC, "java/lang/Integer", "divideUnsigned", "(II)I", false));
    }
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

  private static InsnList array(Strides.Line array) {
    InsnList list = new InsnList();
    list.add(new VarInsnNode(ALOAD, array.local));
    if (array.field != null) {
      list.add(array.field.clone(Map.of()));
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
