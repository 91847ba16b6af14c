package org.ajws.processor.rule.shared;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Name;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.effects.Analysis;
import org.ajws.processor.analysis.effects.Effect;
import org.ajws.processor.analysis.effects.Form;
import org.ajws.processor.analysis.effects.Ref;
import org.ajws.processor.analysis.effects.Slots;
import org.ajws.processor.analysis.effects.Summary;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.LoopFinder;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;

/**
 * Checks what the body of a parallel loop or an async writes through arrays and objects from
 * outside, following the methods of the module: an error where all tasks certainly write the same
 * place, nothing where they keep apart, a warning where it cannot tell.
 *
 * <p>The code is evaluated once with symbolic values. Numbers are polynomials over the loop
 * variable, the counters of inner loops and what the loop does not change ({@link Form});
 * references are ways from an origin ({@link Ref}). Each write becomes an {@link Effect}; a method
 * has a {@link Summary} of effects in terms of its parameters, which its callers put their
 * arguments into. {@link Slots} then compares the places of two iterations; an async in a loop is
 * like an iteration of it. {@link TaskPairs} compares what runs beside an async. {@code
 * docs/design/shared-objects.md} says what is certain, what is accepted, and what is not seen.
 */
public final class SharedObjects {
  private final Analysis tools;
  private final Messages messages;
  private final LoopFinder finder;

  /** Checks regions of a module. */
  public SharedObjects(BoundModule module, LocalVariables locals, CallGraph calls) {
    this.tools = new Analysis(module, locals, calls);
    this.messages = new Messages(tools);
    this.finder = new LoopFinder(module);
  }

  /** Checks regions of a module. */
  public SharedObjects(BoundModule module) {
    this(module, new LocalVariables(module), new CallGraph(module));
  }

  /** Reports what is wrong with a parallel loop to the module's diagnostics. */
  public void check(ParallelLoop loop) {
    report(
        new LoopCheck(tools, loop).findings(),
        Wording.iterations(loop, loop.header().variable().getName()));
  }

  /** The local arrays of which all iterations of a loop certainly write the same slots. */
  public Set<VariableElement> scratchArrays(ParallelLoop loop) {
    Set<VariableElement> arrays = new LinkedHashSet<>();
    for (Finding finding : new LoopCheck(tools, loop).findings()) {
      Ref target = finding.effect().target();
      if (finding.code() == DiagnosticCode.SHARED_SLOT
          && target.origin() instanceof Ref.Origin.Variable v
          && v.variable().getKind() == ElementKind.LOCAL_VARIABLE
          && target.steps().stream().allMatch(Ref.Step.Index.class::isInstance)) {
        arrays.add(v.variable());
      }
    }
    return arrays;
  }

  private void report(List<Finding> findings, Wording tasks) {
    for (Severity severity : List.of(Severity.ERROR, Severity.WARNING)) {
      findings.stream()
          .filter(f -> f.code().severity() == severity)
          .forEach(f -> messages.report(tasks, f));
    }
  }

  /** Reports what is wrong with the asyncs of a module. */
  public void check(List<Async> asyncs, List<ParallelLoop> loops) {
    Map<Tree, TreePath> roots = new IdentityHashMap<>();
    Map<Tree, List<Async>> joined = new LinkedHashMap<>();
    for (Async async : asyncs) {
      TreePath root = async.finish() != null ? async.finish() : executable(async.path());
      if (code(root) != null) {
        roots.put(root.getLeaf(), root);
        joined.computeIfAbsent(root.getLeaf(), r -> new ArrayList<>()).add(async);
      }
    }
    joined.forEach(
        (root, started) -> {
          TreePath path = roots.get(root);
          for (TaskPairs.Pair p : new TaskPairs(tools, path, code(path), started).findings()) {
            messages.report(Wording.pair(p.first(), p.second()), p.finding());
          }
        });
    Set<Tree> parallel = new HashSet<>();
    loops.forEach(loop -> parallel.add(loop.path().getLeaf()));
    asyncs.stream().filter(a -> !a.isValue()).forEach(a -> checkRounds(a, parallel));
  }

  /** The loops around an async inside its finish start a task in each round. */
  private void checkRounds(Async async, Set<Tree> parallel) {
    TreePath root = async.finish() != null ? async.finish() : executable(async.path());
    for (TreePath up = async.path().getParentPath();
        up.getLeaf() != root.getLeaf();
        up = up.getParentPath()) {
      ParallelLoop loop =
          parallel.contains(up.getLeaf()) ? null : finder.sequential(async.file(), up);
      if (loop != null) {
        LoopHeader header = loop.header();
        Name variable = header.variable() == null ? null : header.variable().getName();
        report(
            new LoopCheck(tools, loop, async).findings(),
            Wording.rounds(async, variable, loop.line()));
      }
    }
  }

  /** The method, lambda or class around a path. */
  private static TreePath executable(TreePath path) {
    TreePath up = path.getParentPath();
    while (!(up.getLeaf() instanceof MethodTree
        || up.getLeaf() instanceof LambdaExpressionTree
        || up.getLeaf() instanceof ClassTree)) {
      up = up.getParentPath();
    }
    return up;
  }

  /** The statements of a finish, method or lambda; null for anything else. */
  private static StatementTree code(TreePath root) {
    if (root.getLeaf() instanceof LabeledStatementTree label) {
      return label.getStatement();
    } else if (root.getLeaf() instanceof MethodTree method) {
      return method.getBody();
    }
    return root.getLeaf() instanceof LambdaExpressionTree lambda
            && lambda.getBody() instanceof BlockTree block
        ? block
        : null;
  }
}
