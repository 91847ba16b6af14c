package org.ajws.processor.analysis.sets;

import com.sun.source.tree.AssertTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.program.library.LibraryTable;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * The calls that nobody writes: of {@code toString} where a text is put together, of {@code
 * iterator}, {@code hasNext} and {@code next} by a loop, of {@code close} at the end of a {@code
 * try}, and of {@code equals}, {@code hashCode}, {@code compareTo} and the like by methods of the
 * JDK (the table {@code library-calls.txt}). Only calls of objects whose class the module shows, or
 * that has sets, are of interest.
 */
final class ImplicitCalls {
  /** The resource of what methods of the JDK call. */
  static final String TABLE = "library-calls.txt";

  /** Before what a method of the JDK calls on the object that it is called on. */
  private static final String SELF = "self";

  /** How deep containers of containers are looked into. */
  private static final int DEPTH = 3;

  private final BoundModule module;
  private final SetDeclarations declarations;
  private final AliasAnalysis flow;
  private final Sink sink;
  private final LibraryTable library;
  private final Map<TypeElement, Map<String, Optional<ExecutableElement>>> methods =
      new HashMap<>();

  /** Takes the calls that are found. */
  interface Sink {
    /**
     * A call.
     *
     * @param at where it is made
     * @param receiver what is known of the object that is called
     * @param arguments what is known of the arguments
     */
    void call(
        TreePath at,
        ExecutableElement callee,
        AbstractObject receiver,
        List<AbstractObject> arguments);
  }

  ImplicitCalls(
      BoundModule module,
      SetDeclarations declarations,
      AliasAnalysis flow,
      LibraryTable library,
      Sink sink) {
    this.module = module;
    this.declarations = declarations;
    this.flow = flow;
    this.sink = sink;
    this.library = library;
  }

  /** Whether a tree is of a kind that makes such calls. */
  static boolean mayCall(Tree tree) {
    return tree instanceof MethodInvocationTree
        || tree instanceof NewClassTree
        || tree instanceof CompoundAssignmentTree
        || tree instanceof EnhancedForLoopTree
        || tree instanceof TryTree
        || tree instanceof AssertTree
        || tree != null && tree.getKind() == Tree.Kind.PLUS;
  }

  /** Those of a tree itself, without those of the trees in it. */
  void of(TreePath path) {
    Tree tree = path.getLeaf();
    if (tree instanceof BinaryTree sum && sum.getKind() == Tree.Kind.PLUS && isText(path)) {
      text(new TreePath(path, sum.getLeftOperand()));
      text(new TreePath(path, sum.getRightOperand()));
    } else if (tree instanceof CompoundAssignmentTree sum && isText(path)) {
      text(new TreePath(path, sum.getExpression()));
    } else if (tree instanceof AssertTree check && check.getDetail() != null) {
      text(new TreePath(path, check.getDetail()));
    } else if (tree instanceof EnhancedForLoopTree loop) {
      TreePath container = new TreePath(path, loop.getExpression());
      iterate(container, flow.of(container), module.type(container));
    } else if (tree instanceof TryTree block) {
      block.getResources().forEach(r -> close(new TreePath(path, r)));
    } else if (tree instanceof MethodInvocationTree call) {
      library(path, call.getMethodSelect(), call.getArguments());
    } else if (tree instanceof NewClassTree made) {
      library(path, null, made.getArguments());
    }
  }

  private boolean isText(TreePath path) {
    return module.type(path) instanceof DeclaredType type
        && ((TypeElement) type.asElement()).getQualifiedName().contentEquals("java.lang.String");
  }

  private void text(TreePath operand) {
    TypeMirror type = module.type(operand);
    if (type != null && module.types().erasure(type) instanceof DeclaredType && !isText(operand)) {
      called(operand, flow.of(operand), type, "toString", DEPTH);
    }
  }

