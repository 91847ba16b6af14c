package org.ajws.processor.analysis.alias;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.TypeParameterElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.AliasedType;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * What calls give and what they ask of their arguments. The type variables of generic methods, and
 * of generic classes where they are made, are learned from the arguments, with the results of
 * lambdas; those that no argument speaks of are what the place asks that the call's value goes to.
 */
final class CallFlow {
  /** Methods of the JDK that put what a function gives into the array that they are handed. */
  private static final Set<String> FILLED =
      Set.of(
          "java.util.Arrays.setAll",
          "java.util.Arrays.parallelSetAll",
          "java.util.Arrays.parallelPrefix");

  private final BoundModule module;
  private final AliasAnalysis flow;
  private final AliasDeclarations declarations;
  private final SelfReference self;
  private final TypeArguments generics;
  private final FunctionFlow functions;
  private final SelfReturns selfReturns;

  /** The calls of which it is being found out what they ask of an argument. */
  private final Set<Tree> asking = Collections.newSetFromMap(new IdentityHashMap<>());

  CallFlow(BoundModule module, AliasAnalysis flow, AliasDeclarations declarations) {
    this.module = module;
    this.flow = flow;
    this.declarations = declarations;
    this.self = new SelfReference(module);
    this.generics = new TypeArguments(module);
    this.functions = new FunctionFlow(module, flow, declarations, generics);
    this.selfReturns = new SelfReturns(module);
  }

  FunctionFlow functions() {
    return functions;
  }

  TypeArguments generics() {
    return generics;
  }

  /** Whether what is found now may rest on what is only assumed. */
  boolean isAssuming() {
    return !asking.isEmpty();
  }

  /** The object that a method call gives. */
  AbstractObject result(TreePath path) {
    if (!(module.element(path) instanceof ExecutableElement callee)) {
      return AbstractObject.NOTHING;
    }
    Call call = new Call(path, callee);
    boolean ofClass =
        ((TypeElement) callee.getEnclosingElement())
            .getQualifiedName()
            .contentEquals("java.lang.Class");
    if (ofClass) { // a class literal says nothing of the objects of the class
      return callee.getSimpleName().contentEquals("cast")
          ? flow.of(new TreePath(path, call.arguments.get(0)))
          : AbstractObject.NOTHING;
    }
    if (call.receiver.isNull()) {
      return AbstractObject.NULL;
    }
    AliasedType declared = declarations.of(callee);
    TypeMirror returned = callee.getReturnType();
    if (!declared.isEmpty()) {
      TypeElement owner = (TypeElement) callee.getEnclosingElement();
      return flow.adapt(declared, call.receiver, owner, returned);
    }
    if (!call.receiver.isNothing() && selfReturns.returnsThis(callee)) {
      return call.receiver;
    }
    AbstractObject ofType =
        generics.of(call.type.getReturnType(), call.resolved(call.type.getReturnType()));
    return ofType.isNothing() && !returned.getKind().isPrimitive()
        ? flow.ofResult(path, callee)
        : ofType;
  }

  /** A new object of a generic class, whose own sets have no alias. */
  AbstractObject made(TreePath path) {
    NewClassTree tree = (NewClassTree) path.getLeaf();
    if (tree.getClassBody() != null
        || !(module.element(path) instanceof ExecutableElement constructor)
        || !(constructor.getEnclosingElement() instanceof TypeElement type)
        || type.getTypeParameters().isEmpty()) {
      return AbstractObject.NOTHING;
    }
    return generics
        .of(type.asType(), new Call(path, constructor).resolved(type.asType()))
        .withoutUnknown(); // a new container takes others, too
  }

  /** What is known of the object that a method is called on. */
  AbstractObject receiver(TreePath call, ExecutableElement callee) {
    return new Call(call, callee).receiver;
  }

  /** What a parameter of a called method asks of its argument; null where it asks nothing. */
  AbstractObject required(TreePath path, ExecutableElement callee, int argument) {
    AbstractObject found = required(path, callee, argument, TypeArguments.Side.PUT);
    return found == null || found.isNothing() ? null : found;
  }

  /** What a call hands to the functions that it takes as an argument; null for nothing. */
  AbstractObject handed(TreePath path, ExecutableElement callee, int argument) {
    AbstractObject found = required(path, callee, argument, TypeArguments.Side.HANDED);
    return found == null ? AbstractObject.NOTHING : found;
  }

