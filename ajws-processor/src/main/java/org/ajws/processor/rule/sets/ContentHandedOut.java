package org.ajws.processor.rule.sets;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreePath;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.HandOuts;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.MemberAccess;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * What a member refers to, an array or a collection of the JDK, belongs to the set. Where it goes
 * to code that does not hold the lock, that is said: the checker does not follow it there.
 */
final class ContentHandedOut {
  /** Methods of the JDK that keep an argument. */
  private static final Pattern KEEPS =
      Pattern.compile(
          "add|addFirst|addLast|put|putIfAbsent|set|offer|push|complete|completedFuture|lazySet|getAndSet");

  /** Methods of the JDK that give a view of an argument. */
  private static final Pattern SHOWS =
      Pattern.compile(
          "of|ofNullable|asList|requireNonNull\\w*|stream|iterator|spliterator|wrap|(unmodifiable|synchronized|checked)\\w+");

  private final BoundModule module;
  private final AtomicSets sets;
  private final HandOuts handOuts;
  private final Occurrences occurrences;
  private final Set<Tree> reported = new HashSet<>();

  ContentHandedOut(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.handOuts = new HandOuts(module);
    this.occurrences = new Occurrences(module);
  }

  void check() {
    for (MemberAccess access : sets.accesses()) {
      if (access.field() != null
          && !access.assigned()
          && isContent(access.field().asType())
          && !SetDeclarations.isReadAnywhere(access.field())
          && !SetDeclarations.isShared(access.field())
          && access.sets().stream().noneMatch(AtomicSetModel::hasSnapshots) // READS_UNDER_LOCK
          && sets.aliases().of(access.field()).isEmpty()) {
        follow(access, access.path(), false, new HashSet<>());
      }
    }
  }

  private boolean isContent(TypeMirror type) {
    return isContent(module, type);
  }

  /** Whether objects of a type have content that units change and a lock protects. */
  static boolean isContent(BoundModule module, TypeMirror type) {
    return type instanceof ArrayType
        || module.isSubtype(type, "java.lang.StringBuilder")
        || (module.isSubtype(type, "java.util.Collection")
                || module.isSubtype(type, "java.util.Map")
                || module.isSubtype(type, "java.util.BitSet"))
            && !module.types().erasure(type).toString().startsWith("java.util.concurrent.");
  }

  /**
   * @param around whether it is not the content itself but what holds it: a new array, a list made
   *     of it
   */
  private void follow(MemberAccess access, TreePath value, boolean around, Set<Element> asked) {
    Tree leaf = value.getLeaf();
    TreePath up = value.getParentPath();
    Tree parent = up.getLeaf();
    if (parent instanceof ParenthesizedTree
        || parent instanceof TypeCastTree
        || parent instanceof ConditionalExpressionTree c && c.getCondition() != leaf) {
      follow(access, up, around, asked);
    } else if (parent instanceof ArrayAccessTree a && a.getExpression() == leaf) {
      if (mayBeContent(module.type(up))) {
        follow(access, up, false, asked);
      }
    } else if (parent instanceof NewArrayTree) {
      follow(access, up, true, asked);
    } else if (parent instanceof CaseTree || parent instanceof YieldTree) {
      TreePath all = up;
      while (!(all.getLeaf() instanceof SwitchExpressionTree
          || all.getLeaf() instanceof MethodTree)) {
        all = all.getParentPath();
      }
      if (all.getLeaf() instanceof SwitchExpressionTree) {
        follow(access, all, around, asked);
      }
    } else if (parent instanceof InstanceOfTree test
        && test.getPattern() instanceof BindingPatternTree pattern) {
      TreePath variable = new TreePath(new TreePath(up, pattern), pattern.getVariable());
      assigned(access, module.element(variable), value, around, asked);
    } else if (parent instanceof MemberSelectTree select) {
      TreePath call = up.getParentPath();
      if (call.getLeaf() instanceof MethodInvocationTree m
          && m.getMethodSelect() == select
          && module.element(call) instanceof ExecutableElement callee
          && (isEntry(callee, module.type(call))
              || around && mayBeContent(module.type(call))
              || SharedObjectFlow.isView(callee) && !isValues(callee))) {
        follow(access, call, around && !mayBeContent(module.type(call)), asked);
      }
    } else if (parent instanceof EnhancedForLoopTree loop && loop.getExpression() == leaf) {
      TreePath each = new TreePath(up, loop.getVariable());
      TypeMirror type = module.type(each);
      if (type instanceof ArrayType || isEntry(type) || around) {
        assigned(access, module.element(each), value, false, asked);
      }
    } else if (parent instanceof ReturnTree) {
      returned(access, value);
    } else if (parent instanceof LambdaExpressionTree) {
      report(access, leaf, "is what a function gives");
    } else if (parent instanceof VariableTree v && v.getInitializer() == leaf) {
      assigned(access, module.element(up), value, around, asked);
    } else if (parent instanceof AssignmentTree a && a.getExpression() == leaf) {
      assigned(access, module.element(new TreePath(up, a.getVariable())), value, around, asked);
      follow(access, up, around, asked);
    } else if (parent instanceof MethodInvocationTree call && call.getArguments().contains(leaf)) {
      handed(access, up, call.getArguments(), leaf, around, asked);
    } else if (parent instanceof NewClassTree made && made.getArguments().contains(leaf)) {
      handed(access, up, made.getArguments(), leaf, around, asked);
    }
  }

  /**
   * An entry of a map changes it by {@code setValue}; those that {@code firstEntry} gives do not.
   */
  private boolean isEntry(ExecutableElement callee, TypeMirror given) {
    return callee.getSimpleName().contentEquals("next") && isEntry(given);
  }

