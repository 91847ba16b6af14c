package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A loop that nothing but its own code runs in: in it, the accesses to slots of an array in a
 * local, or a field of {@code this}, that the loop does not assign, with an index that grows by the
 * same number in each iteration, and that each iteration makes.
 */
final class CountedLoop {
  private final LoopRegion region;
  private final int counter;
  private final int step;
  private final List<Access> accesses;
  private final List<Access> checked;
  private final List<NestedAccess> nested = new ArrayList<>();
  private final List<Kept> kept = new ArrayList<>();
  private final List<Pair> pairs = new ArrayList<>();
  private final List<AbstractInsnNode> events;

  /** The accesses that it, or a loop around, checks. */
  private final Set<AbstractInsnNode> taken = new HashSet<>();

  /** The local that keeps for a loop around how often it has run; negative if none does. */
  private int iterations = -1;

  /** The local that is 1 when it has run; negative if nobody asks. */
  private int ran = -1;

  /**
   * An index that a loop around wants to know.
   *
   * @param local that keeps the last one
   * @param index what it is in an iteration
   */
  record Kept(int local, Strides.Sum index) {}

  /** Two accesses to slots one behind the other, and behind those of the iteration before. */
  record Pair(Access first, Access second) {}

  /**
   * An access.
   *
   * @param instruction that makes it
   * @param array where it comes from: a local or a field of {@code this}
   * @param index of which two accesses to the same slot have one
   * @param line its line; null if that is not known
   */
  record Access(
      AbstractInsnNode instruction, Strides.Line array, Strides.Line index, LineNumberNode line) {
    boolean writes() {
      return isStore(instruction.getOpcode());
    }

    /** The index, if it can be told behind the loop; null if it is to be kept. */
    Strides.Sum known() {
      return index.sum;
    }

    /** Whether both are to the same slot: what the array is, the loop does not change. */
    private boolean isSameSlot(Access other) {
      return array.isSamePlace(other.array)
          && (index == other.index || (known() != null && known().equals(other.known())));
    }
  }

  private CountedLoop(
      LoopRegion region,
      int counter,
      int step,
      List<Access> accesses,
      List<Access> checked,
      List<AbstractInsnNode> events) {
    this.region = region;
    this.counter = counter;
    this.step = step;
    this.accesses = accesses;
    this.checked = checked;
    this.events = events;
    accesses.forEach(a -> taken.add(a.instruction()));
  }

  static boolean isStore(int op) {
    return op >= IASTORE && op <= SASTORE;
  }

  /** Its code. */
  LoopRegion region() {
    return region;
  }

  /** A local that counts. */
  int counter() {
    return counter;
  }

  /** By how much. */
  int step() {
    return step;
  }

  /** Those to slots of arrays that it does not change, in their order. */
  List<Access> accesses() {
    return accesses;
  }

  /** Those of them that have to be checked behind it. */
  List<Access> checked() {
    return checked;
  }

  /** What else is checked behind it: slots of rows, fields, and what loops in it leave to it. */
  List<NestedAccess> nested() {
    return nested;
  }

  /** Those that are checked together, after {@link #findPairs()}. */
  List<Pair> pairs() {
    return pairs;
  }

  /** Once it is known what loops around do not check. */
  private void findPairs() {
    for (Access first : List.copyOf(checked)) {
      for (Access second : List.copyOf(checked)) {
        if (checked.contains(first) && isPair(first, second) && !isParallel()) {
          checked.remove(first);
          checked.remove(second);
          pairs.add(new Pair(first, second));
        }
      }
    }
  }

  private static boolean isPair(Access first, Access second) {
    return first.known() != null
        && second.known() != null
        && first.index().stride == 2
        && first.index().factor < 0
        && second.known().isBehind(first.known())
        && first.array().isSamePlace(second.array())
        && first.writes() == second.writes();
  }

  /** What it keeps for a loop around. */
  List<Kept> kept() {
    return kept;
  }

  /** The local that keeps how often it has run; negative if none does. */
  int keptIterations() {
    return iterations;
  }

  /** Has an index kept; gives the local. */
  int keep(MethodNode m, Strides.Sum index) {
    for (Kept k : kept) {
      if (k.index.equals(index)) {
        return k.local;
      }
    }
    kept.add(new Kept(m.maxLocals++, index));
    return m.maxLocals - 1;
  }

  /** Has it kept how often it has run; gives the local. */
  int iterations(MethodNode m) {
    if (iterations < 0) {
      iterations = m.maxLocals++;
    }
    return iterations;
  }

  /** Has it kept whether it has run at all, which its counter does not tell if it comes round. */
  int ran(MethodNode m) {
    if (ran < 0) {
      ran = m.maxLocals++;
    }
    return ran;
  }

  /** The local that is 1 when it has run; negative if nobody asks. */
  int keptRan() {
    return ran;
  }

  /** Whether its counter says which slots an index has gone through. */
  boolean tells(Strides.Line index) {
    return tells(step, index);
  }

