package org.ajws.processor.analysis.effects;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** Evaluates expressions, noting the writes they do. */
final class ExpressionEvaluator {
  private final SymbolicEvaluator walk;
  private final Arithmetic arithmetic;

  ExpressionEvaluator(SymbolicEvaluator walk) {
    this.walk = walk;
    this.arithmetic = new Arithmetic(walk);
  }

  Arithmetic arithmetic() {
    return arithmetic;
  }

  public Polynomial number(ExpressionTree tree) {
    return eval(tree) instanceof Polynomial f ? f : walk.unknown();
  }

  AccessPath ref(ExpressionTree tree) {
    return eval(tree) instanceof AccessPath r ? r : AccessPath.FRESH;
  }

  Value eval(ExpressionTree tree) {
    if (tree instanceof ParenthesizedTree p) {
      return eval(p.getExpression());
    } else if (tree instanceof LiteralTree literal) {
      return literal(literal);
    } else if (tree instanceof IdentifierTree id) {
      return identifier(id);
    } else if (tree instanceof MemberSelectTree select) {
      return select(select);
    } else if (tree instanceof ArrayAccessTree access) {
      return readSlot(access);
    } else if (tree instanceof AssignmentTree assignment) {
      return assign(assignment);
    } else if (tree instanceof CompoundAssignmentTree compound) {
      return compound(compound);
    } else if (tree instanceof UnaryTree unary) {
      return unary(unary);
    } else if (tree instanceof BinaryTree binary) {
      return binary(binary);
    } else if (tree instanceof ConditionalExpressionTree conditional) {
      return walk.tests.eval(conditional);
    } else if (tree instanceof TypeCastTree cast) {
      return cast(cast);
    } else if (tree instanceof InstanceOfTree test) {
      return instanceOf(test);
    } else if (tree instanceof NewArrayTree array) {
      return newArray(array);
    } else if (tree instanceof NewClassTree made) {
      return walk.calls.construct(made);
    } else if (tree instanceof MethodInvocationTree call) {
      return walk.calls.invoke(call);
    } else if (tree instanceof LambdaExpressionTree lambda) {
      return walk.calls.lambda(lambda);
    } else if (tree instanceof MemberReferenceTree reference) {
      return walk.calls.reference(reference);
    } else if (tree instanceof SwitchExpressionTree choice) {
      return walk.statements.switches.chosen(choice);
    }
    return AccessPath.FRESH;
  }

  private Value literal(LiteralTree tree) {
    Object value = tree.getValue();
    if (value instanceof Integer || value instanceof Long) {
      return Polynomial.constant(((Number) value).longValue());
    }
    if (value instanceof Character c) {
      return Polynomial.constant(c);
    }
    boolean number = value instanceof Number || value instanceof Boolean;
    if (value == null) {
      return NULL;
    }
    return number ? walk.opaque(Set.of()) : AccessPath.FRESH;
  }

  private Value identifier(IdentifierTree tree) {
    Element element = walk.element(tree);
    if (!(element instanceof VariableElement variable)) {
      return AccessPath.FRESH;
    }
    if (element.getSimpleName().contentEquals("this")
        || element.getSimpleName().contentEquals("super")) {
      return walk.receivers.type() == null ? walk.unknownRef() : walk.receivers.self(typeOf(tree));
    }
    Long constant = constant(variable);
    if (constant != null) {
      return Polynomial.constant(constant);
    }
    if (isField(variable)) {
      return field(holder(variable, null), variable, tree);
    }
    return walk.local(variable);
  }

  private TypeElement typeOf(IdentifierTree tree) {
    TypeMirror type = walk.type(tree);
    return type instanceof javax.lang.model.type.DeclaredType d
        ? (TypeElement) d.asElement()
        : walk.receivers.type();
  }

  private static boolean isField(VariableElement variable) {
    return variable.getKind() == ElementKind.FIELD
        || variable.getKind() == ElementKind.ENUM_CONSTANT;
  }

