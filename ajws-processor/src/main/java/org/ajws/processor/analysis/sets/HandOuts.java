package org.ajws.processor.analysis.sets;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeVariable;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * Finds where code lets other threads have an object: its {@code this}, or a parameter. The object,
 * or what leads to it (a function that uses it, an inner object, an array or an object that it is
 * put into), is handed to a method that keeps it, stored in a field of another object or a static
 * one, or used by a thread that is started. What a method of the module does with it is looked at;
 * one of the library keeps it, unless it is known to look at it only.
 */
public final class HandOuts {
  private final BoundModule module;
  private final SelfReference self;
  private final MethodBodies bodies;
  private final LibraryHandOuts library;
  private final ParallelStreams streams;

  /** What becomes of an object that a piece of code has. */
  private final Map<Question, Answer> answers = new HashMap<>();

  private final Map<TypeElement, Set<Element>> holders = new HashMap<>();
  private final Set<Question> settled = new HashSet<>();
  private final Set<Question> asked = new HashSet<>();
  private final Set<Question> open = new HashSet<>();
  private boolean circular;
  private boolean changed;

  /**
   * An object that code has.
   *
   * @param type the class whose {@code this} it is, or in which the code stands
   * @param parameter what holds it; null for {@code this}
   * @param around whether not the object itself but what leads to it is held
   */
  record Held(TypeElement type, VariableElement parameter, boolean around) {}

  private record Question(Tree code, Held held) {}

  /**
   * What code does with an object.
   *
   * @param places where others get it
   * @param stored whether it is kept in a field of the code's own object
   * @param given whether the code returns it, or what leads to it
   */
  record Answer(List<Tree> places, boolean stored, boolean given) {
    private static final Answer NOTHING = new Answer(List.of(), false, false);

    boolean isKept() {
      return !places.isEmpty();
    }
  }

  /** What becomes of a function that is handed to somebody. */
  public enum FunctionUse {
    /** Others may call it later. */
    KEPT,
    /** What the call gives may call it. */
    GIVEN,
    /** Nobody has it when the call is done. */
    CALLED
  }

  /** For a module. */
  public HandOuts(BoundModule module) {
    this.module = module;
    this.self = new SelfReference(module);
    this.bodies = new MethodBodies(module);
    this.library = new LibraryHandOuts(module);
    this.streams = new ParallelStreams(module);
  }

  /**
   * Whether a call of a method or constructor may hand out the object that it is called on.
   *
   * @param exact the object's class, where that is known; else null
   */
  public boolean byCall(ExecutableElement callee, TypeElement exact) {
    return byCall(callee, exact, false);
  }

  /**
   * The same.
   *
   * @param around whether it is called on what leads to the object
   */
  boolean byCall(ExecutableElement callee, TypeElement exact, boolean around) {
    if (module.declaration(callee) == null && bodies.of(callee).isEmpty()) {
      return callee.getKind() == ElementKind.METHOD && Threads.areStartedBy(callee);
    }
    for (ExecutableElement body : bodies.of(callee)) {
      TypeElement owner = (TypeElement) body.getEnclosingElement();
      if ((exact == null || isSubtype(exact, owner))
          && of(module.declaration(body), new Held(owner, null, around)).isKept()) {
        return true;
      }
    }
    return callee.getKind() == ElementKind.CONSTRUCTOR && byInitialisers(callee, around);
  }