  private boolean isEntry(TypeMirror type) {
    return type != null && module.isSubtype(type, "java.util.Map.Entry");
  }

  /** A method that gives elements, not a view. */
  private static boolean isValues(ExecutableElement callee) {
    return callee.getParameters().stream()
        .anyMatch(p -> p.asType().toString().contains("function"));
  }

  /** A private method gives it to its own class. */
  private void returned(MemberAccess access, TreePath at) {
    for (TreePath p = at; p != null; p = p.getParentPath()) {
      if (p.getLeaf() instanceof LambdaExpressionTree) {
        report(access, at.getLeaf(), "is what a function gives");
        return;
      }
      if (p.getLeaf() instanceof MethodTree method) {
        if (!method.getModifiers().getFlags().contains(Modifier.PRIVATE)) {
          report(access, at.getLeaf(), "is returned to whoever calls " + method.getName());
        }
        return;
      }
    }
  }

  private void assigned(
      MemberAccess access, Element target, TreePath value, boolean around, Set<Element> asked) {
    if (target == null) {
      return; // a slot, which the array's own uses are followed for
    }
    if (!target.getKind().isField()) {
      if (asked.add(target)) {
        for (TreePath use : occurrences.names(target)) {
          local(access, target, use, around, asked);
        }
      }
      return;
    }
    List<SetUse> of = usesOf(target, value);
    if (of.isEmpty() || !of.containsAll(access.uses())) {
      report(
          access,
          value.getLeaf(),
          of.isEmpty()
              ? "is stored in %s, too".formatted(target.getSimpleName())
              : "becomes %s of another object, which has another lock"
                  .formatted(target.getSimpleName()));
    }
  }

  /** The sets that a value comes to belong to, where it is assigned to a member. */
  private List<SetUse> usesOf(Element field, TreePath value) {
    for (MemberAccess other : sets.accesses()) {
      if (field.equals(other.field())
          && other.assigned()
          && other.path().getParentPath().getLeaf() == value.getParentPath().getLeaf()) {
        return other.uses();
      }
    }
    return List.of();
  }

  private void local(
      MemberAccess access, Element local, TreePath use, boolean around, Set<Element> asked) {
    for (TreePath p = use;
        p != null && !(p.getLeaf() instanceof MethodTree);
        p = p.getParentPath()) {
      if (p.getLeaf() instanceof LambdaExpressionTree && !declares(p, local) && runsLater(p)) {
        report(access, use.getLeaf(), "is used by a function that may run later");
        return;
      }
    }
    boolean target =
        use.getParentPath().getLeaf() instanceof AssignmentTree a
            && a.getVariable() == use.getLeaf();
    if (!target) {
      follow(access, use, around, asked);
    }
  }

  private boolean declares(TreePath lambda, Element local) {
    TreePath declaration = module.declaration(local);
    for (TreePath p = declaration; p != null; p = p.getParentPath()) {
      if (p.getLeaf() == lambda.getLeaf()) {
        return true;
      }
    }
    return false;
  }

  private boolean runsLater(TreePath lambda) {
    Tree parent = lambda.getParentPath().getLeaf();
    if (!(parent instanceof MethodInvocationTree)) {
      return true;
    }
    return sets.codes().stream()
        .anyMatch(c -> c.path().getLeaf() == lambda.getLeaf() && c.runs() != Code.Runs.WITHIN);
  }

  private void handed(
      MemberAccess access,
      TreePath call,
      List<? extends ExpressionTree> arguments,
      Tree leaf,
      boolean around,
      Set<Element> asked) {
    if (!(module.element(call) instanceof ExecutableElement callee)) {
      return;
    }
    String name = callee.getSimpleName().toString();
    boolean inModule = module.declaration(callee) != null;
    boolean isStatic = callee.getModifiers().contains(Modifier.STATIC);
    if (!inModule && isStatic && SHOWS.matcher(name).matches()) {
      follow(access, call, !isView(name), asked);
    } else if (inModule && handOuts.gives(callee, arguments.indexOf(leaf))) {
      follow(access, call, around, asked);
    } else if (inModule
        ? handOuts.keeps(callee, arguments.indexOf(leaf))
        : KEEPS.matcher(name).matches() && !isOwn(access, call)) {
      report(
          access,
          leaf,
          "is handed to %s, which keeps it".formatted(name.replace("<init>", "a constructor")));
    }
  }

  /** Whether a method gives a view of what it is handed, and not what holds it. */
  private static boolean isView(String name) {
    return !name.startsWith("of") && !name.equals("asList");
  }

  /** Whether a value may be content: of an array, a collection, or of any type. */
  private boolean mayBeContent(TypeMirror type) {
    return type != null
        && (isContent(type) || isEntry(type) || type.toString().equals("java.lang.Object"));
  }

  /** Whether a call is one on another member of the same sets. */
  private boolean isOwn(MemberAccess access, TreePath call) {
    return call.getLeaf() instanceof MethodInvocationTree invocation
        && invocation.getMethodSelect() instanceof MemberSelectTree select
        && sets.accesses().stream()
            .anyMatch(
                a ->
                    a.path().getLeaf() == select.getExpression()
                        && a.uses().containsAll(access.uses()));
  }

  private void report(MemberAccess access, Tree at, String how) {
    if (reported.add(at)) {
      Warnings.report(
          module,
          DiagnosticCode.CONTENT_HANDED_OUT,
          access.code(),
          at,
          "what %s refers to belongs to %s and %s: nobody takes the lock there"
              .formatted(access.name(), AccessRules.describe(access), how),
          "give a copy away, or let a unit do what is needed");
    }
  }
}
