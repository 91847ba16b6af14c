package org.ajws.processor.analysis.alias;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.ModuleFacts;
import org.ajws.processor.program.sets.AliasDeclarations;
import org.ajws.processor.program.sets.AliasedType;
import org.ajws.processor.program.sets.LockedObjects;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * Which sets the sets of an expression's object are, as far as the declared aliases, and those
 * inferred for locals, tell. Modular: of a called method only the signature is looked at.
 */
public final class AliasAnalysis {
  private final BoundModule module;
  private final DeclaredObjects objects;
  private final AliasDeclarations declarations;
  private final SelfReference self;
  private final LockedObjects locked;
  private final CallFlow calls;
  private final TypeArguments generics;
  private final Origins origins;
  private final LocalFlow locals;
  private final ExpressionPlaces places;
  private final Map<Tree, AbstractObject> ofCalls = new IdentityHashMap<>();

  /** For a module. */
  public AliasAnalysis(ModuleFacts facts, SetDeclarations sets, AliasDeclarations declarations) {
    this.module = facts.module();
    this.objects = new DeclaredObjects(sets);
    this.declarations = declarations;
    this.self = new SelfReference(module);
    this.locked = new LockedObjects(module);
    this.calls = new CallFlow(module, this, declarations);
    this.generics = calls.generics();
    this.origins = new Origins(module);
    this.locals = new LocalFlow(facts, this, calls, declarations);
    this.places = new ExpressionPlaces(module, this, declarations, calls);
  }

  /** What is known of the object that an expression gives. */
  public AbstractObject of(TreePath path) {
    Tree tree = path.getLeaf();
    if (tree instanceof ParenthesizedTree p) {
      return of(new TreePath(path, p.getExpression()));
    }
    if (tree instanceof TypeCastTree cast) {
      return of(new TreePath(path, cast.getExpression()));
    }
    if (tree instanceof AssignmentTree assignment) {
      return of(new TreePath(path, assignment.getExpression()));
    }
    if (tree instanceof ConditionalExpressionTree choice) {
      return AbstractObject.join(
          of(new TreePath(path, choice.getTrueExpression())),
          of(new TreePath(path, choice.getFalseExpression())));
    }
    return switch (tree.getKind()) {
      case NULL_LITERAL -> AbstractObject.NULL;
      case IDENTIFIER, MEMBER_SELECT -> ofName(path);
      case ARRAY_ACCESS -> {
        AbstractObject array = of(new TreePath(path, ((ArrayAccessTree) tree).getExpression()));
        yield array.isNull()
            ? AbstractObject.NULL
            : array.element() == null ? AbstractObject.NOTHING : array.element();
      }
      case METHOD_INVOCATION -> ofCall(path);
      case SWITCH_EXPRESSION -> ofSwitch(path);
      case NEW_CLASS -> ofNew(path).madeBy(origins.of(path));
      case LAMBDA_EXPRESSION, MEMBER_REFERENCE -> AbstractObject.NOTHING.madeBy(origins.of(path));
      case NEW_ARRAY -> ofNewArray(path);
      default -> AbstractObject.NOTHING;
    };
  }

  /** The {@code this} of the innermost class around a path. */
  public AbstractObject thisAt(TreePath path) {
    return AbstractObject.ofThis(self.enclosing(path));
  }

  private AbstractObject ofName(TreePath path) {
    TypeElement level = self.ofReceiver(path);
    if (level != null) {
      return AbstractObject.ofThis(level);
    }
    if (path.getLeaf() instanceof MemberSelectTree s && s.getIdentifier().contentEquals("class")) {
      return AbstractObject.NULL; // no container, whatever its type argument
    }
    if (!(module.element(path) instanceof VariableElement variable)) {
      return AbstractObject.NOTHING;
    }
    if (variable.getKind() == ElementKind.FIELD) {
      return ofField(path, variable);
    }
    AbstractObject known = locals.of(variable);
    // What other locals get of it would outlive the unit, so it has no name while they are solved.
    return !locals.isSolving() && locked.isAround(path, variable) ? known.named(variable) : known;
  }

  private AbstractObject ofField(TreePath path, VariableElement field) {
    TypeElement owner = (TypeElement) field.getEnclosingElement();
    TypeElement level = self.level(path, field);
    boolean isStatic = field.getModifiers().contains(Modifier.STATIC);
    AbstractObject receiver =
        level != null
            ? AbstractObject.ofThis(level)
            : path.getLeaf() instanceof MemberSelectTree select && !isStatic
                ? of(new TreePath(path, select.getExpression()))
                : AbstractObject.NOTHING;
    if (receiver.isNull()) { // a local that is still being inferred
      return AbstractObject.NULL;
    }
    AliasedType declared = declarations.of(field);
    if (declared.isEmpty()
        && path.getLeaf() instanceof MemberSelectTree select
        && module.type(new TreePath(path, select.getExpression())) instanceof DeclaredType holder) {
      AbstractObject inside = generics.ofField(holder, receiver, field);
      if (!inside.isNothing()) {
        return inside;
      }
    }
    AbstractObject found = adapt(declared, receiver, owner, field.asType());
    boolean stable = field.getModifiers().contains(Modifier.FINAL) && level != null && !isStatic;
    return stable ? found.named(field).madeBy(origins.of(field, level)) : found;
  }

