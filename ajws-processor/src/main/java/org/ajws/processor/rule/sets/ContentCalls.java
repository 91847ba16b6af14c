package org.ajws.processor.rule.sets;

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
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/** Where the content of a member goes by the methods and functions that are handed it. */
final class ContentCalls {
  /** As many calls within each other are followed; from then on it counts what they may do. */
  private static final int DEPTH = 8;

  private final BoundModule module;
  private final ContentPlaces places;
  private final LibraryContent library;
  private final ContentFlow flow;

  ContentCalls(BoundModule module, ContentPlaces places, LibraryContent library, ContentFlow flow) {
    this.module = module;
    this.places = places;
    this.library = library;
    this.flow = flow;
  }

  /** A function that the library calls with what a container, stream or array has. */
  void fed(TreePath function, TreePath call, TreePath value, boolean around, ContentFrame frame) {
    if (function.getLeaf() instanceof LambdaExpressionTree lambda) {
      ContentFrame inner = new ContentFrame(lambda, call, value.getLeaf(), true, frame);
      lambda
          .getParameters()
          .forEach(v -> flow.element(new TreePath(function, v), value, around, inner));
    } else if (function.getLeaf() instanceof MemberReferenceTree
        && module.element(function) instanceof ExecutableElement callee
        && (around || library.hasParts(module.type(value)))) {
      referenced(function, callee, 0, call, value, frame);
    } else if (module.element(function) instanceof VariableElement handedIn
        && (handedIn.getKind() == ElementKind.PARAMETER || handedIn.getKind().isField())
        && isFunction(function)
        && library.hasParts(module.type(value))) {
      List<TreePath> held = places.held(function);
      held.forEach(f -> fed(f, call, value, around, frame));
      if (held.isEmpty()) {
        String how = "has parts that go to a function, which may keep them";
        flow.lost(function.getLeaf(), how, frame);
      }
    }
  }

  private boolean isFunction(TreePath value) {
    TypeMirror type = module.type(value);
    return module.isSubtype(type, "java.util.Comparator")
        || module.types().erasure(type).toString().startsWith("java.util.function.");
  }

  /** A method by its name that is called with content. */
  private void referenced(
      TreePath function,
      ExecutableElement callee,
      int index,
      TreePath call,
      TreePath value,
      ContentFrame frame) {
    boolean receives = // Type::method, called on the content
        !callee.getModifiers().contains(Modifier.STATIC)
            && module.element(
                    new TreePath(
                        function,
                        ((MemberReferenceTree) function.getLeaf()).getQualifierExpression()))
                instanceof javax.lang.model.element.TypeElement
            && callee.getKind() != ElementKind.CONSTRUCTOR;
    if (receives) {
      if (SharedObjectFlow.isView(callee)
          && (library.isLazy(module.type(call)) || library.isMapped(call))) {
        flow.follow(call, false, frame);
        flow.follow(call, true, frame);
      }
    } else if (module.declaration(callee) != null) {
      inModule(callee, index, call, value.getLeaf(), false, false, frame);
    } else {
      TypeMirror type =
          callee.getParameters().isEmpty()
              ? module.type(value)
              : callee.getParameters().get(0).asType();
      if (type.getKind().isPrimitive()) {
        return; // int[][]::new is given a length
      }
      switch (library.ofArgument(callee, function, type, false)) {
        case KEPT -> {
          TreePath qualifier =
              new TreePath(
                  function, ((MemberReferenceTree) function.getLeaf()).getQualifierExpression());
          flow.put(qualifier, value.getLeaf(), kept(callee), frame);
        }
        case SHOWN, HELD -> {
          boolean mapped = library.isMapped(call);
          if (library.isLazy(module.type(call)) || flow.mayBeContent(module.type(call))) {
            flow.follow(call, false, frame);
          }
          if (mapped) {
            flow.follow(call, true, frame);
          }
        }
        default -> {}
      }
    }
  }

  /** A lambda, method reference or object of an anonymous class that uses it. */
  void function(TreePath function, Tree use, ContentFrame frame) {
    TreePath value = function;
    TreePath up = function.getParentPath();
    while (up.getLeaf() instanceof ParenthesizedTree || up.getLeaf() instanceof TypeCastTree) {
      value = up;
      up = up.getParentPath();
    }
    boolean called = // new Object() { ... }.run()
        function.getLeaf() instanceof NewClassTree && up.getLeaf() instanceof MemberSelectTree;
    List<? extends ExpressionTree> arguments = ContentPlaces.arguments(up);
    boolean handed = arguments.contains(value.getLeaf());
    if (handed && !places.isElsewhere(function)) {
      switch (places.ofFunction(up, arguments, value.getLeaf())) {
        case CALLED -> {
          return;
        }
        case GIVEN -> {
          if (library.isLazy(module.type(up))) {
            flow.follow(up, false, frame);
          }
          return;
        }
        default -> {}
      }
    }
    if (!called) {
      flow.lost(use, "is used by a function that may run later", frame);
    }
  }

