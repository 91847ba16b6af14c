package org.ajws.processor.rule.sets;

import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.alias.AliasAnalysis;
import org.ajws.processor.analysis.alias.LocalAssignments;
import org.ajws.processor.analysis.alias.Returns;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.source.BoundModule;

/**
 * What goes through the values of a channel, and so waits for each until the channel is closed: a
 * loop, an iterator, a stream, a method of the library that is handed the channel as an {@code
 * Iterable}. A <em>walk</em> is a channel, or what goes through one when it is used.
 */
final class ChannelWalks {
  /** Types whose objects wait when they are used, and not when they are made. */
  private static final List<String> LAZY =
      List.of("java.util.Iterator", "java.util.Spliterator", "java.util.stream.BaseStream");

  /** Methods of these that take no value. */
  private static final Set<String> LOOKS =
      Set.of(
          "characteristics",
          "close",
          "estimateSize",
          "getExactSizeIfKnown",
          "hasCharacteristics",
          "isParallel");

  private final BoundModule module;
  private final MethodBodies bodies;
  private final LocalAssignments assignments;

  /** What was looked at for one question: one that was no walk then is none by another way. */
  private final Set<Element> asked = new HashSet<>();

  private boolean isAsking;

  /** Parameters that a walk is handed to, while the method is looked at. */
  private final Set<Element> handed = new HashSet<>();

  /** Those that were looked at so for one call: once is enough. */
  private final Set<Element> tried = new HashSet<>();

  ChannelWalks(BoundModule module) {
    this.module = module;
    this.bodies = new MethodBodies(module);
    this.assignments = new LocalAssignments(module);
  }

  /** Whether a loop goes through one. */
  boolean isLoop(TreePath loop) {
    return loop.getLeaf() instanceof EnhancedForLoopTree each
        && isWalk(new TreePath(loop, each.getExpression()));
  }

  /** Whether a call or a {@code new} uses one to its end, or as far as it likes. */
  boolean isUse(TreePath call) {
    return module.element(call) instanceof ExecutableElement callee
        && (module.declaration(callee) == null
            ? !isLazy(callee.getReturnType()) && (isOn(call, callee) || isHanded(call, callee))
            : usesParameter(call, callee));
  }

  /** Whether it is called on one, and takes values. */
  private boolean isOn(TreePath call, ExecutableElement callee) {
    TreePath receiver = receiver(call);
    String name = callee.getSimpleName().toString();
    return receiver != null
        && (isLazy(module.type(receiver)) ? !LOOKS.contains(name) : name.equals("forEach"))
        && isWalk(receiver);
  }

