package org.ajws.processor.plan.frames;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.CriticalSections;
import org.ajws.processor.analysis.flow.Decided;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.Futures;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Which methods of a module could be given frames, by themselves, and what keeps others from it.
 * Those that cannot be planned are refused later on.
 */
final class FrameCandidates {
  private final BoundModule module;
  private final boolean waits;
  private final CallGraph calls;
  private final ThreadWaits threadWaits;
  private final Map<Tree, Async> asyncs = new IdentityHashMap<>();
  private final Map<Tree, Finish> finishes = new IdentityHashMap<>();
  private final Set<Tree> opaque = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<ExecutableElement, Candidate> candidates = new LinkedHashMap<>();
  private final Map<ExecutableElement, Refusal> refused = new LinkedHashMap<>();

  /** A method that could have frames. */
  record Candidate(
      BoundFile file,
      TreePath path,
      boolean spawns,
      Map<MethodInvocationTree, ExecutableElement> calls,
      Paths paths) {}

  /** A method that has none, and why. */
  record Refusal(Candidate method, String reason) {}

  /** Finds them; without asyncs and futures there are none. */
  FrameCandidates(
      ModuleFacts facts,
      Constructs constructs,
      Predicate<Tree> isUnit,
      boolean waits,
      ThreadWaits threadWaits) {
    this.threadWaits = threadWaits;
    this.module = facts.module();
    this.waits = waits;
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
    }
  }

  /** Those that have not been refused. */
  Map<ExecutableElement, Candidate> all() {
    return Collections.unmodifiableMap(candidates);
  }

  /** One that has not been refused. */
  Candidate get(ExecutableElement method) {
    return candidates.get(method);
  }

  /** The methods that are none, and why. */
  Map<ExecutableElement, Refusal> refused() {
    return Collections.unmodifiableMap(refused);
  }

  /** The asyncs by their trees. */
  Map<Tree, Async> asyncs() {
    return asyncs;
  }

  /** The finishes by their trees. */
  Map<Tree, Finish> finishes() {
    return finishes;
  }

  /** Whether code is executed as a whole: a parallel loop, or where a lock is held. */
  boolean isOpaque(Tree tree) {
    return opaque.contains(tree);
  }

  /** Makes one a barrier. */
  void refuse(ExecutableElement method, String reason) {
    refused.put(method, new Refusal(candidates.remove(method), reason));
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
            refused.put(method, new Refusal(candidate, reason));
          }
        }
        return super.visitMethod(tree, p);
      }
    }.scan(file.unit(), null);
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
            || isNeverEvaluated(tree)
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

      /** What a constant decides is left as it is: the compiler knows that it is not reached. */
      private boolean isNeverEvaluated(Tree tree) {
        return Decided.neverEvaluated(module, getCurrentPath()) == tree;
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

  /**
   * Refuses methods with tasks that may hold up their threads: what follows such a task would lie
   * below it. A method that is refused is a barrier, in which more tasks may.
   */
  void refuseBlocking() {
    boolean again = true;
    while (again) {
      again = false;
      Predicate<TreePath> holds = threadWaits.held(this::isBarrier);
      for (ExecutableElement m : List.copyOf(candidates.keySet())) {
        Candidate c = candidates.get(m);
        if (hasBlocking(c.path(), holds)) {
          refuse(m, "a task in it may hold up its thread until others have done something");
          again = threadWaits.areForResults();
        }
      }
    }
  }

  private boolean isBarrier(TreePath code) {
    return code.getLeaf() instanceof MethodTree
        ? refused.containsKey(module.element(code))
        : isOpaque(code.getLeaf()) || isFinally(code);
  }

  /** It may run while an exception is under way, which is in no frame. */
  private static boolean isFinally(TreePath code) {
    return code.getParentPath() != null
        && code.getParentPath().getLeaf() instanceof TryTree tree
        && tree.getFinallyBlock() == code.getLeaf();
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
}
