package org.ajws.processor.rule;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import org.ajws.processor.analysis.flow.DefiniteAssignment;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.flow.Regions;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ReductionOperator;

/**
 * A body assigns a local from outside only if that is a reduction, private, or private by itself:
 * every iteration writes it before reading it, and nothing reads it after the loop (nor before it,
 * in a later pass of an enclosing loop).
 */
final class CapturedAssignments implements Check {
  @Override
  public void check(Subject subject) {
    for (ParallelLoop loop : subject.loops()) {
      Set<Element> ofHeader = ChangedBound.localsRead(subject.module(), loop);
      for (Capture capture : loop.captures()) {
        boolean other =
            capture.role() != Capture.Role.PRIVATE_BY_ITSELF
                || subject.locals().isPrivate(capture.variable())
                || ofHeader.contains(capture.variable());
        if (!other) {
          check(subject, loop, capture);
        }
      }
    }
  }

  private static void check(Subject subject, ParallelLoop loop, Capture capture) {
    LocalVariables.Index index = subject.index(loop);
    Tree statement = loop.path().getLeaf();
    Regions regions =
        new Regions() {
          @Override
          public boolean loses(Tree tree) {
            return tree == statement;
          }

          @Override
          public DefiniteAssignment.State atStart(Tree tree, DefiniteAssignment.State state) {
            return tree == loop.body() ? DefiniteAssignment.State.STALE : state;
          }
        };
    Set<IdentifierTree> stale =
        DefiniteAssignment.staleReads(index, capture.variable(), false, regions);
    if (!stale.isEmpty()) {
      report(subject, loop, capture, stale);
    }
  }

  private static void report(
      Subject subject, ParallelLoop loop, Capture capture, Set<IdentifierTree> stale) {
    LocalVariables.Index index = subject.index(loop);
    String name = capture.name();
    Optional<IdentifierTree> inside = capture.uses().stream().filter(stale::contains).findFirst();
    IdentifierTree read =
        inside.orElseGet(
            () ->
                stale.stream()
                    .min(Comparator.comparing(t -> afterLoopFirst(subject, loop, t)))
                    .orElseThrow());
    int line = subject.line(loop.file(), read);
    String why =
        inside.isPresent()
            ? "an iteration may read it before it has written it (line " + line + ")"
            : afterLoopFirst(subject, loop, read) < Integer.MAX_VALUE
                ? "it is read after the loop (line " + line + ")"
                : "it is read when an enclosing loop comes round (line " + line + ")";
    IdentifierTree at = capture.uses().stream().filter(index::isWritten).findFirst().orElseThrow();
    subject.report(
        DiagnosticCode.CAPTURED_LOCAL_ASSIGNED,
        loop,
        at,
        "the parallel body assigns " + name + ", which is declared outside, and " + why,
        fix(subject, loop, capture, inside.isPresent()));
  }

  /** Reads behind the loop in source order, then those that an enclosing loop leads back to. */
  private static long afterLoopFirst(Subject subject, ParallelLoop loop, IdentifierTree tree) {
    int offset = subject.module().start(loop.file().unit(), tree);
    int end = subject.module().end(loop.file().unit(), loop.path().getLeaf());
    return offset >= end ? offset : Integer.MAX_VALUE + (long) offset;
  }

  private static String fix(
      Subject subject, ParallelLoop loop, Capture capture, boolean readInside) {
    String name = capture.name();
    List<ReductionForms.Update> updates =
        new ReductionForms(subject.module(), subject.index(loop), capture.variable())
            .in(new TreePath(loop.path(), loop.body()));
    ReductionOperator operator = ReductionForms.onlyOperator(updates, capture.uses());
    boolean sums = updates.stream().allMatch(u -> u.operator() == ReductionOperator.SUM);
    if (operator == null && sums && !updates.isEmpty()) {
      return "compute "
          + name
          + " from the loop variable, in a local of the body, so that no iteration needs the one"
          + " before";
    }
    if (operator != null) {
      return "declare "
          + name
          + " as "
          + ReductionForms.annotation(subject.module(), operator, capture.variable())
          + " if it collects a result; otherwise declare it inside the body";
    }
    return readInside
        ? "declare "
            + name
            + " inside the body, or assign it on every path before it is read; @Private if each task"
            + " may work on a copy of its own, @Reduce if it collects a result"
        : "declare "
            + name
            + " inside the body and use another variable after the loop; @Reduce if it collects a"
            + " result";
  }
}
