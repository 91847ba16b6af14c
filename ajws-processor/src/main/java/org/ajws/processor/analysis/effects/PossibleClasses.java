package org.ajws.processor.analysis.effects;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/**
 * Which classes an object may be of, and so which methods a call of one may lead to: by what the
 * code makes, by all that the sources give the variable that holds it, and by the types that are
 * declared.
 */
final class PossibleClasses {
  /** Of more classes nothing is said. */
  private static final int MAX_CLASSES = 64;

  /** Values are followed through so many variables and methods. */
  private static final int MAX_STEPS = 8;

  private final EffectAnalysis tools;

  /** Variables and methods that the question at hand has led to. */
  private final Set<Element> asked = new HashSet<>();

  /** What is known of variables. */
  private final Map<VariableElement, Optional<Classes>> held = new HashMap<>();

  /** What declared types say, with the classes of the sources that this was made of. */
  private final Map<TypeElement, Declared> declared = new HashMap<>();

  private record Declared(List<TypeElement> subclasses, Classes classes) {}

  PossibleClasses(EffectAnalysis tools) {
    this.tools = tools;
  }

  /**
   * The classes of an object; of a lambda or method reference the interface, whose default methods
   * it has.
   *
   * @param closed whether no class beside them is possible, also none of another module
   */
  record Classes(Set<TypeElement> all, boolean closed) {
    private static final Classes NONE = new Classes(Set.of(), true);

    Classes {
      all = Set.copyOf(all);
    }

    private Classes or(Classes other) {
      Set<TypeElement> both = new LinkedHashSet<>(all);
      both.addAll(other.all);
      return both.size() > MAX_CLASSES ? null : new Classes(both, closed && other.closed);
    }
  }

  /**
   * The classes that an object may be of on which a method is called; null where they tell nothing.
   *
   * @param on the static type of the object as written; null where it is not written
   */
  Classes of(Heap heap, AccessPath object, TypeMirror on, ExecutableElement called) {
    Classes known = ofHeld(heap, object);
    if (known != null) {
      return known;
    }
    Classes written = ofType(on, called);
    return written != null ? written : ofType(declared(object), called);
  }

  /** The one method that a call on an object leads to for certain; null if that is not known. */
  ExecutableElement only(Classes classes, ExecutableElement called) {
    if (classes == null || !classes.closed() || classes.all().isEmpty()) {
      return null;
    }
    Set<ExecutableElement> all = new HashSet<>();
    classes.all().forEach(c -> all.add(tools.implementation(called, c)));
    ExecutableElement only = all.size() == 1 ? all.iterator().next() : null;
    return only == null || only.getModifiers().contains(Modifier.ABSTRACT) ? null : only;
  }

  /**
   * The classes of the module of which a call of one method leads to another one: none where each
   * has a method of its own. Null if they are too many.
   */
  Classes with(ExecutableElement named, ExecutableElement called) {
    TypeElement type = (TypeElement) named.getEnclosingElement();
    Classes all = ofSubclasses(type);
    if (all == null) {
      return null;
    }
    Set<TypeElement> those = new LinkedHashSet<>(all.all());
    those.removeIf(c -> !called.equals(tools.implementation(named, c)));
    return new Classes(those, all.closed());
  }

  /** How many of the classes of an object something is done for. */
  enum Share {
    NONE,
    SOME,
    ALL
  }

  /** For how many of some classes a call leads where something depends on. */
  Share share(Classes classes, Dispatch dispatch) {
    int those = 0;
    for (TypeElement c : classes.all()) {
      those += dispatch.to().contains(tools.implementation(dispatch.method(), c)) ? 1 : 0;
    }
    return those == 0 ? Share.NONE : those == classes.all().size() ? Share.ALL : Share.SOME;
  }

  /** By what an object was made as. */
  private Classes ofHeld(Heap heap, AccessPath object) {
    if (object.isFresh()) {
      Set<TypeElement> made = object.steps().isEmpty() ? heap.types(object) : Set.of();
      return made.isEmpty() ? null : new Classes(made, true);
    }
    VariableElement holder = Implementations.holder(object);
    if (holder == null) {
      return null;
    }
    Optional<Classes> known = held.get(holder);
    if (known == null) {
      known = Optional.ofNullable(ofVariable(holder));
      asked.clear();
      held.put(holder, known);
    }
    return known.orElse(null);
  }

