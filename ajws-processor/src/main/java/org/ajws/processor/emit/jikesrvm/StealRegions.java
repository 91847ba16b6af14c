package org.ajws.processor.emit.jikesrvm;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;

/**
 * Finds the steal regions of a file: for each async the statements at whose end it is joined. An
 * async that would escape its method is joined at the end of that method's body, since the VM
 * serves only what is spawned inside a finish, and nobody tells whether a caller is in one.
 */
final class StealRegions {
  private final JikesContext context;
  private final List<StealRegion> regions = new ArrayList<>();
  private final Map<Tree, StealRegion> byTree = new IdentityHashMap<>();
  private final Map<ParallelRegion, StealRegion> homes = new IdentityHashMap<>();
  private final Map<Tree, Object> constructs = new IdentityHashMap<>();
  private final List<Integer> spawns = new ArrayList<>();
  private boolean complete = true;

  StealRegions(
      JikesContext context, List<ParallelLoop> loops, List<Async> asyncs, List<Finish> finishes) {
    this.context = context;
    loops.forEach(l -> constructs.put(l.path().getLeaf(), l));
    finishes.forEach(f -> constructs.put(f.path().getLeaf(), f));
    asyncs.forEach(a -> spawns.add(context.start(a.path().getLeaf())));
    asyncs.stream().filter(Async::isValue).forEach(this::addValue);
    asyncs.stream().filter(a -> !a.isValue()).forEach(this::settle);
    for (ParallelLoop loop : loops) {
      if (inPlace(loop.path()) && loop.header() instanceof LoopHeader.General) {
        add(loop, ofLoop(loop));
      }
    }
    regions.sort(
        Comparator.comparingInt((StealRegion r) -> r.start)
            .thenComparing(Comparator.comparingInt((StealRegion r) -> r.end).reversed()));
    for (StealRegion region : regions) {
      region.asyncs.sort(Comparator.comparingInt(a -> context.start(a.body())));
      hoist(region);
    }
  }

  /** The regions, outer ones before those in them. */
  List<StealRegion> all() {
    return regions;
  }

  /** Whether all constructs stand where they can be lowered; otherwise that was reported. */
  boolean areComplete() {
    return complete;
  }

  /** Where an async, or each iteration of a loop that spawns them one by one, is joined. */
  StealRegion homeOf(ParallelRegion async) {
    return homes.get(async);
  }

  /** The region of the chunks of a split loop; null if its body spawns nothing. */
  StealRegion chunk(ParallelLoop loop) {
    return byTree.get(loop.path().getLeaf());
  }

  private void add(ParallelRegion async, StealRegion region) {
    region.asyncs.add(async);
    homes.put(async, region);
  }

  private StealRegion region(Tree key, StealRegion made) {
    StealRegion present = byTree.putIfAbsent(key, made);
    if (present == null) {
      regions.add(made);
      return made;
    }
    return present;
  }

  private void settle(Async async) {
    if (inPlace(async.path())) {
      StealRegion home = find(async);
      if (home != null) {
        add(async, home);
      }
    }
  }

  /** Whether a construct stands in code that stays where it is: not in a lambda and the like. */
  private boolean inPlace(TreePath construct) {
    for (TreePath up = construct; up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      if (tree instanceof MethodTree || tree instanceof ClassTree) {
        return true;
      }
      if (tree instanceof LambdaExpressionTree || tree instanceof SwitchExpressionTree) {
        boolean lambda = tree instanceof LambdaExpressionTree;
        complete = false;
        context
            .module()
            .report(
                DiagnosticCode.JIKES_POSITION,
                context.file(),
                construct.getLeaf(),
                "a construct stands in a "
                    + (lambda ? "lambda" : "switch expression")
                    + ", which class files of version 50 do not have",
                lambda
                    ? "write an anonymous class, or move the code into a method"
                    : "write a switch statement");
        return false;
      }
    }
    return true;
  }

  private StealRegion find(Async async) {
    TreePath below = async.path();
    for (TreePath up = below.getParentPath(); up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      Object construct = constructs.get(tree);
      if (construct instanceof ParallelLoop loop) {
        return ofLoop(loop);
      }
      if (construct instanceof Finish finish && !finish.isMethod()) {
        return region(
            tree,
            new StealRegion(
                StealRegion.Kind.FINISH,
                up.getParentPath(),
                List.of((StatementTree) tree),
                context.start(tree),
                context.end(tree),
                false));
      }
      if (tree instanceof MethodTree || tree instanceof ClassTree) {
        return below.getLeaf() instanceof BlockTree
            ? ofBody(below, construct instanceof Finish)
            : null;
      }
      below = up;
    }
    return null;
  }

