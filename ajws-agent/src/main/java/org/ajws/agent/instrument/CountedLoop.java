package org.ajws.agent.instrument;

import static org.objectweb.asm.Opcodes.*;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Predicate;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A loop that nothing but its own code runs in: in it, the accesses to slots of an array in a
 * local, or a field of {@code this}, that the loop does not assign, with an index that grows by the
 * same number in each iteration, and that each iteration makes.
 *
 * @param region its code
 * @param counter a local that counts
 * @param step by how much
 * @param accesses in their order
 * @param checked those of them that have to be checked
 * @param events if it is a parallel loop, the instructions that tell of its iterations: it accesses
 *     nothing but these slots
 */
record CountedLoop(
    LoopRegion region,
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

    /** The index, if it can be told behind the loop; null if it is to be kept. */
    Strides.Sum known() {
      return index.sum;
    }

    private String fieldName() {
      return array.field == null ? null : array.field.name;
    }

    /** Whether both are to the same slot: what the array is, the loop does not change. */
    private boolean isSameSlot(Access other) {
      return array.local == other.array.local
          && Objects.equals(fieldName(), other.fieldName())
          && (index == other.index || (known() != null && known().equals(other.known())));
    }
  }

  boolean isParallel() {
    return !events.isEmpty();
  }

  /**
   * The loops of a method that have such accesses, an inner one before that around it.
   *
   * @param isWatched of which fields accesses are watched
   */
  static List<CountedLoop> of(MethodNode m, Predicate<FieldInsnNode> isWatched) {
    List<CountedLoop> loops = new ArrayList<>();
    for (LoopRegion region : LoopRegion.of(m)) {
      CountedLoop loop = of(m, region, isWatched);
      if (loop != null) {
        loops.add(loop);
      }
    }
    return loops;
  }

  private static CountedLoop of(
      MethodNode m, LoopRegion region, Predicate<FieldInsnNode> isWatched) {
    Map<Integer, Integer> steps = region.steps();
    if (steps.isEmpty()) {
      return null;
    }
    int counter = steps.keySet().stream().min(Integer::compare).orElseThrow();
    List<Access> all = Strides.of(m, region, steps, lineAt(region.head));
    List<Access> checked = checked(all);
    ParallelBody body = new ParallelBody(region, isWatched);
    if (checked.isEmpty() || (body.hasEvents() && !body.canBeTakenOut(counter, all, checked))) {
      return null;
    }
    return new CountedLoop(region, counter, steps.get(counter), all, checked, body.events());
  }

  private static int lineAt(AbstractInsnNode i) {
    AbstractInsnNode at = i;
    while (at != null && !(at instanceof LineNumberNode)) {
      at = at.getPrevious();
    }
    return at == null ? 0 : ((LineNumberNode) at).line;
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
