package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.Completion;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Capture;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/**
 * Jumps out of steal regions. A region is left only after its {@code WS.finish()}, and perhaps by
 * another thread than the one that wanted to jump: so a jump is noted in locals of the region,
 * which are handed over like others, and made behind it.
 */
final class Jumps {
  /**
   * A jump out of one region or more.
   *
   * @param tree the jump
   * @param left the regions that it leaves, innermost first
   * @param deferred whether it returns a value that is computed behind the last of them
   */
  private record Jump(StatementTree tree, List<StealRegion> left, boolean deferred) {
    ExpressionTree value() {
      return tree instanceof ReturnTree r ? r.getExpression() : null;
    }
  }

  private final JikesContext context;
  private final List<StealRegion> regions;
  private final Map<StealRegion, List<Jump>> jumps = new IdentityHashMap<>();

  Jumps(JikesContext context, List<StealRegion> regions) {
    this.context = context;
    this.regions = regions;
    for (StealRegion region : regions) {
      jumps.put(region, new ArrayList<>());
    }
    Set<TreePath> roots = new java.util.LinkedHashSet<>();
    for (StealRegion region : regions) {
      if (regions.stream().noneMatch(r -> r != region && r.encloses(region))) {
        roots.add(region.parent);
      }
    }
    roots.forEach(this::collect);
  }

  private void collect(TreePath root) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitReturn(ReturnTree tree, Void p) {
        add(tree, null, getCurrentPath());
        return super.visitReturn(tree, p);
      }

      @Override
      public Void visitBreak(BreakTree tree, Void p) {
        add(tree, target(getCurrentPath(), tree.getLabel(), true), getCurrentPath());
        return null;
      }