  private static Long constant(VariableElement variable) {
    Object value = variable.getConstantValue();
    if (value instanceof Integer
        || value instanceof Long
        || value instanceof Short
        || value instanceof Byte) {
      return ((Number) value).longValue();
    }
    return value instanceof Character c ? (long) c : null;
  }

  /** The object a field belongs to; {@code through} null where only its name is written. */
  private AccessPath holder(VariableElement field, ExpressionTree through) {
    if (field.getModifiers().contains(Modifier.STATIC)) {
      return AccessPath.STATIC;
    }
    return through != null
        ? ref(through)
        : walk.receivers.self((TypeElement) field.getEnclosingElement());
  }

  private Value field(AccessPath holder, VariableElement field, Tree at) {
    boolean number = walk.tools.library.isNumber(field.asType());
    AccessPath.Step step = new AccessPath.Step.Field(field);
    AccessPath location = holder.then(step);
    if (!field.getModifiers().contains(Modifier.FINAL)) {
      walk.reads(location, at);
    }
    return number ? walk.read(location) : walk.own.step(holder, step);
  }

  private Value select(MemberSelectTree tree) {
    Element element = walk.element(tree);
    if (tree.getIdentifier().contentEquals("class")) {
      return lockOf(tree.toString());
    }
    if (tree.getIdentifier().contentEquals("this")
        && walk.element(tree.getExpression()) instanceof TypeElement outer) {
      return walk.receivers.self(outer);
    }
    if (!(element instanceof VariableElement variable)) {
      return AccessPath.FRESH;
    }
    Long constant = constant(variable);
    if (constant != null) {
      return Polynomial.constant(constant);
    }
    TypeMirror through = walk.type(tree.getExpression());
    if (through != null && through.getKind() == TypeKind.ARRAY) {
      return walk.read(ref(tree.getExpression()).then(new AccessPath.Step.Call("length")));
    }
    return field(holder(variable, tree.getExpression()), variable, tree);
  }

  /** The initialiser of a field of {@code this}. */
  void initialise(VariableTree tree) {
    if (eval(tree.getInitializer()) instanceof AccessPath value
        && walk.element(tree) instanceof VariableElement field) {
      walk.store(holder(field, null).then(new AccessPath.Step.Field(field)), value);
    }
  }

  /** The object that stands for a class, to lock on. */
  static AccessPath lockOf(String classLiteral) {
    return AccessPath.STATIC.then(new AccessPath.Step.Call(classLiteral));
  }

  private AccessPath slot(ArrayAccessTree tree) {
    AccessPath array = ref(tree.getExpression());
    return array.then(new AccessPath.Step.Index(number(tree.getIndex())));
  }

  private Value readSlot(ArrayAccessTree tree) {
    AccessPath slot = slot(tree);
    walk.reads(slot, tree);
    if (walk.tools.library.isNumber(walk.type(tree))) {
      return walk.read(slot);
    }
    return slot.steps().isEmpty() ? slot : walk.own.step(slot.holder(), slot.last());
  }

  private Value assign(AssignmentTree tree) {
    ExpressionTree target = strip(tree.getVariable());
    AccessPath location = location(target);
    ConditionEvaluator.Tested given = walk.tests.test(tree.getExpression());
    walk.locks = given.outcome().joint();
    store(target, location, given.value(), false, tree);
    if (location == null && walk.element(target) instanceof VariableElement local) {
      walk.locks.tell(local, given.outcome());
      if (walk.tasks != null && given.value() instanceof AccessPath object) {
        walk.tasks.made(local, object, tree.getExpression());
      }
    }
    return given.value();
  }

  private static ExpressionTree strip(ExpressionTree tree) {
    return org.ajws.processor.source.BoundModule.withoutParentheses(tree);
  }

