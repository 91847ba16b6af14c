package org.ajws.processor.analysis.locks;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.NestingKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.source.BoundModule;

/**
 * Recognises classes whose objects never leave the block that makes them: each is the value of a
 * local variable that is used for calls of its methods and for its fields, and for nothing else, in
 * no lambda and no inner class; and no method of the class hands {@code this} out.
 */
final class LocalObjects {
  private final BoundModule module;

  /** The parallel constructs of the module: regions, and finish statements with null. */
  private final Map<Tree, ParallelRegion> constructs = new IdentityHashMap<>();

  LocalObjects(BoundModule module, List<? extends ParallelRegion> regions, List<Finish> finishes) {
    this.module = module;
    finishes.forEach(f -> constructs.put(f.path().getLeaf(), null));
    regions.forEach(r -> constructs.put(r.path().getLeaf(), r));
  }

  /**
   * Where a class's objects are used, each use a path to the local variable, with what is around it
   * up to the block of the variable.
   *
   * @return null if an object may leave its block
   */
  private List<Use> uses(AtomicSetModel set) {
    TypeElement type = set.owner();
    boolean hidden =
        type.getModifiers().contains(Modifier.PRIVATE)
            || type.getNestingKind() == NestingKind.LOCAL;
    boolean plain =
        type.getKind() == ElementKind.CLASS
            && type.getInterfaces().isEmpty()
            && type.getSuperclass().toString().equals("java.lang.Object");
    if (set.file() == null || set.isStatic() || !hidden || !plain) {
      return null;
    }
    Scan scan = new Scan(type);
    scan.scan(set.file().unit(), null);
    return scan.escapes ? null : scan.uses;
  }

  /** Whether each object of a set's class is used by the code of one block alone, in order. */
  boolean areConfined(AtomicSetModel set) {
    List<Use> uses = uses(set);
    return uses != null && uses.stream().allMatch(u -> u.around.isEmpty());
  }

  /**
   * Whether each object of a set's class is read only where no parallel code that uses it may still
   * run.
   *
   * @param adds whether a method only adds to the set
   */
  boolean areReadAfterJoin(AtomicSetModel set, Predicate<ExecutableElement> adds) {
    List<Use> uses = uses(set);
    return uses != null
        && uses.stream().allMatch(u -> u.around.isEmpty() || (isJoined(u) && calls(u, adds)));
  }

  /**
   * Whether the outermost construct between the object's block and a use ends when all that runs in
   * it has ended.
   */
  private boolean isJoined(Use use) {
    ParallelRegion outermost = constructs.get(use.around.get(use.around.size() - 1));
    boolean async = use.around.stream().anyMatch(t -> constructs.get(t) instanceof Async);
    return async ? outermost == null : true;
  }

  private boolean calls(Use use, Predicate<ExecutableElement> wanted) {
    return use.path.getParentPath().getParentPath().getLeaf() instanceof MethodInvocationTree
        && module.element(use.path.getParentPath()) instanceof ExecutableElement method
        && wanted.test(method);
  }

  /**
   * A use of an object.
   *
   * @param path to the local variable's name
   * @param around the parallel constructs around it, innermost first, in the block of the variable
   */
  private record Use(TreePath path, List<Tree> around) {}

  /** Looks at everything in a file that has to do with a class. */
  private final class Scan extends TreePathScanner<Void, Void> {
    private final TypeElement type;
    private final List<Use> uses = new ArrayList<>();
    private boolean escapes;

    Scan(TypeElement type) {
      this.type = type;
    }

    @Override
    public Void scan(Tree tree, Void p) {
      if (tree == null || escapes) {
        return null;
      }
      if (tree instanceof ExpressionTree) {
        TreePath path = new TreePath(getCurrentPath(), tree);
        if (isOwn(module.type(path)) && !(module.element(path) instanceof TypeElement)) {
          escapes = !isKept(path);
        }
      }
      return super.scan(tree, p);
    }

    private boolean isOwn(TypeMirror found) {
      return found instanceof DeclaredType d && d.asElement().equals(type);
    }

    private boolean isKept(TreePath path) {
      Tree tree = path.getLeaf();
      Tree parent = path.getParentPath().getLeaf();
      if (tree instanceof NewClassTree made) {
        return made.getClassBody() == null
            && parent instanceof VariableTree variable
            && variable.getInitializer() == made
            && isLocal(path.getParentPath());
      }
      if (!(tree instanceof IdentifierTree name)
          || !(parent instanceof MemberSelectTree select && select.getExpression() == tree)) {
        return false;
      }
      return isThis(name) || isUsed(path);
    }

    private boolean isThis(IdentifierTree name) {
      return name.getName().contentEquals("this") || name.getName().contentEquals("super");
    }

    private boolean isLocal(TreePath variable) {
      return isOwn(module.type(variable))
          && module.element(variable).getKind() == ElementKind.LOCAL_VARIABLE
          && variable.getParentPath().getLeaf() instanceof BlockTree;
    }

    /** A use of a local variable outside of lambdas and inner classes. */
    private boolean isUsed(TreePath path) {
      TreePath declaration = module.declaration(module.element(path));
      if (declaration == null || !isLocal(declaration)) {
        return false;
      }
      Tree block = declaration.getParentPath().getLeaf();
      List<Tree> around = new ArrayList<>();
      for (TreePath p = path; p.getLeaf() != block; p = p.getParentPath()) {
        if (p.getLeaf() instanceof LambdaExpressionTree
            || p.getLeaf() instanceof ClassTree
            || p.getLeaf() instanceof CompilationUnitTree) {
          return false;
        }
        if (constructs.containsKey(p.getLeaf())) {
          around.add(p.getLeaf());
        }
      }
      uses.add(new Use(path, around));
      return true;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void p) {
      Element variable = module.element(getCurrentPath());
      boolean made = tree.getInitializer() instanceof NewClassTree && isLocal(getCurrentPath());
      escapes |= variable == null || (isOwn(variable.asType()) && !made);
      return super.visitVariable(tree, p);
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void p) {
      boolean literal = tree.getIdentifier().contentEquals("class");
      escapes |=
          literal && isOwn(module.type(new TreePath(getCurrentPath(), tree.getExpression())));
      return super.visitMemberSelect(tree, p);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void p) {
      TreePath of = new TreePath(getCurrentPath(), tree.getQualifierExpression());
      escapes |= type.equals(module.element(of)); // C::new
      return super.visitMemberReference(tree, p);
    }

    @Override
    public Void visitClass(ClassTree tree, Void p) {
      if (type.equals(module.element(getCurrentPath()))) {
        new Inside().scan(getCurrentPath(), null);
      }
      return super.visitClass(tree, p);
    }

    /** What the class itself must not do: run elsewhere than in the calls of its methods. */
    private final class Inside extends TreePathScanner<Void, Void> {
      @Override
      public Void scan(Tree tree, Void p) {
        escapes |=
            tree instanceof ClassTree
                || tree instanceof LambdaExpressionTree
                || tree instanceof MemberReferenceTree
                || constructs.containsKey(tree);
        return super.scan(tree, p);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        escapes |=
            tree.getName().contentEquals("finalize")
                || tree.getModifiers().getFlags().contains(Modifier.NATIVE);
        return super.visitMethod(tree, p);
      }
    }
  }
}
