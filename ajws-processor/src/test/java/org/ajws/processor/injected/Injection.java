package org.ajws.processor.injected;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BindingPatternTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.ConstructorCalls;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * Puts spawning calls into one file: at the beginning of every method, before some other
 * statements, and around the values of some expressions; and makes some statements asyncs that are
 * waited for at once, and some locals those of asyncs that are used at once. Nothing else changes:
 * a call gives what it gets. What it must not stand around is left alone: constants (a loop's end
 * or a narrowing may depend on them), what binds or assigns variables, what takes its type from
 * where it stands.
 */
final class Injection extends TreePathScanner<Void, Void> {
  private static final String PROBE = "ajwsprobe.Probe.";

  /** Types are given for these as they would be without the call around them. */
  private static final Set<Tree.Kind> ALONE =
      EnumSet.of(
          Tree.Kind.METHOD_INVOCATION,
          Tree.Kind.IDENTIFIER,
          Tree.Kind.MEMBER_SELECT,
          Tree.Kind.ARRAY_ACCESS,
          Tree.Kind.TYPE_CAST,
          Tree.Kind.INSTANCE_OF,
          Tree.Kind.NEW_ARRAY,
          Tree.Kind.NEW_CLASS);

  /** Types of values that a call would have to name. */
  private static final Set<TypeKind> WITHOUT_NAME =
      EnumSet.of(TypeKind.INTERSECTION, TypeKind.UNION, TypeKind.NULL, TypeKind.ERROR);

  private final Trees trees;
  private final SourcePositions positions;
  private final CompilationUnitTree unit;
  private final String text;
  private final Random random;
  private final int often;
  private final Movable movable;
  private final Edits edits = new Edits();
  private int calls;
  private int constructs;

  /**
   * For one file.
   *
   * @param often one statement or value in so many gets a call
   */
  Injection(Trees trees, CompilationUnitTree unit, String text, Random random, int often) {
    this.trees = trees;
    this.positions = trees.getSourcePositions();
    this.unit = unit;
    this.text = text;
    this.random = random;
    this.often = often;
    this.movable = new Movable(trees);
  }

  /** The file with its calls. */
  String injected() {
    scan(unit, null);
    return edits.applyTo(text);
  }

  /** How many calls it got. */
  int calls() {
    return calls;
  }

  private int start(Tree tree) {
    return (int) positions.getStartPosition(unit, tree);
  }

  private int end(Tree tree) {
    return (int) positions.getEndPosition(unit, tree);
  }

  private void statementAt(int offset) {
    edits.insert(offset, " " + PROBE + "probe(); ");
    calls++;
  }

  @Override
  public Void visitMethod(MethodTree method, Void unused) {
    if (method.getBody() != null && end(method) > start(method) && isWritten(method.getBody())) {
      List<? extends StatementTree> statements = method.getBody().getStatements();
      int at = start(method.getBody()) + 1;
      if (method.getReturnType() == null) {
        for (StatementTree s : statements) {
          if (ConstructorCalls.is(s) && end(s) > start(s) && text.charAt(end(s) - 1) == ';') {
            at = end(s);
          }
        }
      }
      statementAt(at);
    }
    return super.visitMethod(method, unused);
  }

  private boolean isWritten(BlockTree block) {
    return start(block) >= 0 && text.charAt(start(block)) == '{';
  }

  @Override
  public Void visitBlock(BlockTree block, Void unused) {
    statements(block.getStatements());
    return super.visitBlock(block, unused);
  }

  @Override
  public Void visitCase(CaseTree branch, Void unused) {
    if (branch.getStatements() != null) {
      statements(branch.getStatements());
      scan(branch.getStatements(), null);
    } else {
      scan(branch.getBody(), null);
    }
    return null;
  }

  private void statements(List<? extends StatementTree> statements) {
    for (int i = 1; i < statements.size(); i++) { // the first may be a call of a constructor
      StatementTree s = statements.get(i);
      if (chosen()
          && start(s) > 0
          && !(s instanceof ClassTree)
          && beginsStatement(start(s))
          && !isLocked(start(s))) {
        statement(s, start(s) != start(statements.get(i - 1)));
      }
    }
  }

  /**
   * Before a statement a call, or the statement as an async that is waited for at once.
   *
   * @param alone whether it is not a further declarator of the one before
   */
  private void statement(StatementTree s, boolean alone) {
    Span anchor = new Span(start(s), end(s));
    TreePath path = new TreePath(getCurrentPath(), s);
    boolean construct = alone && random.nextBoolean() && text.charAt(end(s) - 1) != ',';
    if (construct && movable.isAsync(path)) {
      constructs++;
      String label = constructs + "p: { ";
      edits.wrap(anchor, "finish_" + label + "async_" + label, " } }");
    } else if (construct && text.charAt(end(s) - 1) == ';' && movable.isAsyncValue(path)) {
      constructs++;
      String name = ((VariableTree) s).getName().toString();
      edits.wrap(anchor, "@org.ajws.Async ", " " + PROBE + "of(" + name + ");");
    } else {
      edits.open(start(s), anchor, PROBE + "probe(); ");
    }
    calls++;
  }

  /** Not the second one of {@code int a, b}. */
  private boolean beginsStatement(int offset) {
    int at = offset - 1;
    while (at > 0 && Character.isWhitespace(text.charAt(at))) {
      at--;
    }
    return ";{}".indexOf(text.charAt(at)) >= 0;
  }