  private StealRegion ofLoop(ParallelLoop loop) {
    boolean spawning = loop.header() instanceof LoopHeader.General;
    Tree tree = loop.path().getLeaf();
    StatementTree statement = spawning ? (StatementTree) tree : loop.body();
    Tree first = spawning && !loop.labels().isEmpty() ? loop.labels().get(0) : statement;
    return region(
        tree,
        new StealRegion(
            spawning ? StealRegion.Kind.SPAWNING_LOOP : StealRegion.Kind.CHUNK,
            spawning ? loop.path().getParentPath() : loop.path(),
            List.of(statement),
            context.start(first),
            context.end(statement),
            false));
  }

  /** From the first statement that spawns to the end, without a {@code return} there. */
  private StealRegion ofBody(TreePath body, boolean finish) {
    List<? extends StatementTree> all = ((BlockTree) body.getLeaf()).getStatements();
    int first = 0;
    while (!spawns(all.get(first))) {
      first++;
    }
    return region(
        body.getLeaf(),
        ofStatements(StealRegion.Kind.BODY, body, all, first, withoutReturn(all), finish));
  }

  private boolean spawns(StatementTree statement) {
    int start = context.start(statement);
    int end = context.end(statement);
    return spawns.stream().anyMatch(at -> start <= at && at < end);
  }

  private static int withoutReturn(List<? extends StatementTree> statements) {
    int size = statements.size();
    return statements.get(size - 1) instanceof ReturnTree ? size - 1 : size;
  }

  private StealRegion ofStatements(
      StealRegion.Kind kind,
      TreePath parent,
      List<? extends StatementTree> all,
      int first,
      int end,
      boolean finish) {
    StatementTree last = all.get(end - 1);
    int to =
        last instanceof VariableTree
            ? context.afterDeclaration(new TreePath(parent, last))
            : context.end(last);
    return new StealRegion(
        kind, parent, all.subList(first, end), context.start(all.get(first)), to, finish);
  }

  private void addValue(Async value) {
    if (!inPlace(value.path())) {
      return;
    }
    TreePath parent = value.path().getParentPath();
    List<VariableTree> declarators = context.declarators(value.path());
    StealRegion made = byTree.get(declarators.get(0));
    if (made == null) {
      List<? extends StatementTree> all = JikesContext.siblings(value.path());
      int first = all.indexOf(declarators.get(0));
      int end = first + declarators.size();
      Set<VariableElement> values = new LinkedHashSet<>(); // in the order of their declaration
      declarators.forEach(d -> values.add(variable(parent, d)));
      int limit = Math.max(end, withoutReturn(all));
      while (end < limit && values.stream().noneMatch(uses(all.get(end))::contains)) {
        end++;
      }
      for (StealRegion outer : regions) {
        if (outer.parent.getLeaf() == parent.getLeaf()
            && outer.holds(context.start(all.get(first)))) {
          end = Math.min(end, all.indexOf(outer.statements.get(outer.statements.size() - 1)) + 1);
        }
      }
      made =
          region(
              declarators.get(0),
              ofStatements(StealRegion.Kind.VALUES, parent, all, first, end, false));
      made.hoisted.addAll(values);
    }
    add(value, made);
  }

  private VariableElement variable(TreePath parent, VariableTree tree) {
    return (VariableElement) context.module().element(new TreePath(parent, tree));
  }

  /** The locals that a tree uses. */
  private Set<VariableElement> uses(Tree tree) {
    Set<VariableElement> used = new HashSet<>();
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree use, Void p) {
        VariableElement v = context.index().variable(use);
        if (v != null) {
          used.add(v);
        }
        return null;
      }
    }.scan(tree, null);
    return used;
  }

  /** Locals of the region's own statements that are used after it must be declared before it. */
  private void hoist(StealRegion region) {
    if (region.kind != StealRegion.Kind.BODY && region.kind != StealRegion.Kind.VALUES) {
      return;
    }
    List<? extends StatementTree> all =
        JikesContext.siblings(new TreePath(region.parent, region.statements.get(0)));
    Set<VariableElement> usedAfter = new HashSet<>();
    for (StatementTree s : all) {
      if (context.start(s) >= region.end) {
        usedAfter.addAll(uses(s));
      }
    }
    for (StatementTree s : region.statements) {
      if (s instanceof VariableTree tree) {
        VariableElement v = variable(region.parent, tree);
        if (usedAfter.contains(v)) {
          region.hoisted.add(v);
        }
      }
    }
    // An outer region of the same block declares it before both.
    for (StealRegion outer : regions) {
      if (outer != region && outer.encloses(region)) {
        region.hoisted.removeAll(outer.hoisted);
      }
    }
  }
}