  /**
   * Whether a counter does. It comes round; but not before an index that grows as fast has left
   * every array. If nobody knows how fast that is, it grows by 1 at least.
   */
  private static boolean tells(int step, Strides.Line index) {
    int least = index.factor < 0 ? Math.abs(index.stride) : 1;
    return index.stride == 0 || least >= Math.abs(step);
  }

  /** If it is a parallel loop, the instructions that tell of its iterations. */
  List<AbstractInsnNode> events() {
    return events;
  }

  boolean isParallel() {
    return !events.isEmpty();
  }

  /**
   * The loops of a method that have such accesses, an inner one before that around it.
   *
   * @param isWatched of which fields accesses are watched
   * @param isVolatile which fields others may write meanwhile
   */
  static List<CountedLoop> of(
      MethodNode m, Predicate<FieldInsnNode> isWatched, Predicate<FieldInsnNode> isVolatile) {
    Map<LoopRegion, CountedLoop> loops = new LinkedHashMap<>();
    for (LoopRegion region : LoopRegion.of(m)) {
      region.addVolatile(isVolatile);
      CountedLoop loop = of(m, region, isWatched, loops);
      if (loop != null) {
        loops.put(region, loop);
      }
    }
    loops.values().forEach(CountedLoop::findPairs);
    return List.copyOf(loops.values());
  }

  private static CountedLoop of(
      MethodNode m,
      LoopRegion region,
      Predicate<FieldInsnNode> isWatched,
      Map<LoopRegion, CountedLoop> inside) {
    Map<Integer, Integer> steps = region.steps();
    if (steps.isEmpty()) {
      return null;
    }
    Strides.Accesses found = Strides.of(m, region, steps, lineAt(region.head));
    List<Access> own = found.slots().stream().filter(a -> a.array().row == null).toList();
    ParallelBody body = new ParallelBody(region, isWatched);
    if (body.hasEvents()) {
      int counter = steps.keySet().stream().min(Integer::compare).orElseThrow();
      List<Access> checked = checked(own);
      return !checked.isEmpty() && body.canBeTakenOut(counter, own, checked)
          ? new CountedLoop(region, counter, steps.get(counter), own, checked, body.events())
          : null;
    }
    int counter = slowest(steps);
    int step = steps.get(counter);
    List<Access> told = own.stream().filter(a -> tells(step, a.index())).toList();
    List<Access> checked = checked(told);
    CountedLoop loop = new CountedLoop(region, counter, step, told, checked, List.of());
    found
        .heads()
        .forEach(
            (r, head) -> {
              if (inside.containsKey(r)) {
                LoopNest.lift(m, loop, inside.get(r), head);
              }
            });
    loop.addRows(found.slots());
    if (checked.isEmpty() && loop.nested.isEmpty()) {
      return null;
    }
    if (!m.name.equals("<init>")) {
      loop.addFields(found.fields().stream().filter(f -> isWatched.test(f.field())).toList());
    }
    return loop;
  }

  /** A fast one may overflow, and come round, before the index of a slot does. */
  private static int slowest(Map<Integer, Integer> steps) {
    return steps.keySet().stream()
        .min(
            Comparator.<Integer>comparingInt(local -> Math.abs(steps.get(local)))
                .thenComparing(Comparator.naturalOrder()))
        .orElseThrow();
  }

  /** Slots of rows that are the same in each iteration. */
  private void addRows(List<Access> slots) {
    List<NestedAccess> rows = new ArrayList<>();
    for (Access a : slots) {
      Strides.Row row = a.array().row;
      if (row != null
          && row.index().stride == 0
          && a.known() != null
          && a.index().factor < 0
          && tells(a.index())
          && !region.storesReferences) {
        Extent which = Extent.of(row.index().sum, 0);
        Extent slotsOfIt = Extent.of(a.known(), a.index().stride);
        rows.add(new NestedAccess(a.instruction(), row.array(), which, slotsOfIt, a.line()));
      }
    }
    rows.forEach(r -> addOnce(r, rows));
  }

  /** Fields of objects that are the same ones in each iteration. */
  private void addFields(List<NestedAccess> found) {
    Extent often = Extent.of(new Strides.Sum(counter, 1, List.of(), 0), 0);
    List<NestedAccess> fields =
        found.stream()
            .map(f -> new NestedAccess(f.instruction(), f.array(), null, often, f.line()))
            .toList();
    fields.forEach(f -> addOnce(f, fields));
  }

  private void addOnce(NestedAccess access, List<NestedAccess> all) {
    taken.add(access.instruction());
    boolean covered =
        all.stream()
            .anyMatch(
                o ->
                    o != access
                        && o.isSame(access)
                        && (o.writes() || !access.writes())
                        && (nested.contains(o) || (o.writes() && !access.writes())));
    if (!covered) {
      nested.add(access);
    }
  }

  /** The accesses of the method's code that it, or a loop around, checks. */
  Set<AbstractInsnNode> instructions() {
    return taken;
  }

  private static LineNumberNode lineAt(AbstractInsnNode i) {
    AbstractInsnNode at = i;
    while (at != null && !(at instanceof LineNumberNode)) {
      at = at.getPrevious();
    }
    return (LineNumberNode) at;
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
}