      @Override
      public Void visitContinue(ContinueTree tree, Void p) {
        add(tree, target(getCurrentPath(), tree.getLabel(), false), getCurrentPath());
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null;
      }
    }.scan(root, null);
  }

  /** The statement whose end, or next round, a jump leads to. */
  private static Tree target(TreePath jump, javax.lang.model.element.Name label, boolean breaks) {
    for (TreePath up = jump.getParentPath(); up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      boolean found =
          label != null
              ? tree instanceof LabeledStatementTree l && l.getLabel().equals(label)
              : tree instanceof ForLoopTree
                  || tree instanceof EnhancedForLoopTree
                  || tree instanceof WhileLoopTree
                  || tree instanceof DoWhileLoopTree
                  || (breaks && tree instanceof SwitchTree);
      if (found) {
        return tree;
      }
    }
    return jump.getLeaf();
  }

  private void add(StatementTree tree, Tree target, TreePath path) {
    int at = context.start(tree);
    List<StealRegion> left = new ArrayList<>();
    for (StealRegion region : regions) {
      if (region.holds(at) && leaves(region, target)) {
        left.add(0, region);
      }
    }
    if (left.isEmpty() || jumps.get(left.get(0)).stream().anyMatch(j -> j.tree() == tree)) {
      return;
    }
    Jump jump = new Jump(tree, left, isDeferred(tree, left));
    left.forEach(r -> jumps.get(r).add(jump));
  }

  private boolean leaves(StealRegion region, Tree target) {
    if (target == null) {
      return true;
    }
    Tree inner = target;
    while (inner instanceof LabeledStatementTree l) {
      inner = l.getStatement();
    }
    boolean ownLoop = region.kind == StealRegion.Kind.CHUNK && region.parent.getLeaf() == inner;
    return !ownLoop && !(region.holds(context.start(target)) && context.end(target) <= region.end);
  }

  /** In a finish method a {@code return} waits before its expression is evaluated. */
  private boolean isDeferred(StatementTree tree, List<StealRegion> left) {
    StealRegion outermost = left.get(left.size() - 1);
    ExpressionTree value = tree instanceof ReturnTree r ? r.getExpression() : null;
    if (value == null || !outermost.awaitsBeforeReturns || isSettled(value, left)) {
      return false;
    }
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree use, Void p) {
        VariableElement v = context.index().variable(use);
        if (v == null
            || !outermost.holds(context.start(context.index().declaration(v).getLeaf()))) {
          return null;
        }
        TreePath declaration = context.index().declaration(v);
        if (declaration.getParentPath().getLeaf() == outermost.parent.getLeaf()) {
          outermost.hoisted.add(v);
        } else {
          context
              .module()
              .report(
                  DiagnosticCode.JIKES_RETURN,
                  context.file(),
                  use,
                  "the value of this return is computed after the finish, where "
                      + use
                      + ", which is declared in an inner block, is out of scope",
                  "declare " + use + " in the method's own block");
        }
        return null;
      }
    }.scan(value, null); // not the path: that is an iterable of all trees around it
    return true;
  }

  /** Whether a value is the same before and after the wait: nothing but locals and operators. */
  private boolean isSettled(ExpressionTree value, List<StealRegion> left) {
    return !Boolean.TRUE.equals(
        new TreeScanner<Boolean, Void>() {
          @Override
          public Boolean visitIdentifier(IdentifierTree use, Void p) {
            VariableElement v = context.index().variable(use);
            return v == null
                ? !use.getName().contentEquals("this")
                : left.stream()
                    .flatMap(r -> r.asyncs.stream())
                    .flatMap(a -> a.captures().stream())
                    .anyMatch(
                        c ->
                            c.variable().equals(v)
                                && (c.role() == Capture.Role.RESULT
                                    || c.role() == Capture.Role.REDUCE));
          }

          @Override
          public Boolean scan(Tree tree, Void p) {
            boolean reads =
                tree != null
                    && switch (tree.getKind()) {
                      case METHOD_INVOCATION, NEW_CLASS, MEMBER_SELECT, ARRAY_ACCESS -> true;
                      default -> false;
                    };
            return reads ? Boolean.TRUE : super.scan(tree, p);
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(value, null));
  }

  boolean has(StealRegion region) {
    return !jumps.get(region).isEmpty();
  }

  /** The type of the values that are brought out of a region; null for none. */
  String valueType(StealRegion region) {
    boolean values = jumps.get(region).stream().anyMatch(j -> j.value() != null && !j.deferred());
    if (!values) {
      return null;
    }
    TreePath up = region.parent;
    while (!(up.getLeaf() instanceof MethodTree)) {
      up = up.getParentPath();
    }
    var method = (javax.lang.model.element.ExecutableElement) context.module().element(up);
    return context.types().of(method.getReturnType());
  }

  /** The edits of the jumps themselves. */
  void lower() {
    List<Jump> done = new ArrayList<>();
    for (StealRegion region : regions) {
      for (Jump jump : jumps.get(region)) {
        if (!done.contains(jump)) {
          done.add(jump);
          lower(jump);
        }
      }
    }
  }

  private void lower(Jump jump) {
    StealRegion inner = jump.left().get(0);
    int start = context.start(jump.tree());
    int end = context.end(jump.tree());
    if (jump.value() == null || jump.deferred()) {
      context.edits().replace(start, end, "{ " + leave(inner, jump) + "}");
      return;
    }
    String begin = "{ " + context.names().fresh(inner, "value") + " = ";
    context.edits().replace(start, context.start(jump.value()), begin);
    context.edits().close(end, new Span(start, end), " " + leave(inner, jump) + "}");
  }

  private String leave(StealRegion region, Jump jump) {
    return "%s = %d; break %s; "
        .formatted(
            context.names().fresh(region, "jump"),
            code(region, jump),
            context.names().fresh(region, "body"));
  }

  /** Jumps that lead to the same place have the same code. */
  private int code(StealRegion region, Jump jump) {
    return exits(region).indexOf(onward(region, jump)) + 1;
  }

  private List<String> exits(StealRegion region) {
    return jumps.get(region).stream().map(j -> onward(region, j)).distinct().toList();
  }

  /** What is done behind a region for a jump that was noted in it. */
  private String onward(StealRegion region, Jump jump) {
    int next = jump.left().indexOf(region) + 1;
    String value = context.names().fresh(region, "value");
    if (next < jump.left().size()) {
      StealRegion outer = jump.left().get(next);
      String moved =
          jump.value() == null || jump.deferred()
              ? ""
              : context.names().fresh(outer, "value") + " = " + value + "; ";
      return "{ " + moved + leave(outer, jump) + "}";
    }
    if (jump.value() == null) {
      return Trivia.code(context.module().text(context.file(), jump.tree())).strip();
    }
    return jump.deferred()
        ? "return " + Trivia.code(context.module().text(context.file(), jump.value())).strip() + ";"
        : "return " + value + ";";
  }

  /** The jumps behind a region; the last one is certain if the region never ends otherwise. */
  String behind(StealRegion region) {
    List<String> exits = exits(region);
    boolean never =
        !new Completion(context.file(), context.module()).isPossible(region.statements)
            && region.kind != StealRegion.Kind.CHUNK;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < exits.size(); i++) {
      if (!never || i < exits.size() - 1) {
        text.append("if (%s == %d) ".formatted(context.names().fresh(region, "jump"), i + 1));
      }
      text.append(Objects.requireNonNull(exits.get(i))).append(' ');
    }
    return text.toString();
  }
}
