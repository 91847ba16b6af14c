package org.ajws.processor.rule.sets;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiPredicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * The initialisation of a class is a lock, too: other threads that use the class wait until it is
 * over. A unit that may be the first to use a class whose initialiser takes the unit's lock, or
 * waits, can wait for ever for a thread that is initialising it.
 */
final class ClassInitRule {
  private static final String KEY = "ajws-deadlock";

  /** What the initialisation of a class takes: sets, each by a call, or another thread's time. */
  private record Needs(Map<AtomicSetModel, UnitCall> locks, boolean waits) {
    boolean isEmpty() {
      return locks.isEmpty() && !waits;
    }
  }

  /** A place that uses a class, so that it is initialised. */
  private record Use(Code code, Tree at, TypeElement type) {}

  private final BoundModule module;
  private final AtomicSets sets;
  private final LockChoices choices;
  private final Acquisitions acquisitions;
  private final BiPredicate<AtomicSetModel, AtomicSetModel> isBefore;
  private final Map<Code, List<UnitCall>> calls = new IdentityHashMap<>();
  private final Map<Code, List<Use>> uses = new IdentityHashMap<>();

  /**
   * @param isBefore whether a thread that holds the first set may wait for the second
   */
  ClassInitRule(
      BoundModule module,
      AtomicSets sets,
      LockChoices choices,
      Acquisitions acquisitions,
      BiPredicate<AtomicSetModel, AtomicSetModel> isBefore) {
    this.module = module;
    this.sets = sets;
    this.choices = choices;
    this.acquisitions = acquisitions;
    this.isBefore = isBefore;
    for (UnitCall call : sets.calls()) {
      call.code()
          .withOuter()
          .forEach(c -> calls.computeIfAbsent(c, x -> new ArrayList<>()).add(call));
    }
  }

  void check() {
    Map<TypeElement, Needs> needs = needs();
    if (needs.isEmpty()) {
      return;
    }
    for (Code code : sets.codes()) {
      findUses(code, needs);
    }
    Set<Tree> reported = Collections.newSetFromMap(new IdentityHashMap<>());
    for (UnitOfWork unit : sets.units()) {
      if (!Warnings.isSilenced(unit.code(), KEY)) {
        for (Use use : reached(unit.code())) {
          check(unit, use, needs.get(use.type()), reported);
        }
      }
    }
  }

  private void check(UnitOfWork unit, Use use, Needs needs, Set<Tree> reported) {
    for (SetUse held : unit.locks()) {
      if (!choices.isLocked(held.set())) {
        continue;
      }
      for (Map.Entry<AtomicSetModel, UnitCall> e : needs.locks().entrySet()) {
        if (isBefore.test(e.getKey(), held.set()) && reported.add(use.at())) {
          UnitCall call = e.getValue();
          report(
              unit,
              use,
              held,
              "calls %s.%s (line %d), which needs %s.%s"
                  .formatted(
                      call.callee().getEnclosingElement().getSimpleName(),
                      call.callee().getSimpleName().toString().replace("<init>", "new"),
                      line(call.code(), call.path().getLeaf()),
                      e.getKey().owner().getSimpleName(),
                      e.getKey().name()));
        }
      }
      if (needs.waits() && reported.add(use.at())) {
        report(unit, use, held, "waits for other threads");
      }
    }
  }

  private void report(UnitOfWork unit, Use use, SetUse held, String what) {
    String name = use.type().getSimpleName().toString();
    module.report(
        DiagnosticCode.CLASS_INITIALISED_IN_UNIT,
        use.code().file(),
        use.at(),
        "%s is used with %s held and may be initialised by that; its static initialiser %s: two threads"
                .formatted(name, held.describe(unit.code().type()), what)
            + " can wait for each other for ever",
        "use " + name + " before any unit runs, or let its initialiser take no locks");
  }

  private int line(Code code, Tree at) {
    return code.file().source().line(module.start(code.file().unit(), at));
  }

