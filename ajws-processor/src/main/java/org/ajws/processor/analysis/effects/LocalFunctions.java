package org.ajws.processor.analysis.effects;

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
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.source.BoundModule;

/**
 * Calls through a local that holds one lambda, method reference or object of an anonymous class:
 * what that does is done by the call.
 */
final class LocalFunctions {
  private static final int MAX_DEPTH = 4;

  private final SymbolicEvaluator walk;
  private final CallEvaluator calls;
  private int depth;

  LocalFunctions(SymbolicEvaluator walk, CallEvaluator calls) {
    this.walk = walk;
    this.calls = calls;
  }

  /** Follows a call of the local's method; null if what the local holds is not known. */
  Value call(IdentifierTree through, ExecutableElement method, MethodInvocationTree tree) {
    if (depth == MAX_DEPTH
        || !method.getModifiers().contains(Modifier.ABSTRACT)
        || !(walk.element(through) instanceof VariableElement variable)) {
      return null;
    }
    TreePath declaration = declaration(variable);
    if (declaration == null) {
      return null;
    }
    ExpressionTree held = held(((VariableTree) declaration.getLeaf()).getInitializer());
    MethodTree body = held instanceof NewClassTree made ? body(made, method) : null;
    if (body == null
        && !(held instanceof LambdaExpressionTree)
        && !(held instanceof MemberReferenceTree
            && walk.element(held) instanceof ExecutableElement)) {
      return null;
    }
    List<Value> arguments = new ArrayList<>();
    tree.getArguments().forEach(a -> arguments.add(walk.expressions.eval(a)));
    int mark = walk.effects.size(); // what the arguments do is done here
    depth++;
    Value given;
    if (body != null) {
      given = run(body.getParameters(), arguments, body.getBody());
    } else if (held instanceof LambdaExpressionTree lambda) {
      given = run(lambda.getParameters(), arguments, lambda.getBody());
    } else {
      ExecutableElement target = (ExecutableElement) walk.element(held);
      given = refer((MemberReferenceTree) held, target, arguments, tree);
    }
    depth--;
    for (int n = mark; n < walk.effects.size(); n++) {
      Effect e = walk.effects.get(n);
      if (e.at() != tree) {
        walk.effects.set(n, e.by(tree, walk.tools.summaries.location(declaration, e.at())));
      }
    }
    return given != null ? given : AccessPath.FRESH;
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

  private static ExpressionTree held(ExpressionTree initializer) {
    ExpressionTree tree = BoundModule.withoutParentheses(initializer);
    return tree instanceof TypeCastTree cast ? held(cast.getExpression()) : tree;
  }

  private Value run(List<? extends VariableTree> parameters, List<Value> arguments, Tree body) {
    boolean may = walk.may;
    Value[] given = new Value[1];
    calls.inside(
        () -> {
          walk.may = may;
          for (int n = 0; n < parameters.size(); n++) {
            if (walk.element(parameters.get(n)) instanceof VariableElement parameter) {
              Value value = n < arguments.size() ? arguments.get(n) : null;
              boolean number = walk.tools.library.isNumber(parameter.asType());
              boolean fits = value != null && number == value instanceof Polynomial;
              walk.values.put(parameter, fits ? value : walk.unknown(parameter.asType()));
            }
          }
          if (body instanceof StatementTree statement) {
            walk.result = null;
            walk.statements.visit(statement);
            given[0] = walk.result;
          } else {
            given[0] = walk.expressions.eval((ExpressionTree) body);
          }
        });
    return given[0];
  }

  private MethodTree body(NewClassTree made, ExecutableElement method) {
    if (made.getClassBody() == null
        || !(walk.element(made.getClassBody()) instanceof TypeElement type)) {
      return null;
    }
    for (Tree member : made.getClassBody().getMembers()) {
      if (member instanceof MethodTree body
          && walk.element(body) instanceof ExecutableElement own
          && walk.tools.module.elements().overrides(own, method, type)) {
        return body;
      }
    }
    return null;
  }

  private Value refer(
      MemberReferenceTree reference, ExecutableElement target, List<Value> arguments, Tree at) {
    ExpressionTree qualifier = reference.getQualifierExpression();
    boolean isType =
        walk.element(qualifier) instanceof TypeElement || walk.element(qualifier) == null;
    boolean isStatic = target.getModifiers().contains(Modifier.STATIC);
    if (isStatic || !isType) {
      Value receiver = isType ? null : walk.expressions.eval(qualifier);
      return calls.call(target, receiver, arguments, walk.type(qualifier), at);
    } else if (!arguments.isEmpty()) {
      List<Value> rest = arguments.subList(1, arguments.size());
      return calls.call(target, arguments.get(0), rest, walk.type(qualifier), at);
    }
    return null;
  }
}
