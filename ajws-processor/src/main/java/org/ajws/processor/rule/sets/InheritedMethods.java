package org.ajws.processor.rule.sets;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * A method of a superclass or interface that does not know a set locks nothing of it. In a class
 * that inherits the method and has the set, each unit that it calls on its object is one by itself:
 * what others do in between is seen. Warned of where it makes several such calls.
 */
final class InheritedMethods {
  private final BoundModule module;
  private final AtomicSets sets;
  private final WaitRule waits;
  private final Map<Code, List<UnitCall>> calls = new IdentityHashMap<>();

  InheritedMethods(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.waits = new WaitRule(module, sets);
    for (UnitCall call : sets.calls()) {
      call.code()
          .withOuter()
          .forEach(c -> calls.computeIfAbsent(c, x -> new ArrayList<>()).add(call));
    }
  }

  void check() {
    for (TypeElement type : sets.types()) {
      if (type.getKind() == ElementKind.INTERFACE
          || type.getNestingKind() == NestingKind.ANONYMOUS) {
        continue;
      }
      List<AtomicSetModel> known =
          sets.declarations().of(type).stream().filter(s -> !s.isStatic()).toList();
      if (!known.isEmpty() && !Warnings.isSilenced(type, Warnings.KEY)) {
        for (ExecutableElement m : ElementFilter.methodsIn(module.elements().getAllMembers(type))) {
          check(type, known, m);
        }
      }
    }
  }

  private void check(TypeElement type, List<AtomicSetModel> known, ExecutableElement method) {
    TypeElement above = (TypeElement) method.getEnclosingElement();
    Code code = sets.analysis().code(method);
    if (above.equals(type)
        || code == null
        || code.kind() != Code.Kind.METHOD
        || code.notAtomic()
        || code.parallel()
        || method.getModifiers().contains(Modifier.PRIVATE)
        || Warnings.isSilenced(method, Warnings.KEY)) {
      return;
    }
    for (AtomicSetModel set : known) {
      if (!knows(above, set) && !isToldAbove(type, above, set)) {
        List<UnitCall> steps = steps(code, type, set, new HashSet<>());
        if (isCopied(method, code, set)) {
          reportCopied(type, set, above);
          return;
        }
        if (areSeveral(steps, code) && !pauses(code)) {
          report(type, set, method, steps);
          return;
        }
      }
    }
  }

  /** Whether a {@code clone} that calls that of {@code Object} reads several members of a set. */
  private boolean isCopied(ExecutableElement method, Code code, AtomicSetModel set) {
    long changing =
        set.members().stream().filter(m -> !m.getModifiers().contains(Modifier.FINAL)).count();
    return changing > 1
        && method.getSimpleName().contentEquals("clone")
        && method.getParameters().isEmpty()
        && calls.getOrDefault(code, List.of()).stream()
            .map(UnitCall::callee)
            .anyMatch(
                c ->
                    c.getSimpleName().contentEquals("clone")
                        && c.getEnclosingElement().toString().equals("java.lang.Object"));
  }

  /** Whether code waits or sleeps: that it asks again and again is meant so. */
  private boolean pauses(Code code) {
    return waits.waits(code)
        || calls.getOrDefault(code, List.of()).stream()
            .map(UnitCall::callee)
            .anyMatch(
                c ->
                    c.getEnclosingElement().toString().equals("java.lang.Thread")
                        && SpinLoops.isPause(c));
  }

  private boolean knows(TypeElement type, AtomicSetModel set) {
    return sets.declarations().of(type).contains(set);
  }

  /** Whether a superclass inherits the method and has the set, too. */
  private boolean isToldAbove(TypeElement type, TypeElement method, AtomicSetModel set) {
    TypeElement parent = SetDeclarations.superclass(type);
    return parent != null && knows(parent, set) && isSubtype(parent, method);
  }

  /** The calls in code that take the set of an object of a class, each by itself. */
  private List<UnitCall> steps(Code code, TypeElement type, AtomicSetModel set, Set<Code> seen) {
    List<UnitCall> found = new ArrayList<>();
    if (!seen.add(code)) {
      return found;
    }
    for (UnitCall call : calls.getOrDefault(code, List.of())) {
      if (!code.type().equals(call.level())) {
        continue;
      }
      for (Code target : sets.analysis().targets(call)) {
        if (!isSubtype(type, target.type())) {
          continue; // of another class below
        }
        if (sets.analysis().uses(target).contains(SetUse.ofThis(target.type(), set))) {
          found.add(call);
        } else if (!knows(target.type(), set)) {
          List<UnitCall> inner = steps(target, type, set, seen);
          boolean several = areSeveral(inner, target);
          if (several && target.method().getModifiers().contains(Modifier.PRIVATE)) {
            found.add(call); // nobody can override it
          }
          if (!inner.isEmpty()) {
            found.add(call);
          }
        }
      }
    }
    return found;
  }