  /** It is an argument of a call. */
  void handed(TreePath call, TreePath value, boolean around, ContentFrame frame) {
    if (!(module.element(call) instanceof ExecutableElement callee)) {
      return;
    }
    List<? extends ExpressionTree> arguments = ContentPlaces.arguments(call);
    int index = arguments.indexOf(value.getLeaf());
    TypeMirror type = module.type(value);
    if (module.declaration(callee) != null) {
      boolean functions = toFunctions(call, value.getLeaf(), around, frame);
      inModule(callee, index, call, value.getLeaf(), around, functions, frame);
    } else if (library.isPutIntoFirst(callee, index, type, around)) {
      flow.put(new TreePath(call, arguments.get(0)), value.getLeaf(), kept(callee), frame);
    } else if (index == 0 && library.copiesParts(callee, type, around)) {
      flow.put(new TreePath(call, arguments.get(2)), value.getLeaf(), kept(callee), frame);
    } else if (!around && library.picksPart(callee, type, module.type(call))) {
      flow.follow(call, false, frame);
    } else {
      switch (library.ofArgument(callee, call, type, around)) {
        case KEPT -> keptByLibrary(callee, call, value.getLeaf(), around, frame);
        case SHOWN -> flow.follow(call, around, frame);
        case HELD -> flow.follow(call, true, frame);
        default -> {}
      }
    }
  }

  static String kept(ExecutableElement callee) {
    return "is handed to %s, which keeps it"
        .formatted(callee.getSimpleName().toString().replace("<init>", "a constructor"));
  }

  private void keptByLibrary(
      ExecutableElement callee, TreePath call, Tree value, boolean around, ContentFrame frame) {
    boolean followed = toFunctions(call, value, around, frame);
    if (!followed
        && call.getLeaf() instanceof MethodInvocationTree m
        && m.getMethodSelect() instanceof MemberSelectTree select) {
      TreePath receiver = new TreePath(new TreePath(call, select), select.getExpression());
      flow.put(receiver, value, kept(callee), frame);
    } else if (!followed) {
      flow.lost(value, kept(callee), frame);
    }
  }

  /** A call of a function: whether the module shows which ones there are. */
  private boolean toFunctions(TreePath call, Tree value, boolean around, ContentFrame frame) {
    int index = ContentPlaces.arguments(call).indexOf(value);
    boolean followed = false;
    for (TreePath function : places.functions(call)) {
      if (function.getLeaf() instanceof LambdaExpressionTree lambda
          && index < lambda.getParameters().size()) {
        TreePath parameter = new TreePath(function, lambda.getParameters().get(index));
        ContentFrame inner = new ContentFrame(lambda, call, value, false, frame);
        flow.assigned(module.element(parameter), new TreePath(call, value), around, inner);
        followed = true;
      } else if (function.getLeaf() instanceof MemberReferenceTree
          && module.element(function) instanceof ExecutableElement named) {
        referenced(function, named, index, call, new TreePath(call, value), frame);
        followed = true;
      }
    }
    return followed;
  }

  /**
   * A method or constructor of the module is handed it.
   *
   * @param functions whether functions that the call runs are known
   */
  private void inModule(
      ExecutableElement callee,
      int index,
      TreePath call,
      Tree argument,
      boolean around,
      boolean functions,
      ContentFrame frame) {
    List<ExecutableElement> bodies = places.bodies(callee);
    boolean followed = functions || !bodies.isEmpty();
    boolean unseen =
        !followed && !callee.getModifiers().contains(Modifier.NATIVE)
            || callee.getKind() == ElementKind.CONSTRUCTOR
                && callee.getEnclosingElement().getKind() == ElementKind.RECORD;
    boolean deep = frame != null && frame.depth() >= DEPTH;
    if (unseen || deep && places.keeps(callee, index)) {
      flow.lost(argument, kept(callee), frame);
      return;
    }
    for (ExecutableElement body : bodies) {
      List<? extends VariableElement> parameters = body.getParameters();
      if (!parameters.isEmpty() && !deep) {
        int last = parameters.size() - 1;
        VariableElement parameter = parameters.get(Math.min(index, last));
        boolean varied =
            body.isVarArgs()
                && index >= last
                && !(index == last
                    && module
                        .types()
                        .isAssignable(
                            module.type(new TreePath(call, argument)), parameter.asType()));
        flow.assigned(
            parameter,
            new TreePath(call, argument),
            around || varied,
            new ContentFrame(
                module.declaration(body).getLeaf(),
                call,
                argument,
                ContentFlow.isOnThis(call),
                frame));
      }
    }
  }
}