  private static TypeMirror declared(AccessPath object) {
    VariableElement holder = Implementations.holder(object);
    if (holder != null) {
      return holder.asType();
    }
    return object.steps().isEmpty() && object.origin() instanceof AccessPath.Origin.This self
        ? self.type().asType()
        : null;
  }

  /** By a declared type: of the one that has the method, all that override it may be meant. */
  private Classes ofType(TypeMirror type, ExecutableElement called) {
    if (type == null
        || !(tools.module.types().erasure(type) instanceof DeclaredType of)
        || !(of.asElement() instanceof TypeElement element)
        || element.equals(called.getEnclosingElement()) && !isClosed(element)
        || tools.module.declaration(element) == null) {
      return null;
    }
    return ofSubclasses(element);
  }

  private Classes ofSubclasses(TypeElement element) {
    List<TypeElement> subclasses = tools.calls.subclasses(element);
    Declared known = declared.get(element);
    if (known == null || known.subclasses() != subclasses) {
      known = new Declared(subclasses, made(subclasses, isClosed(element)));
      declared.put(element, known);
    }
    return known.classes();
  }

  private Classes made(List<TypeElement> of, boolean closed) {
    Set<TypeElement> all = new LinkedHashSet<>();
    for (TypeElement type : of) {
      if (type.getKind().isInterface()
          ? tools.calls.hasFunctions(type)
          : !type.getModifiers().contains(Modifier.ABSTRACT)) {
        all.add(type);
      }
    }
    return all.isEmpty() || all.size() > MAX_CLASSES ? null : new Classes(all, closed);
  }

  /** Whether nobody outside of the module's sources can extend a type. */
  private static boolean isClosed(TypeElement type) {
    Set<Modifier> modifiers = type.getModifiers();
    return modifiers.contains(Modifier.FINAL)
        || modifiers.contains(Modifier.PRIVATE)
        || type.getKind() == ElementKind.ENUM
        || type.getNestingKind() == NestingKind.LOCAL
        || type.getNestingKind() == NestingKind.ANONYMOUS
        || modifiers.contains(Modifier.SEALED)
            && type.getPermittedSubclasses().stream()
                .allMatch(
                    p -> p instanceof DeclaredType d && isClosed((TypeElement) d.asElement()));
  }

  /** By all that a variable is given; null if that is not all known. */
  private Classes ofVariable(VariableElement variable) {
    if (!asked.add(variable)) {
      return Classes.NONE; // what else it is given is looked at by the question that asked first
    }
    if (asked.size() > MAX_STEPS) {
      return null;
    }
    return switch (variable.getKind()) {
      case ENUM_CONSTANT -> all(tools.stores().values(variable));
      case FIELD -> isSeen(variable) ? all(tools.stores().values(variable)) : null;
      case LOCAL_VARIABLE, RESOURCE_VARIABLE -> {
        List<TreePath> values = tools.stores().values(variable);
        yield values.stream().anyMatch(this::isElement) || isElement(variable) ? null : all(values);
      }
      case PARAMETER -> ofArguments(variable);
      default -> null;
    };
  }

  /** Whether all that is stored in a field stands in the sources that are bound. */
  private boolean isSeen(VariableElement field) {
    Set<Modifier> modifiers = field.getModifiers();
    if (modifiers.contains(Modifier.FINAL)) {
      return true;
    }
    boolean isPrivate = modifiers.contains(Modifier.PRIVATE);
    return !modifiers.contains(Modifier.PUBLIC)
        && !modifiers.contains(Modifier.PROTECTED)
        && !tools.stores().isReachedByName(field)
        && (isPrivate || !tools.module.isNamedUnread(field.getSimpleName().toString()));
  }

