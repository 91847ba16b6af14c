package org.ajws.processor.analysis.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.alias.MethodBodies;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundModule;

/**
 * Finds where code lets other threads have an object: its {@code this}, or a parameter. It is
 * handed to a method that keeps it, stored in a field or a static one, or used by a thread that is
 * started. What a method of the module does with it is looked at; one of the library keeps it,
 * unless it is known to look at it only.
 */
public final class HandOuts {
  /** Methods of the library that look at an argument and keep it nowhere. */
  private static final Set<String> LOOK =
      Set.of(
          "append",
          "compare",
          "compareTo",
          "contains",
          "containsKey",
          "containsValue",
          "deepEquals",
          "equals",
          "format",
          "get",
          "getOrDefault",
          "hash",
          "hashCode",
          "holdsLock",
          "identityHashCode",
          "indexOf",
          "isInstance",
          "lastIndexOf",
          "print",
          "printf",
          "println",
          "remove",
          "requireNonNull",
          "toString",
          "valueOf");

  private final BoundModule module;
  private final SelfReference self;
  private final MethodBodies bodies;

  /** For a module. */
  public HandOuts(BoundModule module) {
    this.module = module;
    this.self = new SelfReference(module);
    this.bodies = new MethodBodies(module);
  }

  /**
   * Whether a call of a method or constructor may hand out the object that it is called on.
   *
   * @param exact the object's class, where that is known; else null
   */
  public boolean byCall(ExecutableElement callee, TypeElement exact) {
    return byCall(callee, exact, new HashSet<>());
  }

  private boolean byCall(ExecutableElement callee, TypeElement exact, Set<Object> asked) {
    if (module.declaration(callee) == null && bodies.of(callee).isEmpty()) {
      return callee.getKind() == ElementKind.METHOD && startsThread(callee);
    }
    if (!asked.add(callee)) {
      return false;
    }
    for (ExecutableElement body : bodies.of(callee)) {
      TypeElement owner = (TypeElement) body.getEnclosingElement();
      if ((exact == null || isSubtype(exact, owner))
          && !places(module.declaration(body), owner, null, asked).isEmpty()) {
        return true;
      }
    }
    return callee.getKind() == ElementKind.CONSTRUCTOR && byInitialisers(callee, asked);
  }

