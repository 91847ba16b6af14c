package org.ajws.processor.analysis.effects;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Calls: methods of the module by their {@link EffectSummary}, those of the JDK by {@link Library}.
 */
final class CallEvaluator {
  private final SymbolicEvaluator walk;
  private final LibraryCalls library;
  private final Functions functions;
  private final UnknownFunctions unknown;
  private final UnwrittenCalls unwritten;
  private final SummaryEffects summaries;
  private final Overriders overriders;

  CallEvaluator(SymbolicEvaluator walk) {
    this.walk = walk;
    this.library = new LibraryCalls(walk);
    this.functions = new Functions(walk, this);
    this.unknown = new UnknownFunctions(walk);
    this.unwritten = new UnwrittenCalls(walk);
    this.summaries = new SummaryEffects(walk, this);
    this.overriders = new Overriders(walk, summaries);
  }

  Value invoke(MethodInvocationTree tree) {
    if (!(walk.element(tree) instanceof ExecutableElement named)) {
      tree.getArguments().forEach(walk.expressions::eval);
      return walk.unknown(walk.type(tree));
    }
    boolean isStatic = named.getModifiers().contains(Modifier.STATIC);
    ExpressionTree through =
        tree.getMethodSelect() instanceof MemberSelectTree select ? select.getExpression() : null;
    Value receiver = null;
    if (!isStatic) {
      receiver =
          through != null
              ? walk.expressions.eval(through)
              : walk.receivers.self((TypeElement) named.getEnclosingElement());
    }
    boolean viaSuper = through instanceof IdentifierTree id && id.getName().contentEquals("super");
    TypeMirror type = through == null ? null : walk.type(through);
    ExecutableElement only = isStatic || viaSuper ? named : overriders.only(named, receiver, type);
    ExecutableElement method = only != null ? only : named;
    if (walk.tools.calls.body(method) != null) {
      boolean exact = only != null || method.getKind() == ElementKind.CONSTRUCTOR;
      AccessPath on = receiver instanceof AccessPath r ? r : AccessPath.FRESH;
      List<Value> given = exact || isAlone(method) ? handed(method, tree) : arguments(tree);
      List<Value> arguments = packed(method, given, tree.getArguments());
      Value called = functions.call(on, method, arguments, tree);
      return called != null
          ? fitting(called, tree)
          : follow(method, on, arguments, exact, type, tree);
    }
    AccessPath composed = functions.compositions().make(tree);
    if (composed != null) {
      return composed;
    }
    Value called = function(tree, through, method, receiver);
    if (called != null) {
      return fitting(called, tree);
    }
    if (receiver instanceof AccessPath r
        && through != null
        && method.getModifiers().contains(Modifier.ABSTRACT)) {
      List<Value> given = new ArrayList<>();
      walk.statements.quietly(
          () -> tree.getArguments().forEach(a -> given.add(walk.expressions.eval(a))));
      unknown.call(method, r, given, tree);
      overriders.call(method, r, type, given, tree);
      AccessPath result = unknown.isFunction(method) ? unknown.handOn(method, r, given) : null;
      if (result != null && !walk.tools.library.isNumber(walk.type(tree))) {
        tree.getArguments().forEach(walk.expressions::eval);
        return result;
      }
    }
    Value given = library.invoke(tree, method, receiver, type);
    boolean elsewhere =
        unknown.isFunction(method) && receiver instanceof AccessPath r && r.hasFixedOrigin();
    return elsewhere && given instanceof AccessPath
        ? overriders.ofFunction(method, (AccessPath) receiver, List.of(), tree)
        : given;
  }

  List<Value> arguments(MethodInvocationTree tree) {
    List<Value> arguments = new ArrayList<>();
    tree.getArguments().forEach(a -> arguments.add(walk.expressions.eval(a)));
    return arguments;
  }

  private boolean isAlone(ExecutableElement method) {
    return walk.tools.calls.overriders(method).isEmpty();
  }

  /** The arguments; a function that the method only calls is followed there, and not here. */
  private List<Value> handed(ExecutableElement method, MethodInvocationTree tree) {
    List<Value> arguments = new ArrayList<>();
    for (int n = 0; n < tree.getArguments().size(); n++) {
      ExpressionTree argument = tree.getArguments().get(n);
      Value function =
          isMade(argument) && walk.tools.onlyCalled.isGiven(method, n) ? made(argument) : null;
      arguments.add(function != null ? function : walk.expressions.eval(argument));
    }
    return arguments;
  }