  /** Whether more than one of some calls may be made, one after the other. */
  private boolean areSeveral(List<UnitCall> steps, Code code) {
    for (int i = 0; i < steps.size(); i++) {
      if (isRepeated(steps.get(i).path(), code)) {
        return true;
      }
      for (int j = i + 1; j < steps.size(); j++) {
        if (!excludeEachOther(steps.get(i).path(), steps.get(j).path())) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean isRepeated(TreePath step, Code code) {
    Tree inner = null;
    for (TreePath p = step;
        p != null && p.getLeaf() != code.path().getLeaf();
        p = p.getParentPath()) {
      Tree tree = p.getLeaf();
      if (tree instanceof WhileLoopTree
          || tree instanceof DoWhileLoopTree
          || tree instanceof ForLoopTree loop && !loop.getInitializer().contains(inner)
          || tree instanceof EnhancedForLoopTree each && each.getExpression() != inner
          || tree.getKind() == Tree.Kind.MEMBER_REFERENCE
          || tree.getKind() == Tree.Kind.LAMBDA_EXPRESSION) {
        return true;
      }
      inner = tree;
    }
    return false;
  }

  /** Whether two places stand in different branches of a choice. */
  private static boolean excludeEachOther(TreePath a, TreePath b) {
    Map<Tree, Tree> ways = new IdentityHashMap<>();
    Tree inner = null;
    for (TreePath p = a; p != null; p = p.getParentPath()) {
      ways.put(p.getLeaf(), inner == null ? p.getLeaf() : inner);
      inner = p.getLeaf();
    }
    inner = null;
    for (TreePath p = b; p != null; p = p.getParentPath()) {
      Tree way = ways.get(p.getLeaf());
      if (way != null) {
        Tree choice = p.getLeaf();
        return way != inner
            && (choice instanceof IfTree i && i.getCondition() != way && i.getCondition() != inner
                || choice instanceof ConditionalExpressionTree c
                    && c.getCondition() != way
                    && c.getCondition() != inner);
      }
      inner = p.getLeaf();
    }
    return false;
  }

  private boolean isSubtype(TypeElement sub, TypeElement type) {
    return module
        .types()
        .isSubtype(module.types().erasure(sub.asType()), module.types().erasure(type.asType()));
  }

  private void reportCopied(TypeElement type, AtomicSetModel set, TypeElement above) {
    TreePath declaration = module.declaration(type);
    module.report(
        DiagnosticCode.INHERITED_METHOD,
        module.file(declaration),
        declaration.getLeaf(),
        "%s inherits clone of %s, which knows no set %s: it copies the members of that set without its lock"
            .formatted(type.getSimpleName(), above.getSimpleName(), set.name()),
        "override it in %s, calling super.clone(), which makes it a unit"
            .formatted(type.getSimpleName()));
  }

  private void report(
      TypeElement type, AtomicSetModel set, ExecutableElement method, List<UnitCall> steps) {
    TreePath declaration = module.declaration(type);
    String name = method.getSimpleName().toString();
    TypeElement above = (TypeElement) method.getEnclosingElement();
    boolean isInterface = above.getKind() == ElementKind.INTERFACE;
    boolean isFinal = method.getModifiers().contains(Modifier.FINAL);
    List<String> called =
        steps.stream().map(s -> s.callee().getSimpleName().toString()).distinct().toList();
    module.report(
        DiagnosticCode.INHERITED_METHOD,
        module.file(declaration),
        declaration.getLeaf(),
        "%s inherits %s of %s, which knows no set %s: it is no unit of work, and each call in it (%s) is one by itself"
            .formatted(
                type.getSimpleName(),
                name,
                above.getSimpleName(),
                set.name(),
                String.join(", ", called)),
        (isFinal
                    ? "make it a method that %s can override and do so, calling %ssuper.%s(...)"
                    : "override it in %s, calling %ssuper.%s(...), which makes it a unit")
                .formatted(
                    type.getSimpleName(), isInterface ? above.getSimpleName() + "." : "", name)
            + ", or mark it @NotAtomic if others may come in between");
  }
}
