package org.ajws.processor.analysis.alias;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/** What the places that expressions stand in say of their objects. */
final class ExpressionPlaces {
  private final BoundModule module;
  private final AliasAnalysis aliases;
  private final AliasDeclarations declarations;
  private final SelfReference self;
  private final CallFlow calls;

  ExpressionPlaces(
      BoundModule module, AliasAnalysis aliases, AliasDeclarations declarations, CallFlow calls) {
    this.module = module;
    this.aliases = aliases;
    this.declarations = declarations;
    this.self = new SelfReference(module);
    this.calls = calls;
  }

  /** What the place that an expression stands in says of its object. */
  Expectation expected(TreePath path) {
    TreePath parent = path.getParentPath();
    Tree tree = path.getLeaf();
    if (parent.getLeaf() instanceof ParenthesizedTree
        || parent.getLeaf() instanceof ConditionalExpressionTree c && c.getCondition() != tree) {
      return expected(parent);
    }
    if (parent.getLeaf() instanceof LambdaExpressionTree) {
      return expectedResult(parent);
    }
    if (parent.getLeaf() instanceof ReturnTree) {
      TreePath code = parent;
      while (!(code.getLeaf() instanceof MethodTree
          || code.getLeaf() instanceof LambdaExpressionTree)) {
        code = code.getParentPath();
      }
      return code.getLeaf() instanceof LambdaExpressionTree
          ? expectedResult(code)
          : module.element(code) instanceof ExecutableElement method
              ? expectedOf(method, method.getReturnType(), code)
              : Expectation.NONE;
    }
    if (parent.getLeaf() instanceof VariableTree) {
      Element variable = module.element(parent);
      return variable == null ? Expectation.NONE : expectedOf(variable, variable.asType(), parent);
    }
    if (parent.getLeaf() instanceof AssignmentTree assignment
        && assignment.getExpression() == tree) {
      TreePath target = new TreePath(parent, assignment.getVariable());
      Element variable = module.element(target);
      return variable == null || declarations.of(variable).isEmpty()
          ? Expectation.NONE
          : new Expectation(variable.asType(), aliases.of(target));
    }
    boolean argument =
        parent.getLeaf() instanceof MethodInvocationTree m && m.getArguments().contains(tree)
            || parent.getLeaf() instanceof NewClassTree n && n.getArguments().contains(tree);
    return argument ? calls.expected(parent, tree) : Expectation.NONE;
  }

  private Expectation expectedOf(Element declared, TypeMirror type, TreePath at) {
    TypeElement context = self.enclosing(at);
    return new Expectation(
        type,
        aliases.adapt(declarations.of(declared), AbstractObject.ofThis(context), context, type));
  }

  /** What the place of a function says of what the function gives. */
  Expectation expectedResult(TreePath lambda) {
    Expectation function = expected(lambda);
    return new Expectation(
        calls.functions().resultType(module.type(lambda)),
        calls.functions().result(function.type(), function.known()));
  }
}
