package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.StatementTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.ParallelRegion;

/**
 * Statements that end with a {@code WS.finish()}: all asyncs in them have ended then. A finish is
 * one; so is what follows an async value up to its first use, the body of a method whose asyncs
 * would escape, and a chunk of a parallel loop whose body spawns.
 */
final class StealRegion {
  /** What a region was made for. */
  enum Kind {
    /** A labelled statement. */
    FINISH,
    /** The statements of a body with {@code @Finish}, or whose asyncs escape. */
    BODY,
    /** From the declaration of async values up to their first use. */
    VALUES,
    /** A loop whose iterations are spawned one by one. */
    SPAWNING_LOOP,
    /** The iterations that a piece of a split loop runs in order. */
    CHUNK
  }

  final Kind kind;

  /** To what the statements stand in. */
  final TreePath parent;

  final List<StatementTree> statements;
  final int start;
  final int end;

  /** Whether each {@code return} waits before its expression is evaluated. */
  final boolean awaitsBeforeReturns;

  /** Locals declared by the statements that are needed afterwards, too. */
  final Set<VariableElement> hoisted = new LinkedHashSet<>();

  /** What is spawned in it, outer ones before those in them. */
  final List<ParallelRegion> asyncs = new ArrayList<>();

  StealRegion(
      Kind kind,
      TreePath parent,
      List<? extends StatementTree> statements,
      int start,
      int end,
      boolean awaitsBeforeReturns) {
    this.kind = kind;
    this.parent = parent;
    this.statements = List.copyOf(statements);
    this.start = start;
    this.end = end;
    this.awaitsBeforeReturns = awaitsBeforeReturns;
  }

  boolean holds(int offset) {
    return start <= offset && offset < end;
  }

  boolean encloses(StealRegion other) {
    return start <= other.start && other.end <= end;
  }
}
