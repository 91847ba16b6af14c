package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import org.ajws.processor.source.BoundModule;

/**
 * Leaves reads as they stand that give the same in every chunk: of what no iteration of a loop
 * writes that runs the code, and of final fields of objects that their constructors do not hand out
 * (JLS 17.5). The argument is in {@code docs/design/speculation.md}.
 */
final class UntrackedReads {
  private final BoundModule module;
  private final Map<ExecutableElement, TrackedCode> twins;
  private final Map<ExecutableElement, ? extends Collection<ExecutableElement>> calls;
  private final Predicate<VariableElement> isFrozen;
  private final Map<TrackedCode, WrittenPlaces> written = new HashMap<>();

  /**
   * For the loops of a module.
   *
   * @param twins the methods that are followed
   * @param calls which of these each may call
   * @param isFrozen whether a final field has its value when anybody else gets its object
   */
  UntrackedReads(
      BoundModule module,
      Map<ExecutableElement, TrackedCode> twins,
      Map<ExecutableElement, ? extends Collection<ExecutableElement>> calls,
      Predicate<VariableElement> isFrozen) {
    this.module = module;
    this.twins = twins;
    this.calls = calls;
    this.isFrozen = isFrozen;
  }

  /** Looks at the bodies of loops, and at all that they follow. */
  void leave(Collection<TrackedCode> loops) {
    for (TrackedCode loop : loops) {
      Set<TrackedCode> run = reached(loop);
      WrittenPlaces places = new WrittenPlaces(module);
      run.forEach(places::add);
      for (TrackedCode code : run) {
        written.computeIfAbsent(code, c -> new WrittenPlaces(module)).add(places);
      }
    }
    written.forEach(this::leave);
  }

  private Set<TrackedCode> reached(TrackedCode loop) {
    Set<TrackedCode> found = new LinkedHashSet<>(List.of(loop));
    Set<ExecutableElement> seen = new LinkedHashSet<>();
    Deque<ExecutableElement> open = new ArrayDeque<>(loop.twins());
    while (!open.isEmpty()) {
      ExecutableElement method = open.poll();
      if (seen.add(method)) {
        found.add(twins.get(method));
        open.addAll(calls.get(method));
      }
    }
    return found;
  }

  private void leave(TrackedCode code, WrittenPlaces places) {
    for (TrackedCode.Tracked t : new ArrayList<>(code.tracked())) {
      if (t.form() instanceof Tracking.Read read && !isWritten(read.place(), t.path(), places)) {
        code.leave(t.path());
      } else if (t.form() instanceof Tracking.ArrayLoop) {
        EnhancedForLoopTree loop = (EnhancedForLoopTree) t.path().getLeaf();
        if (!hasElements(new TreePath(t.path(), loop.getExpression()), places)) {
          code.leave(t.path());
          code.add(new TreePath(t.path(), loop.getStatement()), new Tracking.Back());
        }
      }
    }
  }

  private boolean isWritten(Tracking.Place place, TreePath path, WrittenPlaces places) {
    if (place instanceof Tracking.Field f) {
      boolean isFinal = f.field().getModifiers().contains(Modifier.FINAL);
      return places.has(f.field()) && !(isFinal && isFrozen.test(f.field()));
    }
    return hasElements(
        new TreePath(path, ((ArrayAccessTree) path.getLeaf()).getExpression()), places);
  }

  private boolean hasElements(TreePath array, WrittenPlaces places) {
    return !(module.type(array) instanceof ArrayType type)
        || places.hasElements(type.getComponentType());
  }
}
