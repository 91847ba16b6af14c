package org.ajws.processor.source.overlay;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/**
 * What waits for the monitor of an object in a file, what wakes it, and which of that overlays take
 * away. A private method that does nothing but wait is a wait where it is called.
 */
final class MonitorCalls {
  private static final Set<String> WAKE = Set.of("notify", "notifyAll");

  /**
   * A call, and the monitor that it is about.
   *
   * @param monitor {@code this A}, or the expression as written
   * @param receiver the expression as written, {@code this} where there is none
   */
  record MonitorCall(MethodInvocationTree tree, String monitor, String receiver) {}

  private final List<MonitorCall> waits = new ArrayList<>();
  private final Map<Tree, MonitorCall> wakes = new IdentityHashMap<>();
  private final List<MethodInvocationTree> calls = new ArrayList<>();
  private final List<MethodTree> waitingMethods = new ArrayList<>();
  private final Set<Tree> gone = Collections.newSetFromMap(new IdentityHashMap<>());

  MonitorCalls(CompilationUnitTree unit) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        calls.add(tree);
        String name = name(tree);
        if (isWait(tree)) {
          waits.add(monitorCall(tree, getCurrentPath()));
        } else if (WAKE.contains(name) && tree.getArguments().isEmpty()) {
          wakes.put(tree, monitorCall(tree, getCurrentPath()));
        }
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(unit, null);
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        if (tree.getModifiers().getFlags().contains(Modifier.PRIVATE)
            && tree.getBody() != null
            && onlyWaits(tree.getBody())) {
          waitingMethods.add(tree);
        }
        return super.visitMethod(tree, p);
      }
    }.scan(unit, null);
  }

  private static String name(MethodInvocationTree call) {
    ExpressionTree method = call.getMethodSelect();
    return method instanceof MemberSelectTree select
        ? select.getIdentifier().toString()
        : method instanceof IdentifierTree identifier ? identifier.getName().toString() : "";
  }

  private static boolean isWait(MethodInvocationTree call) {
    return name(call).equals("wait") && call.getArguments().size() <= 2;
  }

  private static MonitorCall monitorCall(MethodInvocationTree call, TreePath path) {
    String receiver =
        call.getMethodSelect() instanceof MemberSelectTree select
            ? select.getExpression().toString()
            : "this";
    return new MonitorCall(
        call, monitor(receiver, path), receiver.equals("super") ? "this" : receiver);
  }

  private static String monitor(String receiver, TreePath path) {
    if (receiver.endsWith(".this")) {
      String outer = receiver.substring(0, receiver.length() - ".this".length());
      return "this " + outer.substring(outer.lastIndexOf('.') + 1);
    }
    if (!receiver.equals("this") && !receiver.equals("super")) {
      return receiver.startsWith("this.") ? receiver.substring("this.".length()) : receiver;
    }
    TreePath up = path;
    while (!(up.getLeaf() instanceof ClassTree)) {
      up = up.getParentPath();
    }
    return "this " + ((ClassTree) up.getLeaf()).getSimpleName();
  }

  // ---- what waits

  /** Whether a call waits: for a monitor, or by a private method that does. */
  private boolean waits(MethodInvocationTree call) {
    ExpressionTree method = call.getMethodSelect();
    boolean own =
        method instanceof IdentifierTree
            || (method instanceof MemberSelectTree select
                && select.getExpression().toString().equals("this"));
    return isWait(call) || (own && waitingMethods.stream().anyMatch(m -> isCallOf(call, m)));
  }

  private static boolean isCallOf(MethodInvocationTree call, MethodTree method) {
    return method.getName().contentEquals(name(call))
        && method.getParameters().size() == call.getArguments().size();
  }

  /** Whether a statement does nothing but wait. */
  boolean onlyWaits(StatementTree statement) {
    if (statement instanceof BlockTree block) {
      return !block.getStatements().isEmpty()
          && block.getStatements().stream().allMatch(this::onlyWaits);
    }
    if (statement instanceof TryTree wait) {
      return wait.getResources().isEmpty()
          && wait.getFinallyBlock() == null
          && onlyWaits(wait.getBlock())
          && wait.getCatches().stream().allMatch(MonitorCalls::goesOn);
    }
    return statement instanceof ExpressionStatementTree expression
        && expression.getExpression() instanceof MethodInvocationTree call
        && waits(call);
  }

  /**
   * Whether an interrupt ends a statement that only waits, as an exception.
   *
   * @param statement one that {@link #onlyWaits}
   */
  boolean isInterruptible(StatementTree statement) {
    if (statement instanceof BlockTree block) {
      return block.getStatements().stream().anyMatch(this::isInterruptible);
    }
    if (statement instanceof TryTree) {
      return false;
    }
    MethodInvocationTree call = call(statement);
    return isWait(call) || isInterruptible(waitingMethod(call).getBody());
  }

  /**
   * The arguments of a wait that limit its time. A constant limit in a method that does nothing but
   * wait is none: it is there in case that somebody is forgotten.
   *
   * @param statement one that {@link #onlyWaits}
   * @return none if it has no limit; null if a method that only waits computes it
   */
  List<? extends ExpressionTree> limit(StatementTree statement) {
    if (statement instanceof BlockTree block) {
      return limit(block.getStatements().get(0));
    }
    if (statement instanceof TryTree wait) {
      return limit(wait.getBlock());
    }
    MethodInvocationTree call = call(statement);
    if (isWait(call)) {
      return call.getArguments();
    }
    List<? extends ExpressionTree> inner = limit(waitingMethod(call).getBody());
    return inner != null && inner.stream().allMatch(LiteralTree.class::isInstance)
        ? List.of()
        : null;
  }

  private static MethodInvocationTree call(StatementTree statement) {
    return (MethodInvocationTree) ((ExpressionStatementTree) statement).getExpression();
  }

  private MethodTree waitingMethod(MethodInvocationTree call) {
    return waitingMethods.stream().filter(m -> isCallOf(call, m)).findFirst().orElseThrow();
  }

  /** Whether an interrupt ends the wait alone: the loop around looks again. */
  private static boolean goesOn(CatchTree clause) {
    return clause.getParameter().getType().toString().endsWith("InterruptedException")
        && clause.getBlock().getStatements().stream()
            .allMatch(
                s ->
                    s.toString().replace(" ", "").equals("Thread.currentThread().interrupt();")
                        || (s instanceof ContinueTree c && c.getLabel() == null));
  }

  /**
   * The statement with the {@code try} that goes on after an interrupt, if there is one around it;
   * null if it does not wait.
   */
  StatementTree wholeWait(TreePath statement) {
    if (!(statement.getLeaf() instanceof StatementTree wait) || !onlyWaits(wait)) {
      return null;
    }
    TreePath up = statement.getParentPath();
    while (up.getLeaf() instanceof BlockTree block && block.getStatements().size() == 1) {
      up = up.getParentPath();
    }
    return up.getLeaf() instanceof TryTree around
            && within(around.getBlock(), wait)
            && onlyWaits(around)
        ? around
        : wait;
  }

  private static boolean within(Tree code, Tree wanted) {
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        found[0] |= tree == wanted;
        return super.scan(tree, p);
      }
    }.scan(code, null);
    return found[0];
  }

  // ---- what is taken away

  /** All waits and wakings in a statement are taken away. */
  void takeAway(Tree statement) {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        gone.add(tree);
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(statement, null);
  }

  /** Whether a call stays that needs the monitor of its object. */
  boolean needsMonitor(MethodInvocationTree call) {
    return !gone.contains(call) && (name(call).equals("wait") || WAKE.contains(name(call)));
  }

  /** The private methods that nobody calls any more to wait; they are taken away, too. */
  List<MethodTree> takeAwayUncalled() {
    List<MethodTree> uncalled = new ArrayList<>();
    for (MethodTree method : waitingMethods) {
      List<MethodInvocationTree> callers =
          calls.stream().filter(c -> isCallOf(c, method) && !within(method, c)).toList();
      if (!callers.isEmpty() && gone.containsAll(callers)) {
        takeAway(method);
        uncalled.add(method);
      }
    }
    return uncalled;
  }

  /** Whether a statement does nothing but wake others. */
  boolean isWake(StatementTree statement) {
    return statement instanceof ExpressionStatementTree expression
        && wakes.containsKey(expression.getExpression());
  }

  /** The object whose waits a statement ends, as it is written. */
  String wakes(StatementTree wake) {
    return wakes.get(((ExpressionStatementTree) wake).getExpression()).receiver();
  }

  /** A wait that stays and that a statement would end; null for none. */
  Tree wokenBy(StatementTree wake) {
    String monitor = wakes.get(((ExpressionStatementTree) wake).getExpression()).monitor();
    return waits.stream()
        .filter(w -> w.monitor().equals(monitor) && !gone.contains(w.tree()))
        .map(MonitorCall::tree)
        .findFirst()
        .orElse(null);
  }
}