  private boolean isHanded(TreePath call, ExecutableElement callee) {
    List<? extends ExpressionTree> arguments = arguments(call);
    List<? extends VariableElement> parameters = callee.getParameters();
    for (int i = 0; i < Math.min(arguments.size(), parameters.size()); i++) {
      if (goesThrough(parameters.get(i).asType()) && isWalk(new TreePath(call, arguments.get(i)))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a method of the module goes through what it is handed as something else. */
  private boolean usesParameter(TreePath call, ExecutableElement callee) {
    boolean first = handed.isEmpty();
    boolean found = mayUseParameter(call, callee);
    if (first) {
      tried.clear();
    }
    return found;
  }

  private boolean mayUseParameter(TreePath call, ExecutableElement callee) {
    List<? extends ExpressionTree> arguments = arguments(call);
    for (TreePath body : bodies.of(callee)) {
      List<? extends VariableElement> parameters =
          ((ExecutableElement) module.element(body)).getParameters();
      for (int i = 0; i < Math.min(arguments.size(), parameters.size()); i++) {
        VariableElement parameter = parameters.get(i);
        if (goesThrough(parameter.asType())
            && !WaitingCalls.isChannel(parameter.asType()) // it is seen there
            && isWalk(new TreePath(call, arguments.get(i)))
            && tried.add(parameter)) {
          handed.add(parameter);
          boolean found = hasUse(body);
          handed.remove(parameter);
          if (found) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private boolean hasUse(TreePath body) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void p) {
        return found[0] ? null : super.scan(tree, p);
      }

      @Override
      public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
        found[0] = isLoop(getCurrentPath());
        return super.visitEnhancedForLoop(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        found[0] = isUse(getCurrentPath());
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitNewClass(NewClassTree tree, Void p) {
        found[0] = isUse(getCurrentPath());
        return super.visitNewClass(tree, p);
      }
    }.scan(body, null);
    return found[0];
  }

  private boolean isWalk(TreePath path) {
    boolean first = !isAsking;
    isAsking = true;
    boolean found = mayBeWalk(path);
    if (first) {
      isAsking = false;
      asked.clear();
    }
    return found;
  }

  private boolean mayBeWalk(TreePath path) {
    Tree tree = path.getLeaf();
    TypeMirror type = module.type(path);
    if (WaitingCalls.isChannel(type)) {
      return true;
    }
    if (tree instanceof ParenthesizedTree p) {
      return isWalk(new TreePath(path, p.getExpression()));
    }
    if (tree instanceof TypeCastTree cast) {
      return isWalk(new TreePath(path, cast.getExpression()));
    }
    if (tree instanceof ConditionalExpressionTree choice) {
      return isWalk(new TreePath(path, choice.getTrueExpression()))
          || isWalk(new TreePath(path, choice.getFalseExpression()));
    }
    if (!goesThrough(type)) {
      return false;
    }
    if (tree instanceof LambdaExpressionTree) {
      return AliasAnalysis.results(path).stream().anyMatch(this::isWalk);
    }
    if (tree instanceof MemberReferenceTree reference) { // channel::iterator
      return module.element(path) instanceof ExecutableElement named
          && isLazy(named.getReturnType())
          && isWalk(new TreePath(path, reference.getQualifierExpression()));
    }
    Element element = module.element(path);
    if (handed.contains(element)) {
      return true;
    }
    if (element == null || module.declaration(element) != null && !asked.add(element)) {
      return false; // of the library's methods, it depends on what they are called on
    }
    return isWalk(path, element) || givesWalks(type);
  }

  private boolean isWalk(TreePath path, Element element) {
    if (element instanceof VariableElement variable) {
      TreePath declaration = module.declaration(variable);
      return declaration != null
          && assignments.of(variable, declaration.getCompilationUnit()).stream()
              .anyMatch(this::isWalk);
    }
    if (!(element instanceof ExecutableElement callee)) {
      return false;
    }
    if (module.declaration(callee) != null) {
      return bodies.of(callee).stream().flatMap(b -> Returns.of(b).stream()).anyMatch(this::isWalk);
    }
    TreePath receiver = receiver(path);
    return isLazy(callee.getReturnType())
        && (receiver != null && isWalk(receiver) || isHanded(path, callee));
  }

  /** Whether a class of the module has an {@code iterator} that goes through a channel. */
  private boolean givesWalks(TypeMirror type) {
    return module.types().asElement(type) instanceof TypeElement element
        && module.declaration(element) != null
        && asked.add(element)
        && ElementFilter.methodsIn(module.elements().getAllMembers(element)).stream()
            .filter(m -> m.getSimpleName().contentEquals("iterator") && m.getParameters().isEmpty())
            .flatMap(m -> bodies.of(m).stream())
            .flatMap(b -> Returns.of(b).stream())
            .anyMatch(this::isWalk);
  }

  private static TreePath receiver(TreePath call) {
    return call.getLeaf() instanceof MethodInvocationTree tree
            && tree.getMethodSelect() instanceof MemberSelectTree select
        ? new TreePath(new TreePath(call, select), select.getExpression())
        : null;
  }

  private static List<? extends ExpressionTree> arguments(TreePath call) {
    return call.getLeaf() instanceof MethodInvocationTree tree
        ? tree.getArguments()
        : call.getLeaf() instanceof NewClassTree made ? made.getArguments() : List.of();
  }

  /** Whether objects of a type give values one by one. */
  private boolean goesThrough(TypeMirror type) {
    return isLazy(type) || module.isSubtype(type, "java.lang.Iterable");
  }

  private boolean isLazy(TypeMirror type) {
    return LAZY.stream().anyMatch(t -> module.isSubtype(type, t));
  }
}
