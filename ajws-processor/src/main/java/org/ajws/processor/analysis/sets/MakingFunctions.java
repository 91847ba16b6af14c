package org.ajws.processor.analysis.sets;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.analysis.alias.LocalAssignments;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.analysis.alias.Returns;
import org.ajws.processor.analysis.alias.SwitchResults;
import org.ajws.processor.source.BoundModule;

/**
 * Functions that give an object which was just made, whenever they are called: {@code Supplier<C> s
 * = C::new}. All that the function may be must be seen where it is called: what a local variable
 * has, a private or final field, or what a method of the module returns.
 */
final class MakingFunctions {
  private final BoundModule module;
  private final MethodBodies bodies;
  private final LocalAssignments assignments;
  private final Judge fresh;

  /** Answers for what functions give: all of it must be such. */
  interface Judge {
    /** Of the value that a lambda gives. */
    boolean isResult(TreePath value);

    /** Of a method, and each override of it. */
    boolean isMethod(ExecutableElement method);

    /** Of this body of a method alone. */
    boolean isBody(ExecutableElement method);

    /** Of the object that a constructor makes. */
    boolean isMade(ExecutableElement constructor);
  }

  /** What is being asked already: a function that calls itself is none. */
  private final Set<Element> asked = new HashSet<>();

  /** What is known: functions that several others lead to are looked at once. */
  private final Map<Judge, Map<Question, Boolean>> known = new HashMap<>();

  private record Question(Element element, ExecutableElement called) {}

  MakingFunctions(BoundModule module, MethodBodies bodies, Judge fresh) {
    this.module = module;
    this.bodies = bodies;
    this.assignments = new LocalAssignments(module);
    this.fresh = fresh;
  }

  /** Whether a call calls such a function. */
  boolean areCalled(TreePath call) {
    return areAll(call, fresh);
  }

  /** Forgets what was found by one that answers otherwise while it is asked. */
  void forget(Judge judge) {
    known.remove(judge);
  }

  /** Whether a call calls functions that are all seen, and what they give is such. */
  boolean areAll(TreePath call, Judge judge) {
    return call.getLeaf() instanceof MethodInvocationTree tree
        && tree.getMethodSelect() instanceof MemberSelectTree select
        && module.element(call) instanceof ExecutableElement callee
        && callee.getModifiers().contains(Modifier.ABSTRACT)
        && callee.getEnclosingElement().getKind().isInterface()
        && make(new TreePath(new TreePath(call, select), select.getExpression()), callee, judge);
  }

  /**
   * Whether an expression gives nothing but such functions.
   *
   * @param called the method by which they are called
   */
  private boolean make(TreePath function, ExecutableElement called, Judge judge) {
    Tree tree = function.getLeaf();
    if (tree instanceof ParenthesizedTree p) {
      return make(new TreePath(function, p.getExpression()), called, judge);
    }
    if (tree instanceof TypeCastTree cast) {
      return make(new TreePath(function, cast.getExpression()), called, judge);
    }
    Predicate<TreePath> each = f -> make(f, called, judge);
    if (tree instanceof ConditionalExpressionTree choice) {
      return each.test(new TreePath(function, choice.getTrueExpression()))
          && each.test(new TreePath(function, choice.getFalseExpression()));
    }
    if (tree instanceof SwitchExpressionTree) {
      return all(SwitchResults.of(function), each);
    }
    if (tree instanceof LambdaExpressionTree) {
      return isFunction(function, called) && all(AliasAnalysis.results(function), judge::isResult);
    }
    Element element = module.element(function);
    if (tree instanceof MemberReferenceTree) {
      return element instanceof ExecutableElement method
          && isFunction(function, called)
          && (method.getKind() == ElementKind.CONSTRUCTOR
              ? judge.isMade(method)
              : judge.isMethod(method));
    }
    if (tree instanceof NewClassTree) {
      return element instanceof ExecutableElement constructor
          && isBodyMaking((TypeElement) constructor.getEnclosingElement(), called, judge);
    }
    return element != null && once(element, called, judge, () -> gives(element, each));
  }

  /** Whether all that a variable has, or that a method returns, is such. */
  private boolean gives(Element element, Predicate<TreePath> each) {
    return element instanceof VariableElement variable
        ? isAllSeen(variable) && all(assignments.of(variable, file(variable)), each)
        : element instanceof ExecutableElement method
            && !bodies.of(method).isEmpty()
            && isOfModule(method)
            && bodies.of(method).stream()
                .allMatch(b -> all(Returns.of(module.declaration(b)), each));
  }

  private boolean once(
      Element element, ExecutableElement called, Judge judge, BooleanSupplier answer) {
    Map<Question, Boolean> answers = known.computeIfAbsent(judge, j -> new HashMap<>());
    Question question = new Question(element, called);
    Boolean before = answers.get(question);
    if (before == null && asked.add(element)) {
      before = answer.getAsBoolean();
      asked.remove(element);
      answers.put(question, before);
    }
    return before != null && before;
  }

  /**
   * Whether a lambda or reference is what runs when a method is called: not where a type between
   * has a body for that.
   */
  private boolean isFunction(TreePath function, ExecutableElement called) {
    return module.types().asElement(module.type(function)) instanceof TypeElement type
        && ElementFilter.methodsIn(module.elements().getAllMembers(type)).stream()
            .filter(m -> m.getModifiers().contains(Modifier.ABSTRACT))
            .anyMatch(m -> m.equals(called) || module.elements().overrides(m, called, type));
  }

  private static boolean all(List<TreePath> values, Predicate<TreePath> each) {
    return !values.isEmpty() && values.stream().allMatch(each);
  }

  private CompilationUnitTree file(VariableElement variable) {
    return module.declaration(variable).getCompilationUnit();
  }

  /** A method with a body here: of an interface without one nobody knows who implements it. */
  private boolean isOfModule(ExecutableElement method) {
    return module.declaration(method) != null
        && !method.getEnclosingElement().getKind().isInterface();
  }

  /** Whether its file has all that a variable is given by name, and it is given nothing else. */
  private boolean isAllSeen(VariableElement variable) {
    TreePath declaration = module.declaration(variable);
    if (declaration == null) {
      return false;
    }
    Set<Modifier> modifiers = variable.getModifiers();
    return variable.getKind() == ElementKind.LOCAL_VARIABLE
        ? !(declaration.getParentPath().getLeaf() instanceof EnhancedForLoopTree)
        : variable.getKind() == ElementKind.FIELD
            && (modifiers.contains(Modifier.PRIVATE) || modifiers.contains(Modifier.FINAL));
  }

  /** Whether the method of a class by which its new object is called as a function makes one. */
  private boolean isBodyMaking(TypeElement type, ExecutableElement called, Judge judge) {
    for (ExecutableElement m : ElementFilter.methodsIn(module.elements().getAllMembers(type))) {
      if (m.getSimpleName().equals(called.getSimpleName())
          && module.elements().overrides(m, called, type)) {
        return bodies.of(m).contains(m) && once(m, called, judge, () -> judge.isBody(m));
      }
    }
    return false;
  }
}
