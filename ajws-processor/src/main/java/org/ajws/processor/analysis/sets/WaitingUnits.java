package org.ajws.processor.analysis.sets;

import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.program.sets.UnitLabel;
import org.ajws.processor.source.BoundModule;

/**
 * Units that wait for a condition, and what makes them look at it again ({@code
 * docs/design/conditions.md}).
 */
public final class WaitingUnits {
  private final BoundModule module;
  private final AtomicSets sets;

  /** Of code that may wait: what is given back meanwhile, as far as it has names for it. */
  private final Map<Code, Set<SetUse>> givenBack = new IdentityHashMap<>();

  private final Map<Code, UnitOfWork> units = new IdentityHashMap<>();
  private final Map<Code, List<MemberAccess>> changes = new IdentityHashMap<>();

  /** Whether a condition looks into what a local refers to: any unit may have changed that. */
  private final boolean looksIntoLocals;

  /** Those of a module. */
  public WaitingUnits(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    for (UnitLabel label : sets.labels()) {
      if (label.isAwait() && sets.analysis().isUnit(label.code())) {
        grow(label.code(), sets.analysis().uses(label.code()));
      }
    }
    if (!givenBack.isEmpty()) {
      boolean grows = true;
      while (grows) {
        grows = false;
        for (UnitCall call : sets.calls()) {
          grows |= follow(call);
        }
      }
    }
    this.looksIntoLocals =
        sets.labels().stream()
            .anyMatch(
                l ->
                    l.isAwait()
                        && l.loop() != null
                        && looksIntoLocal(l.condition(), new HashSet<>()));
    sets.units().forEach(u -> units.put(u.code(), u));
    LookingCalls looking = new LookingCalls(module);
    for (MemberAccess access : sets.accesses()) {
      if (mayChange(access) && !looking.isOnlyLookedAt(access.path())) {
        for (Code c = access.code(); c != null; c = c.outer()) {
          changes.computeIfAbsent(c, x -> new ArrayList<>()).add(access);
        }
      }
    }
  }

  private boolean follow(UnitCall call) {
    boolean grows = false;
    for (Code target : sets.analysis().targets(call)) {
      Set<SetUse> inner = givenBack.get(target);
      if (inner != null) {
        Set<SetUse> here = new LinkedHashSet<>();
        for (SetUse use : inner) {
          SetUse seen = sets.analysis().translated(call, target, use);
          if (seen != null) {
            here.add(seen);
          }
        }
        grows |= grow(call.code(), here);
      }
    }
    return grows;
  }

  /** Code waits, and so does the code around it that it is a part of. */
  private boolean grow(Code code, Set<SetUse> uses) {
    boolean grows = false;
    for (Code c = code; c != null; c = c.outer()) {
      Set<SetUse> known = givenBack.get(c);
      if (known == null) {
        known = new LinkedHashSet<>();
        givenBack.put(c, known);
        grows = true;
      }
      grows |= known.addAll(uses);
      if (c.runs() != Code.Runs.WITHIN || !c.standsInCode()) {
        break;
      }
    }
    return grows;
  }

  /** Whether code may wait for a condition, in itself or any number of calls down. */
  public boolean waits(Code code) {
    return givenBack.containsKey(code);
  }

  /** The sets that are given back while it does, as far as the code has names for them. */
  public Set<SetUse> givenBack(Code code) {
    return Collections.unmodifiableSet(givenBack.getOrDefault(code, Set.of()));
  }

  /**
   * Whether a unit may change members by itself, or by units that it calls without a lock of their
   * own; those that take their locks tell by themselves.
   */
  public boolean changes(Code unit) {
    return looksIntoLocals
        || changes(unit, Integer.MAX_VALUE, Collections.newSetFromMap(new IdentityHashMap<>()));
  }

  /** Whether the unit around may have changed members before it comes to a statement. */
  public boolean changesBefore(UnitLabel label) {
    int end = inLoop(label) ? Integer.MAX_VALUE : start(label.path());
    return looksIntoLocals
        || changes(label.code(), end, Collections.newSetFromMap(new IdentityHashMap<>()));
  }