  /** The slot or field that a target names; null for a local. */
  private AccessPath location(ExpressionTree target) {
    if (target instanceof ArrayAccessTree access) {
      return slot(access);
    }
    if (walk.element(target) instanceof VariableElement variable && isField(variable)) {
      ExpressionTree through =
          target instanceof MemberSelectTree select ? select.getExpression() : null;
      return holder(variable, through).then(new AccessPath.Step.Field(variable));
    }
    return null;
  }

  private void store(
      ExpressionTree target, AccessPath location, Value value, boolean compound, Tree at) {
    if (location == null) {
      if (walk.element(target) instanceof VariableElement local) {
        walk.values.put(local, value);
        walk.locks.forget(local);
      }
    } else {
      boolean isVolatile =
          !compound
              && location.last() instanceof AccessPath.Step.Field f
              && f.field().getModifiers().contains(Modifier.VOLATILE);
      Effect.Kind kind =
          target instanceof ArrayAccessTree
              ? Effect.Kind.SLOT
              : isVolatile ? Effect.Kind.ATOMIC : Effect.Kind.FIELD;
      walk.write(kind, location, null, null, compound, at, value.sources());
      if (value instanceof AccessPath stored) {
        walk.store(location, stored);
      }
    }
  }

  private Value compound(CompoundAssignmentTree tree) {
    ExpressionTree target = strip(tree.getVariable());
    AccessPath location = location(target);
    Value old = location == null ? eval(target) : read(location, target);
    Value by = eval(tree.getExpression());
    if (UnwrittenCalls.isText(walk.type(tree))) {
      walk.calls.unwritten().text(tree.getExpression(), by);
    }
    Value value = AccessPath.FRESH; // a String
    if (old instanceof Polynomial a && by instanceof Polynomial b) {
      value =
          Library.isIntegral(walk.type(target))
                  && Library.isIntegral(walk.type(tree.getExpression()))
              ? arithmetic.apply(tree.getKind(), a, b)
              : arithmetic.some(a, b);
    }
    store(target, location, value, true, tree);
    return value;
  }

  private Value read(AccessPath location, ExpressionTree target) {
    return walk.tools.library.isNumber(walk.type(target)) ? walk.read(location) : location;
  }

  private Value unary(UnaryTree tree) {
    long delta =
        switch (tree.getKind()) {
          case POSTFIX_INCREMENT, PREFIX_INCREMENT -> 1;
          case POSTFIX_DECREMENT, PREFIX_DECREMENT -> -1;
          default -> 0;
        };
    if (delta == 0) {
      Polynomial operand = number(tree.getExpression());
      boolean negated = tree.getKind() == Tree.Kind.UNARY_MINUS;
      if ((negated || tree.getKind() == Tree.Kind.UNARY_PLUS)
          && Library.isIntegral(walk.type(tree))) {
        return negated ? operand.times(-1) : operand;
      }
      return walk.opaque(operand.sources());
    }
    ExpressionTree target = strip(tree.getExpression());
    AccessPath location = location(target);
    Value old = location == null ? eval(target) : read(location, target);
    boolean integral = old instanceof Polynomial && Library.isIntegral(walk.type(target));
    Value next = integral ? ((Polynomial) old).plus(Polynomial.constant(delta)) : walk.unknown();
    store(target, location, next, true, tree);
    if (location != null && !location.isFresh() && !walk.locks.guards().isEmpty()) {
      return Polynomial.of(
          new Symbol.Distinct(walk.tools.nextId())); // numbers handed out under a lock
    }
    boolean postfix =
        tree.getKind() == Tree.Kind.POSTFIX_INCREMENT
            || tree.getKind() == Tree.Kind.POSTFIX_DECREMENT;
    return postfix ? old : next;
  }

