package org.ajws.processor.model.atomic.alias;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.flow.LocalVariables;
import org.ajws.processor.model.atomic.SelfReference;
import org.ajws.processor.model.atomic.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * Which sets the sets of an expression's object are, as far as the declared aliases, and those
 * inferred for locals, tell. Modular: of a called method only the signature is looked at.
 */
public final class AliasFlow {
  private final BoundModule module;
  private final SetDeclarations sets;
  private final AliasDeclarations declarations;
  private final LocalVariables locals;
  private final LocalAssignments assignments;
  private final SelfReference self;
  private final TypeArguments generics;
  private final Map<Element, Known> ofLocals = new HashMap<>();
  private final Map<Element, Known> underWay = new HashMap<>();

  /** For a module. */
  public AliasFlow(BoundModule module, SetDeclarations sets, AliasDeclarations declarations) {
    this.module = module;
    this.sets = sets;
    this.declarations = declarations;
    this.locals = new LocalVariables(module);
    this.assignments = new LocalAssignments(module);
    this.self = new SelfReference(module);
    this.generics = new TypeArguments(module);
  }

  /** What is known of the object that an expression gives. */
  public Known of(TreePath path) {
    Tree tree = path.getLeaf();
    if (tree instanceof com.sun.source.tree.ParenthesizedTree p) {
      return of(new TreePath(path, p.getExpression()));
    }
    if (tree instanceof TypeCastTree cast) {
      return of(new TreePath(path, cast.getExpression()));
    }
    if (tree instanceof AssignmentTree assignment) {
      return of(new TreePath(path, assignment.getExpression()));
    }
    if (tree instanceof ConditionalExpressionTree choice) {
      return Known.join(
          of(new TreePath(path, choice.getTrueExpression())),
          of(new TreePath(path, choice.getFalseExpression())));
    }
    return switch (tree.getKind()) {
      case NULL_LITERAL -> Known.NULL;
      case IDENTIFIER, MEMBER_SELECT -> ofName(path);
      case ARRAY_ACCESS -> {
        Known array = of(new TreePath(path, ((ArrayAccessTree) tree).getExpression()));
        yield array == Known.NULL
            ? Known.NULL
            : array.element() == null ? Known.NOTHING : array.element();
      }
      case METHOD_INVOCATION -> ofCall(path, (MethodInvocationTree) tree);
      case NEW_CLASS -> ofNew(path);
      case NEW_ARRAY ->
          adapt(declarations.ofNew(path), thisAt(path), self.enclosing(path), dimensions(path));
      default -> Known.NOTHING;
    };
  }

  /** The {@code this} of the innermost class around a path. */
  public Known thisAt(TreePath path) {
    return Known.ofThis(self.enclosing(path));
  }

  private Known ofName(TreePath path) {
    TypeElement level = self.ofReceiver(path);
    if (level != null) {
      return Known.ofThis(level);
    }
    if (!(module.element(path) instanceof VariableElement variable)) {
      return Known.NOTHING;
    }
    if (variable.getKind() == ElementKind.FIELD) {
      return ofField(path, variable);
    }
    return ofLocal(variable, path);
  }

  private Known ofField(TreePath path, VariableElement field) {
    TypeElement owner = (TypeElement) field.getEnclosingElement();
    TypeElement level = self.level(path, field);
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    Known receiver =
        level != null
            ? Known.ofThis(level)
            : path.getLeaf() instanceof MemberSelectTree select && !isStatic
                ? of(new TreePath(path, select.getExpression()))
                : Known.NOTHING;
    if (receiver == Known.NULL) { // a local that is still being inferred
      return Known.NULL;
    }
    Known found = adapt(declarations.of(field), receiver, owner, dimensions(field.asType()));
    boolean stable = field.getModifiers().contains(Modifier.FINAL) && level != null && !isStatic;
    return stable ? found.named(field) : found;
  }

  private Known ofLocal(VariableElement local, TreePath use) {
    Known known = ofLocals.get(local);
    if (known != null) {
      return known;
    }
    Known assumed = underWay.get(local);
    if (assumed != null) {
      return assumed;
    }
    Known found = Known.NULL;
    for (int round = 0; round < 4; round++) {
      underWay.put(local, found);
      Known next = infer(local, use);
      if (round > 0 && next.equals(found) && (next == Known.NULL) == (found == Known.NULL)) {
        break;
      }
      found = round == 3 ? Known.NOTHING : next;
    }
    underWay.remove(local);
    if (found == Known.NULL) {
      found = Known.NOTHING;
    }
    if (locals.of(use.getCompilationUnit()).isConstant(local)) {
      found = found.named(local);
    }
    if (underWay.isEmpty()) { // else it may rest on what is only assumed
      ofLocals.put(local, found);
    }
    return found;
  }