  /** The classes whose initialisation takes a lock or waits, by itself or by that of others. */
  private Map<TypeElement, Needs> needs() {
    WaitRule waits = new WaitRule(module, sets);
    Map<TypeElement, Needs> found = new LinkedHashMap<>();
    for (Code code : sets.codes()) {
      if (code.kind() == Code.Kind.STATIC_INITIALISER) {
        Map<AtomicSetModel, UnitCall> locks = new LinkedHashMap<>();
        for (UnitCall call : calls.getOrDefault(code, List.of())) {
          if (!isOfOwnField(call, code.type())) {
            for (Acquisitions.Taken t : acquisitions.taken(code, call)) {
              boolean own = t.set().isStatic() && t.set().owner().equals(code.type());
              if (choices.isLocked(t.set()) && !own) {
                locks.putIfAbsent(t.set(), call);
              }
            }
          }
        }
        Needs more = new Needs(locks, waits.waits(code));
        if (!more.isEmpty()) {
          found.merge(code.type(), more, ClassInitRule::both);
        }
      }
    }
    return found;
  }

  private static Needs both(Needs a, Needs b) {
    Map<AtomicSetModel, UnitCall> locks = new LinkedHashMap<>(a.locks());
    b.locks().forEach(locks::putIfAbsent);
    return new Needs(locks, a.waits() || b.waits());
  }

  /** Who else wants an object that a static field of the class holds waits for the class first. */
  private boolean isOfOwnField(UnitCall call, TypeElement type) {
    return call.path().getLeaf() instanceof MethodInvocationTree m
        && m.getMethodSelect() instanceof MemberSelectTree s
        && module.element(new TreePath(new TreePath(call.path(), s), s.getExpression()))
            instanceof VariableElement field
        && field.getModifiers().contains(Modifier.STATIC)
        && field.getEnclosingElement().equals(type);
  }

  /** Where code uses one of the classes; its own is initialised, or is being so by its thread. */
  private void findUses(Code code, Map<TypeElement, Needs> needs) {
    List<Use> found = new ArrayList<>();
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        field(tree);
        return super.visitIdentifier(tree, p);
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        field(tree);
        return super.visitMemberSelect(tree, p);
      }

      private void field(Tree tree) {
        if (module.element(getCurrentPath()) instanceof VariableElement field
            && (field.getKind() == ElementKind.FIELD
                || field.getKind() == ElementKind.ENUM_CONSTANT)
            && field.getModifiers().contains(Modifier.STATIC)
            && field.getConstantValue() == null) {
          use(tree, field.getEnclosingElement());
        }
      }

      private void use(Tree at, Element owner) {
        for (TypeElement t = (TypeElement) owner; t != null; t = above(t)) {
          if (needs.containsKey(t) && !isSubclass(code.type(), t)) {
            found.add(new Use(code, at, t));
          }
        }
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        Element callee = module.element(getCurrentPath());
        if (callee != null && callee.getModifiers().contains(Modifier.STATIC)) {
          use(tree, callee.getEnclosingElement());
        }
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        Element callee = module.element(getCurrentPath());
        if (callee != null && callee.getEnclosingElement() instanceof TypeElement type) {
          use(tree, type);
        }
        return super.visitNewClass(tree, p);
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null; // code of its own
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return tree == code.path().getLeaf() ? super.visitLambdaExpression(tree, p) : null;
      }
    }.scan(code.path(), null);
    if (!found.isEmpty()) {
      code.withOuter().forEach(c -> uses.computeIfAbsent(c, x -> new ArrayList<>()).addAll(found));
    }
  }

  private static TypeElement above(TypeElement type) {
    return SetDeclarations.superclass(type);
  }

  private static boolean isSubclass(TypeElement sub, TypeElement type) {
    for (TypeElement t = sub; t != null; t = above(t)) {
      if (t.equals(type)) {
        return true;
      }
    }
    return false;
  }

  /** The uses of such classes that may be made while code runs. */
  private List<Use> reached(Code start) {
    List<Use> found = new ArrayList<>();
    Set<Code> seen = new HashSet<>();
    Deque<Code> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Code code = open.remove();
      if (seen.add(code)) {
        found.addAll(uses.getOrDefault(code, List.of()));
        for (UnitCall call : calls.getOrDefault(code, List.of())) {
          if (module.declaration(call.callee()) != null) {
            open.addAll(sets.analysis().targets(call));
          }
        }
      }
    }
    return found;
  }
}
