package org.ajws.processor.analysis.sets;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.alias.AbstractObject;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.program.library.LibraryTable;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.source.BoundModule;

/**
 * Collects what code calls, with what is known of the objects: methods, constructors, what a method
 * reference stands for, and the calls that nobody writes.
 */
final class UnitCalls {
  private final BoundModule module;
  private final SetDeclarations declarations;
  private final SelfReference self;
  private final AliasAnalysis flow;
  private final FunctionRuns functions;
  private final ImplicitCalls implicit;

  private final List<UnitCall> all = new ArrayList<>();
  private final List<UnitCall> parallelReferences = new ArrayList<>();
  private final Map<Tree, UnitCall> references = new IdentityHashMap<>();

  /** The code whose implicit calls are being looked for. */
  private Code current;

  /**
   * @param functions when functions run
   * @param library what methods of the JDK call
   */
  UnitCalls(
      BoundModule module,
      SetDeclarations declarations,
      SelfReference self,
      AliasAnalysis flow,
      FunctionRuns functions,
      LibraryTable library) {
    this.module = module;
    this.declarations = declarations;
    this.self = self;
    this.flow = flow;
    this.functions = functions;
    this.implicit = new ImplicitCalls(module, declarations, flow, library, this::addImplicit);
  }

  List<UnitCall> all() {
    return all;
  }

  /** What references that run as tasks stand for; not among all calls. */
  List<UnitCall> parallelReferences() {
    return parallelReferences;
  }

  /** What each method reference stands for, whenever it runs. */
  Map<Tree, UnitCall> references() {
    return references;
  }

  /**
   * The call of a method.
   *
   * @return the call; of the method that runs, where that is known better than by its name
   */
  UnitCall method(TreePath path, ExecutableElement named, Code code) {
    MethodInvocationTree tree = (MethodInvocationTree) path.getLeaf();
    ExecutableElement callee = named;
    TreePath select = new TreePath(path, tree.getMethodSelect());
    boolean isMethod =
        callee.getKind() == ElementKind.METHOD && !callee.getModifiers().contains(Modifier.STATIC);
    TypeElement level = isMethod ? self.level(select, callee) : null;
    boolean viaSuper =
        level != null
            && tree.getMethodSelect() instanceof MemberSelectTree s
            && SelfReference.isSuper(s.getExpression());
    AbstractObject receiver = level != null ? AbstractObject.ofThis(level) : AbstractObject.NOTHING;
    if (level == null && isMethod && ofInterest(callee)) {
      receiver = flow.receiver(path, callee);
    } else if (level == null && isMethod && (isOfModule(callee) || mayBeShown(callee))) {
      AbstractObject known = flow.receiver(path, callee);
      ExecutableElement own = ofThis(callee, known);
      receiver = own == null ? known.originOnly() : known;
      level = own == null ? null : known.level();
      callee = own == null ? callee : own;
    } else if (callee.getKind() == ElementKind.CONSTRUCTOR && isOfModule(callee)) {
      receiver = flow.ofConstructorCall(path, callee);
    }
    return add(code, path, callee, level, receiver, tree.getArguments(), viaSuper);
  }

  /** The call of a constructor by {@code new}. */
  void constructor(TreePath path, ExecutableElement callee, Code code) {
    AbstractObject made = isOfModule(callee) ? flow.made(path) : AbstractObject.NOTHING;
    add(code, path, callee, null, made, ((NewClassTree) path.getLeaf()).getArguments(), true);
  }

  private UnitCall add(
      Code code,
      TreePath path,
      ExecutableElement callee,
      TypeElement level,
      AbstractObject receiver,
      List<? extends ExpressionTree> arguments,
      boolean viaSuper) {
    List<AbstractObject> known = new ArrayList<>();
    if (ofInterest(callee)) {
      arguments.forEach(a -> known.add(flow.of(new TreePath(path, a))));
    }
    UnitCall call = new UnitCall(code, path, callee, level, receiver, known, viaSuper, false);
    all.add(call);
    return call;
  }

  /** What nobody writes: Java or its library makes it at a tree. */
  void implicit(TreePath path, Code code) {
    current = code;
    implicit.of(path);
  }

  private void addImplicit(
      TreePath at,
      ExecutableElement callee,
      AbstractObject receiver,
      List<AbstractObject> arguments) {
    all.add(new UnitCall(current, at, callee, receiver.level(), receiver, arguments, false, true));
  }

  /** {@code list.forEach(this::add)} calls as the lambda {@code x -> add(x)} does. */
  void reference(TreePath path, ExecutableElement named, Code code) {
    if (!isOfModule(named) && !ofInterest(named) && !mayBeShown(named)) {
      return;
    }
    MemberReferenceTree tree = (MemberReferenceTree) path.getLeaf();
    Code.Runs runs = functions.ofFunction(path);
    AbstractObject receiver = flow.ofReferenceReceiver(path, named);
    ExecutableElement own = ofThis(named, receiver);
    ExecutableElement callee = own == null ? named : own;
    if (!isOfModule(callee) && !ofInterest(callee)) {
      return;
    }
    boolean exact =
        callee.getKind() == ElementKind.CONSTRUCTOR
            || SelfReference.isSuper(tree.getQualifierExpression());
    List<AbstractObject> arguments = flow.ofReferenceArguments(path, callee);
    UnitCall call =
        new UnitCall(code, path, callee, receiver.level(), receiver, arguments, exact, false);
    references.put(tree, call);
    if (runs == Code.Runs.WITHIN) {
      all.add(call);
    } else if (runs == Code.Runs.PARALLEL) {
      parallelReferences.add(call);
    }
  }

  /** Whether a method may be a unit: its class has sets, or it says so. */
  private boolean ofInterest(ExecutableElement callee) {
    return !declarations.of((TypeElement) callee.getEnclosingElement()).isEmpty()
        || !SetDeclarations.atomicNames(callee).isEmpty()
        || callee.getParameters().stream().anyMatch(v -> !SetDeclarations.atomicNames(v).isEmpty());
  }

  /** Whether an object of the module may be behind a type of the JDK: an {@code Iterator}. */
  private boolean mayBeShown(ExecutableElement callee) {
    return declarations.hasSets()
        && (callee.getModifiers().contains(Modifier.ABSTRACT)
            || callee.getEnclosingElement().toString().equals("java.lang.Object"));
  }

  /** The method that runs where an object known as a {@code this} is called by another type. */
  private ExecutableElement ofThis(ExecutableElement callee, AbstractObject receiver) {
    TypeElement level = receiver.level();
    if (level == null || !Targets.isOverridable(callee) || declarations.of(level).isEmpty()) {
      return null;
    }
    for (ExecutableElement own : ElementFilter.methodsIn(module.elements().getAllMembers(level))) {
      if (own.getSimpleName().equals(callee.getSimpleName())
          && module.elements().overrides(own, callee, level)) {
        return own;
      }
    }
    return null;
  }

  private boolean isOfModule(ExecutableElement callee) {
    return module.declaration(callee.getEnclosingElement()) != null;
  }
}