  private Known infer(VariableElement local, TreePath use) {
    TreePath declaration = module.declaration(local);
    AliasedType declared = declarations.of(local);
    if (declaration == null) {
      return Known.NOTHING;
    }
    if (!declared.isEmpty() || local.getKind() == ElementKind.PARAMETER) {
      if (declared.isEmpty()
          && declaration.getParentPath().getLeaf() instanceof LambdaExpressionTree) {
        return ofLambdaParameter(local, declaration);
      }
      TypeElement context = self.enclosing(declaration);
      return adapt(declared, Known.ofThis(context), context, dimensions(local.asType()));
    }
    TreePath around = declaration.getParentPath();
    if (around.getLeaf() instanceof EnhancedForLoopTree loop
        && loop.getVariable() == declaration.getLeaf()) {
      return ofElements(new TreePath(around, loop.getExpression()));
    }
    if (around.getLeaf() instanceof BindingPatternTree
        && around.getParentPath().getLeaf() instanceof InstanceOfTree test) {
      return of(new TreePath(around.getParentPath(), test.getExpression()));
    }
    Known found = Known.NULL;
    for (TreePath value : assignments.of(local, use.getCompilationUnit())) {
      found = Known.join(found, of(value));
    }
    return found;
  }

  /** What is known of the elements of an array or {@code Iterable}. */
  private Known ofElements(TreePath container) {
    TypeMirror type = module.type(container);
    Known known = of(container);
    Map<Element, Known> variables = new HashMap<>();
    if (type instanceof DeclaredType d && d.asElement() instanceof TypeElement element) {
      TypeArguments.put(element, known.arguments(), variables);
    }
    return type == null ? Known.NOTHING : generics.elementOf(type, known, variables);
  }

  private Known ofLambdaParameter(VariableElement parameter, TreePath declaration) {
    TreePath lambda = declaration.getParentPath();
    int index =
        ((LambdaExpressionTree) lambda.getLeaf()).getParameters().indexOf(declaration.getLeaf());
    TreePath call = lambda.getParentPath();
    if (!(call.getLeaf() instanceof MethodInvocationTree invocation)
        || !(module.element(call) instanceof ExecutableElement callee)) {
      return Known.NOTHING;
    }
    int position = invocation.getArguments().indexOf(lambda.getLeaf());
    Call made = new Call(call, callee);
    TypeMirror formal = made.formal(position);
    ExecutableElement function = formal == null ? null : generics.function(formal);
    if (function == null) {
      return Known.NOTHING;
    }
    Known target = generics.of(formal, made.variables);
    TypeElement type = (TypeElement) ((DeclaredType) formal).asElement();
    Map<Element, Known> variables = new HashMap<>();
    TypeArguments.put(type, target.arguments(), variables);
    return generics.of(
        generics.asMemberOf(type, function).getParameterTypes().get(index), variables);
  }

  private Known ofCall(TreePath path, MethodInvocationTree tree) {
    if (!(module.element(path) instanceof ExecutableElement callee)) {
      return Known.NOTHING;
    }
    Call call = new Call(path, callee);
    if (call.receiver == Known.NULL) {
      return Known.NULL;
    }
    AliasedType declared = declarations.of(callee);
    TypeElement owner = (TypeElement) callee.getEnclosingElement();
    if (!declared.isEmpty()) {
      return adapt(declared, call.receiver, owner, dimensions(callee.getReturnType()));
    }
    for (int i = 0; i < tree.getArguments().size(); i++) {
      TypeMirror formal = call.formal(i);
      if (formal != null && !(tree.getArguments().get(i) instanceof LambdaExpressionTree)) {
        TypeArguments.learn(
            formal, of(new TreePath(path, tree.getArguments().get(i))), call.variables);
      }
    }
    return generics.of(call.type.getReturnType(), call.variables);
  }

  /** What is known of the object that a method or field is selected from. */
  public Known receiver(TreePath call, ExecutableElement callee) {
    return new Call(call, callee).receiver;
  }