  /** With the methods of the module that it calls. */
  private boolean looksIntoLocal(TreePath code, Set<Tree> followed) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        TreePath object = new TreePath(getCurrentPath(), tree.getExpression());
        found[0] |=
            module.element(getCurrentPath()) instanceof VariableElement field
                ? field.getKind().isField()
                    && sets.declarations().of(field).isEmpty()
                    && module.element(object) instanceof VariableElement v
                    && !v.getKind().isField()
                : isLocalObject(object);
        return super.visitMemberSelect(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        for (ExpressionTree argument : tree.getArguments()) {
          found[0] |= isLocalObject(new TreePath(getCurrentPath(), argument));
        }
        for (UnitCall call : sets.calls()) {
          if (call.path().getLeaf() == tree) {
            for (Code target : sets.analysis().targets(call)) {
              found[0] |=
                  followed.add(target.path().getLeaf()) && looksIntoLocal(target.path(), followed);
            }
          }
        }
        return super.visitMethodInvocation(tree, p);
      }
    }.scan(code, null);
    return found[0];
  }

  /** Whether an expression is a local that holds an object without sets, which may change. */
  private boolean isLocalObject(TreePath expression) {
    return module.element(expression) instanceof VariableElement v
        && !v.getKind().isField()
        && !v.getSimpleName().contentEquals("this")
        && !v.getSimpleName().contentEquals("super")
        && !SetDeclarations.isImmutable(v.asType())
        && sets.declarations().ofType(v.asType()).isEmpty();
  }

  private boolean changes(Code unit, int end, Set<Code> seen) {
    if (!seen.add(unit)) {
      return false;
    }
    boolean itself =
        changes.getOrDefault(unit, List.of()).stream().anyMatch(a -> start(a.path()) < end);
    UnitOfWork whole = units.get(unit);
    return itself
        || (whole != null
            && whole.joined().stream()
                .filter(call -> start(call.path()) < end)
                .map(call -> sets.analysis().code(call.callee()))
                .anyMatch(c -> changes(c, Integer.MAX_VALUE, seen)));
  }

  private int start(TreePath path) {
    return module.start(path.getCompilationUnit(), path.getLeaf());
  }

  /** What is behind a reference to something that can change may change by any use of it. */
  private static boolean mayChange(MemberAccess access) {
    return access.assigned()
        || access.field() == null
        || !SetDeclarations.isImmutable(access.field().asType());
  }

  private static boolean inLoop(UnitLabel label) {
    for (TreePath p = label.path().getParentPath();
        p != null && p.getLeaf() != label.code().path().getLeaf();
        p = p.getParentPath()) {
      Tree tree = p.getLeaf();
      if (tree instanceof WhileLoopTree
          || tree instanceof DoWhileLoopTree
          || tree instanceof ForLoopTree
          || tree instanceof EnhancedForLoopTree) {
        return true;
      }
    }
    return false;
  }

  /**
   * The sets whose members the condition of a statement reads, first among those of the unit.
   *
   * @return empty if the condition reads members of no object that the unit has a lock of
   */
  public List<SetUse> read(UnitLabel label) {
    TreePath condition = label.condition();
    int from = start(condition);
    int to = module.end(condition.getCompilationUnit(), condition.getLeaf());
    Set<SetUse> read = new LinkedHashSet<>();
    for (MemberAccess access : sets.accesses()) {
      if (access.code() == label.code() && isWithin(access.path(), from, to)) {
        read.addAll(access.uses());
      }
    }
    for (UnitCall call : sets.calls()) {
      if (call.code() == label.code() && isWithin(call.path(), from, to)) {
        read.addAll(sets.analysis().needed(call));
      }
    }
    read.retainAll(sets.analysis().uses(label.code()));
    return List.copyOf(read);
  }

  private boolean isWithin(TreePath path, int from, int to) {
    int at = start(path);
    return from <= at && at < to;
  }
}
