package org.ajws.processor.plan.frames;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalFutures;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.plan.frames.FrameCandidates.Candidate;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Which methods of a module are given frames: those with asyncs or a {@code get} of a future, and
 * those that call them where the call can be resumed. What cannot be resumed is a barrier; so is a
 * method whose {@link MethodPlan} fails.
 */
public final class FrameAnalysis {
  private final BoundModule module;
  private final LocalVariables locals;
  private final CallGraph calls;
  private final LocalFutures futures;
  private final FrameCandidates candidates;
  private final Set<ExecutableElement> spawning = new LinkedHashSet<>();
  private final Map<ExecutableElement, MethodPlan> plans = new LinkedHashMap<>();
  private final Map<ExecutableElement, BoundFile> forwarders = new LinkedHashMap<>();

  /**
   * Analyses a module; without asyncs and futures no method has frames.
   *
   * @param futures which of the constructs are futures that stay in their methods
   * @param isUnit whether a method, lambda or block is a unit of work, which is a barrier
   * @param waits whether a method may be resumed where it waits for a future
   * @param threadWaits which code may hold up its thread until others have done something: no
   *     continuation may lie below it
   */
  public FrameAnalysis(
      ModuleFacts facts,
      Constructs constructs,
      LocalFutures futures,
      Predicate<Tree> isUnit,
      boolean waits,
      ThreadWaits threadWaits) {
    this.futures = futures;
    this.module = facts.module();
    this.locals = facts.locals();
    this.calls = facts.calls();
    this.candidates = new FrameCandidates(facts, constructs, isUnit, waits, threadWaits);
    settle();
  }

  /** Finds the methods, leaving out those that turn out not to be resumable. */
  private void settle() {
    boolean again = true;
    while (again) {
      spread();
      again = false;
      plans.clear();
      for (ExecutableElement m : List.copyOf(spawning)) {
        try {
          MethodPlan plan = PlanBuilder.build(method(candidates.get(m)));
          if (plan.lastPc() > 0) {
            plans.put(m, plan);
          }
        } catch (Unsupported e) {
          candidates.refuse(m, e.getMessage());
          again = true;
        }
      }
      if (again) {
        candidates.refuseBlocking();
      }
    }
    addForwarders();
  }

  private Method method(Candidate c) {
    Predicate<MethodInvocationTree> isSite =
        call -> c.calls().containsKey(call) && isSite(call, c.calls().get(call));
    return new Method(
        module,
        c.file(),
        c.path(),
        locals.of(c.file().unit()),
        isSite,
        candidates.asyncs(),
        candidates.finishes(),
        candidates::isOpaque,
        c.paths(),
        futures);
  }

  /** Methods with asyncs, and all that call them. */
  private void spread() {
    spawning.clear();
    candidates
        .all()
        .forEach(
            (m, c) -> {
              if (c.spawns()) {
                spawning.add(m);
              }
            });
    boolean again = true;
    while (again) {
      again = false;
      for (Map.Entry<ExecutableElement, Candidate> e : candidates.all().entrySet()) {
        if (!spawning.contains(e.getKey())
            && e.getValue().calls().values().stream().anyMatch(this::hasTwin)) {
          spawning.add(e.getKey());
          again = true;
        }
      }
    }
  }

  /** A call by {@code super} goes to no override, and not to a twin that would. */
  private boolean isSite(MethodInvocationTree call, ExecutableElement called) {
    boolean exact =
        call.getMethodSelect() instanceof MemberSelectTree select
            && SelfReference.isSuper(select.getExpression());
    return exact ? spawning.contains(called) : hasTwin(called);
  }

  /** Whether a call of a method can go to a fast version, its own or that of an override. */
  private boolean hasTwin(ExecutableElement called) {
    if (spawning.contains(called) || WaitingCalls.waits(called)) {
      return true;
    }
    return mayForward(called) && calls.overriders(called).stream().anyMatch(spawning::contains);
  }

  /** Whether a method can be given a twin that calls the method itself. */
  private boolean mayForward(ExecutableElement m) {
    return m.getKind() == ElementKind.METHOD
        && !m.getModifiers().contains(Modifier.STATIC)
        && !m.getModifiers().contains(Modifier.PRIVATE)
        && !m.getModifiers().contains(Modifier.FINAL)
        && file(m) != null;
  }

