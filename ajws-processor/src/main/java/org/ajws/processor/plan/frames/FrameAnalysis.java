package org.ajws.processor.plan.frames;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.CriticalSections;
import org.ajws.processor.analysis.flow.LocalFutures;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.Futures;
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
  private final boolean waits;
  private final LocalVariables locals;
  private final CallGraph calls;
  private final ThreadWaits threadWaits;
  private final Map<Tree, Async> asyncs = new IdentityHashMap<>();
  private final Map<Tree, Finish> finishes = new IdentityHashMap<>();
  private final LocalFutures futures;
  private final Set<Tree> opaque = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<ExecutableElement, Candidate> candidates = new LinkedHashMap<>();
  private final Set<ExecutableElement> spawning = new LinkedHashSet<>();
  private final Map<ExecutableElement, MethodPlan> plans = new LinkedHashMap<>();
  private final Map<ExecutableElement, BoundFile> forwarders = new LinkedHashMap<>();

  /** What keeps a method from being given frames. */
  private final Map<ExecutableElement, String> refused = new LinkedHashMap<>();

  /** The methods of {@link #refused}. */
  private final Map<ExecutableElement, Candidate> barriers = new LinkedHashMap<>();

  /** A method that could have frames. */
  private record Candidate(
      BoundFile file,
      TreePath path,
      boolean spawns,
      Map<MethodInvocationTree, ExecutableElement> calls,
      Paths paths) {}

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
    this.threadWaits = threadWaits;
    this.futures = futures;
    this.module = facts.module();
    this.waits = waits;
    this.locals = facts.locals();
    this.calls = facts.calls();
    constructs.asyncs().forEach(a -> asyncs.put(a.path().getLeaf(), a));
    constructs.finishes().forEach(f -> finishes.put(f.path().getLeaf(), f));
    constructs.loops().forEach(l -> opaque.add(l.path().getLeaf()));
    if (!asyncs.isEmpty() || (waits && Futures.areNamed(module))) {
      CriticalSections sections = new CriticalSections(module);
      module.files().forEach(f -> opaque.addAll(sections.in(f)));
      module.files().forEach(f -> findUnitBlocks(f, isUnit));
      module.files().forEach(f -> findCandidates(f, isUnit));
      refuseBlocking();
      settle();
    }
  }

  private boolean isOpaque(Tree tree) {
    return opaque.contains(tree);
  }

  private void findUnitBlocks(BoundFile file, Predicate<Tree> isUnit) {
    if (!file.source().added().unitBlocks().isEmpty()) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitBlock(BlockTree tree, Void p) {
          if (isUnit.test(tree)) {
            opaque.add(tree);
          }
          return super.visitBlock(tree, p);
        }
      }.scan(file.unit(), null);
    }
  }

  private void findCandidates(BoundFile file, Predicate<Tree> isUnit) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        TreePath path = getCurrentPath();
        if (tree.getBody() != null && module.element(path) instanceof ExecutableElement method) {
          Candidate candidate = candidate(file, path);
          String reason = excluded(method, path, isUnit.test(tree), candidate.spawns());
          if (reason == null) {
            candidates.put(method, candidate);
          } else {
            refuse(method, candidate, reason);
          }
        }
        return super.visitMethod(tree, p);
      }
    }.scan(file.unit(), null);
  }

  private void refuse(ExecutableElement method, Candidate candidate, String reason) {
    refused.put(method, reason);
    barriers.put(method, candidate);
  }

  /** Why a method cannot be one with frames, whatever its code; null if it can. */
  private String excluded(ExecutableElement method, TreePath path, boolean isUnit, boolean spawns) {
    if (method.getKind() != ElementKind.METHOD) {
      return "a constructor cannot be resumed";
    }
    if (isUnit) {
      return "a unit of work keeps its locks";
    }
    if (method.getModifiers().contains(Modifier.SYNCHRONIZED)) {
      return "a synchronized method keeps its monitor";
    }
    if (isInDiamond(path)) {
      return "an anonymous class with <> cannot be given further methods";
    }
    if (calls.mayCancel(path)) {
      return "it may cancel a loop";
    }
    if (!spawns && isLocal(path)) {
      return "its class is declared in a method";
    }
    return null;
  }

  /**
   * Whether a method is one of a class that stands in a method or lambda: its text is repeated in
   * the slow version of what is around it, where its locals have other names. Without an async of
   * its own it is left a barrier.
   */
  private static boolean isLocal(TreePath method) {
    for (TreePath up = method.getParentPath(); up != null; up = up.getParentPath()) {
      if (up.getLeaf() instanceof MethodTree || up.getLeaf() instanceof LambdaExpressionTree) {
        return true;
      }
    }
    return false;
  }

  /**
   * Refuses methods with tasks that may hold up their threads: what follows such a task would lie
   * below it. A method that is refused is a barrier, in which more tasks may.
   */
  private void refuseBlocking() {
    boolean again = true;
    while (again) {
      again = false;
      Predicate<TreePath> holds = threadWaits.held(this::isBarrier);
      for (ExecutableElement m : List.copyOf(candidates.keySet())) {
        Candidate c = candidates.get(m);
        if (hasBlocking(c.path(), holds)) {
          refuse(m, c, "a task in it may hold up its thread until others have done something");
          candidates.remove(m);
          again = threadWaits.areForResults();
        }
      }
    }
  }

  private boolean isBarrier(TreePath code) {
    return code.getLeaf() instanceof MethodTree
        ? refused.containsKey(module.element(code))
        : isOpaque(code.getLeaf());
  }

  private boolean hasBlocking(TreePath method, Predicate<TreePath> holds) {
    return Stream.concat(
            asyncs.values().stream().map(Async::path), finishes.values().stream().map(Finish::path))
        .anyMatch(p -> isWithin(p, method) && holds.test(p));
  }

  private static boolean isWithin(TreePath path, TreePath around) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() == around.getLeaf()) {
        return true;
      }
    }
    return false;
  }

  /** {@code new T<>() { ... }} may have no methods that override nothing, so no fast versions. */
  private static boolean isInDiamond(TreePath method) {
    return method.getParentPath().getParentPath().getLeaf() instanceof NewClassTree made
        && made.getIdentifier() instanceof ParameterizedTypeTree type
        && type.getTypeArguments().isEmpty();
  }

  private Candidate candidate(BoundFile file, TreePath path) {
    Map<MethodInvocationTree, ExecutableElement> called = new IdentityHashMap<>();
    boolean[] spawns = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        if (tree == null
            || isOpaque(tree)
            || tree instanceof ClassTree
            || tree instanceof LambdaExpressionTree) {
          return null;
        }
        spawns[0] |= asyncs.containsKey(tree);
        if (tree instanceof EnhancedForLoopTree && waits) {
          spawns[0] |= WaitingCalls.waits(module, new TreePath(getCurrentPath(), tree));
        }
        return super.scan(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement m) {
          called.put(tree, m);
        }
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(new TreePath(path, ((MethodTree) path.getLeaf()).getBody()), null);
    return new Candidate(file, path, spawns[0], called, new Paths(path));
  }

  /** Finds the methods, leaving out those that turn out not to be resumable. */
  private void settle() {
    boolean again = true;
    while (again) {
      spread();
      again = false;
      plans.clear();
      for (ExecutableElement m : List.copyOf(spawning)) {
        Candidate c = candidates.get(m);
        try {
          MethodPlan plan = PlanBuilder.build(method(c));
          if (plan.lastPc() > 0) {
            plans.put(m, plan);
          }
        } catch (Unsupported e) {
          refuse(m, c, e.getMessage());
          candidates.remove(m);
          again = true;
        }
      }
      if (again) {
        refuseBlocking();
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
        asyncs,
        finishes,
        this::isOpaque,
        c.paths(),
        futures);
  }

  /** Methods with asyncs, and all that call them. */
  private void spread() {
    spawning.clear();
    candidates.forEach(
        (m, c) -> {
          if (c.spawns()) {
            spawning.add(m);
          }
        });
    boolean again = true;
    while (again) {
      again = false;
      for (Map.Entry<ExecutableElement, Candidate> e : candidates.entrySet()) {
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
        return plans.containsKey(method)
            ? null
            : refused.getOrDefault(method, "nothing in its method can be stolen");
      }
      if (tree instanceof LambdaExpressionTree) {
        return "it stands in a lambda";
      }
      if (tree instanceof ClassTree) {
        return "it stands in an initialiser";
      }
      if (isOpaque(tree) && up != construct) {
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
    barriers.forEach(
        (m, c) -> {
          if (c.calls().values().stream().anyMatch(this::hasTwin)) {
            found.add(new Barrier(c.file(), c.path(), refused.get(m)));
          }
        });
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
