package org.ajws.processor.source.overlay;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.overlay.ActionEditor.Refused;
import org.ajws.processor.source.overlay.Selector.Kind;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Edits.Kept;
import org.ajws.processor.text.Edits.Piece;

/** Makes waits of monitors those of units of work, and takes away what wakes them. */
final class WaitEditor {
  private static final String RUNTIME = "org.ajws.runtime.AjwsRuntime.";

  private final SelectableFinder finder;
  private final Edits edits;
  private final MonitorCalls calls;

  WaitEditor(SelectableFinder finder, Edits edits, MonitorCalls calls) {
    this.finder = finder;
    this.edits = edits;
    this.calls = calls;
  }

  /** Whether a loop is one whose head is the whole wait, so that it only needs the label. */
  static boolean isEmptyLoop(Selectable selected) {
    return selected.tree() instanceof WhileLoopTree loop
        && (loop.getStatement() instanceof EmptyStatementTree
            || (loop.getStatement() instanceof BlockTree b && b.getStatements().isEmpty()));
  }

  /**
   * Takes the body of a wait loop away: its head is the condition to wait under.
   *
   * @return what has to stand before the label, as a statement; null for nothing
   */
  String loop(Selectable selected, Action.Await action) throws Refused {
    if (action.condition() != null) {
      throw misplaced(
          "the loop has its condition: " + selected.describe(),
          "write " + action.key() + " alone, or put the condition at the call that waits");
    }
    if (!(selected.tree() instanceof WhileLoopTree loop)) {
      throw misplaced(
          selected.describe() + " is no while, whose head could be the condition to wait under",
          atTheCall(action));
    }
    StatementTree body = loop.getStatement();
    if (!calls.onlyWaits(body)) {
      throw misplaced(
          "the body of " + selected.describe() + " does something else than wait for a monitor",
          atTheCall(action));
    }
    calls.takeAway(body);
    edits.replace(finder.start(body), finder.end(body), Kept.LENGTH, Piece.of(";"));
    return calls.isInterruptible(body) ? RUNTIME + "awaitInterruptibly();" : null;
  }

  /** Replaces a wait. */
  void call(Selectable selected, Action.Await action) throws Refused {
    if (selected.kind() != Kind.CALL) {
      throw misplaced(
          "\"" + action.key() + "\" cannot stand at " + selected.describe(),
          "put it at a wait loop, or at a call that waits");
    }
    StatementTree wait = calls.wholeWait(TreePath.getPath(finder.unit(), selected.tree()));
    if (wait == null) {
      throw misplaced(
          selected.describe() + " is no wait for a monitor",
          "put it at wait(), or at the call of a private method that only waits");
    }
    if (action.condition() == null) {
      throw misplaced(
          "at a call the condition to wait under has to be said: " + selected.describe(),
          atTheCall(action));
    }
    List<? extends ExpressionTree> limit = calls.limit(wait);
    if (limit == null) {
      throw misplaced(
          "the limit of time of " + selected.describe() + " is computed in the method that waits",
          "put the entry at the wait in that method");
    }
    calls.takeAway(wait);
    List<Piece> text = new ArrayList<>();
    boolean interruptible = calls.isInterruptible(wait);
    if (interruptible || !limit.isEmpty()) {
      text.add(Piece.of("{ " + RUNTIME + (interruptible ? "awaitInterruptibly(" : "awaitNanos(")));
      if (!limit.isEmpty()) {
        text.add(Piece.of(RUNTIME + "waitNanos("));
        text.add(finder.copy(finder.start(limit.get(0)), finder.end(limit.get(limit.size() - 1))));
        text.add(Piece.of(")"));
      }
      text.add(Piece.of("); "));
    }
    text.add(Piece.of(action.key() + " while " + action.condition() + ";"));
    if (text.size() > 1) {
      text.add(Piece.of(" }"));
    }
    edits.replace(finder.start(wait), finder.end(wait), Kept.LENGTH, text.toArray(Piece[]::new));
  }

  private static String atTheCall(Action.Await action) {
    return "write at the call that waits: " + action.key() + " while (condition);";
  }

  /** Takes away the private methods that nobody calls any more to wait. */
  void dropUncalled() {
    for (MethodTree method : calls.takeAwayUncalled()) {
      edits.blank(finder.start(method), finder.end(method));
    }
  }

  /** Takes away what wakes those who wait for monitors; false if there is nothing. */
  boolean dropNotify(Selectable selected) throws Refused {
    List<StatementTree> wakes = wakes(selected);
    for (StatementTree wake : wakes) {
      Tree woken = calls.wokenBy(wake);
      if (woken != null) {
        throw misplaced(
            "\"off notify\" would take away what wakes the wait in line "
                + finder.line(woken)
                + " (line "
                + finder.line(wake)
                + "), at "
                + selected.describe(),
            "make an await: of that wait, too, or remove the entry");
      }
    }
    for (StatementTree wake : wakes) {
      calls.takeAway(wake);
      if (!edits.replaces(finder.start(wake))) {
        Piece nothing = Piece.marked("{}", new TakenWaking(calls.wakes(wake)));
        edits.replace(finder.start(wake), finder.end(wake), Kept.LENGTH, nothing);
      }
    }
    return !wakes.isEmpty();
  }

  /** Those in a place with its lambdas, without the classes inside. */
  private List<StatementTree> wakes(Selectable selected) {
    List<StatementTree> found = new ArrayList<>();
    TreeScanner<Void, Void> scanner =
        new TreeScanner<>() {
          @Override
          public Void visitClass(ClassTree tree, Void p) {
            return null;
          }

          @Override
          public Void visitExpressionStatement(ExpressionStatementTree tree, Void p) {
            if (calls.isWake(tree)) {
              found.add(tree);
            }
            return super.visitExpressionStatement(tree, p);
          }
        };
    if (selected.tree() instanceof ClassTree type) {
      scanner.scan(type.getMembers(), null);
    } else {
      scanner.scan(selected.tree(), null);
    }
    return found;
  }

  private static Refused misplaced(String cause, String fix) {
    return new Refused(DiagnosticCode.OVERLAY_MISPLACED, cause, fix);
  }
}