  private AbstractObject required(
      TreePath path, ExecutableElement callee, int argument, TypeArguments.Side side) {
    VariableElement parameter = parameter(callee, argument);
    if (parameter == null) {
      return null;
    }
    Call call = new Call(path, callee);
    AliasedType declared = declarations.of(parameter);
    if (!declared.isEmpty()) {
      return declared(call, parameter, declared);
    }
    TypeMirror formal = call.formal(argument);
    if (formal == null) {
      return AbstractObject.NOTHING;
    }
    Map<Element, AbstractObject> asked = new HashMap<>(call.variables);
    if (side == TypeArguments.Side.HANDED) {
      asked.putAll(call.bound());
      asked.putAll(call.learned(argument, argument));
      return generics.of(formal, asked, side).settled();
    }
    for (int i = 0; call.isGeneric && i < call.arguments.size(); i++) {
      TreePath at = new TreePath(path, call.arguments.get(i));
      if (i != argument
          && call.formal(i) != null
          && !FunctionFlow.isFunction(at)
          && !isOnlyRead(callee, call.formal(i))) {
        AbstractObject given = generics.asSuper(flow.of(at), module.type(at), call.formal(i));
        TypeArguments.learnAsked(call.formal(i), given, call::isOwn, asked, false);
      }
    }
    return generics.of(formal, asked, side).settled();
  }

  /** Of its arrays the library writes into few. */
  private boolean isOnlyRead(ExecutableElement callee, TypeMirror formal) {
    return formal instanceof ArrayType
        && module.declaration(callee) == null
        && !FILLED.contains(callee.getEnclosingElement() + "." + callee.getSimpleName());
  }

  /**
   * What a parameter says of the objects in its argument: those of its receiver's type arguments,
   * and what other arguments of the call ask. {@link AbstractObject#NULL} stands for what nothing
   * says.
   */
  AbstractObject promised(TreePath path, ExecutableElement callee, int argument) {
    VariableElement parameter = parameter(callee, argument);
    Call call = new Call(path, callee);
    TypeMirror formal = call.formal(argument);
    if (formal == null) {
      return AbstractObject.NULL;
    }
    AliasedType declared = declarations.of(parameter);
    return declared.isEmpty()
        ? generics.of(formal, call.asked(argument))
        : declared(call, parameter, declared);
  }

  /**
   * What a call gives at the least: objects in a new container that were only put there may be in
   * one of others, too.
   */
  AbstractObject leastOf(TreePath path) {
    if (!(module.element(path) instanceof ExecutableElement callee)) {
      return AbstractObject.NOTHING;
    }
    Call call = new Call(path, callee);
    TypeMirror type =
        call.isConstructor() ? callee.getEnclosingElement().asType() : call.type.getReturnType();
    return generics.of(type, call.asked(-1));
  }

  private AbstractObject declared(Call call, VariableElement parameter, AliasedType declared) {
    return flow.adapt(declared, call.object(), call.owner(), parameter.asType());
  }

  private static VariableElement parameter(ExecutableElement callee, int argument) {
    List<? extends VariableElement> parameters = callee.getParameters();
    return parameters.isEmpty() || argument < 0
        ? null
        : parameters.get(Math.min(argument, parameters.size() - 1));
  }

  /** What the place of an argument says of it: asked by the parameter, or told by the others. */
  Expectation expected(TreePath path, Tree argument) {
    if (!(module.element(path) instanceof ExecutableElement callee)) {
      return Expectation.NONE;
    }
    Call call = new Call(path, callee);
    int index = call.arguments.indexOf(argument);
    TypeMirror formal = call.formal(index);
    if (formal == null) {
      return Expectation.NONE;
    }
    AliasedType declared = declarations.of(parameter(callee, index));
    if (!declared.isEmpty()) {
      return new Expectation(formal, declared(call, parameter(callee, index), declared));
    }
    Map<Element, AbstractObject> variables = new HashMap<>(call.variables);
    Map<Element, AbstractObject> bound = call.bound(); // before the call counts as asked
    if (asking.add(path.getLeaf())) {
      variables.putAll(bound);
      Map<Element, AbstractObject> learned = call.learned(index, index);
      learned.values().removeIf(AbstractObject::isOpen);
      variables.putAll(learned);
      asking.remove(path.getLeaf());
    }
    call.own().forEach(v -> variables.putIfAbsent(v, AbstractObject.NULL));
    return new Expectation(formal, generics.of(formal, variables));
  }

  /** A method as a call sees it: its receiver, and its type in that of the receiver. */
  private final class Call {
    final TreePath path;
    final ExecutableElement callee;
    final AbstractObject receiver;
    final ExecutableType type;