  /** What a parameter of a called method asks of its argument; null where it asks nothing. */
  public Known required(TreePath path, ExecutableElement callee, int argument) {
    List<? extends VariableElement> parameters = callee.getParameters();
    if (parameters.isEmpty()) {
      return null;
    }
    VariableElement parameter = parameters.get(Math.min(argument, parameters.size() - 1));
    AliasedType declared = declarations.of(parameter);
    if (path.getLeaf() instanceof NewClassTree) {
      TypeElement owner = (TypeElement) callee.getEnclosingElement();
      return declared.isEmpty()
          ? null
          : adapt(declared, of(path), owner, dimensions(parameter.asType()));
    }
    Call call = new Call(path, callee);
    if (!declared.isEmpty()) {
      TypeElement owner = (TypeElement) callee.getEnclosingElement();
      return adapt(declared, call.receiver, owner, dimensions(parameter.asType()));
    }
    TypeMirror formal = call.formal(argument);
    Known known = formal == null ? Known.NOTHING : generics.of(formal, call.variables);
    return known.equals(Known.NOTHING) ? null : known;
  }

  /** A method as a call sees it: its receiver, and its type in that of the receiver. */
  private final class Call {
    final Known receiver;
    final javax.lang.model.type.ExecutableType type;
    final Map<Element, Known> variables = new HashMap<>();
    private final boolean varargs;

    Call(TreePath path, ExecutableElement callee) {
      ExpressionTree select =
          path.getLeaf() instanceof MethodInvocationTree m ? m.getMethodSelect() : null;
      varargs = callee.isVarArgs();
      TypeElement owner = (TypeElement) callee.getEnclosingElement();
      TypeElement holder = owner;
      if (callee.getModifiers().contains(Modifier.STATIC) || select == null) {
        receiver = Known.NOTHING;
      } else {
        TreePath selectPath = new TreePath(path, select);
        TypeElement level = self.level(selectPath, callee);
        if (level != null) {
          receiver = Known.ofThis(level);
          holder = level;
        } else if (select instanceof MemberSelectTree s) {
          TreePath object = new TreePath(selectPath, s.getExpression());
          receiver = of(object);
          if (module.type(object) instanceof DeclaredType d
              && d.asElement() instanceof TypeElement t) {
            holder = t;
          }
        } else {
          receiver = Known.NOTHING;
        }
      }
      type = generics.asMemberOf(holder, callee);
      TypeArguments.put(holder, receiver.arguments(), variables);
    }

    TypeMirror formal(int argument) {
      List<? extends TypeMirror> formals = type.getParameterTypes();
      if (formals.isEmpty() || argument < 0) {
        return null;
      }
      if (argument < formals.size() - 1 || !varargs) {
        return formals.get(Math.min(argument, formals.size() - 1));
      }
      TypeMirror last = formals.get(formals.size() - 1);
      return last instanceof ArrayType array ? array.getComponentType() : last;
    }
  }

  private Known ofNew(TreePath path) {
    AliasedType declared = declarations.ofNew(path);
    TypeElement context = self.enclosing(path);
    return declared.isEmpty() ? Known.NOTHING : adapt(declared, Known.ofThis(context), context, 0);
  }

  private int dimensions(TreePath newArray) {
    return newArray.getLeaf() instanceof NewArrayTree && module.type(newArray) != null
        ? dimensions(module.type(newArray))
        : 0;
  }

  private static int dimensions(TypeMirror type) {
    int n = 0;
    for (TypeMirror t = type; t instanceof ArrayType array; t = array.getComponentType()) {
      n++;
    }
    return n;
  }

  /**
   * A declared type, seen from an object.
   *
   * @param receiver the {@code this} of the declaration
   * @param context the class it stands in
   * @param dimensions of the array type that carries the aliases; 0 for no array
   */
  public Known adapt(AliasedType declared, Known receiver, TypeElement context, int dimensions) {
    if (declared.isEmpty() || context == null) {
      return Known.NOTHING;
    }
    Map<String, org.ajws.processor.model.atomic.SetUse> ofObject = new HashMap<>();
    for (AliasText alias : declared.ofSets()) {
      sets.named(context, alias.target())
          .map(receiver::lock)
          .ifPresent(use -> ofObject.put(alias.name(), use));
    }
    List<Known> arguments = new ArrayList<>();
    declared.arguments().forEach(a -> arguments.add(adapt(a, receiver, context, 0)));
    Known object = new Known(null, null, Map.copyOf(ofObject), null, null, List.copyOf(arguments));
    AliasText slots = declared.slots();
    Known found = object;
    for (int d = dimensions; d >= 1; d--) {
      boolean covered = slots != null && d <= slots.dimensions();
      var use =
          covered ? sets.named(context, slots.slots()).map(receiver::lock).orElse(null) : null;
      found = new Known(null, null, Map.of(), use, found, List.of());
    }
    return found;
  }
}
