package org.ajws.processor.rule;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Set;
import javax.lang.model.type.TypeKind;
import org.ajws.processor.analysis.flow.DefiniteAssignment;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.Regions;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.rule.shared.Suppression;

/**
 * A private variable that an iteration reads before it assigns it holds what an earlier iteration
 * of the same task left, or what was there before the loop: which of them depends on the tasks.
 */
final class PrivateCarried implements Check {
  @Override
  public void check(Subject subject) {
    Suppression suppression = new Suppression(subject.locals());
    for (ParallelRegion region : subject.regions()) {
      for (Capture capture : region.captures()) {
        if (capture.role() == Capture.Role.PRIVATE
            && isRepeated(subject, region, capture)
            && changes(subject, region, capture)
            && !suppression.covers(region, capture.variable())) {
          check(subject, region, capture);
        }
      }
    }
  }

  private static void check(Subject subject, ParallelRegion region, Capture capture) {
    Regions regions =
        new Regions() {
          @Override
          public boolean loses(Tree tree) {
            return false;
          }

          @Override
          public DefiniteAssignment.State atStart(Tree tree, DefiniteAssignment.State state) {
            return tree == region.entry() ? DefiniteAssignment.State.STALE : state;
          }
        };
    Set<IdentifierTree> stale =
        DefiniteAssignment.staleReads(
            subject.index(region), capture.variable(), isArray(capture), regions);
    boolean async = region instanceof Async;
    capture.uses().stream()
        .filter(stale::contains)
        .filter(read -> !subject.module().hasErrorAt(region.file(), read)) // that comes first
        .findFirst()
        .ifPresent(
            read ->
                subject.report(
                    DiagnosticCode.PRIVATE_CARRIED,
                    region,
                    read,
                    (async ? "an async" : "an iteration")
                        + " may read what an earlier one left in the private variable "
                        + capture.name()
                        + (async
                            ? ", but each starts with what was there before"
                            : "; which iterations share a copy differs from run to run"),
                    "assign it before it is read, in each "
                        + (async ? "async" : "iteration")
                        + ", or use @Reduce if it collects a result; if what it finds does not"
                        + " matter (a cache), say so with @SuppressWarnings(\""
                        + Suppression.NAME
                        + "\")"));
  }

  /** Whether several tasks, or several iterations of one, use the variable. */
  private static boolean isRepeated(Subject subject, ParallelRegion region, Capture capture) {
    if (!(region instanceof Async)) {
      return true;
    }
    for (TreePath up = region.path().getParentPath(); up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (holds(tree, capture.declaration())) {
        return false;
      }
      if (tree instanceof ForLoopTree
          || tree instanceof EnhancedForLoopTree
          || tree instanceof WhileLoopTree
          || tree instanceof DoWhileLoopTree) {
        return !isAssignedBeside(subject, region, capture, up);
      }
    }
    return false;
  }

  /** Whether the loop gives the variable a value for each async by itself. */
  private static boolean isAssignedBeside(
      Subject subject, ParallelRegion region, Capture capture, TreePath loop) {
    Boolean found =
        new TreePathScanner<Boolean, Void>() {
          @Override
          public Boolean scan(Tree tree, Void p) {
            return tree != region.path().getLeaf() && Boolean.TRUE.equals(super.scan(tree, p));
          }

          @Override
          public Boolean visitIdentifier(IdentifierTree tree, Void p) {
            LocalVariables.Index index = subject.index(region);
            return capture.variable().equals(index.variable(tree)) && index.isWritten(tree);
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(loop, null);
    return Boolean.TRUE.equals(found);
  }

  private static boolean holds(Tree block, Tree declaration) {
    return block instanceof BlockTree b && b.getStatements().contains(declaration);
  }

  private static boolean changes(Subject subject, ParallelRegion region, Capture capture) {
    if (capture.uses().stream().anyMatch(subject.index(region)::isWritten)) {
      return true;
    }
    if (!isArray(capture)) {
      return false;
    }
    PrivateArrayUses uses = PrivateArrayUses.of(subject, region, capture);
    return uses.stores() && !uses.handsOut();
  }

  private static boolean isArray(Capture capture) {
    return capture.variable().asType().getKind() == TypeKind.ARRAY;
  }
}
