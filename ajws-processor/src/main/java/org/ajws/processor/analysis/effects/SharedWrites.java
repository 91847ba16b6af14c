package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BlockTree;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.LoopFinder;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;

/**
 * What the bodies of parallel loops and asyncs write through arrays and objects from outside,
 * following the methods of the module: locations that all tasks certainly write, and locations that
 * they may; nothing where they keep apart.
 *
 * <p>The code is evaluated once with symbolic values. Numbers are polynomials over the loop
 * variable, the counters of inner loops and what the loop does not change ({@link Polynomial});
 * references are ways from an origin ({@link AccessPath}). Each write becomes an {@link Effect}; a
 * method has a {@link EffectSummary} of effects in terms of its parameters, which its callers put
 * their arguments into. {@link Slots} then compares the locations of two iterations ({@link
 * LoopWrites}); an async in a loop is like an iteration of it. {@link TaskWrites} compares what
 * runs beside an async. {@code docs/design/shared-objects.md} says what is certain, what is
 * accepted, and what is not seen.
 */
public final class SharedWrites {
  private static final List<String> INPUTS =
      List.of("java.io.InputStream", "java.io.Reader", "java.io.DataInput");

  private static final List<String> OUTPUTS =
      List.of("java.io.OutputStream", "java.io.Writer", "java.io.DataOutput");

  private final EffectAnalysis tools;
  private final LoopFinder finder;
  private List<Async> calls; // that leave asyncs behind; null until somebody asks

  /** For the regions of a module. */
  public SharedWrites(BoundModule module, LocalVariables locals, CallGraph calls) {
    this.tools = new EffectAnalysis(module, locals, calls);
    this.finder = new LoopFinder(module);
  }

  /** What the iterations of a parallel loop write in common: one for each location, the gravest. */
  public List<SharedWrite> of(ParallelLoop loop) {
    return new LoopWrites(tools, loop).findings();
  }

  /** What asyncs, and the code behind one, write in common with what runs beside them. */
  public List<TaskPair> pairs(List<Async> asyncs) {
    Map<Tree, TreePath> roots = new IdentityHashMap<>();
    Map<Tree, List<Async>> joined = new LinkedHashMap<>();
    for (Async async : withCalls(asyncs)) {
      TreePath root = root(async);
      if (code(root) != null) {
        roots.put(root.getLeaf(), root);
        joined.computeIfAbsent(root.getLeaf(), r -> new ArrayList<>()).add(async);
      }
    }
    List<TaskPair> pairs = new ArrayList<>();
    joined.forEach(
        (root, started) -> {
          TreePath path = roots.get(root);
          pairs.addAll(new TaskWrites(tools, path, code(path), started).findings());
        });
    return pairs;
  }

  /**
   * The asyncs that a loop inside their finish starts in each round.
   *
   * @param parallel the parallel loops, which are left out
   */
  public List<TaskRounds> rounds(List<Async> asyncs, List<ParallelLoop> parallel) {
    Set<Tree> known = new HashSet<>();
    parallel.forEach(loop -> known.add(loop.path().getLeaf()));
    Map<Tree, SingleRound> single = new IdentityHashMap<>();
    List<TaskRounds> rounds = new ArrayList<>();
    for (Async async : withCalls(asyncs)) {
      Tree root = async.isDeclaration() ? null : root(async).getLeaf();
      for (TreePath up = async.path().getParentPath();
          root != null && up.getLeaf() != root;
          up = up.getParentPath()) {
        ParallelLoop loop =
            known.contains(up.getLeaf()) ? null : finder.sequential(async.file(), up);
        if (loop != null && !isOfOneRound(async, up, single)) {
          rounds.add(new TaskRounds(async, loop, new LoopWrites(tools, loop, async).findings()));
        }
      }
    }
    return rounds;
  }

  /** Whether no other round of a loop starts an async, once one has. */
  private boolean isOfOneRound(Async async, TreePath loop, Map<Tree, SingleRound> known) {
    List<Tree> around = Alternatives.around(async.path());
    return new LastRound(loop.getLeaf()).has(around)
        || known
            .computeIfAbsent(
                loop.getLeaf(),
                l -> new SingleRound(t -> tools.module.element(new TreePath(loop, t)), l))
            .has(around);
  }

  /** Whether a type is a subtype of a named one. */
  public boolean is(TypeMirror type, String name) {
    return tools.library.is(type, name);
  }

  /** Whether objects of a type give what they hold in a row. */
  public boolean isInput(TypeMirror type) {
    return INPUTS.stream().anyMatch(t -> is(type, t));
  }

  /** Whether objects of a type take what they are given in a row. */
  public boolean isOutput(TypeMirror type) {
    return OUTPUTS.stream().anyMatch(t -> is(type, t));
  }

  /** Whether a type is that of generators of random numbers. */
  public boolean isGenerator(TypeMirror type) {
    return tools.library.isGenerator(type);
  }

  /** Also the calls that leave asyncs behind. */
  private List<Async> withCalls(List<Async> asyncs) {
    List<Async> all = new ArrayList<>(asyncs);
    if (calls == null) {
      calls = new OutlastingCalls(tools).of(asyncs);
    }
    all.addAll(calls);
    return all;
  }

  private static TreePath root(Async async) {
    return async.finish() != null ? async.finish() : Regions.executable(async.path());
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