  private boolean byInitialisers(ExecutableElement constructor, boolean around) {
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    TreePath declaration = module.declaration(type);
    if (declaration == null) {
      return false;
    }
    for (Tree member : ((ClassTree) declaration.getLeaf()).getMembers()) {
      boolean block = member instanceof BlockTree b && !b.isStatic();
      boolean field =
          member instanceof VariableTree v
              && !v.getModifiers().getFlags().contains(Modifier.STATIC);
      if ((block || field)
          && of(new TreePath(declaration, member), new Held(type, null, around)).isKept()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a method gives the object that it is called on, or what leads to it. */
  public boolean gives(ExecutableElement callee) {
    return bodies.of(callee).stream()
        .anyMatch(
            body ->
                of(
                        module.declaration(body),
                        new Held((TypeElement) body.getEnclosingElement(), null, false))
                    .given());
  }

  /**
   * Whether a method may give an argument to somebody who keeps it, other than by what it returns
   * or by a field of the type variable of its class: of those that only look at it, no.
   */
  public boolean loses(ExecutableElement callee, int argument) {
    Answer answer = byArgument(callee, argument, false);
    return answer == null
        ? !library.looksAt(callee.getSimpleName())
        : answer.isKept() || answer.stored() && !isOfClass(callee, argument);
  }

  /** Whether a method of the module keeps an argument, or gives it to somebody who does. */
  public boolean keeps(ExecutableElement callee, int argument) {
    Answer answer = byArgument(callee, argument, false);
    return answer != null && (answer.isKept() || answer.stored());
  }

  /** Whether a method of the module gives an argument, or what leads to it, and keeps it not. */
  public boolean gives(ExecutableElement callee, int argument) {
    Answer answer = byArgument(callee, argument, false);
    return answer != null && answer.given() && !answer.isKept() && !answer.stored();
  }

  /** What becomes of a function that is an argument of a call. */
  public FunctionUse ofFunction(
      TreePath call, List<? extends ExpressionTree> arguments, Tree function) {
    if (!(module.element(call) instanceof ExecutableElement callee)) {
      return FunctionUse.CALLED; // does not compile
    }
    if (streams.runs(callee, call)) {
      return FunctionUse.KEPT; // by other threads
    }
    int index = arguments.indexOf(function);
    Answer answer = byArgument(callee, index, true);
    if (answer != null) {
      boolean kept = answer.isKept() || answer.stored();
      return kept ? FunctionUse.KEPT : answer.given() ? FunctionUse.GIVEN : FunctionUse.CALLED;
    }
    if (callee.getKind() == ElementKind.CONSTRUCTOR) {
      return FunctionUse.KEPT;
    }
    return switch (library.use(callee, index, new TreePath(call, function), false, false)) {
      case KEPT, STORED -> FunctionUse.KEPT;
      case GIVEN -> FunctionUse.GIVEN;
      case LOOKED_AT -> FunctionUse.CALLED;
    };
  }

  /** Whether a parameter's type is a type variable of the class. */
  private static boolean isOfClass(ExecutableElement callee, int argument) {
    int last = callee.getParameters().size() - 1;
    return callee.getParameters().get(Math.min(argument, last)).asType() instanceof TypeVariable v
        && v.asElement().getEnclosingElement() instanceof TypeElement;
  }

  /** What a method or constructor does with an argument; null where no body is seen. */
  Answer byArgument(ExecutableElement callee, int argument, boolean around) {
    List<ExecutableElement> found = bodies.of(callee);
    if (found.isEmpty()) {
      return null;
    }
    Set<Tree> places = new LinkedHashSet<>();
    boolean stored = // nobody writes what the constructor of a record does
        callee.getKind() == ElementKind.CONSTRUCTOR
            && callee.getEnclosingElement().getKind() == ElementKind.RECORD;
    boolean given = false;
    for (ExecutableElement body : found) {
      if (body.getParameters().isEmpty()) {
        continue; // does not compile
      }
      VariableElement parameter =
          body.getParameters().get(Math.min(argument, body.getParameters().size() - 1));
      TypeElement owner = (TypeElement) body.getEnclosingElement();
      Answer answer = of(module.declaration(body), new Held(owner, parameter, around));
      places.addAll(answer.places());
      stored |= answer.stored();
      given |= answer.given();
    }
    return new Answer(List.copyOf(places), stored, given);
  }

  /**
   * Whether a call only looks at an argument: it neither keeps it nor gives it, nor what leads to
   * it.
   */
  public boolean looksAt(TreePath call, List<? extends ExpressionTree> arguments, Tree argument) {
    if (!(module.element(call) instanceof ExecutableElement callee)) {
      return false;
    }
    int index = arguments.indexOf(argument);
    if (index < 0) {
      return false; // in front of x.new Inner(), which leads to it
    }
    Answer answer = byArgument(callee, index, false);
    TreePath value = new TreePath(call, argument);
    return answer != null
        ? answer.equals(Answer.NOTHING)
        : library.use(callee, index, value, call.getLeaf() instanceof NewClassTree, false)
                == LibraryHandOuts.Use.LOOKED_AT
            && !isShown(value, false);
  }

  /** Whether making a text of an object, or comparing it, hands it out. */
  boolean isShown(TreePath value, boolean around) {
    return module.types().asElement(module.type(value)) instanceof TypeElement type
        && library.called(type).stream().anyMatch(m -> byCall(m, null, around));
  }

  /**
   * Whether a field holds what leads to the object that it belongs to: a function, an inner one.
   */
  public boolean holdsOwner(Element field) {
    return field.getKind().isField()
        && !field.getModifiers().contains(Modifier.STATIC)
        && field.getEnclosingElement() instanceof TypeElement type
        && holders(type).contains(field);
  }

  private Set<Element> holders(TypeElement type) {
    Set<Element> found = holders.get(type);
    TreePath declaration = module.declaration(type);
    if (found == null) {
      found = new HashSet<>();
      holders.put(type, found);
      int before = -1;
      while (declaration != null && found.size() > before) {
        before = found.size();
        for (Tree member : ((ClassTree) declaration.getLeaf()).getMembers()) {
          if (!(member instanceof ClassTree)) {
            ObjectUses uses =
                new ObjectUses(
                    module,
                    self,
                    this,
                    library,
                    new TreePath(declaration, member),
                    new Held(type, null, false));
            uses.answer();
            found.addAll(uses.holders());
          }
        }
      }
    }
    return found;
  }

  /**
   * The places where a piece of code hands out its {@code this}.
   *
   * @param type the class whose {@code this} it is
   */
  public List<Tree> places(TreePath code, TypeElement type) {
    return of(code, new Held(type, null, false)).places();
  }

  /** Methods may call each other in a circle: then all are asked again until nothing changes. */
  private Answer of(TreePath code, Held held) {
    Question question = new Question(code.getLeaf(), held);
    Answer known = answers.getOrDefault(question, Answer.NOTHING);
    if (settled.contains(question)) {
      return known;
    }
    boolean first = open.isEmpty();
    if (!asked.add(question)) {
      circular |= open.contains(question);
      return known;
    }
    open.add(question);
    Answer found = new ObjectUses(module, self, this, library, code, held).answer();
    open.remove(question);
    answers.put(question, found);
    changed |= !found.equals(known);
    if (!first) {
      return found;
    }
    boolean repeat = circular && changed;
    circular = false;
    changed = false;
    if (!repeat) {
      settled.addAll(asked);
    }
    asked.clear();
    return repeat ? of(code, held) : found;
  }

  private boolean isSubtype(TypeElement sub, TypeElement type) {
    return module
        .types()
        .isSubtype(module.types().erasure(sub.asType()), module.types().erasure(type.asType()));
  }
}
