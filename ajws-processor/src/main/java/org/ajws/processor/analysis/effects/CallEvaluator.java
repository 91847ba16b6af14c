package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;

/**
 * Calls: methods of the module by their {@link EffectSummary}, those of the JDK by {@link Library}.
 */
final class CallEvaluator {
  private static final int MAX_OVERRIDERS = 64;

  private final SymbolicEvaluator walk;
  private final LibraryCalls library;
  private final LocalFunctions functions;
  private final UnknownFunctions unknown;

  CallEvaluator(SymbolicEvaluator walk) {
    this.walk = walk;
    this.library = new LibraryCalls(walk);
    this.functions = new LocalFunctions(walk, this);
    this.unknown = new UnknownFunctions(walk);
  }

  Value invoke(MethodInvocationTree tree) {
    if (!(walk.element(tree) instanceof ExecutableElement method)) {
      tree.getArguments().forEach(walk.expressions::eval);
      return walk.unknown(walk.type(tree));
    }
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    ExpressionTree through =
        tree.getMethodSelect() instanceof MemberSelectTree select ? select.getExpression() : null;
    Value receiver = null;
    if (!isStatic) {
      receiver =
          through != null
              ? walk.expressions.eval(through)
              : walk.self((TypeElement) method.getEnclosingElement());
    }
    if (walk.tools.calls.body(method) != null) {
      List<Value> arguments = new ArrayList<>();
      tree.getArguments().forEach(a -> arguments.add(walk.expressions.eval(a)));
      boolean exact =
          isStatic
              || method.getKind() == ElementKind.CONSTRUCTOR
              || (through instanceof IdentifierTree id && id.getName().contentEquals("super"));
      return follow(
          method, receiver instanceof AccessPath r ? r : AccessPath.FRESH, arguments, exact, tree);
    }
    Value called = through instanceof IdentifierTree id ? functions.call(id, method, tree) : null;
    if (called != null) {
      TypeMirror type = walk.type(tree);
      boolean fits = walk.tools.library.isNumber(type) == called instanceof Polynomial;
      return fits ? called : walk.unknown(type);
    }
    TypeMirror type = through == null ? null : walk.type(through);
    if (receiver instanceof AccessPath r
        && through != null
        && method.getModifiers().contains(Modifier.ABSTRACT)) {
      List<Value> given = new ArrayList<>();
      walk.statements.quietly(
          () -> tree.getArguments().forEach(a -> given.add(walk.expressions.eval(a))));
      unknown.call(method, r, given, tree);
      walk.tools.calls.overriders(method).stream()
          .limit(MAX_OVERRIDERS)
          .forEach(o -> apply(o, walk.tools.summaries.of(o), r, given, true, tree));
    }
    return library.invoke(tree, method, receiver, type);
  }