  /**
   * What comes to a variable that is not given a value by an expression of its own: of a {@code
   * for}, a pattern, a {@code catch} clause, a lambda's parameter. {@link AbstractObject#NULL} for
   * other variables.
   */
  public AbstractObject arriving(TreePath declaration, VariableElement variable) {
    return locals.arriving(variable, declaration);
  }

  /** What is known of the elements of an array or {@code Iterable}. */
  AbstractObject ofElements(TreePath container) {
    TypeMirror type = module.type(container);
    AbstractObject known = of(container);
    if (known.isNull()) { // a local that is still being inferred
      return AbstractObject.NULL;
    }
    Map<Element, AbstractObject> variables = new HashMap<>();
    if (type instanceof DeclaredType d && d.asElement() instanceof TypeElement element) {
      TypeArguments.put(element, known.arguments(), variables);
    }
    return type == null ? AbstractObject.NOTHING : generics.elementOf(type, known, variables);
  }

  /**
   * What is known of a container that an expression gives, wherever it goes: of a new one, that its
   * objects were put there does not count; but an array whose slots belong to a set does: it has no
   * lock with it.
   */
  public AbstractObject least(TreePath path) {
    Tree tree = path.getLeaf();
    boolean call =
        tree instanceof MethodInvocationTree m && declarations.of(module.element(path)).isEmpty()
            || tree instanceof NewClassTree n
                && n.getClassBody() == null
                && declarations.ofNew(path).isEmpty();
    AbstractObject known = of(path);
    return call && isGeneric(path) && !known.hasSlots() ? calls.leastOf(path) : known;
  }

  private boolean isGeneric(TreePath call) {
    return module.element(call) instanceof ExecutableElement callee
        && !(callee.getKind() == ElementKind.CONSTRUCTOR
                ? (TypeElement) callee.getEnclosingElement()
                : callee)
            .getTypeParameters()
            .isEmpty();
  }

  /** The same of an object, in terms of the type of the place that it goes to. */
  public AbstractObject least(TreePath path, TypeMirror place) {
    return generics.asSuper(least(path), module.type(path), place);
  }

  /** What a parameter says of the objects in an argument. */
  public AbstractObject promised(TreePath path, ExecutableElement callee, int argument) {
    return calls.promised(path, callee, argument);
  }

  /** What the place says of an expression's object, and its type; null where nothing is known. */
  public Expectation placeOf(TreePath path) {
    return places.expected(path);
  }

  /** What the place of a function says of what the function gives. */
  public Expectation placeOfResult(TreePath function) {
    return places.expectedResult(function);
  }

  /** The parameter of a method reference that others come to in a container; null for none. */
  public Element losing(TreePath reference) {
    return calls.functions().losing(reference);
  }

  /** What is known of a variable where it is declared. */
  public AbstractObject ofVariable(TreePath declaration, VariableElement variable) {
    if (variable.getKind() != ElementKind.FIELD) {
      return locals.of(variable);
    }
    TypeElement owner = (TypeElement) variable.getEnclosingElement();
    return adapt(declarations.of(variable), AbstractObject.ofThis(owner), owner, variable.asType());
  }

  /** Where the object of a {@code new} expression is made. */
  public AbstractObject made(TreePath path) {
    return AbstractObject.NOTHING.madeBy(origins.of(path));
  }

  /** What is known of the object that a method gives, when it is called on an object. */
  public AbstractObject made(ExecutableElement method, AbstractObject receiver) {
    return AbstractObject.NOTHING.madeBy(origins.ofResult(method, receiver.level()));
  }

  /** What the constructor sees as enclosing that another one calls: {@code super(...)}. */
  public AbstractObject ofConstructorCall(TreePath call, ExecutableElement constructor) {
    return AbstractObject.NOTHING.madeBy(origins.ofConstructorCall(call, constructor));
  }

  /** What a method reference's method is called on. */
  public AbstractObject ofReferenceReceiver(TreePath reference, ExecutableElement callee) {
    return callee.getKind() == ElementKind.CONSTRUCTOR
        ? AbstractObject.NOTHING.madeBy(origins.ofConstructorReference(reference, callee))
        : calls.functions().receiver(reference, callee);
  }