  private Value binary(BinaryTree tree) {
    if (ConditionEvaluator.isLazy(tree)) {
      return walk.tests.eval(tree);
    }
    Value left = eval(tree.getLeftOperand());
    Value right = eval(tree.getRightOperand());
    if (tree.getKind() == Tree.Kind.PLUS && UnwrittenCalls.isText(walk.type(tree))) {
      walk.calls.unwritten().text(tree.getLeftOperand(), left);
      walk.calls.unwritten().text(tree.getRightOperand(), right);
    }
    if (left instanceof Polynomial a
        && right instanceof Polynomial b
        && Library.isIntegral(walk.type(tree))) {
      return arithmetic.apply(tree.getKind(), a, b);
    }
    return walk.tools.library.isNumber(walk.type(tree))
        ? arithmetic.some(left, right)
        : AccessPath.text(union(left.sources(), right.sources()));
  }

  /** The value after two ways of execution have met. */
  Value merge(Value first, Value second, Set<Symbol> condition) {
    if (first.equals(second) && first != NULL) {
      return first;
    }
    if (first instanceof Polynomial a && second instanceof Polynomial b) {
      Polynomial difference = a.minus(b);
      if (a.varies() && !difference.varies()) {
        return b.plus(walk.cursor(union(condition, difference.sources())));
      }
      return walk.opaque(union(condition, union(a.sources(), b.sources())));
    }
    if (first == NULL) {
      return second;
    }
    if (second == NULL) {
      return first;
    }
    if (first instanceof AccessPath a && second instanceof AccessPath b) {
      return a.isFresh() && b.isFresh() ? walk.own.merge(a, b) : walk.heap.either(a, b);
    }
    return walk.unknownRef();
  }

  /** The null reference: fresh, but never the object that is meant where two ways meet. */
  private static final AccessPath NULL = new AccessPath(new AccessPath.Origin.Fresh(), List.of());

  static Set<Symbol> union(Set<Symbol> a, Set<Symbol> b) {
    Set<Symbol> all = new java.util.LinkedHashSet<>(a);
    all.addAll(b);
    return all;
  }

  private Value cast(TypeCastTree tree) {
    Value value = eval(tree.getExpression());
    TypeMirror to = walk.type(tree);
    if (value instanceof Polynomial f && walk.tools.library.isNumber(to)) {
      TypeMirror from = walk.type(tree.getExpression());
      boolean whole = Library.isIntegral(from);
      boolean keeps = to.getKind() == TypeKind.INT || to.getKind() == TypeKind.LONG;
      if (f.isConstant() || whole && keeps) {
        return f;
      }
      return whole && Bounds.of(to.getKind()) != null
          ? arithmetic.narrowed(f, to.getKind())
          : walk.opaque(f.sources());
    }
    return value;
  }

  private Value instanceOf(InstanceOfTree tree) {
    Value value = eval(tree.getExpression());
    if (tree.getPattern() instanceof BindingPatternTree binding
        && walk.element(binding.getVariable()) instanceof VariableElement variable) {
      walk.values.put(variable, value);
    }
    return walk.opaque(value.sources());
  }

  /** Whether an array is one of arrays of numbers: into these nobody can put anything. */
  private static boolean isOfNumbers(TypeMirror type) {
    return type instanceof ArrayType all
        && all.getComponentType() instanceof ArrayType row
        && row.getComponentType().getKind().isPrimitive();
  }

  private Value newArray(NewArrayTree tree) {
    if (tree.getDimensions() != null) {
      tree.getDimensions().forEach(this::eval);
    }
    if (tree.getInitializers() == null) {
      AccessPath made = walk.own.make();
      if (tree.getDimensions().size() == 1) { // with more, its elements are made, too
        walk.heap.fillWithNulls(made);
      } else if (isOfNumbers(walk.type(tree))) {
        walk.heap.makeRows(made);
      }
      return made;
    }
    List<Value> elements = new ArrayList<>();
    tree.getInitializers().forEach(e -> elements.add(eval(e)));
    return walk.own.array(elements);
  }
}
