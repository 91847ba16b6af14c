package org.ajws.processor.analysis.alias;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.AliasedType;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/** What lambdas and method references are handed, and what they give. */
final class FunctionFlow {
  private final BoundModule module;
  private final AliasAnalysis flow;
  private final AliasDeclarations declarations;
  private final TypeArguments generics;
  private final SelfReference self;

  FunctionFlow(
      BoundModule module,
      AliasAnalysis flow,
      AliasDeclarations declarations,
      TypeArguments generics) {
    this.module = module;
    this.flow = flow;
    this.declarations = declarations;
    this.generics = generics;
    this.self = new SelfReference(module);
  }

  /** Whether an expression is a lambda or method reference. */
  static boolean isFunction(TreePath expression) {
    ExpressionTree tree = BoundModule.withoutParentheses((ExpressionTree) expression.getLeaf());
    return tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree;
  }

  /** What a function's parameter is, as far as the place of the function says it. */
  AbstractObject parameter(TreePath function, int index) {
    if (isOfOpen(function)) {
      return AbstractObject.NULL;
    }
    Expectation place = flow.placeOf(function);
    List<AbstractObject> handed = handed(place.type(), place.known());
    return index < handed.size() ? handed.get(index).settled() : AbstractObject.NOTHING;
  }

  /** Whether a function is handed to a method of an object that is still being inferred. */
  private boolean isOfOpen(TreePath function) {
    TreePath call = function.getParentPath();
    while (call.getLeaf() instanceof ParenthesizedTree) {
      call = call.getParentPath();
    }
    return call.getLeaf() instanceof MethodInvocationTree
        && module.element(call) instanceof ExecutableElement callee
        && flow.receiver(call, callee).isNull();
  }

  /** The parameters of a function, as its interface's type arguments say. */
  private List<AbstractObject> handed(TypeMirror type, AbstractObject function) {
    ExecutableElement method = type == null ? null : generics.function(type);
    if (method == null) {
      return List.of();
    }
    return asMember(type, method).getParameterTypes().stream()
        .map(t -> generics.of(t, variables(type, function)))
        .toList();
  }

  /** What the result of a function is to be, as its interface's type arguments say. */
  AbstractObject result(TypeMirror type, AbstractObject function) {
    ExecutableElement method = type == null ? null : generics.function(type);
    return method == null
        ? AbstractObject.NOTHING
        : generics.of(asMember(type, method).getReturnType(), variables(type, function));
  }

  /** The erased type of what a functional interface's method gives; null for none. */
  TypeMirror resultType(TypeMirror type) {
    ExecutableElement method = type == null ? null : generics.function(type);
    return method == null ? null : module.memberOf((DeclaredType) type, method).getReturnType();
  }

  /** The types of what a function is handed. */
  private List<? extends TypeMirror> handedTypes(TreePath function) {
    TypeMirror type = module.type(function);
    ExecutableElement method = generics.function(type);
    return method == null
        ? List.of()
        : module.memberOf((DeclaredType) type, method).getParameterTypes();
  }

  private ExecutableType asMember(TypeMirror type, ExecutableElement method) {
    return generics.asMemberOf((TypeElement) ((DeclaredType) type).asElement(), method);
  }

  private static Map<Element, AbstractObject> variables(TypeMirror type, AbstractObject known) {
    Map<Element, AbstractObject> variables = new HashMap<>();
    TypeArguments.put(
        (TypeElement) ((DeclaredType) type).asElement(), known.arguments(), variables);
    return variables;
  }

  /** Learns about type variables of a function's type from what the function gives. */
  void learn(
      TreePath function,
      TypeMirror formal,
      Predicate<Element> own,
      Map<Element, AbstractObject> variables) {
    ExecutableElement method = generics.function(formal);
    if (method == null) {
      return;
    }
    TypeMirror returned = asMember(formal, method).getReturnType();
    if (returned.getKind() == TypeKind.VOID) {
      return;
    }
    TypeElement type = (TypeElement) ((DeclaredType) formal).asElement();
    Map<Element, AbstractObject> ofInterface = new HashMap<>();
    TypeArguments.learn(
        returned, given(function), v -> v.getEnclosingElement().equals(type), ofInterface);
    List<? extends TypeMirror> arguments = ((DeclaredType) formal).getTypeArguments();
    for (int i = 0; i < arguments.size(); i++) {
      AbstractObject learned = ofInterface.get(type.getTypeParameters().get(i));
      if (learned != null) {
        TypeArguments.learn(arguments.get(i), learned, own, variables);
      }
    }
  }

  /** What a lambda or method reference gives. */
  AbstractObject given(TreePath function) {
    TreePath bare = withoutParentheses(function);
    if (bare.getLeaf() instanceof MemberReferenceTree) {
      return ofReference(bare);
    }
    AbstractObject found = AbstractObject.NULL;
    for (TreePath result : results(bare)) {
      found = AbstractObject.join(found, flow.of(result));
    }
    return found;
  }

  static TreePath withoutParentheses(TreePath path) {
    TreePath bare = path;
    while (bare.getLeaf() instanceof com.sun.source.tree.ParenthesizedTree p) {
      bare = new TreePath(bare, p.getExpression());
    }
    return bare;
  }