    /** A copy: the compiler's own lists are linked ones. */
    final List<TypeMirror> formals;

    /** A copy, too. */
    final List<ExpressionTree> arguments;

    /** Whether it gives values to type variables: else it learns nothing from its arguments. */
    final boolean isGeneric;

    /** What the receiver's type arguments are. */
    final Map<Element, AbstractObject> variables = new HashMap<>();

    Call(TreePath path, ExecutableElement callee) {
      this.path = path;
      this.callee = callee;
      this.arguments =
          List.copyOf(
              path.getLeaf() instanceof MethodInvocationTree m
                  ? m.getArguments()
                  : path.getLeaf() instanceof NewClassTree n ? n.getArguments() : List.of());
      TypeElement owner = (TypeElement) callee.getEnclosingElement();
      TypeElement holder = owner;
      AbstractObject object = AbstractObject.NOTHING;
      if (!callee.getModifiers().contains(Modifier.STATIC)
          && path.getLeaf() instanceof MethodInvocationTree m) {
        TreePath select = new TreePath(path, m.getMethodSelect());
        TypeElement level = // this(...), super(...), outer.super(...) are calls on this
            isConstructor() ? self.enclosing(path) : self.level(select, callee);
        if (level != null) {
          object = AbstractObject.ofThis(level);
          holder = level;
        } else if (m.getMethodSelect() instanceof MemberSelectTree s) {
          TreePath expression = new TreePath(select, s.getExpression());
          object = flow.of(expression);
          if (module.type(expression) instanceof DeclaredType d
              && d.asElement() instanceof TypeElement t) {
            holder = t;
          }
        }
      }
      receiver = object;
      type = generics.asMemberOf(holder, callee);
      formals = List.copyOf(type.getParameterTypes());
      TypeArguments.put(holder, receiver.arguments(), variables);
      if (path.getLeaf() instanceof NewClassTree) {
        List<AliasedType> written = declarations.ofNew(path).arguments();
        TypeElement here = self.enclosing(path);
        TypeArguments.put(
            owner,
            written.stream()
                .map(a -> flow.adapt(a, AbstractObject.ofThis(here), here, null))
                .toList(),
            variables);
      }
      isGeneric = !own().isEmpty();
    }

    TypeElement owner() {
      return (TypeElement) callee.getEnclosingElement();
    }

    /** The {@code this} of the called code. */
    AbstractObject object() {
      if (path.getLeaf() instanceof NewClassTree) {
        return flow.of(path);
      }
      TreePath made = isConstructor() ? AnonymousClasses.made(path) : null;
      return made == null ? receiver : flow.of(made);
    }

    boolean isConstructor() {
      return callee.getKind() == ElementKind.CONSTRUCTOR;
    }

    /** The type variables that this call gives values to. */
    List<Element> own() {
      List<Element> found = new java.util.ArrayList<>(callee.getTypeParameters());
      if (isConstructor()) {
        List<? extends TypeParameterElement> ofClass =
            ((TypeElement) callee.getEnclosingElement()).getTypeParameters();
        ofClass.stream().filter(v -> !variables.containsKey(v)).forEach(found::add);
      }
      return found;
    }

    boolean isOwn(Element variable) {
      Element declaredBy = variable.getEnclosingElement();
      return declaredBy.equals(callee)
          || (isConstructor()
              && declaredBy.equals(callee.getEnclosingElement())
              && !variables.containsKey(variable));
    }

    /**
     * All variables, as the containers ask that are given as arguments.
     *
     * @param skipped an argument not to look at
     */
    Map<Element, AbstractObject> asked(int skipped) {
      Map<Element, AbstractObject> asked = new HashMap<>(variables);
      for (int i = 0; isGeneric && i < arguments.size(); i++) {
        TreePath at = new TreePath(path, arguments.get(i));
        if (i != skipped && formal(i) != null && generics.function(formal(i)) == null) {
          AbstractObject given = generics.asSuper(flow.least(at), module.type(at), formal(i));
          TypeArguments.learnAsked(formal(i), given, this::isOwn, asked, true);
          asked.values().removeIf(AbstractObject::isNull);
        }
      }
      own().forEach(v -> asked.putIfAbsent(v, AbstractObject.NULL));
      return asked;
    }

