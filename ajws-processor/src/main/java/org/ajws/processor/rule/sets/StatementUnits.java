package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Predicate;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.StatementBlocks;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.diagnostic.Severity;
import org.ajws.processor.program.SideEffects;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Accesses to members in code that has parallel constructs or reaches some, where these are
 * allowed: in a dialect, and where {@code @SuppressWarnings("ajws-statements")} takes the
 * responsibility. The code is no unit; each of the blocks that were made for its statements ({@code
 * source.units}) is one if it touches members. And blocks of which an overlay says so.
 */
public final class StatementUnits {
  /** Allows it, and silences the warning. */
  private static final String KEY = "ajws-statements";

  private final BoundModule module;
  private final AtomicSets sets;
  private final AccessRules rules;
  private final SideEffects sideEffects;
  private final Set<Tree> units = Collections.newSetFromMap(new IdentityHashMap<>());

  private StatementUnits(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.rules = new AccessRules(module, sets);
    this.sideEffects = new SideEffects(module);
  }

  /**
   * The sets of a module with these units, each of which is warned of.
   *
   * @param reachesParallel whether running a piece of code may reach a parallel construct
   */
  public static AtomicSets find(
      BoundModule module, AtomicSets sets, Predicate<TreePath> reachesParallel) {
    Set<Tree> split = Collections.newSetFromMap(new IdentityHashMap<>());
    for (UnitOfWork unit : sets.units()) {
      Code code = unit.code();
      boolean overrides =
          code.kind() == Code.Kind.METHOD
              && sets.overriddenUnit(code) != null; // callers rely on it
      if (isAllowed(code) && !overrides && reachesParallel.test(code.path())) {
        split.add(code.path().getLeaf());
      }
    }
    StatementUnits found = find(module, sets, split);
    if (found.units.isEmpty() && split.isEmpty()) {
      return sets;
    }
    AtomicSets whole = sets.with(new StatementBlocks(found.units, split));
    found.checkDeclared(whole);
    return whole;
  }

  /** A statement that touches no member would lose the lock that it had, without a word. */
  private void checkDeclared(AtomicSets whole) {
    for (Code code : whole.codes()) {
      if (code.kind() == Code.Kind.STATEMENT
          && code.file().source().added().declaredUnits().contains(code.offset())
          && !whole.analysis().isUnit(code)) {
        module.report(
            DiagnosticCode.OVERLAY_MISPLACED,
            code.file(),
            code.path().getLeaf(),
            "an overlay makes a unit of work of this statement, and it takes no lock: it touches no"
                + " member of a set",
            "make members of what it protects, or let no entry make a unit of it");
      }
    }
  }

  /** Code of which not every access stands in a block stays a unit, and taken from the set. */
  private static StatementUnits find(BoundModule module, AtomicSets sets, Set<Tree> split) {
    StatementUnits found =
        new StatementUnits(
            module, split.isEmpty() ? sets : sets.with(new StatementBlocks(Set.of(), split)));
    return found.keepWhole(split) ? find(module, sets, split) : found.find();
  }

  private boolean keepWhole(Set<Tree> split) {
    boolean any = false;
    for (MemberAccess access : sets.accesses()) {
      if (access.code().split() && block(access) == null && rules.isOnlyUnprotected(access)) {
        any |= split.remove(access.code().path().getLeaf());
      }
    }
    return any;
  }

  private static boolean isAllowed(Code code) {
    return code.file().source().isDialect() || Warnings.isSilenced(code, KEY);
  }

  private StatementUnits find() {
    module.files().forEach(this::declared);
    for (MemberAccess access : sets.accesses()) {
      Code code = access.code();
      TreePath block = block(access);
      if (block != null
          && (code.parallel() || code.split())
          && isAllowed(code)
          && rules.isOnlyUnprotected(access)
          && units.add(block.getLeaf())
          && !code.split()) {
        warn(access);
      }
    }
    sets.codes().stream().filter(Code::split).forEach(this::warn);
    module.files().forEach(this::checkEvaluatedOnce);
    return this;
  }

  /** Blocks of which an overlay says that they are units. */
  private void declared(BoundFile file) {
    Set<Integer> blocks = file.source().added().declaredUnits();
    if (!blocks.isEmpty()) {
      new TreeScanner<Void, Void>() {
        @Override
        public Void visitBlock(BlockTree tree, Void p) {
          if (blocks.contains(module.start(file.unit(), tree))) {
            units.add(tree);
          }
          return super.visitBlock(tree, p);
        }
      }.scan(file.unit(), null);
    }
  }

  /** The block around an access that was made for a unit; null without. */
  private TreePath block(MemberAccess access) {
    BoundFile file = access.code().file();
    Set<Integer> blocks = file.source().added().unitBlocks();
    Tree top = access.code().path().getLeaf();
    for (TreePath p = access.path(); p.getLeaf() != top; p = p.getParentPath()) {
      if (p.getLeaf() instanceof BlockTree
          && blocks.contains(module.start(file.unit(), p.getLeaf()))) {
        return p;
      }
    }
    return null;
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

  private void warn(Code code) {
    if (Warnings.isSilenced(code, KEY)) {
      return;
    }
    Warnings.report(
        module,
        DiagnosticCode.UNIT_REACHES_PARALLEL,
        code,
        code.path().getLeaf(),
        "%s may reach a parallel construct and so is no unit of work: each statement of it that touches members is one by itself"
            .formatted(UnitRules.name(code)),
        "move what belongs together into a method that reaches no parallel construct and call that");
  }

  /** What was taken for a bound or a step must be one: the loop evaluates it but once. */
  private void checkEvaluatedOnce(BoundFile file) {
    Set<Integer> places = file.source().added().evaluatedOnce();
    if (places.isEmpty()) {
      return;
    }
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitExpressionStatement(ExpressionStatementTree tree, Void p) {
        if (places.contains(module.start(file.unit(), tree))
            && tree.getExpression() instanceof AssignmentTree assign) {
          TreePath value =
              new TreePath(new TreePath(getCurrentPath(), assign), assign.getExpression());
          if (sideEffects.has(value)) {
            module.report(
                DiagnosticCode.MEMBER_IN_PARALLEL_METHOD,
                file,
                assign.getExpression(),
                "%s may touch members, and may have side effects before each iteration of a parallel loop"
                    .formatted(assign.getExpression()),
                "compute it before the loop, in a method without parallel constructs");
          }
        }
        return super.visitExpressionStatement(tree, p);
      }
    }.scan(file.unit(), null);
  }
}
