package org.ajws.processor.emit.sets;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.List;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.CriticalSections;
import org.ajws.processor.analysis.flow.LockedFunctions;
import org.ajws.processor.analysis.flow.ParallelReach;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/**
 * Marks {@code synchronized} methods, {@link CriticalSections} and static initialisers, from which
 * a parallel construct may be reached, and {@link LockedFunctions} as critical: constructs inside
 * run in order. A worker that waited there for others, while it holds the lock that they want,
 * would wait for ever; so would one that initialises a class that others need. And only the thread
 * that has a lock can give it back.
 */
public final class CriticalLowering {
  static final String CRITICAL = "org.ajws.runtime.lock.Critical.";
  private static final String ENTER = " " + CRITICAL + "enter(); try { ";
  private static final String EXIT = " } finally { " + CRITICAL + "exit(); } ";

  private final BoundModule module;
  private final BoundFile file;
  private final AtomicSets sets;
  private final ParallelReach reach;
  private final CriticalSections sections;
  private final LockedFunctions functions;
  private final boolean lambdas;
  private final Edits edits;

  private CriticalLowering(FilePlan plan, Edits edits) {
    this.module = plan.module().module();
    this.file = plan.file();
    this.sets = plan.module().sets();
    this.reach = plan.module().reach();
    this.sections = new CriticalSections(module);
    this.functions = new LockedFunctions(module);
    this.lambdas = !plan.module().form().isJava6();
    this.edits = edits;
  }

  /**
   * Adds the edits for one file, with constructs or without. Units of work are left to their own
   * lowering, which comes before.
   */
  public static void lower(FilePlan plan, Edits edits) {
    if (!plan.module().reach().isEmpty()) {
      new CriticalLowering(plan, edits).lower();
    }
  }