  /** The expressions whose values a lambda gives. */
  static List<TreePath> results(TreePath lambda) {
    LambdaExpressionTree tree = (LambdaExpressionTree) lambda.getLeaf();
    TreePath body = new TreePath(lambda, tree.getBody());
    return tree.getBody() instanceof ExpressionTree ? List.of(body) : Returns.of(body);
  }

  /** What a method reference's method is called on. */
  AbstractObject receiver(TreePath reference, ExecutableElement callee) {
    return reference(reference, callee).receiver();
  }

  /** What a method reference hands to its method. */
  List<AbstractObject> arguments(TreePath reference, ExecutableElement callee) {
    int first = reference(reference, callee).unbound() ? 1 : 0;
    return IntStream.range(0, callee.getParameters().size())
        .mapToObj(i -> parameter(reference, first + i))
        .toList();
  }

  /** A method reference as its function's call sees it. */
  private record Reference(
      ExecutableElement callee, AbstractObject receiver, boolean unbound, TypeElement holder) {
    Map<Element, AbstractObject> variables() {
      Map<Element, AbstractObject> variables = new HashMap<>();
      TypeArguments.put(holder, receiver.arguments(), variables);
      return variables;
    }

    TypeElement owner() {
      return (TypeElement) callee.getEnclosingElement();
    }
  }

  private Reference reference(TreePath path, ExecutableElement callee) {
    ExpressionTree tree = ((MemberReferenceTree) path.getLeaf()).getQualifierExpression();
    TreePath qualifier = new TreePath(path, tree);
    boolean isStatic = callee.getModifiers().contains(Modifier.STATIC);
    boolean unbound =
        !isStatic
            && callee.getKind() == ElementKind.METHOD
            && module.element(qualifier) instanceof TypeElement;
    TypeElement level = isStatic ? null : self.ofReceiver(qualifier);
    AbstractObject receiver =
        isStatic || callee.getKind() == ElementKind.CONSTRUCTOR
            ? AbstractObject.NOTHING
            : level != null
                ? AbstractObject.ofThis(level)
                : unbound ? parameter(path, 0) : flow.of(qualifier);
    TypeElement holder =
        module.type(qualifier) instanceof DeclaredType d && d.asElement() instanceof TypeElement t
            ? t
            : (TypeElement) callee.getEnclosingElement();
    return new Reference(callee, receiver, unbound, holder);
  }

  private AbstractObject ofReference(TreePath path) {
    if (!(module.element(path) instanceof ExecutableElement callee)) {
      return AbstractObject.NOTHING;
    }
    if (callee.getKind() == ElementKind.CONSTRUCTOR) {
      boolean container =
          callee.getParameters().isEmpty()
              && !((TypeElement) callee.getEnclosingElement()).getTypeParameters().isEmpty();
      return container
          ? AbstractObject.NULL
          : AbstractObject.NOTHING; // an empty one fits everywhere
    }
    Reference reference = reference(path, callee);
    AliasedType declared = declarations.of(callee);
    return declared.isEmpty()
        ? generics.of(
            generics.asMemberOf(reference.holder(), callee).getReturnType(), reference.variables())
        : flow.adapt(declared, reference.receiver(), reference.owner(), callee.getReturnType());
  }

  /**
   * Whether a method reference is handed what its method's parameters ask for.
   *
   * @return the first parameter that gets something else; null for none
   */
  Element unfit(TreePath path) {
    return first(
        path,
        TypeArguments.Side.PUT,
        (given, wanted, parameter) -> !AbstractObject.fits(List.of(given), List.of(wanted)));
  }

  /** The first parameter that would put other objects into a container it is handed, or null. */
  Element losing(TreePath path) {
    return first(
        path,
        TypeArguments.Side.BOTH,
        (given, wanted, parameter) -> Containers.loses(parameter.asType(), given, wanted));
  }

  /** A question about a parameter of a method reference's method. */
  private interface Question {
    boolean isTrue(AbstractObject given, AbstractObject wanted, Element parameter);
  }

  private Element first(TreePath path, TypeArguments.Side side, Question question) {
    if (!(module.element(path) instanceof ExecutableElement callee)
        || callee.getParameters().isEmpty()) {
      return null;
    }
    Reference reference = reference(path, callee);
    int last = callee.getParameters().size() - 1;
    int skipped = reference.unbound() ? 1 : 0;
    List<? extends TypeMirror> handed = handedTypes(path);
    int count = callee.isVarArgs() ? handed.size() - skipped : last + 1;
    if (handed.size() < skipped + count) {
      return null; // what the reference is for has errors
    }
    for (int i = 0; i < count; i++) {
      Element parameter = callee.getParameters().get(Math.min(i, last));
      AliasedType declared = declarations.of(parameter);
      AbstractObject wanted =
          declared.isEmpty()
              ? generics.of(
                  generics
                      .asMemberOf(reference.holder(), callee)
                      .getParameterTypes()
                      .get(Math.min(i, last)),
                  reference.variables(),
                  side)
              : flow.adapt(declared, reference.receiver(), reference.owner(), parameter.asType());
      boolean whole = // an array handed over as it is
          i == last && count == last + 1 && handed.get(skipped + i) instanceof ArrayType;
      if (callee.isVarArgs() && i >= last && !whole) {
        wanted = wanted.ofElement();
      }
      AbstractObject given = parameter(path, skipped + i);
      if (question.isTrue(given, wanted, parameter)) {
        return parameter;
      }
    }
    return null;
  }
}