  private boolean byInitialisers(ExecutableElement constructor, Set<Object> asked) {
    TypeElement type = (TypeElement) constructor.getEnclosingElement();
    TreePath declaration = module.declaration(type);
    if (declaration == null || !asked.add(type)) {
      return false;
    }
    for (Tree member : ((ClassTree) declaration.getLeaf()).getMembers()) {
      boolean block = member instanceof BlockTree b && !b.isStatic();
      boolean field =
          member instanceof VariableTree v
              && !v.getModifiers().getFlags().contains(Modifier.STATIC);
      if ((block || field)
          && !places(new TreePath(declaration, member), type, null, asked).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Whether a method gives the object that it is called on. */
  public boolean givesThis(ExecutableElement callee) {
    boolean[] gives = {false};
    for (ExecutableElement body : bodies.of(callee)) {
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitReturn(ReturnTree tree, Void p) {
          gives[0] |=
              tree.getExpression() != null
                  && withoutCasts(tree.getExpression()) instanceof IdentifierTree id
                  && id.getName().contentEquals("this");
          return super.visitReturn(tree, p);
        }

        @Override
        public Void visitClass(ClassTree tree, Void p) {
          return null;
        }
      }.scan(module.declaration(body), null);
    }
    return gives[0];
  }

  /**
   * The places where a piece of code hands out its {@code this}.
   *
   * @param type the class whose {@code this} it is
   */
  public List<Tree> places(TreePath code, TypeElement type) {
    return places(code, type, null, new HashSet<>());
  }

  private List<Tree> places(
      TreePath code, TypeElement type, VariableElement parameter, Set<Object> asked) {
    List<Tree> found = new ArrayList<>();
    boolean constructs =
        code.getLeaf() instanceof MethodTree m && m.getName().contentEquals("<init>");
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (isObject(getCurrentPath()) && isKept(getCurrentPath())) {
          found.add(tree);
        }
        return null;
      }

      private boolean isObject(TreePath path) {
        return parameter != null
            ? parameter.equals(module.element(path))
            : path.getLeaf() instanceof IdentifierTree id
                && id.getName().contentEquals("this")
                && !(path.getParentPath().getLeaf() instanceof MethodInvocationTree call
                    && call.getMethodSelect() == path.getLeaf());
      }

      /** Whether the value goes where others may find it. */
      private boolean isKept(TreePath value) {
        TreePath parent = value.getParentPath();
        Tree leaf = value.getLeaf();
        while (parent.getLeaf() instanceof ParenthesizedTree
            || parent.getLeaf() instanceof TypeCastTree) {
          leaf = parent.getLeaf();
          parent = parent.getParentPath();
        }
        if (parent.getLeaf() instanceof AssignmentTree a && a.getExpression() == leaf) {
          TreePath target = new TreePath(parent, a.getVariable());
          return module.element(target) instanceof VariableElement stored
              && stored.getKind().isField()
              && (stored.getModifiers().contains(Modifier.STATIC)
                  || !(parameter != null && constructs)
                      && (parameter != null || self.level(target, stored) == null));
        }
        return (parent.getLeaf() instanceof MethodInvocationTree m
                    && m.getArguments().contains(leaf)
                || parent.getLeaf() instanceof NewClassTree n && n.getArguments().contains(leaf))
            && isKeptBy(parent, leaf);
      }

      private boolean isKeptBy(TreePath call, Tree argument) {
        if (!(module.element(call) instanceof ExecutableElement callee)) {
          return false;
        }
        boolean made = call.getLeaf() instanceof NewClassTree;
        List<? extends ExpressionTree> arguments =
            call.getLeaf() instanceof NewClassTree n
                ? n.getArguments()
                : ((MethodInvocationTree) call.getLeaf()).getArguments();
        if (bodies.of(callee).isEmpty()) {
          return !made && !LOOK.contains(callee.getSimpleName().toString());
        }
        int index = Math.min(arguments.indexOf(argument), callee.getParameters().size() - 1);
        for (ExecutableElement body : bodies.of(callee)) {
          VariableElement given = body.getParameters().get(index);
          if (asked.add(given)
              && !places(
                      module.declaration(body),
                      (TypeElement) body.getEnclosingElement(),
                      given,
                      asked)
                  .isEmpty()) {
            return true;
          }
        }
        return false;
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof ExecutableElement callee) {
          TreePath select = new TreePath(getCurrentPath(), tree.getMethodSelect());
          boolean isStatic = callee.getModifiers().contains(Modifier.STATIC);
          boolean onObject =
              parameter == null
                  ? callee.getKind() == ElementKind.CONSTRUCTOR
                      || !isStatic && type.equals(self.level(select, callee))
                  : tree.getMethodSelect() instanceof MemberSelectTree s
                      && isObject(new TreePath(select, s.getExpression()));
          if (onObject && byCall(callee, null, asked)
              || parameter == null
                  && (startsThread(callee) && isCapturedBy(tree, select)
                      || !bodies.of(callee).isEmpty() && isStartedBy(tree, callee))) {
            found.add(tree);
          }
        }
        return super.visitMethodInvocation(tree, p);
      }

      /** Whether a thread that is started uses the object. */
      private boolean isCapturedBy(MethodInvocationTree call, TreePath select) {
        boolean receiver =
            select.getLeaf() instanceof MemberSelectTree s
                && captures(new TreePath(select, s.getExpression()), type);
        return receiver
            || call.getArguments().stream()
                .anyMatch(a -> captures(new TreePath(getCurrentPath(), a), type));
      }

      /** Whether a method of the module starts a thread that it is given, which uses the object. */
      private boolean isStartedBy(MethodInvocationTree call, ExecutableElement callee) {
        for (int i = 0;
            i < Math.min(call.getArguments().size(), callee.getParameters().size());
            i++) {
          if (captures(new TreePath(getCurrentPath(), call.getArguments().get(i)), type)) {
            for (ExecutableElement body : bodies.of(callee)) {
              VariableElement given = body.getParameters().get(i);
              TypeElement owner = (TypeElement) body.getEnclosingElement();
              if (asked.add(given)
                  && places(module.declaration(body), owner, given, asked).stream()
                      .anyMatch(t -> t instanceof MethodInvocationTree)) {
                return true;
              }
            }
          }
        }
        return false;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null; // its this is another one
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null; // runs later or not; seen where it goes
      }
    }.scan(code, null);
    return found;
  }

  /** Whether what an expression gives uses the {@code this} of a class when it runs. */
  private boolean captures(TreePath expression, TypeElement type) {
    Tree tree = withoutCasts((ExpressionTree) expression.getLeaf());
    TreePath path = TreePath.getPath(expression, tree);
    if (tree instanceof LambdaExpressionTree || tree instanceof MemberReferenceTree) {
      return mentions(path, type);
    }
    if (tree instanceof NewClassTree made) {
      boolean inner =
          made.getClassBody() == null
              && module.types().asElement(module.type(path)) instanceof TypeElement t
              && !t.getModifiers().contains(Modifier.STATIC)
              && t.getEnclosingElement().equals(type)
              && module.declaration(t) != null
              && mentions(module.declaration(t), type);
      boolean anonymous = made.getClassBody() != null && mentions(path, type);
      return inner
          || anonymous
          || made.getArguments().stream().anyMatch(a -> captures(new TreePath(path, a), type));
    }
    TreePath declaration =
        module.element(path) instanceof VariableElement variable
            ? module.declaration(variable)
            : null;
    return declaration != null
        && declaration.getLeaf() instanceof VariableTree v
        && v.getInitializer() != null
        && withoutCasts(v.getInitializer()) instanceof NewClassTree
        && captures(new TreePath(declaration, v.getInitializer()), type);
  }

  /** Whether code uses members of the {@code this} of a class around it. */
  private boolean mentions(TreePath code, TypeElement type) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        Element element = module.element(getCurrentPath());
        boolean member =
            element != null
                && (element.getKind().isField() || element.getKind() == ElementKind.METHOD)
                && !element.getModifiers().contains(Modifier.STATIC)
                && type.equals(self.level(getCurrentPath(), element));
        boolean isThis =
            tree.getName().contentEquals("this") && type.equals(self.enclosing(getCurrentPath()));
        found[0] |= member || isThis;
        return null;
      }

      @Override
      public Void visitMemberSelect(MemberSelectTree tree, Void p) {
        found[0] |=
            tree.getIdentifier().contentEquals("this")
                && type.equals(self.ofReceiver(getCurrentPath()));
        return super.visitMemberSelect(tree, p);
      }
    }.scan(code, null);
    return found[0];
  }

  private static boolean startsThread(ExecutableElement callee) {
    return Threads.areStartedBy((TypeElement) callee.getEnclosingElement())
        && Set.of(
                "start",
                "fork",
                "execute",
                "submit",
                "schedule",
                "runAsync",
                "supplyAsync",
                "startVirtualThread",
                "scheduleAtFixedRate",
                "scheduleWithFixedDelay")
            .contains(callee.getSimpleName().toString());
  }

  private boolean isSubtype(TypeElement sub, TypeElement type) {
    return module
        .types()
        .isSubtype(module.types().erasure(sub.asType()), module.types().erasure(type.asType()));
  }

  private static Tree withoutCasts(Tree tree) {
    Tree inner = tree;
    while (inner instanceof TypeCastTree || inner instanceof ParenthesizedTree) {
      inner =
          inner instanceof TypeCastTree cast
              ? cast.getExpression()
              : ((ParenthesizedTree) inner).getExpression();
    }
    return inner;
  }
}