  private BoundFile file(ExecutableElement m) {
    TreePath declared = module.declaration(m);
    return declared == null ? null : module.file(declared);
  }

  /** What overrides, and what is overridden, must have a twin, too. */
  private void addForwarders() {
    Set<ExecutableElement> called = new LinkedHashSet<>();
    for (MethodPlan plan : plans.values()) {
      addOverriders(plan.method().element());
      called.addAll(candidates.get(plan.method().element()).calls().values());
    }
    for (ExecutableElement m : called) {
      if (!plans.containsKey(m) && !WaitingCalls.waits(m) && hasTwin(m)) {
        forwarders.put(m, file(m));
        addOverriders(m);
      }
    }
  }

  private void addOverriders(ExecutableElement m) {
    for (ExecutableElement overrider : calls.overriders(m)) {
      if (!plans.containsKey(overrider) && file(overrider) != null) {
        forwarders.put(overrider, file(overrider));
      }
    }
  }

  /** Whether a method of the module overrides a method. */
  public boolean isOverridden(ExecutableElement method) {
    return !calls.overriders(method).isEmpty();
  }

  /** Whether an async or finish is in a method with frames; else it needs the task form. */
  public boolean hasFrame(TreePath construct) {
    return refusal(construct) == null;
  }

  /** What keeps a construct from being resumed as a part of its method; null if it can be. */
  public String refusal(TreePath construct) {
    for (TreePath up = construct; up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof MethodTree) {
        Element method = module.element(up);
        FrameCandidates.Refusal refusal = candidates.refused().get(method);
        return plans.containsKey(method)
            ? null
            : refusal == null ? "nothing in its method can be stolen" : refusal.reason();
      }
      if (tree instanceof LambdaExpressionTree) {
        return "it stands in a lambda";
      }
      if (tree instanceof ClassTree) {
        return "it stands in an initialiser";
      }
      if (candidates.isOpaque(tree) && up != construct) {
        return tree instanceof SynchronizedTree
                || tree instanceof TryTree
                || tree instanceof BlockTree
            ? "it stands where a lock is held"
            : "it stands in a parallel loop";
      }
    }
    return "it stands in no method";
  }

  /**
   * A method that calls such with frames and has none itself: what it calls is completed on the
   * same worker.
   *
   * @param file where it is declared
   * @param path to the method
   * @param reason why it has none
   */
  public record Barrier(BoundFile file, TreePath path, String reason) {}

  /** The barriers among the methods of the module. */
  public List<Barrier> barriers() {
    List<Barrier> found = new ArrayList<>();
    for (FrameCandidates.Refusal refusal : candidates.refused().values()) {
      Candidate c = refusal.method();
      if (c.calls().values().stream().anyMatch(this::hasTwin)) {
        found.add(new Barrier(c.file(), c.path(), refusal.reason()));
      }
    }
    return found;
  }

  /** Whether a file has methods with frames, or that must forward to them. */
  public boolean changes(BoundFile file) {
    return !plans(file).isEmpty() || !forwarders(file).isEmpty();
  }

  /** The methods of a file that are given frames, in source order. */
  public List<MethodPlan> plans(BoundFile file) {
    return plans.values().stream().filter(p -> p.method().file() == file).toList();
  }

  /** Whether no method of the module is given frames. */
  public boolean isEmpty() {
    return plans.isEmpty();
  }

  /** Whether a method is given frames. */
  public boolean hasFrames(TreePath method) {
    return plans.containsKey(module.element(method));
  }

  /** The methods of a file that are given a twin that calls them. */
  public List<ExecutableElement> forwarders(BoundFile file) {
    List<ExecutableElement> found = new ArrayList<>();
    forwarders.forEach(
        (m, f) -> {
          if (f == file) {
            found.add(m);
          }
        });
    return found;
  }

  /** Whether a class has, or inherits, a method of this name that has a fast version. */
  public boolean hasTwin(TypeElement type, Name name) {
    return module.elements().getAllMembers(type).stream()
        .anyMatch(
            m ->
                m.getSimpleName().equals(name)
                    && m instanceof ExecutableElement e
                    && plans.containsKey(e));
  }

  /** The module. */
  public BoundModule module() {
    return module;
  }
}