    /** All variables: learned from the arguments, else what the place of the result asks. */
    Map<Element, AbstractObject> resolved(TypeMirror result) {
      Map<Element, AbstractObject> all = new HashMap<>(variables);
      List<Element> own = own();
      if (own.isEmpty()) {
        return all;
      }
      Map<Element, AbstractObject> learned = learned(-1, arguments.size());
      learned.values().removeIf(AbstractObject::isOpen);
      all.putAll(learned);
      if (!learned.keySet().containsAll(own)) {
        Map<Element, AbstractObject> bound = bound(result);
        own.stream().filter(v -> !isBounded(v)).forEach(v -> put(all, v, bound.get(v)));
        own.stream().filter(this::isBounded).forEach(v -> put(all, v, ofBound(v, all)));
        if (isAssuming()) {
          own.forEach(v -> all.putIfAbsent(v, AbstractObject.NULL)); // the place may say it later
        }
      }
      return all;
    }

    private void put(Map<Element, AbstractObject> all, Element variable, AbstractObject known) {
      if (known != null) {
        all.putIfAbsent(variable, known);
      }
    }

    /** {@code M extends Map<K, U>}: what such a container holds the other variables say. */
    private boolean isBounded(Element variable) {
      return variable instanceof TypeParameterElement p
          && p.getBounds().stream()
              .anyMatch(b -> b instanceof DeclaredType d && !d.getTypeArguments().isEmpty());
    }

    private AbstractObject ofBound(Element variable, Map<Element, AbstractObject> all) {
      return generics.of(((TypeParameterElement) variable).getBounds().get(0), all);
    }

    /** What the place of the call's value says of the variables. */
    Map<Element, AbstractObject> bound() {
      return bound(isConstructor() ? callee.getEnclosingElement().asType() : type.getReturnType());
    }

    private Map<Element, AbstractObject> bound(TypeMirror result) {
      Map<Element, AbstractObject> found = new HashMap<>();
      // Other arguments of a call that asks are looked at by themselves, or the cost would be a
      // power.
      Expectation place = own().isEmpty() || isAssuming() ? Expectation.NONE : flow.placeOf(path);
      if (!place.known().isNull() && !place.known().isNothing()) {
        TypeMirror seen =
            result instanceof DeclaredType d && place.type() instanceof DeclaredType p
                ? generics.above(d, p.asElement())
                : result;
        if (seen != null) {
          TypeArguments.bind(seen, place.known(), this::isOwn, found);
        }
      }
      return found;
    }

    /**
     * What the arguments say of the variables.
     *
     * @param skipped an argument not to look at
     * @param functionsBefore of lambdas, only those before this argument are looked at
     */
    Map<Element, AbstractObject> learned(int skipped, int functionsBefore) {
      Map<Element, AbstractObject> found = new HashMap<>();
      boolean asksItself = skipped >= 0 && isOpen(new TreePath(path, arguments.get(skipped)));
      for (int i = 0; isGeneric && i < arguments.size(); i++) {
        TypeMirror formal = i == skipped ? null : formal(i);
        TreePath argument = new TreePath(path, arguments.get(i));
        if (formal == null || asksItself && isOpen(argument)) {
          continue;
        }
        if (!FunctionFlow.isFunction(argument)) {
          AbstractObject given = generics.asSuper(flow.of(argument), module.type(argument), formal);
          TypeArguments.learn(formal, given, this::isOwn, found);
        } else if (i < functionsBefore) {
          functions.learn(argument, formal, this::isOwn, found);
        }
      }
      return found;
    }

    /** Whether an expression has type variables of its own: two such do not tell each other. */
    private boolean isOpen(TreePath argument) {
      Tree tree = BoundModule.withoutParentheses((ExpressionTree) argument.getLeaf());
      return tree instanceof NewClassTree
          || tree instanceof MethodInvocationTree
              && module.element(FunctionFlow.withoutParentheses(argument))
                  instanceof ExecutableElement e
              && !e.getTypeParameters().isEmpty();
    }

    TypeMirror formal(int argument) {
      if (formals.isEmpty() || argument < 0) {
        return null;
      }
      if (argument < formals.size() - 1 || !callee.isVarArgs()) {
        return formals.get(Math.min(argument, formals.size() - 1));
      }
      TypeMirror last = formals.get(formals.size() - 1);
      boolean whole = // an array given as it is
          argument == formals.size() - 1
              && argument == arguments.size() - 1
              && module.type(new TreePath(path, arguments.get(argument))) instanceof ArrayType a
              && module.types().isAssignable(a, module.types().erasure(last));
      return last instanceof ArrayType array && !whole ? array.getComponentType() : last;
    }
  }
}
