package org.ajws.processor.lower.steal;

import com.sun.source.tree.IdentifierTree;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.model.Capture;
import org.ajws.processor.model.ParallelLoop;
import org.ajws.processor.source.BoundModule;

/**
 * The names that generated code uses in the loops of one file. Lambdas may not redeclare a local of
 * the method around them, so a copy of {@code x} for loop 3 is called {@code x$3}, and the uses of
 * {@code x} in the loop's body are renamed; in nested loops the innermost one decides.
 */
final class LoopNames {
  private final BoundModule module;
  private final Map<ParallelLoop, ParallelLoop> parents = new IdentityHashMap<>();
  private final Map<ParallelLoop, Integer> numbers = new IdentityHashMap<>();
  private final Map<ParallelLoop, Map<VariableElement, String>> renamed = new IdentityHashMap<>();
  private final List<ParallelLoop> loops;

  LoopNames(BoundModule module, List<ParallelLoop> loops, String text) {
    this.module = module;
    this.loops = loops;
    int number = 0;
    for (ParallelLoop loop : loops) {
      do {
        number++;
      } while (text.contains("$" + number));
      numbers.put(loop, number);
      parents.put(loop, innermostAround(loop));
      renamed.put(loop, new HashMap<>());
    }
  }

  /** The innermost other loop whose body holds this one; null for an outermost loop. */
  private ParallelLoop innermostAround(ParallelLoop loop) {
    int at = start(loop);
    ParallelLoop best = null;
    for (ParallelLoop other : loops) {
      var unit = other.file().unit();
      boolean holds =
          other != loop
              && module.start(unit, other.body()) <= at
              && at < module.end(unit, other.body());
      if (holds && (best == null || start(other) > start(best))) {
        best = other;
      }
    }
    return best;
  }

  private int start(ParallelLoop loop) {
    return module.start(loop.file().unit(), loop.path().getLeaf());
  }

  /** How many loops are around this one. */
  int depth(ParallelLoop loop) {
    ParallelLoop parent = parents.get(loop);
    return parent == null ? 0 : depth(parent) + 1;
  }

  /** A name that the file does not use: {@code base$3} for loop 3. */
  String fresh(ParallelLoop loop, String base) {
    return base + "$" + numbers.get(loop);
  }

  /** Gives a captured local a new name in a loop's body. */
  String rename(ParallelLoop loop, VariableElement variable) {
    return renamed
        .get(loop)
        .computeIfAbsent(variable, v -> fresh(loop, v.getSimpleName().toString()));
  }

  /** The name that a local has just outside a loop. */
  String outside(ParallelLoop loop, VariableElement variable) {
    for (ParallelLoop p = parents.get(loop); p != null; p = parents.get(p)) {
      String name = renamed.get(p).get(variable);
      if (name != null) {
        return name;
      }
    }
    return variable.getSimpleName().toString();
  }

  /** The new name of each renamed use of a captured local. */
  Map<IdentifierTree, String> uses() {
    Map<IdentifierTree, String> names = new IdentityHashMap<>();
    List<ParallelLoop> innermostFirst = new ArrayList<>(loops);
    innermostFirst.sort(Comparator.comparingInt(this::depth).reversed());
    for (ParallelLoop loop : innermostFirst) {
      for (Capture capture : loop.captures()) {
        String name = renamed.get(loop).get(capture.variable());
        if (name != null) {
          capture.uses().forEach(use -> names.putIfAbsent(use, name));
        }
      }
    }
    return names;
  }
}
