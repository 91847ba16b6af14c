package org.ajws.processor.rule;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.ajws.processor.analysis.flow.DefiniteAssignment;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.Regions;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.ReductionOperator;

/**
 * A local from outside that an async assigns is its result: assigned by that async alone, which is
 * started at most once for one local, and read only after the finish.
 */
final class AsyncResults implements Check {
  @Override
  public void check(Subject subject) {
    Map<Tree, ParallelRegion> regions = new IdentityHashMap<>();
    subject.regions().forEach(r -> regions.put(r.entry(), r));
    for (Async async : subject.asyncs()) {
      for (Capture capture : async.captures()) {
        if (capture.role() == Capture.Role.RESULT) {
          check(subject, async, capture, regions);
        }
      }
    }
  }

  private static void check(
      Subject subject, Async async, Capture capture, Map<Tree, ParallelRegion> regions) {
    LocalVariables.Index index = subject.index(async);
    String name = capture.name();
    IdentifierTree written =
        capture.uses().stream().filter(index::isWritten).findFirst().orElseThrow();
    ParallelRegion around = taskAround(async, index.declaration(capture.variable()), regions);
    if (async.isDeclaration()) {
      subject.report(
          DiagnosticCode.CAPTURED_LOCAL_ASSIGNED,
          async,
          written,
          "the initialiser of "
              + (async.isValue() ? "an async value" : "a future")
              + " assigns "
              + name
              + ", which is declared outside",
          "let the value be all that it gives, or declare "
              + name
              + " as @Private if the initialiser may work on a copy of its own");
    } else if (async.finish() == null) {
      subject.report(
          DiagnosticCode.RESULT_WITHOUT_FINISH,
          async,
          written,
          "the async assigns "
              + name
              + ", which nobody can read: the async may run on after its method has ended",
          "put finish: { ... } around the async, behind the declaration of " + name);
    } else if (around != null) {
      subject.report(
          DiagnosticCode.CAPTURED_LOCAL_ASSIGNED,
          async,
          written,
          "the async assigns "
              + name
              + ", which is declared outside of the "
              + around.describe()
              + " around it (line "
              + around.line()
              + "), which may end before the async does",
          "put finish: { ... } around the async inside of that "
              + around.describe()
              + ", or declare "
              + name
              + " there");
    } else {
      follow(subject, async, capture, regions);
    }
  }

  /** A task around an async, inside the async's finish, to which its result does not belong. */
  private static ParallelRegion taskAround(
      Async async, TreePath declaration, Map<Tree, ParallelRegion> regions) {
    Tree scope = declaration.getParentPath().getLeaf();
    Tree end = async.finish() == null ? null : async.finish().getLeaf();
    for (TreePath up = async.path().getParentPath();
        up != null && up.getLeaf() != end && up.getLeaf() != scope;
        up = up.getParentPath()) {
      if (regions.containsKey(up.getLeaf())) {
        return regions.get(up.getLeaf());
      }
    }
    return null;
  }

  /** Follows the local through the finish. */
  private static void follow(
      Subject subject, Async async, Capture capture, Map<Tree, ParallelRegion> regions) {
    Pending pending = new Pending(async);
    DefiniteAssignment.StaleUses uses =
        DefiniteAssignment.staleUses(subject.index(async), capture.variable(), pending);
    int end = subject.line(async.file(), async.finish().getLeaf());
    String name = capture.name();
    if (pending.startedAgain) {
      subject.report(
          DiagnosticCode.RESULT_ASSIGNED_TWICE,
          async,
          capture.uses().stream().filter(subject.index(async)::isWritten).findFirst().orElseThrow(),
          "the async assigns "
              + name
              + ", and a loop starts it again before its finish (line "
              + end
              + ") ends: several tasks assign one local",
          fix(
              subject,
              async,
              capture,
              "declare "
                  + name
                  + " inside the loop, or an array with"
                  + " a slot for each round; @Private if it is scratch space"));
      return;
    }
    for (IdentifierTree write : inOrder(subject, async, uses.writes())) {
      Optional<ParallelRegion> other = task(async, write, regions);
      boolean task = other.isPresent() && other.get() != async;
      subject.report(
          DiagnosticCode.RESULT_ASSIGNED_TWICE,
          async,
          write,
          name
              + " is assigned "
              + (task ? "by two tasks: this one and" : "while it may still be assigned by")
              + " the async of line "
              + async.line(),
          fix(
              subject,
              async,
              capture,
              "use a local for each, and combine them after the finish of line " + end));
    }
    for (IdentifierTree read : inOrder(subject, async, uses.reads())) {
      if (!uses.writes().contains(read)) {
        subject.report(
            DiagnosticCode.RESULT_READ_EARLY,
            async,
            read,
            name
                + " is read while the async of line "
                + async.line()
                + " may still compute it: its finish (line "
                + end
                + ") has not ended",
            async.finish().getLeaf() instanceof MethodTree
                ? "read it in the expression of return, or put finish: { ... } around the async"
                : "read it after the finish, or write @Async on its declaration with the value as"
                    + " initialiser, which is joined at its first use");
      }
    }
  }

  private static String fix(Subject subject, Async async, Capture capture, String otherwise) {
    ReductionOperator operator =
        ReductionForms.onlyOperator(
            new ReductionForms(subject.module(), subject.index(async), capture.variable())
                .in(new TreePath(async.path(), async.body())),
            capture.uses());
    return operator == null
        ? otherwise
        : "declare "
            + capture.name()
            + " as "
            + ReductionForms.annotation(subject.module(), operator, capture.variable())
            + " before the finish if it collects a result; otherwise "
            + otherwise;
  }

  private static List<IdentifierTree> inOrder(
      Subject subject, Async async, Set<IdentifierTree> trees) {
    return trees.stream()
        .sorted(Comparator.comparing(t -> subject.module().start(async.file().unit(), t)))
        .toList();
  }

  /** The innermost task that a tree of the async's file runs in, of those behind its finish. */
  private static Optional<ParallelRegion> task(
      Async async, Tree tree, Map<Tree, ParallelRegion> regions) {
    for (TreePath up = TreePath.getPath(async.finish(), tree);
        up != null && up.getLeaf() != async.finish().getLeaf();
        up = up.getParentPath()) {
      if (regions.containsKey(up.getLeaf())) {
        return Optional.of(regions.get(up.getLeaf()));
      }
    }
    return Optional.empty();
  }

  /** From the async to the end of its finish the local holds nothing that may be used. */
  private static final class Pending implements Regions {
    private final Tree statement;
    private final Tree finish;
    private boolean startedAgain;

    Pending(Async async) {
      this.statement = async.path().getLeaf();
      this.finish = async.finish().getLeaf();
    }

    @Override
    public boolean loses(Tree tree) {
      return tree == statement;
    }

    @Override
    public boolean restores(Tree tree) {
      return tree == finish;
    }

    @Override
    public DefiniteAssignment.State atStart(Tree tree, DefiniteAssignment.State state) {
      boolean waits = finish instanceof MethodTree && tree instanceof ReturnTree;
      if (tree == statement && state == DefiniteAssignment.State.STALE) {
        startedAgain = true;
      }
      return tree == statement || waits ? DefiniteAssignment.State.ASSIGNED : state;
    }
  }
}