  /** Whether an argument is a function, or an object, that the code makes there. */
  private static boolean isMade(ExpressionTree argument) {
    ExpressionTree tree = Functions.bare(argument);
    return Functions.isFunction(tree)
        || tree instanceof NewClassTree made && made.getClassBody() != null;
  }

  /** The object of a function that stands in the code, which nobody has called yet; else null. */
  Value made(ExpressionTree argument) {
    ExpressionTree tree = Functions.bare(argument);
    if (Functions.isFunction(tree)) {
      return functions.make(tree);
    }
    return tree instanceof NewClassTree anonymous
            && anonymous.getClassBody() != null
            && walk.element(anonymous.getClassBody()) instanceof TypeElement type
            && type.getInterfaces().size() == 1
        ? anonymous(anonymous, type, List.of(), false)
        : null;
  }

  /** The last arguments as the array that they are given in. */
  private List<Value> packed(
      ExecutableElement method, List<Value> arguments, List<? extends ExpressionTree> trees) {
    int last = method.getParameters().size() - 1;
    if (!method.isVarArgs()
        || arguments.size() < last
        || arguments.size() == last + 1 && isPacked(method, walk.type(trees.get(last)))) {
      return arguments;
    }
    List<Value> packed = new ArrayList<>(arguments.subList(0, last));
    packed.add(walk.own.array(arguments.subList(last, arguments.size())));
    return packed;
  }

  /** Whether what is given last is the array itself: of rows, a row is none. */
  private boolean isPacked(ExecutableElement method, TypeMirror given) {
    VariableElement rest = method.getParameters().get(method.getParameters().size() - 1);
    return isArray(given) && rest.asType() instanceof ArrayType all && depth(given) >= depth(all);
  }

  private static int depth(TypeMirror type) {
    return type instanceof ArrayType array ? 1 + depth(array.getComponentType()) : 0;
  }

  private Value fitting(Value value, Tree tree) {
    TypeMirror type = walk.type(tree);
    boolean fits = walk.tools.library.isNumber(type) == value instanceof Polynomial;
    return fits ? value : walk.unknown(type);
  }

  /** Calls the function that a local, or an object, is; null where it is none that is known. */
  private Value function(
      MethodInvocationTree tree, ExpressionTree through, ExecutableElement method, Value receiver) {
    if (functions.holdsComposed(through) && method.getModifiers().contains(Modifier.ABSTRACT)) {
      return functions.call(functions.object(through), method, arguments(tree), tree);
    }
    boolean known = receiver instanceof AccessPath r && walk.heap.isFunction(r);
    if (known) {
      return functions.call((AccessPath) receiver, method, arguments(tree), tree);
    }
    boolean local = through instanceof IdentifierTree id && functions.isKnownLocal(id, method);
    return local
        ? functions.callOfLocal((IdentifierTree) through, method, arguments(tree), tree)
        : null;
  }

  Value construct(NewClassTree tree) {
    List<Value> arguments = new ArrayList<>();
    Value around =
        tree.getEnclosingExpression() == null
            ? null
            : walk.expressions.eval(tree.getEnclosingExpression());
    tree.getArguments().forEach(a -> arguments.add(walk.expressions.eval(a)));
    if (tree.getClassBody() != null) {
      return walk.element(tree.getClassBody()) instanceof TypeElement type
          ? anonymous(tree, type, arguments, true)
          : walk.own.make();
    }
    return walk.element(tree) instanceof ExecutableElement constructor
        ? construct(constructor, packed(constructor, arguments, tree.getArguments()), around, tree)
        : walk.own.make();
  }

  /**
   * An object of a class that stands in the code.
   *
   * @param handedOut whether its methods may be called by anybody
   */
  private AccessPath anonymous(
      NewClassTree tree, TypeElement type, List<Value> arguments, boolean handedOut) {
    ClassTree body = tree.getClassBody();
    AccessPath made = walk.own.make(type);
    walk.receivers.makes(type, made);
    functions.capture(made, body);
    ofSuperclass(type, made, arguments, tree);
    for (Tree member : body.getMembers()) {
      if (member instanceof VariableTree field && field.getInitializer() != null) {
        walk.expressions.initialise(field);
      } else if (member instanceof BlockTree initialiser) {
        walk.statements.visit(initialiser);
      }
    }
    for (Tree member : handedOut ? body.getMembers() : List.<Tree>of()) {
      if (member instanceof MethodTree method
          && method.getBody() != null
          && walk.element(method) instanceof ExecutableElement declared
          && declared.getKind() == ElementKind.METHOD) {
        inside(
            () -> {
              method.getParameters().forEach(this::parameter);
              walk.statements.visit(method.getBody());
            });
      }
    }
    return made;
  }

