package org.ajws.processor.rule.sets;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * A view of an array, {@code Arrays.stream(slots)}, {@code IntBuffer.wrap(slots)}, reads and writes
 * its slots when it is used: where they belong to a set, it stays in the code that makes it.
 */
final class ArrayViews {
  /** Methods of the JDK that give one, and constructors. */
  private static final Set<String> MAKERS =
      Set.of(
          "java.util.Arrays.stream",
          "java.util.Arrays.spliterator",
          "java.util.Arrays.asList",
          "java.util.stream.Stream.of",
          "java.util.stream.IntStream.of",
          "java.util.stream.LongStream.of",
          "java.util.stream.DoubleStream.of",
          "java.nio.ByteBuffer.wrap",
          "java.nio.CharBuffer.wrap",
          "java.nio.ShortBuffer.wrap",
          "java.nio.IntBuffer.wrap",
          "java.nio.LongBuffer.wrap",
          "java.nio.FloatBuffer.wrap",
          "java.nio.DoubleBuffer.wrap",
          "java.io.ByteArrayInputStream.<init>",
          "java.io.CharArrayReader.<init>");

  /** Methods of the JDK that read a collection that they are handed, and do not keep it. */
  private static final Set<String> READERS =
      Set.of(
          "addAll",
          "containsAll",
          "copyOf",
          "disjoint",
          "frequency",
          "join",
          "max",
          "min",
          "print",
          "println",
          "removeAll",
          "retainAll",
          "valueOf");

  /** Types of views, and of views of views. */
  private static final Pattern VIEW =
      Pattern.compile(
          "java\\.util\\.stream\\..*Stream|java\\.nio\\..*Buffer|java\\.io\\.(.*InputStream|.*Reader)"
              + "|java\\.util\\.(List|Collection|Iterator|ListIterator|PrimitiveIterator.*|Spliterator.*)");

  private final BoundModule module;
  private final AtomicSets sets;

  ArrayViews(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
  }

  void check() {
    if (sets.declarations().hasAliases()) {
      module.files().forEach(f -> new Scanner(f).scan(f.unit(), null));
    }
  }

  private final class Scanner extends TreePathScanner<Void, Void> {
    private final BoundFile file;

    Scanner(BoundFile file) {
      this.file = file;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      check(tree.getArguments());
      return super.visitMethodInvocation(tree, p);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void p) {
      check(tree.getArguments());
      return super.visitNewClass(tree, p);
    }

    private void check(List<? extends ExpressionTree> arguments) {
      if (arguments.isEmpty()
          || !(module.element(getCurrentPath()) instanceof ExecutableElement callee)
          || !MAKERS.contains(callee.getEnclosingElement() + "." + callee.getSimpleName())) {
        return;
      }
      TreePath array = new TreePath(getCurrentPath(), arguments.get(0));
      boolean element = // one of List.of(a, b)
          callee.isVarArgs()
              && (arguments.size() > 1
                  || module.type(array) instanceof ArrayType given
                      && given.getComponentType().getKind().isPrimitive()
                          != ((ArrayType) callee.getParameters().get(0).asType())
                              .getComponentType()
                              .getKind()
                              .isPrimitive());
      if (module.type(array) instanceof ArrayType
          && !element
          && sets.flow().of(array).slots() != null
          && leaves(getCurrentPath(), new HashSet<>())) {
        module.report(
            DiagnosticCode.UNALIASED_STORED,
            file,
            getCurrentPath().getLeaf(),
            "the slots of %s belong to a set, and this view of them can be used where nobody has its lock"
                .formatted(arguments.get(0)),
            "use it up here, or make it of a copy");
      }
    }
  }

  /** Whether a view goes to other code. */
  private boolean leaves(TreePath view, Set<Element> asked) {
    TreePath parent = view.getParentPath();
    Tree leaf = view.getLeaf();
    if (parent.getLeaf() instanceof ParenthesizedTree || parent.getLeaf() instanceof TypeCastTree) {
      return leaves(parent, asked);
    }
    if (parent.getLeaf() instanceof MemberSelectTree
        && parent.getParentPath().getLeaf() instanceof MethodInvocationTree) {
      return isView(parent.getParentPath()) && leaves(parent.getParentPath(), asked);
    }
    if (parent.getLeaf() instanceof VariableTree variable && variable.getInitializer() == leaf) {
      Element local = module.element(parent);
      return local == null || local.getKind().isField() || usesLeave(local, parent, asked);
    }
    if (parent.getLeaf() instanceof AssignmentTree a && a.getExpression() == leaf) {
      Element local = module.element(new TreePath(parent, a.getVariable()));
      boolean plain = local != null && local.getKind() == ElementKind.LOCAL_VARIABLE;
      return !plain || usesLeave(local, module.declaration(local), asked);
    }
    return !(parent.getLeaf() instanceof ExpressionStatementTree
        || isCopied(parent)
        || parent.getLeaf() instanceof AssignmentTree
        || parent.getLeaf() instanceof EnhancedForLoopTree);
  }

  /** Whether a call of the JDK, to which a view is handed, has read it when it is done. */
  private boolean isCopied(TreePath call) {
    return isCopied(module, call);
  }

  /** The same for a collection. */
  static boolean isCopied(BoundModule module, TreePath call) {
    return module.element(call) instanceof ExecutableElement callee
        && (call.getLeaf() instanceof NewClassTree
            || call.getLeaf() instanceof MethodInvocationTree)
        && module
            .elements()
            .getPackageOf(callee)
            .getQualifiedName()
            .toString()
            .matches("java\\.lang|java\\.util|java\\.util\\.concurrent")
        && (callee.getKind() == ElementKind.CONSTRUCTOR
            ? module.isSubtype(callee.getEnclosingElement().asType(), "java.util.Collection")
            : READERS.contains(callee.getSimpleName().toString()));
  }

  private boolean isView(TreePath call) {
    String name = String.valueOf(((MemberSelectTree) select(call)).getIdentifier());
    boolean collects = name.equals("collect") || name.equals("toList");
    return !collects
        && module.type(call) instanceof DeclaredType type
        && VIEW.matcher(((TypeElement) type.asElement()).getQualifiedName()).matches();
  }

  private static Tree select(TreePath call) {
    return ((MethodInvocationTree) call.getLeaf()).getMethodSelect();
  }

  private boolean usesLeave(Element local, TreePath declaration, Set<Element> asked) {
    if (!asked.add(local)) {
      return false;
    }
    boolean[] found = {false};
    Tree code = code(declaration);
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        found[0] |=
            local.equals(module.element(getCurrentPath()))
                && (code(getCurrentPath()) != code || leaves(getCurrentPath(), asked));
        return null;
      }
    }.scan(declaration.getParentPath(), null);
    return found[0];
  }

  private static Tree code(TreePath path) {
    TreePath p = path;
    while (!(p.getLeaf() instanceof MethodTree
        || p.getLeaf() instanceof LambdaExpressionTree
        || p.getLeaf() instanceof ClassTree)) {
      p = p.getParentPath();
    }
    return p.getLeaf();
  }
}
