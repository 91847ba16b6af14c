package org.ajws.processor.plan.units;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.rule.sets.AccessRules;
import org.ajws.processor.rule.sets.Warnings;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.source.SourceFile;

/**
 * Accesses to members in code with parallel constructs, where these are allowed: in a dialect, and
 * where {@code @SuppressWarnings("ajws-statements")} takes the responsibility. The code is no unit;
 * each of its statements that touches members is one. The statements are marked in the text.
 */
public final class StatementUnits {
  /** Allows it, and silences the warning. */
  private static final String KEY = "ajws-statements";

  private final BoundModule module;
  private final AtomicSets sets;
  private final AccessRules rules;
  private final Set<Tree> holding = identitySet();
  private final Map<Tree, ParallelLoop> loops = new IdentityHashMap<>();

  private StatementUnits(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.rules = new AccessRules(module, sets);
  }

  /** The files with such accesses, their statements marked; warns of each of these. */
  public static Map<SourceFile, SourceFile> mark(
      BoundModule module,
      AtomicSets sets,
      List<ParallelLoop> loops,
      List<Async> asyncs,
      List<Finish> finishes) {
    if (sets.accesses().isEmpty()) {
      return Map.of();
    }
    StatementUnits units = new StatementUnits(module, sets);
    loops.forEach(l -> units.loops.put(l.path().getLeaf(), l));
    loops.forEach(l -> units.hold(l.path()));
    asyncs.forEach(a -> units.hold(a.path()));
    finishes.forEach(units::hold);
    return units.mark();
  }

  private static Set<Tree> identitySet() {
    return Collections.newSetFromMap(new IdentityHashMap<>());
  }

  private void hold(TreePath path) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      holding.add(p.getLeaf());
    }
  }

  private void hold(Finish finish) {
    hold(finish.path());
    if (finish.isMethod()) { // a return waits before its expression is evaluated: with no lock
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitReturn(ReturnTree tree, Void p) {
          hold(getCurrentPath());
          return null;
        }

        @Override
        public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
          return null;
        }

        @Override
        public Void visitClass(ClassTree tree, Void p) {
          return null;
        }
      }.scan(new TreePath(finish.path(), finish.body()), null);
    }
  }

  private Map<SourceFile, SourceFile> mark() {
    Map<BoundFile, List<MemberAccess>> found = new IdentityHashMap<>();
    for (MemberAccess access : sets.accesses()) {
      Code code = access.code();
      boolean allowed =
          code.parallel()
              && (code.file().source().isDialect() || Warnings.isSilenced(code, KEY))
              && rules.isOnlyUnprotected(access);
      if (allowed) {
        found.computeIfAbsent(code.file(), f -> new ArrayList<>()).add(access);
      }
    }
    Map<SourceFile, SourceFile> marked = new IdentityHashMap<>();
    found.forEach((file, accesses) -> mark(file, accesses, marked));
    return marked;
  }

  private void mark(
      BoundFile file, List<MemberAccess> accesses, Map<SourceFile, SourceFile> marked) {
    Set<Tree> touching = identitySet();
    List<Code> codes = new ArrayList<>();
    for (MemberAccess access : accesses) {
      Code code = access.code();
      Tree top = code.path().getLeaf();
      for (TreePath p = access.path(); p.getLeaf() != top; p = p.getParentPath()) {
        touching.add(p.getLeaf());
      }
      if (!codes.contains(code)) {
        codes.add(code);
      }
    }
    CodeSplit split = new CodeSplit(module, file, touching, holding, loops);
    codes.forEach(c -> split.code(c.path(), body(c)));
    if (split.isEmpty()) {
      return;
    }
    marked.put(file.source(), split.applyTo(file.source()));
    Set<Tree> units = identitySet();
    units.addAll(split.units());
    for (MemberAccess access : accesses) {
      for (TreePath p = access.path(); p != null; p = p.getParentPath()) {
        if (units.remove(p.getLeaf())) {
          warn(access);
          break;
        }
      }
    }
  }

  private static Tree body(Code code) {
    Tree tree = code.path().getLeaf();
    if (tree instanceof MethodTree method) {
      return method.getBody();
    }
    return tree instanceof LambdaExpressionTree lambda ? lambda.getBody() : tree;
  }

  private void warn(MemberAccess access) {
    Code code = access.code();
    if (Warnings.isSilenced(code, KEY)) {
      return;
    }
    module.report(
        DiagnosticCode.MEMBER_IN_PARALLEL_METHOD,
        Severity.WARNING,
        code.file(),
        module.start(code.file().unit(), access.path().getLeaf()),
        "%s belongs to %s; in a %s with a parallel construct, this statement is a unit of work by itself"
            .formatted(access.name(), AccessRules.describe(access), AccessRules.kind(access, code)),
        "move what belongs together into a method without parallel constructs and call that");
  }
}