  private void close(TreePath resource) {
    if (resource.getLeaf() instanceof VariableTree variable) {
      if (variable.getInitializer() != null) {
        TreePath value = new TreePath(resource, variable.getInitializer());
        called(value, flow.of(value), module.type(value), "close", 0);
      }
    } else {
      called(resource, flow.of(resource), module.type(resource), "close", 0);
    }
  }

  private void iterate(TreePath at, AbstractObject container, TypeMirror type) {
    ExecutableElement iterator = method(container, type, "iterator");
    if (iterator == null) {
      return;
    }
    call(at, iterator, container);
    inherited(at, iterator, container, type);
    AbstractObject made = flow.made(iterator, container);
    for (String step : List.of("hasNext", "next")) {
      ExecutableElement callee = method(made, iterator.getReturnType(), step);
      if (callee != null) {
        call(at, callee, made);
      }
    }
  }

  /** What a method of the JDK calls. */
  private void library(
      TreePath path, ExpressionTree select, List<? extends ExpressionTree> arguments) {
    List<String> calls =
        module.element(path) instanceof ExecutableElement callee ? library.of(callee) : null;
    if (calls == null) {
      return;
    }
    TreePath receiver =
        select instanceof MemberSelectTree s
            ? new TreePath(new TreePath(path, select), s.getExpression())
            : null;
    ExecutableElement method = (ExecutableElement) module.element(path);
    if (calls.contains(SELF) && method.getKind() == ElementKind.METHOD) {
      inherited(
          path,
          method,
          flow.receiver(path, method),
          receiver == null ? null : module.type(receiver));
    }
    for (String name : calls) {
      if (name.equals(SELF)) {
        break;
      } else if (!(name.equals("compareTo") && isCompared(path, arguments))) {
        for (ExpressionTree argument : arguments) {
          TreePath at = new TreePath(path, argument);
          called(at, flow.of(at), module.type(at), name, DEPTH);
        }
        if (receiver != null && !(module.element(receiver) instanceof TypeElement)) {
          inside(receiver, flow.of(receiver), module.type(receiver), name, DEPTH);
        }
      }
    }
  }

  /** Whether a comparator is given, which compares instead of the objects themselves. */
  private boolean isCompared(TreePath call, List<? extends ExpressionTree> arguments) {
    return arguments.stream()
        .map(a -> module.type(new TreePath(call, a)))
        .anyMatch(t -> module.isSubtype(t, "java.util.Comparator"));
  }

  /**
   * What a method of the JDK calls on its own object: {@code forEach} of an {@code Iterable} its
   * iterator, {@code addAll} of an {@code AbstractCollection} its {@code add}.
   */
  private void onSelf(
      TreePath at, AbstractObject object, TypeMirror type, String name, TypeElement library) {
    if (name.equals("iterator")) {
      iterate(at, object, type);
      return;
    }
    TypeElement owner = owner(object, type);
    if (owner != null) {
      for (ExecutableElement m : ElementFilter.methodsIn(module.elements().getAllMembers(owner))) {
        if (m.getSimpleName().contentEquals(name)
            && module.declaration(m) != null
            && overridesOneOf(library, m, owner)) {
          call(at, m, object);
        }
      }
    }
  }

  /** Whether a method is what a library's class means by its name: overloads are others. */
  private boolean overridesOneOf(TypeElement library, ExecutableElement method, TypeElement owner) {
    return ElementFilter.methodsIn(module.elements().getAllMembers(library)).stream()
        .anyMatch(
            m ->
                m.getSimpleName().equals(method.getSimpleName())
                    && module.elements().overrides(method, m, owner));
  }

  /** What an inherited method of the JDK calls on its own object. */
  private void inherited(
      TreePath at, ExecutableElement callee, AbstractObject object, TypeMirror type) {
    List<String> words = library.of(callee);
    int self = words == null ? -1 : words.indexOf(SELF);
    if (self >= 0) {
      words.subList(self + 1, words.size()).stream()
          .filter(w -> !w.equals(SELF))
          .forEach(w -> onSelf(at, object, type, w, (TypeElement) callee.getEnclosingElement()));
    }
  }