  /** What a method reference hands to its method. */
  public List<AbstractObject> ofReferenceArguments(TreePath reference, ExecutableElement callee) {
    return calls.functions().arguments(reference, callee);
  }

  /** What is known of the object that a method or field is selected from. */
  public AbstractObject receiver(TreePath call, ExecutableElement callee) {
    return calls.receiver(call, callee);
  }

  /** What a parameter of a called method asks of its argument; null where it asks nothing. */
  public AbstractObject required(TreePath path, ExecutableElement callee, int argument) {
    return calls.required(path, callee, argument);
  }

  /** What a call hands to the functions that are in an argument, by its type arguments. */
  public AbstractObject handed(TreePath path, ExecutableElement callee, int argument) {
    return calls.handed(path, callee, argument);
  }

  /** What a function that is required to have some type arguments must give. */
  public AbstractObject resultOf(TypeMirror function, AbstractObject required) {
    return calls.functions().result(function, required);
  }

  /** Whether a type is a functional interface. */
  public boolean isFunction(TypeMirror type) {
    return generics.function(type) != null;
  }

  /** The expressions whose values a lambda gives. */
  public static List<TreePath> results(TreePath lambda) {
    return FunctionFlow.results(FunctionFlow.withoutParentheses(lambda));
  }

  /** The parameter of a method reference's method that is handed something else; null for none. */
  public Element unfit(TreePath reference) {
    return calls.functions().unfit(reference);
  }

  /** What a method reference gives. */
  public AbstractObject given(TreePath reference) {
    return calls.functions().given(reference);
  }

  private AbstractObject ofCall(TreePath path) {
    TreePath copied = ArrayCopies.source(module, path);
    if (copied != null) { // the array is a new one
      return new AbstractObject(null, null, Map.of(), null, of(copied).ofElement(), List.of());
    }
    AbstractObject known = ofCalls.get(path.getLeaf());
    if (known == null) {
      known = withOrigin(path, calls.result(path));
      if (!locals.isSolving() && !calls.isAssuming()) {
        ofCalls.put(path.getLeaf(), known);
      }
    }
    return known;
  }

  private AbstractObject withOrigin(TreePath call, AbstractObject result) {
    if (!(module.element(call) instanceof ExecutableElement callee)
        || module.declaration(callee) == null) {
      return result;
    }
    TreePath select = new TreePath(call, ((MethodInvocationTree) call.getLeaf()).getMethodSelect());
    boolean isStatic = callee.getModifiers().contains(Modifier.STATIC);
    Origin origin = origins.ofResult(callee, isStatic ? null : self.level(select, callee));
    return origin == null ? result : result.madeBy(origin);
  }

  /** What the body of a called private method says of its result. */
  AbstractObject ofResult(TreePath call, ExecutableElement callee) {
    return locals.ofResult(call, callee);
  }

  private AbstractObject ofSwitch(TreePath path) {
    AbstractObject found = AbstractObject.NULL;
    for (TreePath result : SwitchResults.of(path)) {
      found = AbstractObject.join(found, of(result));
    }
    return found;
  }

  private AbstractObject ofNew(TreePath path) {
    AliasedType declared = declarations.ofNew(path);
    TypeElement context = self.enclosing(path);
    AbstractObject made = calls.made(path);
    if (declared.isEmpty()) {
      return made;
    }
    AbstractObject known = adapt(declared, AbstractObject.ofThis(context), context, null);
    return known.arguments().isEmpty()
        ? new AbstractObject(null, null, known.sets(), null, null, made.arguments())
        : known;
  }

  /** Of an array that is made of others with slots of a set, these are known. */
  private AbstractObject ofNewArray(TreePath path) {
    AliasedType declared = declarations.ofNew(path);
    NewArrayTree tree = (NewArrayTree) path.getLeaf();
    if (!declared.isEmpty() || tree.getInitializers() == null) {
      return adapt(declared, thisAt(path), self.enclosing(path), module.type(path));
    }
    AbstractObject element = AbstractObject.NULL;
    for (ExpressionTree value : tree.getInitializers()) {
      element = AbstractObject.join(element, of(new TreePath(path, value)));
    }
    return element.hasSlots()
        ? new AbstractObject(null, null, Map.of(), null, element.ofAll(), List.of())
        : AbstractObject.NOTHING;
  }

  /**
   * A declared type, seen from an object. A set of a receiver of which nothing is known is one of
   * an unknown object: no lock is known for it, and where it is asked for nothing fits.
   *
   * @param receiver the {@code this} of the declaration
   * @param context the class it stands in
   * @param type the array type that carries the aliases; another one, or null, for no array
   */
  public AbstractObject adapt(
      AliasedType declared, AbstractObject receiver, TypeElement context, TypeMirror type) {
    return objects.adapt(declared, receiver, context, type);
  }
}
