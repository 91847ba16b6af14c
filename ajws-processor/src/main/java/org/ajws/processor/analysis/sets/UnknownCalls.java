package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;

/**
 * Calls of code that the module does not show, made while a unit holds its locks: of a function
 * that somebody hands in, of a method that only other modules implement, of a library method that
 * calls such a function. What locks that code takes the deadlock check cannot count.
 */
public final class UnknownCalls {
  private final BoundModule module;
  private final AtomicSets sets;
  private final Map<Code, List<UnitCall>> calls = new IdentityHashMap<>();
  // Many units reach the same calls, and many calls name the same types.
  private final Map<UnitCall, Optional<String>> known = new IdentityHashMap<>();
  private final Map<TypeElement, Boolean> functional = new HashMap<>();

  /** For a module. */
  public UnknownCalls(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    for (UnitCall call : sets.calls()) {
      for (Code c = call.code(); c != null; c = c.outer()) {
        calls.computeIfAbsent(c, x -> new ArrayList<>()).add(call);
        if (c.runs() != Code.Runs.WITHIN) {
          break;
        }
      }
    }
  }

  /**
   * All such calls, each with the units that may make it, in source order.
   *
   * @param locks whether a set has a lock
   */
  public Map<UnitCall, Set<UnitOfWork>> all(Predicate<AtomicSetModel> locks) {
    Map<UnitCall, Set<UnitOfWork>> found = new LinkedHashMap<>();
    for (UnitOfWork unit : sets.units()) {
      if (unit.locks().stream().anyMatch(u -> locks.test(u.set()))) {
        for (UnitCall call : reached(unit.code())) {
          if (unknown(call) != null) {
            found.computeIfAbsent(call, c -> new LinkedHashSet<>()).add(unit);
          }
        }
      }
    }
    return found;
  }

  /** The calls that may be made while code runs. */
  private List<UnitCall> reached(Code start) {
    List<UnitCall> found = new ArrayList<>();
    Set<Code> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Deque<Code> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Code code = open.remove();
      if (seen.add(code)) {
        for (UnitCall call : calls.getOrDefault(code, List.of())) {
          found.add(call);
          if (!isOfLibrary(call)) {
            open.addAll(sets.analysis().targets(call));
          }
        }
      }
    }
    return found;
  }

  /** What a call runs that is not known, {@code Consumer.accept}; null if all of it is. */
  public String unknown(UnitCall call) {
    return known.computeIfAbsent(call, c -> Optional.ofNullable(find(c))).orElse(null);
  }

  private String find(UnitCall call) {
    ExecutableElement callee = call.callee();
    TypeElement owner = (TypeElement) callee.getEnclosingElement();
    boolean isAbstract = callee.getModifiers().contains(Modifier.ABSTRACT);
    if (!sets.declarations().of(owner).isEmpty()) {
      return null; // counts as touching all its sets
    }
    String name =
        owner.getSimpleName() + "." + callee.getSimpleName().toString().replace("<init>", "new");
    if (isOfLibrary(call)) {
      boolean handedIn = isAbstract && isFunctional(owner);
      return handedIn ? name : takesUnknown(call, callee) ? "a function, by " + name : null;
    }
    return isAbstract && sets.analysis().targets(call).isEmpty() ? name : null;
  }

  private boolean isOfLibrary(UnitCall call) {
    return module.declaration(call.callee().getEnclosingElement()) == null;
  }

  /** Whether a call hands on a function that is not written there. */
  private boolean takesUnknown(UnitCall call, ExecutableElement callee) {
    List<? extends ExpressionTree> arguments =
        call.path().getLeaf() instanceof MethodInvocationTree m
            ? m.getArguments()
            : call.path().getLeaf() instanceof NewClassTree n ? n.getArguments() : List.of();
    List<? extends VariableElement> parameters = callee.getParameters();
    for (int i = 0; i < arguments.size() && !parameters.isEmpty(); i++) {
      TypeMirror type = parameters.get(Math.min(i, parameters.size() - 1)).asType();
      Tree argument = BoundModule.withoutParentheses(arguments.get(i));
      boolean writtenHere =
          argument instanceof LambdaExpressionTree
              || argument instanceof MemberReferenceTree
              || argument instanceof NewClassTree
              || argument.getKind() == Tree.Kind.NULL_LITERAL
              || argument instanceof MethodInvocationTree made && isMadeByLibrary(call, made);
      if (!writtenHere
          && type instanceof DeclaredType d
          && d.asElement() instanceof TypeElement t
          && isFunctional(t)) {
        return true;
      }
    }
    return false;
  }

  /** {@code Comparator.naturalOrder()}. */
  private boolean isMadeByLibrary(UnitCall call, MethodInvocationTree made) {
    Element method = module.element(new TreePath(call.path(), made));
    return method != null && module.declaration(method.getEnclosingElement()) == null;
  }

  /** Whether an interface is there for functions: others are called back by a library, too. */
  private boolean isFunctional(TypeElement type) {
    return type.getKind().isInterface()
        && functional.computeIfAbsent(type, this::hasOneMethodToGive);
  }

  private boolean hasOneMethodToGive(TypeElement type) {
    long methods =
        ElementFilter.methodsIn(module.elements().getAllMembers(type)).stream()
            .filter(m -> m.getModifiers().contains(Modifier.ABSTRACT))
            .filter(m -> !m.getSimpleName().contentEquals("equals"))
            .count();
    String name = type.getQualifiedName().toString();
    boolean data = name.equals("java.lang.Iterable") || name.equals("java.lang.AutoCloseable");
    return methods == 1
        && !data
        && !name.equals("java.io.Closeable")
        && !name.equals("java.lang.Comparable");
  }
}
