package org.ajws.processor.source.units;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParameterizedTypeTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.source.LabelNames;
import org.ajws.processor.source.SyntaxTree;

/**
 * Finds the code of a file that has parallel constructs or may call such code, may touch members,
 * and is allowed to: in a dialect, and where {@code @SuppressWarnings("ajws-statements")} takes the
 * responsibility.
 */
final class ParallelCodes extends TreePathScanner<Void, Void> {
  private static final String PERMIT = "\"ajws-statements\"";
  private static final Set<String> TOUCH_ALL = Set.of("clone", "defaultWriteObject");

  private final SyntaxTree file;
  private final MemberNames names;
  private final ReachingNames reaching;
  private final List<ParallelCode> found = new ArrayList<>();
  private final Set<Tree> holding = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Map<Tree, List<CountedHeader.Part>> evaluatedOnce = new IdentityHashMap<>();
  private Scopes scopes = new Scopes();
  private String type = "";
  private Open current;
  private int permits;

  /** Code that is being scanned. */
  private static final class Open {
    final Open outer;
    final Tree tree;
    final Set<Tree> touching = Collections.newSetFromMap(new IdentityHashMap<>());
    boolean parallel;

    Open(Open outer, Tree tree) {
      this.outer = outer;
      this.tree = tree;
    }
  }

  private ParallelCodes(SyntaxTree file, MemberNames names, ReachingNames reaching) {
    this.file = file;
    this.names = names;
    this.reaching = reaching;
    this.permits = file.file().isDialect() ? 1 : 0;
  }

  /** The code in source order, that of lambdas before what is around them. */
  static List<ParallelCode> of(SyntaxTree file, MemberNames names, ReachingNames reaching) {
    ParallelCodes codes = new ParallelCodes(file, names, reaching);
    codes.scan(file.unit(), null);
    return codes.found;
  }

  // ---- code

  @Override
  public Void visitClass(ClassTree tree, Void p) {
    Open around = current;
    Scopes outside = scopes;
    String outer = type;
    boolean permitted = isPermitted(tree.getModifiers());
    permits += permitted ? 1 : 0;
    type = tree.getSimpleName().length() == 0 ? type : tree.getSimpleName().toString();
    for (Tree member : tree.getMembers()) {
      current = null;
      scopes = new Scopes(); // fields hide the locals around
      if (member instanceof MethodTree || member instanceof ClassTree) {
        scan(member, p);
      } else {
        open(member, member instanceof BlockTree block ? block : null, () -> scan(member, null));
      }
    }
    permits -= permitted ? 1 : 0;
    current = around;
    scopes = outside;
    type = outer;
    return null;
  }

  @Override
  public Void visitMethod(MethodTree tree, Void p) {
    boolean permitted = isPermitted(tree.getModifiers());
    permits += permitted ? 1 : 0;
    open(
        tree,
        tree.getBody(),
        () -> {
          if (has(tree.getModifiers(), "Finish")) {
            markParallel();
            holdReturns(tree);
          }
          tree.getParameters().forEach(v -> scopes.declare(v.getName().toString()));
          scan(tree.getBody(), null);
        });
    permits -= permitted ? 1 : 0;
    return null;
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    BlockTree body = tree.getBody() instanceof BlockTree block ? block : null;
    open(
        tree,
        body,
        () -> {
          tree.getParameters().forEach(v -> scopes.declare(v.getName().toString()));
          scan(tree.getBody(), null);
        });
    return null;
  }

  private void open(Tree tree, BlockTree body, Runnable scan) {
    Open code = new Open(current, tree);
    current = code;
    scopes.within(scan);
    current = code.outer;
    if (code.parallel && permits > 0 && body != null && !code.touching.isEmpty()) {
      found.add(new ParallelCode(body, code.touching, holding, evaluatedOnce));
    }
  }

  private static boolean isPermitted(ModifiersTree modifiers) {
    return modifiers.getAnnotations().stream()
        .anyMatch(
            a ->
                SyntaxTree.simpleName(a.getAnnotationType()).equals("SuppressWarnings")
                    && a.getArguments().toString().contains(PERMIT));
  }

  // ---- constructs

  private static boolean has(ModifiersTree modifiers, String annotation) {
    return modifiers.getAnnotations().stream()
        .anyMatch(a -> SyntaxTree.simpleName(a.getAnnotationType()).equals(annotation));
  }

  private void markParallel() {
    for (Open code = current; code != null; code = code.outer) {
      code.parallel = true;
      if (!(code.tree instanceof LambdaExpressionTree)) {
        break;
      }
    }
  }

  @Override
  public Void scan(Tree tree, Void p) {
    if (reaching.mayReach(tree)) {
      markParallel();
      holdCall(new TreePath(getCurrentPath(), tree));
    }
    return super.scan(tree, p);
  }