  /** Behind {@code lock()} and before its {@code try} a method may not change its thread. */
  private boolean isLocked(int offset) {
    return text.substring(0, offset).stripTrailing().endsWith(".lock();");
  }

  private boolean chosen() {
    return random.nextInt(often) == 0;
  }

  @Override
  public Void visitAnnotation(AnnotationTree annotation, Void unused) {
    return null;
  }

  @Override
  public Void scan(Tree tree, Void unused) {
    if (tree instanceof ExpressionTree value && getCurrentPath() != null) {
      TreePath path = new TreePath(getCurrentPath(), tree);
      if (chosen() && mayBeWrapped(path, value)) {
        Span anchor = new Span(start(value), end(value));
        edits.wrap(anchor, PROBE + "of(", ")");
        calls++;
      }
    }
    return super.scan(tree, unused);
  }

  private boolean mayBeWrapped(TreePath path, ExpressionTree value) {
    Tree parent = path.getParentPath().getLeaf();
    return start(value) >= 0
        && end(value) > start(value)
        && isValue(path, value, parent)
        && !isConstant(path)
        && hasPlainType(path, value)
        && changesNothing(value);
  }

  private boolean isValue(TreePath path, ExpressionTree value, Tree parent) {
    if ((value instanceof NewClassTree || value instanceof NewArrayTree)
            && !text.startsWith("new", start(value)) // a constant's, or a list of slots
        || value instanceof ParenthesizedTree // its brackets may be those of the statement
        || parent instanceof ExpressionStatementTree
        || parent instanceof UnaryTree u
            && u.getKind().asInterface() == UnaryTree.class
            && counts(u)
        || parent instanceof AssignmentTree a && a.getVariable() == value
        || parent instanceof CompoundAssignmentTree c && c.getVariable() == value
        || parent instanceof MethodInvocationTree m && m.getMethodSelect() == value
        || parent instanceof LambdaExpressionTree && mayBeStatement(value)
        || parent instanceof NewClassTree n
            && (n.getIdentifier() == value || n.getEnclosingExpression() == value)
        || parent instanceof TryTree // a resource
        || parent instanceof CaseTree c && (c.getBody() != value || mayBeStatement(value))) {
      return false;
    }
    Element element = trees.getElement(path);
    boolean name = value instanceof IdentifierTree || value instanceof MemberSelectTree;
    return !name
        || element instanceof VariableElement v
            && v.getKind() != ElementKind.ENUM_CONSTANT
            && !v.getSimpleName().contentEquals("super")
            && !v.getSimpleName().contentEquals("this") // its final fields may be assigned
            && !v.getSimpleName().contentEquals("class");
  }

  /** Whether it assigns what it counts. */
  static boolean counts(UnaryTree tree) {
    return switch (tree.getKind()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
      default -> false;
    };
  }

  /** Whether a function may have it without a value. */
  private static boolean mayBeStatement(ExpressionTree value) {
    return value instanceof MethodInvocationTree
        || value instanceof NewClassTree
        || value instanceof AssignmentTree
        || value instanceof CompoundAssignmentTree
        || value instanceof UnaryTree;
  }

  /** Constants, and what is made of nothing else. */
  private boolean isConstant(TreePath path) {
    boolean[] other = {varies(path)};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void scan(Tree tree, Void unused) {
        if (tree != null) {
          other[0] |= varies(new TreePath(getCurrentPath(), tree));
        }
        return super.scan(tree, unused);
      }
    }.scan(path, null);
    return !other[0];
  }

  private boolean varies(TreePath path) {
    return switch (path.getLeaf().getKind()) {
      case METHOD_INVOCATION,
          NEW_CLASS,
          NEW_ARRAY,
          ARRAY_ACCESS,
          INSTANCE_OF,
          SWITCH_EXPRESSION,
          LAMBDA_EXPRESSION,
          POSTFIX_INCREMENT,
          PREFIX_INCREMENT ->
          true;
      case IDENTIFIER, MEMBER_SELECT ->
          trees.getElement(path) instanceof VariableElement v && v.getConstantValue() == null;
      default -> false;
    };
  }

  private boolean hasPlainType(TreePath path, ExpressionTree value) {
    TypeMirror type = trees.getTypeMirror(path);
    if (type == null) {
      return false;
    }
    if (type.getKind().isPrimitive()) {
      return true;
    }
    if (value instanceof IdentifierTree
        || value instanceof MemberSelectTree
        || value instanceof ArrayAccessTree) {
      return !WITHOUT_NAME.contains(type.getKind()) && !type.toString().contains("?");
    }
    return ALONE.contains(value.getKind())
        && !(value instanceof NewClassTree n
            && (n.getClassBody() != null || n.getIdentifier().toString().endsWith("<>")))
        && isPlain(type);
  }

  private static boolean isPlain(TypeMirror type) {
    if (type.getKind() == TypeKind.ARRAY) {
      TypeMirror of = ((ArrayType) type).getComponentType();
      return of.getKind().isPrimitive() || isPlain(of);
    }
    return type.getKind() == TypeKind.DECLARED
        && ((DeclaredType) type).getTypeArguments().isEmpty()
        && !type.toString().contains("<");
  }

  /** Whether it leaves all variables as they are. */
  private static boolean changesNothing(ExpressionTree value) {
    boolean[] changes = new boolean[1];
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitAssignment(AssignmentTree tree, Void unused) {
        changes[0] = true;
        return null;
      }

      @Override
      public Void visitBindingPattern(BindingPatternTree tree, Void unused) {
        changes[0] = true;
        return null;
      }
    }.scan(value, null);
    return !changes[0];
  }
}