  /** What the constructor of the class does that an anonymous one extends. */
  private void ofSuperclass(
      TypeElement type, AccessPath made, List<Value> arguments, NewClassTree at) {
    if (walk.tools.module.types().asElement(type.getSuperclass()) instanceof TypeElement above) {
      List<ExecutableElement> fitting =
          ElementFilter.constructorsIn(above.getEnclosedElements()).stream()
              .filter(c -> walk.tools.calls.body(c) != null)
              .filter(c -> c.isVarArgs() || c.getParameters().size() == arguments.size())
              .toList();
      for (ExecutableElement one : fitting) {
        List<Value> given = packed(one, arguments, at.getArguments());
        Runnable runs = () -> follow(one, made, given, true, null, at);
        if (fitting.size() == 1) {
          runs.run();
        } else {
          walk.statements.perhaps(runs);
        }
      }
    }
  }

  /** What a constructor makes. */
  AccessPath construct(ExecutableElement constructor, List<Value> arguments, Tree at) {
    return construct(constructor, arguments, null, at);
  }

  /**
   * The same of an inner class.
   *
   * @param around the object around it; null for that of the code
   */
  private AccessPath construct(
      ExecutableElement constructor, List<Value> arguments, Value around, Tree at) {
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    if (walk.tools.calls.body(constructor) == null) {
      return library.construct(constructor, arguments, at);
    }
    AccessPath made = walk.own.make(type);
    TreePath declared = walk.tools.module.declaration(type);
    if (type.getNestingKind() == NestingKind.LOCAL && declared != null) {
      functions.capture(made, declared.getLeaf());
    } else if (around instanceof AccessPath object) {
      walk.own.put(made, Function.THIS, object, false);
    } else if (type.getNestingKind() == NestingKind.MEMBER
        && !type.getModifiers().contains(Modifier.STATIC)
        && type.getEnclosingElement() instanceof TypeElement outer
        && walk.receivers.isInside(outer)) {
      walk.own.put(made, Function.THIS, walk.receivers.self(outer), false);
    }
    components(constructor, made, arguments);
    follow(constructor, made, arguments, true, null, at);
    return made;
  }

  /** What the canonical constructor of a record stores. */
  private void components(ExecutableElement constructor, AccessPath made, List<Value> arguments) {
    List<VariableElement> fields =
        constructor.getEnclosingElement().getKind() == ElementKind.RECORD
            ? ElementFilter.fieldsIn(constructor.getEnclosingElement().getEnclosedElements())
                .stream()
                .filter(f -> !f.getModifiers().contains(Modifier.STATIC))
                .toList()
            : List.of();
    if (fields.size() == arguments.size()) {
      for (int i = 0; i < fields.size(); i++) {
        if (arguments.get(i) instanceof AccessPath value) {
          walk.own.store(made.then(new AccessPath.Step.Field(fields.get(i))), value);
        }
      }
    }
  }

  /** Code that may run, later or never, with the locals as they are; it may release locks. */
  void inside(Runnable code) {
    Map<VariableElement, Value> values = new HashMap<>(walk.values);
    Set<Symbol> conditions = new LinkedHashSet<>(walk.conditions);
    Locks locks = walk.locks.copy();
    Value result = walk.result;
    List<Outcome> exits = walk.exits;
    walk.exits = new ArrayList<>();
    walk.functions++;
    walk.statements.perhaps(code);
    walk.functions--;
    for (Outcome exit : walk.exits) {
      walk.locks = exit.joint().and(walk.locks);
    }
    locks.releaseAsIn(walk.locks);
    walk.exits = exits;
    walk.values = values;
    walk.conditions = conditions;
    walk.locks = locks;
    walk.result = result;
  }

  private void parameter(VariableTree tree) {
    if (walk.element(tree) instanceof VariableElement v) {
      walk.values.put(v, walk.unknown(v.asType()));
    }
  }

  /** A lambda: whoever gets it may call it, with something of his own. */
  Value lambda(LambdaExpressionTree tree) {
    AccessPath function = functions.make(tree);
    List<Value> arguments = new ArrayList<>();
    tree.getParameters().forEach(p -> arguments.add(AccessPath.FRESH));
    functions.give(tree, arguments, false);
    return function;
  }

