package org.ajws.processor.rule.sets;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * Keeps the objects of shared sets ({@code shared = true}) where their lock is known: they come
 * from nobody who has them without a set, go to nobody but members of such sets, and are touched in
 * units that hold the lock, or before anybody else has them.
 */
final class SharedObjectRule {
  private static final String FIX =
      "keep it in members with shared = true and touch it through these, in units of work; or give a"
          + " copy away";

  private final BoundModule module;
  private final AtomicSets sets;
  private final AccessRules rules;
  private final SharedObjectFlow flow;
  private final Map<Tree, MemberAccess> accesses = new IdentityHashMap<>();
  private final Map<Tree, Code> codes = new IdentityHashMap<>();
  private final Set<Tree> reported = Collections.newSetFromMap(new IdentityHashMap<>());
  private SharedVariables objects;

  SharedObjectRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.rules = new AccessRules(module, sets);
    this.flow = new SharedObjectFlow(module);
  }

  void check() {
    List<Element> members = new ArrayList<>();
    for (MemberAccess access : sets.accesses()) {
      if (access.field() != null && SetDeclarations.isShared(access.field())) {
        accesses.put(access.path().getLeaf(), access);
        members.add(access.field());
      }
    }
    if (members.isEmpty()) {
      return;
    }
    sets.codes().forEach(c -> codes.put(c.path().getLeaf(), c));
    objects = new SharedVariables(module, flow, new Occurrences(module), members);
    for (SharedVariables.Variable variable : objects.all()) {
      if (!variable.isView()) { // else what it is a view of is checked there
        objects
            .unknown(variable)
            .forEach(
                u ->
                    report(
                        u.value(),
                        "%s is the object of a shared set, but %s"
                            .formatted(variable.element().getSimpleName(), u.why())));
      }
      objects.uses(variable.element()).forEach(use -> check(variable, use));
    }
  }

  private void check(SharedVariables.Variable variable, TreePath use) {
    flow.follow(
        use,
        variable.isView(),
        new SharedObjectFlow.Sink() {
          @Override
          public void given(Element target, TreePath value, boolean view) {
            if (target.getKind() == ElementKind.PARAMETER
                && target.getEnclosingElement().getKind() != ElementKind.CONSTRUCTOR) {
              touched(value); // perhaps there
            }
          }

          @Override
          public void touched(TreePath value) {
            String why = whyUnlocked(variable, use);
            if (why != null) {
              report(
                  use,
                  "%s is the object of a shared set and is touched %s"
                      .formatted(variable.element().getSimpleName(), why));
            }
          }

          @Override
          public void lost(TreePath value, String where) {
            report(
                value,
                "%s is %s object of a shared set and %s, where nobody takes the lock"
                    .formatted(
                        variable.element().getSimpleName(),
                        variable.isView() ? "a view of the" : "the",
                        where));
          }
        });
  }

  /** Why a place does not hold the lock, in the user's words; null if it does. */
  private String whyUnlocked(SharedVariables.Variable variable, TreePath use) {
    Element element = variable.element();
    if (element.getKind().isField()) {
      return ofMember(variable, use);
    }
    if (element.getKind() == ElementKind.PARAMETER) {
      return element.getEnclosingElement().getKind() == ElementKind.CONSTRUCTOR
          ? "in a constructor, which takes no lock of the new object"
          : module.declaration(element).getParentPath().getLeaf() == boundary(use)
              ? null
              : "in code that may run when its method has ended";
    }
    return isRooted(variable, new HashSet<>()) ? ofLocked(variable, use) : ofNew(variable, use);
  }

  private String ofMember(SharedVariables.Variable member, TreePath use) {
    MemberAccess access = accesses.get(use.getLeaf());
    if (access == null) {
      return null; // does not compile
    }
    if (isConstruction(access.code())) {
      return isMadeHere(member) ? null : "while its owner is made, without a lock: others have it";
    }
    return rules.isOnlyFresh(access)
        ? "through a new object, without a lock: others have it already"
        : null;
  }

  private static boolean isConstruction(Code code) {
    return switch (code.kind()) {
      case CONSTRUCTOR, INITIALISER, STATIC_INITIALISER -> true;
      default -> false;
    };
  }

  /** Whether nobody has the object before the constructor of its owner is done. */
  private boolean isMadeHere(SharedVariables.Variable member) {
    if (!member.values().stream().allMatch(objects::isMade)) {
      return false;
    }
    boolean[] given = {false};
    for (TreePath use : objects.uses(member.element())) {
      MemberAccess access = accesses.get(use.getLeaf());
      if (access != null && isConstruction(access.code())) {
        given[0] |= isGiven(use);
      }
    }
    return !given[0];
  }

  /** Whether a use gives the object to another variable that keeps it. */
  private boolean isGiven(TreePath use) {
    boolean[] given = {false};
    flow.follow(
        use,
        false,
        new SharedObjectFlow.Sink() {
          @Override
          public void given(Element target, TreePath value, boolean view) {
            given[0] |= !view && !isOnlyTouched(target);
          }

          @Override
          public void touched(TreePath value) {}

          @Override
          public void lost(TreePath value, String where) {
            given[0] = true;
          }
        });
    return given[0];
  }

  /** Whether a parameter is of a method that keeps nothing. */
  private boolean isOnlyTouched(Element target) {
    return target.getKind() == ElementKind.PARAMETER
        && target.getEnclosingElement().getKind() != ElementKind.CONSTRUCTOR
        && objects.uses(target).stream().noneMatch(this::isGiven);
  }

  /** Whether a local gets what a member or parameter refers to. */
  private boolean isRooted(SharedVariables.Variable local, Set<Element> asked) {
    return asked.add(local.element())
        && local.origins().stream()
            .map(o -> objects.of(module.element(o)))
            .anyMatch(
                v ->
                    v.element().getKind().isField()
                        || v.element().getKind() == ElementKind.PARAMETER
                        || isRooted(v, asked));
  }

  private String ofLocked(SharedVariables.Variable local, TreePath use) {
    Tree here = boundary(use);
    Code code = codes.get(here);
    if (code == null || isConstruction(code)) {
      return "while an object is made, without a lock";
    }
    if (local.origins().stream().anyMatch(o -> boundary(o) != here)) {
      return "in other code than that which took it from there with the lock";
    }
    if (sets.analysis().ended().mayBeOutside(code, use.getLeaf())) {
      return "where the unit of work may have ended";
    }
    boolean mixed =
        local.values().stream().anyMatch(objects::isMade)
            && objects.uses(local.element()).stream().anyMatch(this::isGiven);
    return mixed ? "where it may be a new one, which others have already" : null;
  }

  /** A new object may be touched before others get it. */
  private String ofNew(SharedVariables.Variable local, TreePath use) {
    if (!local.origins().isEmpty()) {
      return "under a second name: who has it by the first is not known";
    }
    TreePath declaration = module.declaration(local.element());
    if (declaration == null || boundary(use) != boundary(declaration)) {
      return "in code that may run when others have it";
    }
    int at = module.start(use.getCompilationUnit(), use.getLeaf());
    for (TreePath other : objects.uses(local.element())) {
      boolean before = module.start(other.getCompilationUnit(), other.getLeaf()) < at;
      if (isGiven(other) && other != use && (before || loopAround(use, other, declaration))) {
        return "when others have it already";
      }
    }
    return null;
  }

  /** Whether a loop runs both again with the same object. */
  private static boolean loopAround(TreePath one, TreePath other, TreePath declaration) {
    for (TreePath p = one; p != null; p = p.getParentPath()) {
      Tree leaf = p.getLeaf();
      boolean loop =
          leaf instanceof ForLoopTree
              || leaf instanceof EnhancedForLoopTree
              || leaf instanceof WhileLoopTree
              || leaf instanceof DoWhileLoopTree;
      if (loop && stands(other, leaf) && !stands(declaration, leaf)) {
        return true;
      }
    }
    return false;
  }

  private static boolean stands(TreePath path, Tree in) {
    for (TreePath p = path; p != null; p = p.getParentPath()) {
      if (p.getLeaf() == in) {
        return true;
      }
    }
    return false;
  }

  /** The innermost code that runs as one: a method, a lambda, a statement that is a unit. */
  private Tree boundary(TreePath path) {
    TreePath p = path;
    while (!(p.getLeaf() instanceof MethodTree
        || p.getLeaf() instanceof LambdaExpressionTree
        || p.getParentPath().getLeaf() instanceof ClassTree
        || codes.containsKey(p.getLeaf()))) {
      p = p.getParentPath();
    }
    return p.getLeaf();
  }

  private void report(TreePath at, String cause) {
    if (module.file(at) != null && reported.add(at.getLeaf())) {
      module.report(
          DiagnosticCode.SHARED_OBJECT_ELSEWHERE, module.file(at), at.getLeaf(), cause, FIX);
    }
  }
}