  Value construct(NewClassTree tree) {
    List<Value> arguments = new ArrayList<>();
    tree.getArguments().forEach(a -> arguments.add(walk.expressions.eval(a)));
    if (tree.getClassBody() != null) {
      if (walk.element(tree.getClassBody()) instanceof TypeElement type) {
        walk.makes(type);
      }
      for (Tree member : tree.getClassBody().getMembers()) {
        if (member instanceof MethodTree method && method.getBody() != null) {
          inside(
              () -> {
                method.getParameters().forEach(v -> parameter(v, null));
                walk.statements.visit(method.getBody());
              });
        }
      }
    } else if (walk.element(tree) instanceof ExecutableElement constructor
        && walk.tools.calls.body(constructor) != null) {
      AccessPath made = walk.own.make(tree);
      components(constructor, made, arguments);
      follow(constructor, made, arguments, true, tree);
      return made;
    } else if (walk.element(tree) instanceof ExecutableElement constructor) {
      AccessPath made = walk.own.make(tree);
      components(constructor, made, arguments);
      new Containers(walk).fill(made, "addAll", tree.getArguments(), arguments);
      return made;
    }
    return AccessPath.FRESH;
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

  /** Code that may run, later or never, with the locals as they are. */
  void inside(Runnable code) {
    Map<VariableElement, Value> values = new HashMap<>(walk.values);
    Set<Symbol> conditions = new LinkedHashSet<>(walk.conditions);
    List<AccessPath> guards = new ArrayList<>(walk.guards);
    Value result = walk.result;
    walk.functions++;
    walk.statements.perhaps(code);
    walk.functions--;
    walk.values = values;
    walk.conditions = conditions;
    walk.guards = guards;
    walk.result = result;
  }

  private void parameter(VariableTree tree, AccessPath over) {
    if (walk.element(tree) instanceof VariableElement v) {
      if (walk.tools.library.isNumber(v.asType())) {
        walk.values.put(v, over == null ? walk.unknown() : walk.inner());
      } else {
        AccessPath.Step element = new AccessPath.Step.Index(walk.inner());
        walk.values.put(v, over == null ? walk.unknownRef() : walk.own.step(over, element));
      }
    }
  }

  /** A lambda; one given to {@code forEach} runs for the elements of an object. */
  void lambda(LambdaExpressionTree tree, AccessPath over, boolean executed) {
    boolean may = walk.may;
    inside(
        () -> {
          walk.may = executed ? may : walk.may;
          tree.getParameters().forEach(v -> parameter(v, over));
          if (tree.getBody() instanceof StatementTree statement) {
            walk.statements.visit(statement);
          } else {
            walk.expressions.eval((ExpressionTree) tree.getBody());
          }
        });
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
              follow(method, on, arguments, false, tree);
            } else if (receiver instanceof AccessPath r) {
              library.changes(r, walk.type(tree.getQualifierExpression()), method, tree, List.of());
            }
          });
    }
    return AccessPath.FRESH;
  }

  /** What a call of an object's method does, with or without source. */
  Value call(
      ExecutableElement method, Value receiver, List<Value> arguments, TypeMirror on, Tree at) {
    AccessPath object = receiver instanceof AccessPath r ? r : AccessPath.FRESH;
    if (walk.tools.calls.body(method) != null) {
      return follow(method, object, arguments, false, at);
    }
    if (!object.isFresh()) {
      library.changes(object, on, method, at, arguments);
    }
    return AccessPath.FRESH;
  }

  private Value follow(
      ExecutableElement method,
      AccessPath receiver,
      List<Value> arguments,
      boolean exact,
      Tree at) {
    List<ExecutableElement> overriders = exact ? List.of() : walk.tools.calls.overriders(method);
    EffectSummary summary = walk.tools.summaries.of(method);
    apply(method, summary, receiver, arguments, !overriders.isEmpty(), at);
    overriders.stream()
        .limit(MAX_OVERRIDERS)
        .forEach(o -> apply(o, walk.tools.summaries.of(o), receiver, arguments, true, at));
    unknown.call(method, receiver, arguments, at);
    boolean open = !overriders.isEmpty() || method.getModifiers().contains(Modifier.ABSTRACT);
    if (open || summary.result() == null) {
      return walk.unknown(method.getReturnType());
    }
    Substitution substitution = new Substitution(walk, method, receiver, arguments);
    if (summary.held().isEmpty()) {
      return walk.found(substitution.value(summary.result()));
    }
    AccessPath made = walk.own.make(at);
    summary
        .held()
        .forEach(
            (key, value) ->
                walk.own.hold(made, Map.of(key, walk.own.any(substitution.ref(value)))));
    return made;
  }

  private void apply(
      ExecutableElement method,
      EffectSummary summary,
      AccessPath receiver,
      List<Value> arguments,
      boolean may,
      Tree at) {
    Substitution substitution = new Substitution(walk, method, receiver, arguments);
    for (Read r : walk.notesReads() ? summary.reads() : List.<Read>of()) {
      boolean certain = r.certain() && !may && walk.isCertain();
      String readAt =
          r.readAt() != null ? r.readAt() : walk.tools.summaries.location(method, r.at());
      walk.add(new Read(substitution.location(r.location()), certain, at, readAt));
    }
    for (EffectSummary.Store s : summary.stores()) {
      walk.store(substitution.location(s.location()), substitution.ref(s.value()));
    }
    for (Effect e : summary.effects()) {
      AccessPath target = substitution.target(e);
      if (target.isFresh()) {
        continue;
      }
      boolean perhaps = e.may() || may || walk.may;
      Set<Symbol> conditions = new LinkedHashSet<>();
      if (!perhaps) {
        conditions.addAll(walk.conditions);
        conditions.addAll(walk.decision(substitution.sources(e.conditions())));
      }
      List<AccessPath> guards = new ArrayList<>(walk.guards);
      e.guards().forEach(g -> guards.add(substitution.ref(g)));
      String writtenAt =
          e.writtenAt() != null ? e.writtenAt() : walk.tools.summaries.location(method, e.at());
      walk.add(
          new Effect(
              e.kind(),
              target,
              e.type(),
              e.method(),
              e.compound(),
              new Effect.Circumstances(e.checked(), perhaps, conditions, guards),
              new Effect.Source(at, writtenAt)));
    }
  }

  /** Whether a type is an array. */
  static boolean isArray(TypeMirror type) {
    return type != null && type.getKind() == TypeKind.ARRAY;
  }
}