  private void lower() {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitSynchronized(SynchronizedTree tree, Void p) {
        markBlock(new TreePath(getCurrentPath(), tree.getBlock()), getCurrentPath());
        return super.visitSynchronized(tree, p);
      }

      @Override
      public Void visitTry(TryTree tree, Void p) {
        if (sections.isLockedTry(getCurrentPath()) && reach.isReachedFrom(getCurrentPath())) {
          edits.wrap(module.span(file.unit(), tree), "{" + ENTER, EXIT + "}");
        }
        return super.visitTry(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (lambdas) {
          markFunctions(getCurrentPath());
        }
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        boolean locked = tree.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED);
        if (locked && tree.getBody() != null && !sets.isUnit(tree)) {
          markBlock(new TreePath(getCurrentPath(), tree.getBody()), getCurrentPath());
        }
        return super.visitMethod(tree, p);
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        boolean onlyOnce = isMadeByInitialiser(getCurrentPath());
        for (Tree member : tree.getMembers()) {
          TreePath path = new TreePath(getCurrentPath(), member);
          if (member instanceof BlockTree block && (onlyOnce || block.isStatic())) {
            markBlock(path, path);
          } else if (member instanceof VariableTree field && field.getInitializer() != null) {
            markField(field, path, onlyOnce);
          } else if (onlyOnce && isConstructor(member)) {
            markConstructor(path);
          }
        }
        return super.visitClass(tree, p);
      }
    }.scan(file.unit(), null);
  }

  /** Whether objects of a class are only made while it, or the enum around, is initialised. */
  private boolean isMadeByInitialiser(TreePath type) {
    return type.getLeaf().getKind() == Tree.Kind.ENUM
        || (type.getParentPath().getLeaf() instanceof NewClassTree
            && module.element(type.getParentPath().getParentPath()) instanceof VariableElement v
            && v.getKind() == ElementKind.ENUM_CONSTANT);
  }

  private static boolean isConstructor(Tree member) {
    return member instanceof MethodTree m && m.getName().contentEquals("<init>");
  }

  private void markBlock(TreePath block, TreePath code) {
    if (reach.isReachedFrom(code)) {
      Span span = module.span(file.unit(), block.getLeaf());
      edits.wrap(span, startOfBrace(block) + 1, ENTER, span.end() - 1, EXIT);
    }
  }

  private void markField(VariableTree field, TreePath path, boolean onlyOnce) {
    if (!(module.element(path) instanceof VariableElement element)) {
      return;
    }
    TreePath value = new TreePath(path, field.getInitializer());
    if (element.getKind() == ElementKind.ENUM_CONSTANT) {
      NewClassTree made = (NewClassTree) field.getInitializer();
      markArguments(made.getArguments(), value);
    } else if (onlyOnce || element.getModifiers().contains(Modifier.STATIC)) {
      markValue(element.asType(), value);
    }
  }

  private void markArguments(List<? extends ExpressionTree> arguments, TreePath call) {
    for (ExpressionTree argument : arguments) {
      TreePath path = new TreePath(call, argument);
      markValue(module.type(path), path);
    }
  }

  /** What a constructor of an enum does behind the call of another one, and its arguments. */
  private void markConstructor(TreePath path) {
    BlockTree body = ((MethodTree) path.getLeaf()).getBody();
    TreePath block = new TreePath(path, body);
    int start = module.start(file.unit(), body);
    if (start < 0 || module.end(file.unit(), body) <= start || !reach.isReachedFrom(block)) {
      return; // that of the compiler has no text
    }
    Span span = module.span(file.unit(), body);
    int from = span.start() + 1;
    if (!body.getStatements().isEmpty()
        && body.getStatements().get(0) instanceof ExpressionStatementTree s
        && s.getExpression() instanceof MethodInvocationTree other
        && other.getMethodSelect().toString().equals("this")) {
      from = module.end(file.unit(), s);
      markArguments(other.getArguments(), new TreePath(new TreePath(block, s), other));
    }
    edits.wrap(span, from, ENTER, span.end() - 1, EXIT);
  }

  /** What a collection runs under a lock of its own becomes a section by itself. */
  private void markFunctions(TreePath call) {
    for (ExpressionTree function : functions.of(call)) {
      boolean shown =
          function instanceof LambdaExpressionTree || function instanceof MemberReferenceTree;
      if (function.getKind() != Tree.Kind.NULL_LITERAL
          && reach.isReachedFrom(shown ? new TreePath(call, function) : call)) {
        String kind = functions.kind(call, function);
        String name = Character.toLowerCase(kind.charAt(0)) + kind.substring(1);
        edits.wrap(module.span(file.unit(), function), CRITICAL + name + "(", ")");
      }
    }
  }

  private void markValue(TypeMirror type, TreePath value) {
    if (type != null && reach.isReachedFrom(value)) {
      Span span = module.span(file.unit(), value.getLeaf());
      edits.wrap(span, call(type, value), lambdas ? "))" : "); } })");
    }
  }

  /** {@code static { ... }} begins at its modifier. */
  private int startOfBrace(TreePath block) {
    int at = module.start(file.unit(), block.getLeaf());
    String text = file.source().text();
    while (text.charAt(at) != '{') {
      at = Trivia.skip(text, at);
    }
    return at;
  }

  /** A value is computed by a function, so that the section ends on every exit. */
  private String call(TypeMirror type, TreePath value) {
    boolean primitive = type.getKind().isPrimitive();
    TypeMirror boxed =
        primitive
            ? module.types().boxedClass(module.types().getPrimitiveType(type.getKind())).asType()
            : type;
    TypeMirror given = module.type(value);
    boolean same = given != null && given.getKind() == type.getKind();
    String cast = primitive && !same ? "(" + type + ") " : "";
    boolean bare = value.getLeaf() instanceof NewArrayTree array && array.getType() == null;
    String of = "<" + boxed + ">";
    String function =
        lambdas
            ? "() -> "
            : "new %sValue%s() { @Override public %s ajws$value() { return "
                .formatted(CRITICAL, of, boxed);
    return CRITICAL + of + "call(" + function + cast + "(" + (bare ? "new " + type : "");
  }
}
