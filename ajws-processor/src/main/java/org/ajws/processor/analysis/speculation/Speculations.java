package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * The speculative loops of a module, the methods that they follow, and the fields that they track.
 */
public final class Speculations {
  private final BoundModule module;
  private final Map<Tree, TrackedCode> loops = new IdentityHashMap<>();
  private final Map<ExecutableElement, TrackedCode> twins = new LinkedHashMap<>();
  private final Set<VariableElement> fields = new LinkedHashSet<>();
  private final TwinConstructors constructors;
  private final Map<ExecutableElement, List<ExecutableElement>> called = new HashMap<>(); // by twin
  private final Map<Tree, RangeSummary> ranges = new IdentityHashMap<>();

  /**
   * Follows the loops of a module.
   *
   * @param found loops of all kinds
   * @param calls which methods override which
   * @param isUnit whether a method is a unit of work
   * @param isMember whether a field belongs to an atomic set
   */
  public Speculations(
      BoundModule module,
      List<ParallelLoop> found,
      CallGraph calls,
      Predicate<Tree> isUnit,
      Predicate<VariableElement> isMember) {
    this.module = module;
    ClassStarts starts = new ClassStarts(module);
    TwinMethods followed = new TwinMethods(module, calls, isUnit);
    CallPolicies policies = new CallPolicies(module, followed, starts);
    starts.use(policies.constructions());
    TrackedPlaces places = new TrackedPlaces(module, starts, isMember);
    this.constructors =
        new TwinConstructors(
            module,
            policies.constructions(),
            isUnit,
            statement -> new TrackedScanner(module, policies, places, statement).scan());
    policies.use(constructors);
    Deque<ExecutableElement> open = new ArrayDeque<>();
    List<TrackedCode> ahead = new ArrayList<>();
    for (ParallelLoop loop : found) {
      if (loop.isSpeculative()) {
        TreePath body = new TreePath(loop.path(), loop.body());
        TrackedCode code = new TrackedScanner(module, policies, places, body).scan();
        loops.put(loop.path().getLeaf(), code);
        RangeScanner scanner =
            new RangeScanner(module, places, loop, m -> body(m, policies, places, null));
        ranges.put(loop.path().getLeaf(), scanner.scan(code));
        if (!RunsInOrder.always(code) && !isClaimed(loop)) {
          ahead.add(code);
          open.addAll(code.twins());
        }
      }
    }
    while (!open.isEmpty()) {
      ExecutableElement method = open.poll();
      if (!twins.containsKey(method)) {
        NewObject made = null;
        List<ExecutableElement> more = new ArrayList<>();
        if (method.getKind() == ElementKind.CONSTRUCTOR) {
          made = new NewObject(module, method, constructors.handsOut(method));
          ExecutableElement other = constructors.twinOfOther(method);
          if (other != null) {
            more.add(other); // also where super() is not written
          }
        } else if (TwinMethods.canBeOverridden(method)) {
          more.addAll(followed.overriders(method));
        }
        TrackedCode code = body(method, policies, places, made);
        twins.put(method, code);
        more.addAll(code.twins());
        called.put(method, more);
        open.addAll(more);
      }
    }
    new UntrackedReads(module, twins, called, constructors::freezes).leave(ahead);
    new PlainMethods(module, twins).leave(ahead);
    ahead.forEach(code -> fields.addAll(code.fields()));
    twins.values().forEach(code -> fields.addAll(code.fields()));
  }

  private TrackedCode body(
      ExecutableElement method, CallPolicies policies, TrackedPlaces places, NewObject made) {
    TreePath declaration = module.declaration(method);
    MethodTree tree = (MethodTree) declaration.getLeaf();
    return tree.getBody() == null
        ? new TrackedCode(declaration)
        : new TrackedScanner(
                module, policies, places, new TreePath(declaration, tree.getBody()), made)
            .scan();
  }

  /** What the trips of a speculative loop touch, as far as it can be told before they run. */
  public RangeSummary ranges(ParallelLoop loop) {
    return ranges.get(loop.path().getLeaf());
  }

  /** Whether the chunks of a loop claim what they touch, instead of being tracked. */
  public boolean isClaimed(ParallelLoop loop) {
    RangeSummary summary = ranges(loop);
    return summary.isComplete()
        && switch (loop.speculation().backend()) {
          case AUTO -> summary.hindrances().isEmpty();
          case RANGES -> true;
          case NOREC -> false;
        };
  }

  /** What becomes of the body of a speculative loop. */
  public TrackedCode of(ParallelLoop loop) {
    return loops.get(loop.path().getLeaf());
  }

  /** What becomes of the methods that a body follows, also by others. */
  public List<TrackedCode> followed(TrackedCode body) {
    Map<ExecutableElement, TrackedCode> found = new LinkedHashMap<>();
    Deque<ExecutableElement> open = new ArrayDeque<>(body.twins());
    while (!open.isEmpty()) {
      ExecutableElement method = open.poll();
      if (twins.containsKey(method) && found.put(method, twins.get(method)) == null) {
        open.addAll(called.get(method));
      }
    }
    return List.copyOf(found.values());
  }

  /**
   * Whether a body, or what it follows, may do what cannot be undone, of which the thread may be a
   * part: as it is written, or in what overrides a method that it calls.
   */
  public boolean isBound(TrackedCode body) {
    return isBoundItself(body) || followed(body).stream().anyMatch(Speculations::isBoundItself);
  }

  private static boolean isBoundItself(TrackedCode code) {
    return code.whole() != null
        || !code.irrevocable().isEmpty()
        || code.twins().stream().anyMatch(TwinMethods::canBeOverridden);
  }

  /** How the twins of constructors begin. */
  public TwinConstructors constructors() {
    return constructors;
  }

  /** Whether the module has no speculative loop. */
  public boolean isEmpty() {
    return loops.isEmpty();
  }

  /** The methods of a file that have twins, with what becomes of their bodies. */
  public Map<ExecutableElement, TrackedCode> twins(BoundFile file) {
    Map<ExecutableElement, TrackedCode> found = new LinkedHashMap<>();
    twins.forEach(
        (method, code) -> {
          if (module.file(code.path()) == file) {
            found.put(method, code);
          }
        });
    return found;
  }

  /** All methods that have twins; what becomes of an abstract one is empty. */
  public Map<ExecutableElement, TrackedCode> twins() {
    return twins;
  }

  /** The files with methods that are followed, or fields that are tracked. */
  public Set<BoundFile> files() {
    Set<BoundFile> files = new LinkedHashSet<>();
    twins.values().forEach(t -> files.add(module.file(t.path())));
    fields.forEach(f -> files.add(module.file(module.declaration(f))));
    return files;
  }

  /** The tracked fields that a file declares. */
  public List<VariableElement> fields(BoundFile file) {
    return fields.stream().filter(f -> module.file(module.declaration(f)) == file).toList();
  }
}
