package org.ajws.processor.emit;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.Element;
import javax.lang.model.element.Name;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.sets.SelfReference;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;

/**
 * Where the program may look at a stack trace: clauses that do something with their exception, and
 * calls that give or print a trace. There generated methods get their original names first; nothing
 * is done where nobody looks.
 */
public final class TraceSights extends TreePathScanner<Void, Void> {
  private static final String TRACES = "org.ajws.runtime.frame.Traces.";

  /** What asks an exception for something else than where it comes from. */
  private static final Set<String> BLIND =
      Set.of("getMessage", "getLocalizedMessage", "toString", "getClass", "hashCode");

  private final BoundModule module;
  private final BoundFile file;
  private final Predicate<TreePath> hasFrames;
  private final boolean calls;
  private final Edits edits;
  private final TypeMirror throwable;
  private boolean clauses;

  private TraceSights(
      BoundModule module,
      BoundFile file,
      Predicate<TreePath> hasFrames,
      boolean calls,
      Edits edits) {
    this.module = module;
    this.file = file;
    this.hasFrames = hasFrames;
    this.calls = calls;
    this.clauses = true;
    this.edits = edits;
    this.throwable = module.namedType("java.lang.Throwable").asType();
  }

  /**
   * Adds the edits of a file, but for the clauses of methods with frames.
   *
   * @param hasFrames whether a method has frames
   */
  static void lower(
      BoundModule module, BoundFile file, Predicate<TreePath> hasFrames, Edits edits) {
    new TraceSights(module, file, hasFrames, true, edits).scan(new TreePath(file.unit()), null);
  }

  /**
   * Adds the edits of the clauses of a method with frames, to its fast version: slow ones repair
   * their own lines, too.
   *
   * @param body of the method
   * @param hasFrames whether a method of a class in it has frames itself
   */
  public static void lowerClauses(
      BoundModule module,
      BoundFile file,
      TreePath body,
      Predicate<TreePath> hasFrames,
      Edits edits) {
    new TraceSights(module, file, hasFrames, false, edits).scan(body, null);
  }

  @Override
  public Void visitMethod(MethodTree tree, Void p) {
    boolean outer = clauses;
    clauses &= !hasFrames.test(getCurrentPath());
    super.visitMethod(tree, p);
    clauses = outer;
    return null;
  }

  @Override
  public Void visitCatch(CatchTree tree, Void p) {
    Name name = tree.getParameter().getName();
    if (clauses && looks(new TreePath(getCurrentPath(), tree.getBlock()), name)) {
      edits.open(
          module.start(file.unit(), tree.getBlock()) + 1,
          module.span(file.unit(), tree.getBlock()),
          " " + TRACES + "trace(" + name + ");");
    }
    return super.visitCatch(tree, p);
  }

  private static boolean looks(TreePath block, Name exception) {
    return Boolean.TRUE.equals(
        new TreePathScanner<Boolean, Void>() {
          @Override
          public Boolean visitIdentifier(IdentifierTree tree, Void p) {
            return tree.getName().equals(exception) && !isBlind(getCurrentPath());
          }

          @Override
          public Boolean reduce(Boolean a, Boolean b) {
            return Boolean.TRUE.equals(a) || Boolean.TRUE.equals(b);
          }
        }.scan(block, null));
  }

  /**
   * Whether a use of an exception does not show its trace; what is thrown meets another handler.
   */
  private static boolean isBlind(TreePath use) {
    TreePath around = use.getParentPath();
    while (around.getLeaf() instanceof ParenthesizedTree) {
      around = around.getParentPath();
    }
    Tree tree = around.getLeaf();
    if (tree instanceof MemberSelectTree member) {
      boolean called =
          around.getParentPath().getLeaf() instanceof MethodInvocationTree call
              && call.getMethodSelect() == member;
      return !called || BLIND.contains(member.getIdentifier().toString());
    }
    return tree instanceof ThrowTree
        || (tree instanceof InstanceOfTree test && test.getPattern() == null)
        || tree instanceof BinaryTree; // compared, or joined to a text
  }

  /** One that is kept or given away, perhaps without being thrown; slow versions see to theirs. */
  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    Tree parent = getCurrentPath().getParentPath().getLeaf();
    boolean kept =
        !(parent instanceof ThrowTree)
            && !(parent instanceof MemberSelectTree)
            && !(parent instanceof ExpressionStatementTree);
    if (clauses && kept && isThrowable(getCurrentPath())) {
      edits.wrap(module.span(file.unit(), tree), TRACES + "trace(", ")");
    }
    return super.visitNewClass(tree, p);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    Element called = module.element(getCurrentPath());
    String name = called == null ? "" : called.getSimpleName().toString();
    boolean gives = name.equals("getStackTrace");
    if (calls && (gives || name.equals("printStackTrace"))) {
      if (gives && isThread(called.getEnclosingElement())) {
        edits.wrap(module.span(file.unit(), tree), TRACES + "shown(", ")");
      } else if (tree.getMethodSelect() instanceof MemberSelectTree member) {
        receiver(member.getExpression());
      }
    }
    return super.visitMethodInvocation(tree, p);
  }

  private static boolean isThread(Element owner) {
    return owner instanceof TypeElement type
        && type.getQualifiedName().contentEquals("java.lang.Thread");
  }

  private void receiver(ExpressionTree tree) {
    TreePath path = new TreePath(new TreePath(getCurrentPath(), selectOf(getCurrentPath())), tree);
    if (isThrowable(path) && !SelfReference.isSuper(tree) && !isCaught(path)) {
      edits.wrap(module.span(file.unit(), tree), TRACES + "trace(", ")");
    }
  }

  private boolean isThrowable(TreePath expression) {
    TypeMirror type = module.type(expression);
    return type != null
        && type.getKind() != TypeKind.ERROR
        && module.types().isSubtype(type, throwable);
  }

  private static Tree selectOf(TreePath call) {
    return ((MethodInvocationTree) call.getLeaf()).getMethodSelect();
  }

  /** Whether an expression is the exception of a clause around, which has been seen to there. */
  private static boolean isCaught(TreePath path) {
    for (TreePath up = path; up != null; up = up.getParentPath()) {
      if (up.getLeaf() instanceof CatchTree clause
          && path.getLeaf() instanceof IdentifierTree name
          && name.getName().equals(clause.getParameter().getName())) {
        return true;
      }
    }
    return false;
  }
}