  /** A method reference may be called, with anything. */
  Value reference(MemberReferenceTree tree) {
    boolean type =
        walk.element(tree.getQualifierExpression()) instanceof TypeElement
            || walk.element(tree.getQualifierExpression()) == null;
    Value receiver = type ? null : walk.expressions.eval(tree.getQualifierExpression());
    if (walk.element(tree) instanceof ExecutableElement method) {
      walk.statements.perhaps(
          () -> {
            if (walk.tools.calls.body(method) != null) {
              List<Value> arguments = new ArrayList<>();
              method.getParameters().forEach(p -> arguments.add(walk.unknown(p.asType())));
              AccessPath on = receiver instanceof AccessPath r ? r : AccessPath.FRESH;
              ExecutableElement only = overriders.only(method, receiver, null);
              boolean exact = only != null;
              follow(exact ? only : method, on, arguments, exact, null, tree);
            } else if (receiver instanceof AccessPath r) {
              library.changes(r, walk.type(tree.getQualifierExpression()), method, tree, List.of());
            }
          });
    }
    return functions.make(tree);
  }

  /** What a call of an object's method does, with or without source. */
  Value call(
      ExecutableElement named, Value receiver, List<Value> arguments, TypeMirror on, Tree at) {
    AccessPath object = receiver instanceof AccessPath r ? r : AccessPath.FRESH;
    ExecutableElement only = overriders.only(named, receiver, on);
    ExecutableElement method = only != null ? only : named;
    if (walk.tools.calls.body(method) != null && !walk.heap.isFunction(object)) {
      return follow(method, object, arguments, only != null, on, at);
    }
    Value called = functions.call(object, method, arguments, at);
    return called != null ? called : library.call(method, receiver, arguments, on, at);
  }

  /** Calls a part of a function that the JDK made of others. */
  Value callPart(ExecutableElement method, AccessPath part, List<Value> arguments, Tree at) {
    ExecutableElement only = overriders.only(method, part, null);
    ExecutableElement target = only != null ? only : method;
    if (walk.tools.calls.body(target) != null) {
      return follow(target, part, arguments, only != null, null, at);
    }
    Value called = functions.call(part, method, arguments, at);
    if (called != null) {
      return called;
    }
    unknown.call(method, part, arguments, at);
    overriders.call(method, part, null, arguments, at);
    AccessPath handed = unknown.handOn(method, part, arguments);
    return handed != null ? handed : walk.unknown(method.getReturnType());
  }

  Overriders overriders() {
    return overriders;
  }

  UnwrittenCalls unwritten() {
    return unwritten;
  }

  UnknownFunctions unknown() {
    return unknown;
  }

  Functions functions() {
    return functions;
  }

  /**
   * What a method of the module does, or those that override it.
   *
   * @param exact whether it is the one that runs
   * @param on the static type of the receiver as written; null where it is not written
   */
  private Value follow(
      ExecutableElement method,
      AccessPath receiver,
      List<Value> arguments,
      boolean exact,
      TypeMirror on,
      Tree at) {
    List<ExecutableElement> others = exact ? List.of() : walk.tools.calls.overriders(method);
    boolean several = !others.isEmpty();
    PossibleClasses.Classes classes = several ? overriders.classes(method, receiver, on) : null;
    EffectSummary summary =
        several ? walk.tools.summaries.ofAny(method) : walk.tools.summaries.of(method);
    Substitution substitution =
        summaries.apply(
            new SummaryEffects.Callee(method, summary, classes, several, at), receiver, arguments);
    if (several) {
      overriders.releases(method, receiver, arguments);
    }
    unknown.call(method, receiver, arguments, at);
    if (!several) {
      summaries.locks(summary, substitution, at);
    }
    boolean open = several || method.getModifiers().contains(Modifier.ABSTRACT);
    boolean number = walk.tools.library.isNumber(method.getReturnType());
    boolean handsOn = open && (!number || unknown.isFunction(method));
    AccessPath handed = handsOn ? unknown.handOn(method, receiver, arguments) : null;
    if (open && !number) {
      return handed != null
          ? handed
          : unknown.isFunction(method)
              ? overriders.ofFunction(method, receiver, arguments, at)
              : overriders.result(method, receiver, on, arguments);
    }
    return open || summary.result() == null
        ? walk.unknown(method.getReturnType())
        : walk.found(substitution.result(summary.result()));
  }

  /** Whether a type is an array. */
  static boolean isArray(TypeMirror type) {
    return type != null && type.getKind() == TypeKind.ARRAY;
  }
}
