package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;

/** Lambdas and method references as objects: what one does is done where it is called. */
final class Functions {
  /** So many functions that call each other are followed. */
  private static final int MAX_DEPTH = 8;

  /** So many functions that are made of others are followed into each other. */
  private static final int MAX_COMPOSED = 12;

  /** So many functions are followed of which one is called. */
  private static final int MAX_ALTERNATIVES = 8;

  private final SymbolicEvaluator walk;
  private final CallEvaluator calls;
  private final Compositions compositions;
  private int depth;
  private int composed;

  Functions(SymbolicEvaluator walk, CallEvaluator calls) {
    this.walk = walk;
    this.calls = calls;
    this.compositions = new Compositions(walk, calls);
  }

  /** The object of a lambda or method reference. */
  AccessPath make(ExpressionTree tree) {
    Function code = Function.code(new TreePath(walk.root, tree), walk.receivers.type());
    AccessPath function = walk.heap.make(null, code);
    if (tree instanceof MemberReferenceTree reference && !isType(reference)) {
      Value receiver = walk.expressions.eval(reference.getQualifierExpression());
      if (receiver instanceof AccessPath object) {
        walk.own.put(function, Function.RECEIVER, object, false);
      }
    }
    capture(function, tree);
    return function;
  }

  /** Notes what the locals are that code uses which runs later. */
  void capture(AccessPath function, Tree code) {
    if (walk.receivers.type() != null) {
      walk.own.put(function, Function.THIS, walk.receivers.self(walk.receivers.type()), false);
    }
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (walk.element(tree) instanceof VariableElement local
            && walk.values.get(local) instanceof AccessPath value) {
          walk.own.put(function, local, value, false);
        }
        return null;
      }
    }.scan(code, null);
  }

  /** Calls the function that an object is; null if that is not known. */
  Value call(AccessPath object, ExecutableElement method, List<Value> arguments, Tree at) {
    return method.getModifiers().contains(Modifier.ABSTRACT) ? call(object, arguments, at) : null;
  }

  private Value call(AccessPath object, List<Value> arguments, Tree at) {
    List<Function> all = walk.heap.functions(object);
    if (all.size() < 2) {
      return all.isEmpty() ? null : call(object, all.get(0), arguments, at);
    }
    if (all.size() > MAX_ALTERNATIVES) {
      return unclear(at);
    }
    Value[] result = new Value[1];
    for (Function one : all) {
      walk.statements.perhaps(
          () -> {
            Value given = call(object, one, arguments, at);
            result[0] =
                result[0] == null || given == null
                    ? given
                    : walk.expressions.merge(result[0], given, Set.of(new Symbol.Unknown()));
          });
    }
    return result[0];
  }

  private Value call(AccessPath object, Function function, List<Value> arguments, Tree at) {
    if (function.path() == null && function.how() != Function.How.IDENTITY) {
      return composed(object, function, arguments, at);
    }
    if (function == Function.IDENTITY) {
      return arguments.isEmpty() ? AccessPath.FRESH : arguments.get(0);
    }
    Tree code = function.path().getLeaf();
    if (Collections.frequency(walk.followed, code) > 1) {
      return null; // it calls itself, and does the same again
    }
    if (depth == MAX_DEPTH) {
      return unclear(at);
    }
    Noted noted = Noted.since(walk);
    boolean may = walk.may;
    Value[] given = new Value[1];
    depth++;
    walk.followed.add(code);
    calls.inside(
        () -> {
          walk.may = may;
          restore(object);
          AccessPath self = walk.heap.get(object, Function.THIS);
          walk.receivers.as(
              function.type(), self, () -> given[0] = run(object, function, arguments, at));
        });
    depth--;
    walk.followed.remove(walk.followed.size() - 1);
    by(at, function.path(), noted);
    return given[0] != null ? given[0] : AccessPath.FRESH;
  }

  /** Nobody can tell what a function does. */
  AccessPath unclear(Tree at) {
    calls.unknown().unclear(walk.unknownRef(), at);
    return walk.unknownRef();
  }

  private Value composed(AccessPath object, Function function, List<Value> arguments, Tree at) {
    if (composed == MAX_COMPOSED) { // of itself, in a loop
      return unclear(at);
    }
    composed++;
    Value result = compositions.call(object, function, arguments, at);
    composed--;
    return result;
  }

  /** The function that an expression gives; where a local outside holds it, that which it holds. */
  AccessPath object(ExpressionTree tree) {
    ExpressionTree made = isHeld(tree) ? held(tree) : tree;
    if (bare(made) instanceof MemberReferenceTree reference) {
      AccessPath function = make(reference);
      give(reference, List.of(AccessPath.FRESH, AccessPath.FRESH), false);
      return function;
    }
    return walk.expressions.ref(made);
  }

  /** What a local from outside holds for good; null for anything else. */
  private ExpressionTree held(ExpressionTree tree) {
    if (tree != null
        && bare(tree) instanceof IdentifierTree id
        && walk.element(id) instanceof VariableElement local
        && !walk.values.containsKey(local)) {
      TreePath declaration = declaration(local);
      return declaration == null
          ? null
          : bare(((VariableTree) declaration.getLeaf()).getInitializer());
    }
    return null;
  }

  /** Whether a local from outside holds a function that is made of others. */
  boolean holdsComposed(ExpressionTree tree) {
    ExpressionTree held = held(tree);
    return held != null && isComposed(held);
  }

  /** Whether a local from outside holds a function for good. */
  boolean isHeld(ExpressionTree tree) {
    ExpressionTree held = held(tree);
    return held != null && (isFunction(held) || isComposed(held));
  }

  private boolean isComposed(ExpressionTree tree) {
    return tree instanceof MethodInvocationTree call
        && walk.element(call) instanceof ExecutableElement method
        && Compositions.how(method) != null;
  }

  Compositions compositions() {
    return compositions;
  }

  /** Gives the locals that a function uses the values that they had. */
  private void restore(AccessPath function) {
    for (Object key : walk.heap.keys(function)) {
      if (key instanceof VariableElement local && local.getKind() != ElementKind.FIELD) {
        walk.values.putIfAbsent(local, walk.heap.get(function, key));
      }
    }
  }

  private Value run(AccessPath object, Function function, List<Value> arguments, Tree at) {
    Tree tree = function.path().getLeaf();
    if (tree instanceof LambdaExpressionTree lambda) {
      return run(lambda.getParameters(), arguments, lambda.getBody());
    }
    AccessPath receiver = walk.heap.get(object, Function.RECEIVER);
    return refer((MemberReferenceTree) tree, receiver, arguments, at);
  }

  /** What a function does and reads is done and read by its call. */
  private void by(Tree at, TreePath code, Noted noted) {
    EffectSummaries summaries = walk.tools.summaries;
    noted.replace(
        e -> e.at() == at ? e : e.by(at, summaries.location(code, e.at())),
        r -> r.at() == at ? r : r.by(at, summaries.location(code, r.at())));
  }

  /**
   * What a function that a library method is given does and returns, called by it.
   *
   * @param executed whether it is called for certain
   */
  Value give(ExpressionTree tree, List<Value> arguments, boolean executed) {
    return give(tree, arguments, executed, tree);
  }

  private Value give(ExpressionTree tree, List<Value> arguments, boolean executed, Tree at) {
    ExpressionTree function = bare(tree);
    boolean may = walk.may;
    Value[] given = new Value[1];
    if (function instanceof LambdaExpressionTree lambda) {
      calls.inside(
          () -> {
            walk.may = executed ? may : walk.may;
            given[0] = run(lambda.getParameters(), arguments, lambda.getBody());
          });
    } else if (function instanceof MemberReferenceTree reference) {
      Value receiver =
          isType(reference) ? null : walk.expressions.eval(reference.getQualifierExpression());
      calls.inside(
          () -> {
            walk.may = executed ? may : walk.may;
            given[0] = refer(reference, receiver, arguments, at);
          });
    }
    if (!isFunction(function) && walk.expressions.eval(tree) instanceof AccessPath object) {
      given[0] = give(object, arguments, at);
    }
    return given[0] != null ? given[0] : AccessPath.FRESH;
  }

  /** What an object does and returns that a library method is given, if it is a function. */
  Value give(AccessPath object, List<Value> arguments, Tree at) {
    Value[] given = new Value[1];
    if (walk.heap.isFunction(object)) {
      walk.statements.perhaps(() -> given[0] = call(object, arguments, at));
    }
    return given[0];
  }

  static boolean isFunction(ExpressionTree tree) {
    ExpressionTree function = bare(tree);
    return function instanceof LambdaExpressionTree || function instanceof MemberReferenceTree;
  }

  static ExpressionTree bare(ExpressionTree given) {
    ExpressionTree tree = BoundModule.withoutParentheses(given);
    return tree instanceof TypeCastTree cast ? bare(cast.getExpression()) : tree;
  }

  private Value run(List<? extends VariableTree> parameters, List<Value> arguments, Tree body) {
    for (int n = 0; n < parameters.size(); n++) {
      if (walk.element(parameters.get(n)) instanceof VariableElement parameter) {
        Value value = n < arguments.size() ? arguments.get(n) : null;
        boolean number = walk.tools.library.isNumber(parameter.asType());
        boolean fits = value != null && number == value instanceof Polynomial;
        walk.values.put(
            parameter, fits ? value : number ? walk.inner() : walk.unknown(parameter.asType()));
      }
    }
    if (body instanceof StatementTree statement) {
      walk.result = null;
      walk.statements.visit(statement);
      return walk.result;
    }
    return walk.expressions.eval((ExpressionTree) body);
  }

  boolean isType(MemberReferenceTree reference) {
    ExpressionTree qualifier = reference.getQualifierExpression();
    return walk.element(qualifier) instanceof TypeElement || walk.element(qualifier) == null;
  }

  private Value refer(
      MemberReferenceTree reference, Value receiver, List<Value> arguments, Tree at) {
    if (!(walk.element(reference) instanceof ExecutableElement target)) {
      return null;
    }
    if (target.getKind() == ElementKind.CONSTRUCTOR) {
      return calls.construct(target, arguments, at);
    }
    TypeElement owner = (TypeElement) target.getEnclosingElement();
    if (target.getModifiers().contains(Modifier.STATIC)) {
      return calls.call(target, null, arguments, owner.asType(), at);
    }
    if (!isType(reference)) {
      return calls.call(
          target, receiver, arguments, walk.type(reference.getQualifierExpression()), at);
    }
    return arguments.isEmpty()
        ? null
        : calls.call(
            target,
            arguments.get(0),
            arguments.subList(1, arguments.size()),
            walk.type(reference.getQualifierExpression()),
            at);
  }

  /** Whether a local holds one lambda, method reference or object of an anonymous class. */
  boolean isKnownLocal(IdentifierTree through, ExecutableElement method) {
    TreePath declaration =
        method.getModifiers().contains(Modifier.ABSTRACT)
                && walk.element(through) instanceof VariableElement variable
            ? declaration(variable)
            : null;
    if (declaration == null) {
      return false;
    }
    ExpressionTree held = bare(((VariableTree) declaration.getLeaf()).getInitializer());
    return isFunction(held)
        || held instanceof NewClassTree made && body(made.getClassBody(), method) != null;
  }

  /** Calls a method of such a local. */
  Value callOfLocal(
      IdentifierTree through, ExecutableElement method, List<Value> arguments, Tree at) {
    if (depth == MAX_DEPTH) {
      return unclear(at);
    }
    TreePath declaration = declaration((VariableElement) walk.element(through));
    ExpressionTree held = bare(((VariableTree) declaration.getLeaf()).getInitializer());
    MethodTree body = held instanceof NewClassTree made ? body(made.getClassBody(), method) : null;
    Noted noted = Noted.since(walk);
    Value[] given = new Value[1];
    boolean may = walk.may;
    depth++;
    if (body != null) {
      calls.inside(
          () -> {
            walk.may = may;
            given[0] = run(body.getParameters(), arguments, body.getBody());
          });
    } else {
      given[0] = give(held, arguments, true, at);
    }
    depth--;
    by(at, declaration, noted);
    return given[0] != null ? given[0] : AccessPath.FRESH;
  }

  private TreePath declaration(VariableElement variable) {
    LocalVariables.Index index = walk.tools.locals.of(walk.root.getCompilationUnit());
    TreePath declaration = index.declaration(variable);
    return declaration != null
            && index.isConstant(variable)
            && declaration.getLeaf() instanceof VariableTree tree
            && tree.getInitializer() != null
        ? declaration
        : null;
  }

  private MethodTree body(ClassTree anonymous, ExecutableElement method) {
    if (anonymous == null || !(walk.element(anonymous) instanceof TypeElement type)) {
      return null;
    }
    for (Tree member : anonymous.getMembers()) {
      if (member instanceof MethodTree body
          && walk.element(body) instanceof ExecutableElement own
          && walk.tools.module.elements().overrides(own, method, type)) {
        return body;
      }
    }
    return null;
  }
}