  /** A method of an object that is handed over, and of those in it. */
  private void called(TreePath at, AbstractObject object, TypeMirror type, String name, int depth) {
    if (name.equals("iterator")) {
      iterate(at, object, type);
      return;
    }
    ExecutableElement callee = method(object, type, name);
    if (callee != null) {
      call(at, callee, object);
    }
    if (callee != null && depth > 0 && isOfRecord(callee)) {
      components(at, owner(object, type), name, depth);
    }
    inside(at, object, type, name, depth);
  }

  /** Nobody writes the {@code toString} of a record, which calls that of each component. */
  private boolean isOfRecord(ExecutableElement callee) {
    Element owner = callee.getEnclosingElement();
    return owner.toString().equals("java.lang.Record")
        || owner.getKind() == ElementKind.RECORD && module.declaration(callee) == null;
  }

  private void components(TreePath at, TypeElement type, String name, int depth) {
    if (type != null) {
      for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
        if (!field.getModifiers().contains(Modifier.STATIC)) {
          called(at, AbstractObject.NOTHING, field.asType(), name, depth - 1);
        }
      }
    }
  }

  private void inside(TreePath at, AbstractObject object, TypeMirror type, String name, int depth) {
    if (depth == 0 || object.level() != null) {
      return;
    }
    if (type instanceof ArrayType array) {
      called(at, object.ofElement(), array.getComponentType(), name, depth - 1);
    } else if (type instanceof DeclaredType declared && !isOfInterest(declared)) {
      for (int i = 0; i < declared.getTypeArguments().size(); i++) {
        TypeMirror argument = declared.getTypeArguments().get(i);
        TypeMirror bound =
            argument instanceof WildcardType wildcard ? wildcard.getExtendsBound() : argument;
        if (bound != null) {
          called(at, object.argument(i), bound, name, depth - 1);
        }
      }
    }
  }

  private void call(TreePath at, ExecutableElement callee, AbstractObject receiver) {
    // what an object of a container is compared with comes from the same container
    AbstractObject other =
        receiver.level() == null && receiver.via() == null ? receiver : AbstractObject.NOTHING;
    List<AbstractObject> arguments = callee.getParameters().stream().map(p -> other).toList();
    sink.call(at, callee, receiver, arguments);
  }

  /** The method of an object of interest; null for none. */
  private ExecutableElement method(AbstractObject object, TypeMirror type, String name) {
    TypeElement owner = owner(object, type);
    return owner == null
        ? null
        : methods
            .computeIfAbsent(owner, t -> new HashMap<>())
            .computeIfAbsent(name, n -> Optional.ofNullable(find(owner, n)))
            .orElse(null);
  }

  /** The class of an object, if the module shows it or it has sets; null for others. */
  private TypeElement owner(AbstractObject object, TypeMirror type) {
    if (object.level() != null) {
      return object.level();
    }
    if (object.origin() != null && object.origin().type() != null) {
      return object.origin().type();
    }
    TypeMirror erased = type == null ? null : module.types().erasure(type);
    return erased instanceof DeclaredType declared && isOfInterest(declared)
        ? (TypeElement) declared.asElement()
        : null;
  }

  private boolean isOfInterest(DeclaredType type) {
    TypeElement element = (TypeElement) type.asElement();
    return module.declaration(element) != null || !declarations.of(element).isEmpty();
  }

  private ExecutableElement find(TypeElement type, String name) {
    int parameters = name.equals("equals") || name.equals("compareTo") ? 1 : 0;
    ExecutableElement found = null;
    for (ExecutableElement m : ElementFilter.methodsIn(module.elements().getAllMembers(type))) {
      if (m.getSimpleName().contentEquals(name)
          && m.getParameters().size() == parameters
          && !m.getModifiers().contains(Modifier.STATIC)
          && (found == null || module.elements().overrides(m, found, type))) {
        found = m;
      }
    }
    return found;
  }
}