  private boolean isElement(TreePath value) {
    return value.getParentPath().getParentPath() != null
        && value.getParentPath().getParentPath().getLeaf() instanceof EnhancedForLoopTree each
        && each.getVariable() == value.getParentPath().getLeaf();
  }

  /** Whether a loop gives a local an element in each round. */
  private boolean isElement(VariableElement local) {
    TreePath declared = tools.module.declaration(local.getEnclosingElement());
    TreePath own =
        declared == null ? null : tools.locals.of(declared.getCompilationUnit()).declaration(local);
    return own == null
        || own.getParentPath().getLeaf() instanceof EnhancedForLoopTree each
            && each.getVariable() == own.getLeaf();
  }

  /** By what the calls of a method give that nobody calls from elsewhere. */
  private Classes ofArguments(VariableElement parameter) {
    if (!(parameter.getEnclosingElement() instanceof ExecutableElement method)
        || !method.getModifiers().contains(Modifier.PRIVATE)
        || method.isVarArgs()
        || !asked.add(method)) {
      return null;
    }
    int index = method.getParameters().indexOf(parameter);
    Classes known = all(tools.stores().values(parameter));
    Classes given = tools.stores().values(parameter).isEmpty() ? Classes.NONE : known;
    List<TreePath> calls = tools.stores().calls(method);
    for (TreePath call : calls) {
      List<? extends Tree> arguments =
          call.getLeaf() instanceof MethodInvocationTree invoked
              ? invoked.getArguments()
              : call.getLeaf() instanceof NewClassTree made ? made.getArguments() : List.of();
      Classes one =
          given != null && index >= 0 && index < arguments.size()
              ? ofValue(new TreePath(call, arguments.get(index)))
              : null;
      if (one == null) {
        return null;
      }
      given = given.or(one);
    }
    return calls.isEmpty() ? null : given;
  }

  private Classes all(List<TreePath> values) {
    Classes all = values.isEmpty() ? null : Classes.NONE;
    for (TreePath value : values) {
      Classes one = all == null ? null : ofValue(value);
      all = one == null ? null : all.or(one);
    }
    return all;
  }

  private Classes ofValue(TreePath value) {
    Tree tree = value.getLeaf();
    if (tree instanceof ParenthesizedTree inner) {
      return ofValue(new TreePath(value, inner.getExpression()));
    } else if (tree instanceof TypeCastTree cast) {
      return ofValue(new TreePath(value, cast.getExpression()));
    } else if (tree instanceof AssignmentTree a) {
      return ofValue(new TreePath(value, a.getExpression()));
    } else if (tree instanceof ConditionalExpressionTree choice) {
      Classes first = ofValue(new TreePath(value, choice.getTrueExpression()));
      Classes second =
          first == null ? null : ofValue(new TreePath(value, choice.getFalseExpression()));
      return second == null ? null : first.or(second);
    } else if (tree instanceof NewClassTree made) {
      Tree named = made.getClassBody() != null ? made.getClassBody() : made.getIdentifier();
      return tools.module.element(new TreePath(value, named)) instanceof TypeElement type
          ? new Classes(Set.of(type), true)
          : null;
    } else if (tree.getKind() == Tree.Kind.NULL_LITERAL) {
      return Classes.NONE;
    } else if (tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree) {
      return tools.module.types().erasure(tools.module.type(value)) instanceof DeclaredType type
          ? new Classes(Set.of((TypeElement) type.asElement()), true)
          : null;
    }
    Element element = tools.module.element(value);
    if (element instanceof VariableElement variable) {
      return variable.getSimpleName().contentEquals("this") ? null : ofVariable(variable);
    }
    return tree instanceof MethodInvocationTree && element instanceof ExecutableElement method
        ? ofResult(method)
        : null;
  }

  /** By what a method returns that none overrides. */
  private Classes ofResult(ExecutableElement method) {
    TreePath body = tools.calls.body(method);
    boolean one =
        body != null
            && tools.calls.overriders(method).isEmpty()
            && asked.add(method)
            && asked.size() <= MAX_STEPS;
    return one ? all(StoredValues.results(body, ReturnTree.class)) : null;
  }
}