  /** A call stands in a statement that may be a unit, and then runs under its lock. */
  private void holdCall(TreePath call) {
    for (TreePath up = call; up != null && current != null; up = up.getParentPath()) {
      boolean whole =
          switch (up.getLeaf().getKind()) {
            case EXPRESSION_STATEMENT, VARIABLE, RETURN, THROW, YIELD, ASSERT -> true;
            default -> false;
          };
      boolean holds = up.getLeaf() instanceof StatementTree;
      if (whole || holds) {
        hold(whole ? up.getParentPath() : up);
        return;
      }
    }
  }

  private void hold(TreePath construct) {
    for (TreePath up = construct; up != null; up = up.getParentPath()) {
      holding.add(up.getLeaf());
    }
  }

  /** A return waits before its expression is evaluated: with no lock. */
  private void holdReturns(MethodTree method) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitReturn(ReturnTree tree, Void p) {
        hold(getCurrentPath());
        return null;
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }
    }.scan(new TreePath(getCurrentPath(), method.getBody()), null);
  }

  @Override
  public Void visitLabeledStatement(LabeledStatementTree tree, Void p) {
    if (LabelNames.isConstruct(tree.getLabel().toString())) {
      hold(getCurrentPath());
      markParallel();
    }
    return super.visitLabeledStatement(tree, p);
  }

  @Override
  public Void visitVariable(VariableTree tree, Void p) {
    TreePath around = getCurrentPath().getParentPath();
    if (has(tree.getModifiers(), "ParallelFor")) {
      hold(around);
      markParallel();
      if (around.getLeaf() instanceof ForLoopTree loop) {
        evaluatedOnce.put(loop, CountedHeader.parts(loop, tree));
      }
    } else if (has(tree.getModifiers(), "Async")) {
      hold(getCurrentPath());
      markParallel();
    }
    scan(tree.getInitializer(), p);
    scopes.declare(tree.getName().toString());
    return null;
  }

  // ---- scopes

  @Override
  public Void visitBlock(BlockTree tree, Void p) {
    scopes.within(() -> super.visitBlock(tree, p));
    return null;
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    scopes.within(() -> super.visitForLoop(tree, p));
    return null;
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    scan(tree.getExpression(), p);
    scopes.within(
        () -> {
          scan(tree.getVariable(), p);
          scan(tree.getStatement(), p);
        });
    return null;
  }

  @Override
  public Void visitSwitch(SwitchTree tree, Void p) {
    scopes.within(() -> super.visitSwitch(tree, p));
    return null;
  }

  @Override
  public Void visitSwitchExpression(SwitchExpressionTree tree, Void p) {
    scopes.within(() -> super.visitSwitchExpression(tree, p));
    return null;
  }

  @Override
  public Void visitTry(TryTree tree, Void p) {
    scopes.within(
        () -> {
          scan(tree.getResources(), p);
          scan(tree.getBlock(), p);
        });
    scan(tree.getCatches(), p);
    return scan(tree.getFinallyBlock(), p);
  }

  @Override
  public Void visitCatch(CatchTree tree, Void p) {
    scopes.within(() -> super.visitCatch(tree, p));
    return null;
  }

  /** How far a variable of a pattern is seen is not looked at. */
  @Override
  public Void visitBindingPattern(BindingPatternTree tree, Void p) {
    return null;
  }

  // ---- members

  private void touch() {
    for (TreePath up = getCurrentPath();
        current != null && up.getLeaf() != current.tree;
        up = up.getParentPath()) {
      current.touching.add(up.getLeaf());
    }
  }

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void p) {
    String name = tree.getName().toString();
    if (!scopes.declares(name) && names.mayBeMember(name, type)) {
      touch();
    }
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void p) {
    String name = tree.getIdentifier().toString();
    boolean own = tree.getExpression().toString().matches("(.*\\.)?(this|super)");
    if (own ? names.mayBeMember(name, type) : names.mayBeMember(name)) {
      touch();
    }
    return scan(tree.getExpression(), p);
  }

  @Override
  public Void visitArrayAccess(ArrayAccessTree tree, Void p) {
    if (names.hasSlots()) {
      touch();
    }
    return super.visitArrayAccess(tree, p);
  }

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    if (tree.getMethodSelect() instanceof MemberSelectTree select) {
      if (TOUCH_ALL.contains(select.getIdentifier().toString())) {
        touch();
      }
      scan(select.getExpression(), p);
    }
    return scan(tree.getArguments(), p);
  }

  // ---- types and annotations

  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    scan(tree.getEnclosingExpression(), p);
    scan(tree.getArguments(), p);
    return scan(tree.getClassBody(), p);
  }

  @Override
  public Void visitNewArray(NewArrayTree tree, Void p) {
    scan(tree.getDimensions(), p);
    return scan(tree.getInitializers(), p);
  }

  @Override
  public Void visitTypeCast(TypeCastTree tree, Void p) {
    return scan(tree.getExpression(), p);
  }

  @Override
  public Void visitInstanceOf(InstanceOfTree tree, Void p) {
    return scan(tree.getExpression(), p);
  }

  @Override
  public Void visitParameterizedType(ParameterizedTypeTree tree, Void p) {
    return null;
  }

  @Override
  public Void visitAnnotation(AnnotationTree tree, Void p) {
    return null;
  }
}
