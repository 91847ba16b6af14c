package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.InstanceOfTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundModule;

/**
 * Decides what becomes of each tree of tracked code. Only the kinds of trees that are listed here
 * are tracked; before anything else the chunk has to be the oldest, and the text stays as it is.
 */
final class TrackedScanner extends TreePathScanner<Void, Void> {
  private final BoundModule module;
  private final CallPolicies policies;
  private final TrackedPlaces places;
  private final TrackedCode code;
  private final NewObject made;

  TrackedScanner(BoundModule module, CallPolicies policies, TrackedPlaces places, TreePath body) {
    this(module, policies, places, body, null);
  }

  /**
   * For a body.
   *
   * @param made the object that the body makes; null for that of no constructor
   */
  TrackedScanner(
      BoundModule module,
      CallPolicies policies,
      TrackedPlaces places,
      TreePath body,
      NewObject made) {
    this.made = made;
    this.module = module;
    this.policies = policies;
    this.places = places;
    this.code = new TrackedCode(body);
  }

  TrackedCode scan() {
    Tree body = code.path().getLeaf();
    if (TrackedForms.isAllowed(body)) {
      scan(code.path(), null);
    } else {
      giveUp(code.path(), TrackedForms.reason(body));
    }
    return code;
  }

  // ---- what is not tracked

  @Override
  public Void scan(Tree tree, Void p) {
    if (tree == null) {
      return null;
    }
    if (!TrackedForms.isAllowed(tree)) {
      TreePath at = new TreePath(getCurrentPath(), tree);
      giveUp(at, TrackedForms.reason(tree));
      if (tree instanceof ClassTree) {
        code.giveUp(irrevocable(at, TrackedForms.reason(tree)));
      }
      return null;
    }
    return super.scan(tree, p);
  }

  /** Before the statement around a tree the chunk has to be the oldest. */
  private void giveUp(TreePath at, String reason) {
    code.add(irrevocable(at, reason));
  }

  private TrackedCode.Irrevocable irrevocable(TreePath at, String reason) {
    return new TrackedCode.Irrevocable(statement(at), at, reason);
  }

  /** The nearest statement around a tree before which another one can be put. */
  private TreePath statement(TreePath tree) {
    TreePath at = tree;
    while (at.getLeaf() != code.path().getLeaf() && !isStatementOfItsOwn(at)) {
      at = at.getParentPath();
    }
    return at;
  }

  private static boolean isStatementOfItsOwn(TreePath at) {
    if (!(at.getLeaf() instanceof StatementTree)) {
      return false;
    }
    Tree parent = at.getParentPath().getLeaf();
    return switch (parent.getKind()) {
      case BLOCK, CASE, IF, WHILE_LOOP, DO_WHILE_LOOP -> true;
      case FOR_LOOP -> ((ForLoopTree) parent).getStatement() == at.getLeaf();
      case ENHANCED_FOR_LOOP -> ((EnhancedForLoopTree) parent).getStatement() == at.getLeaf();
      default -> false;
    };
  }

  // ---- statements

  @Override
  public Void visitVariable(VariableTree tree, Void p) {
    return scan(tree.getInitializer(), p);
  }

  @Override
  public Void visitExpressionStatement(ExpressionStatementTree tree, Void p) {
    if (tree.getExpression() instanceof MethodInvocationTree call) {
      TreePath at = new TreePath(getCurrentPath(), call);
      CallPolicies.Policy policy = policies.of(at);
      if (policy instanceof CallPolicies.Deferred deferred && isInBlock()) {
        code.add(
            getCurrentPath(),
            deferred.format() ? new Tracking.DeferredFormat() : new Tracking.Deferred());
        scanOperands(at, call, p);
        return null;
      }
    }
    return super.visitExpressionStatement(tree, p);
  }

  private boolean isInBlock() {
    return isStatementOfItsOwn(getCurrentPath())
        || getCurrentPath().getLeaf() == code.path().getLeaf();
  }

  private void back(StatementTree body) {
    code.add(new TreePath(getCurrentPath(), body), new Tracking.Back());
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void p) {
    back(tree.getStatement());
    return super.visitWhileLoop(tree, p);
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
    back(tree.getStatement());
    return super.visitDoWhileLoop(tree, p);
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    back(tree.getStatement());
    return super.visitForLoop(tree, p);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    TypeMirror type = module.type(new TreePath(getCurrentPath(), tree.getExpression()));
    if (type == null || type.getKind() != TypeKind.ARRAY) {
      giveUp(getCurrentPath(), "iterates over a " + type + ", whose iterator is not followed");
      return null;
    }
    code.add(getCurrentPath(), new Tracking.ArrayLoop());
    scan(tree.getExpression(), p);
    return scan(tree.getStatement(), p);
  }

  @Override
  public Void visitTry(TryTree tree, Void p) {
    if (!tree.getResources().isEmpty()) {
      giveUp(getCurrentPath(), "closes resources");
      return null;
    }
    if (tree.getFinallyBlock() != null && Jumps.isIn(tree.getFinallyBlock())) {
      giveUp(getCurrentPath(), "has a finally that may drop an exception");
      return null;
    }
    scan(tree.getBlock(), p);
    scan(tree.getCatches(), p);
    return scan(tree.getFinallyBlock(), p);
  }

  @Override
  public Void visitCatch(CatchTree tree, Void p) {
    TreePath parameter = new TreePath(getCurrentPath(), tree.getParameter());
    if (places.mayBeRollback(parameter)) {
      code.add(getCurrentPath(), new Tracking.CatchAll());
    }
    return scan(tree.getBlock(), p);
  }

  @Override
  public Void visitAssert(AssertTree tree, Void p) {
    if (tree.getDetail() != null && !isValue(tree.getDetail())) {
      giveUp(getCurrentPath(), "may call toString of " + tree.getDetail());
      return null;
    }
    return super.visitAssert(tree, p);
  }

  // ---- expressions without an effect of their own

  @Override
  public Void visitTypeCast(TypeCastTree tree, Void p) {
    return scan(tree.getExpression(), p);
  }

  @Override
  public Void visitInstanceOf(InstanceOfTree tree, Void p) {
    Tree pattern = tree.getPattern();
    if (pattern != null && !pattern.getKind().name().equals("BINDING_PATTERN")) {
      giveUp(getCurrentPath(), "calls accessors by a pattern");
      return null;
    }
    return scan(tree.getExpression(), p);
  }

  @Override
  public Void visitNewArray(NewArrayTree tree, Void p) {
    scan(tree.getDimensions(), p);
    return scan(tree.getInitializers(), p);
  }

  /** What it does is done when it is called, which is not tracked. */
  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    return null;
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void p) {
    TreePath object = new TreePath(getCurrentPath(), tree.getQualifierExpression());
    boolean isType = module.element(object) != null && isTypeName(object);
    return isType || isType(tree.getQualifierExpression())
        ? null
        : scan(tree.getQualifierExpression(), p);
  }

  private static boolean isType(Tree tree) {
    return switch (tree.getKind()) {
      case ARRAY_TYPE, PARAMETERIZED_TYPE, PRIMITIVE_TYPE, ANNOTATED_TYPE -> true;
      default -> false;
    };
  }

  @Override
  public Void visitBinary(BinaryTree tree, Void p) {
    if (tree.getKind() == Tree.Kind.PLUS && isString(module.type(getCurrentPath()))) {
      for (ExpressionTree operand :
          new ExpressionTree[] {tree.getLeftOperand(), tree.getRightOperand()}) {
        if (!isValue(operand)) {
          giveUp(getCurrentPath(), "calls toString of " + operand);
          return null;
        }
      }
    }
    return super.visitBinary(tree, p);
  }

  private boolean isValue(ExpressionTree operand) {
    return policies.isValue(module.type(new TreePath(getCurrentPath(), operand)));
  }

  private static boolean isString(TypeMirror type) {
    return type != null && type.toString().equals("java.lang.String");
  }

  // ---- places

  @Override
  public Void visitIdentifier(IdentifierTree tree, Void p) {
    read(getCurrentPath());
    return null;
  }

  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void p) {
    if (read(getCurrentPath())
        && !isTypeName(new TreePath(getCurrentPath(), tree.getExpression()))) {
      scanObject(tree.getExpression(), p);
    }
    return null;
  }

  /** An expression before a dot, which may be {@code this} or {@code super}. */
  private void scanObject(ExpressionTree object, Void p) {
    String text = object.toString();
    if (!text.endsWith("this") && !text.equals("super")) {
      scan(object, p);
    }
  }

  @Override
  public Void visitArrayAccess(ArrayAccessTree tree, Void p) {
    code.add(
        getCurrentPath(),
        new Tracking.Read(new Tracking.Slot(tree.getExpression(), tree.getIndex())));
    return super.visitArrayAccess(tree, p);
  }

  /** Notes that a name is read; false where it cannot be tracked, and its statement is given up. */
  private boolean read(TreePath name) {
    if (!(module.element(name) instanceof VariableElement v)
        || !v.getKind().isField()
        || v.getSimpleName().contentEquals("this")) { // which is a field to the compiler
      return true; // a local, a type, a class literal
    }
    if (made != null && made.readsAsItStands(v, name)) {
      return false;
    }
    String reason = places.whyNotRead(v, name);
    if (reason != null) {
      giveUp(name, reason);
      return false;
    }
    if (!places.isConstant(v)) {
      code.add(name, new Tracking.Read(places.field(v, name)));
    }
    return true;
  }

  private boolean isTypeName(TreePath path) {
    var element = module.element(path);
    if (element == null) {
      return false;
    }
    ElementKind kind = element.getKind();
    return kind == ElementKind.PACKAGE
        || kind.isClass()
        || kind.isInterface()
        || kind == ElementKind.TYPE_PARAMETER;
  }

  // ---- assignments

  @Override
  public Void visitAssignment(AssignmentTree tree, Void p) {
    assigned(tree.getVariable(), false, p);
    return scan(tree.getExpression(), p);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
    TypeMirror type = module.type(new TreePath(getCurrentPath(), tree.getVariable()));
    boolean text = tree.getKind() == Tree.Kind.PLUS_ASSIGNMENT && !isNumber(type);
    if (text && !(isString(type) && isValue(tree.getExpression()))) {
      giveUp(getCurrentPath(), "calls toString of " + tree.getExpression());
      return null;
    }
    assigned(tree.getVariable(), true, p);
    return scan(tree.getExpression(), p);
  }

  private boolean isNumber(TypeMirror type) {
    return type != null && places.primitive(type) != null;
  }

  @Override
  public Void visitUnary(UnaryTree tree, Void p) {
    switch (tree.getKind()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> {
        assigned(tree.getExpression(), true, p);
        return null;
      }
      default -> {
        return super.visitUnary(tree, p);
      }
    }
  }

  /** Notes that the tree at the current path writes a variable, and looks at the parts of that. */
  private void assigned(ExpressionTree target, boolean update, Void p) {
    TreePath at = new TreePath(getCurrentPath(), target);
    while (at.getLeaf() instanceof ParenthesizedTree inner) {
      at = new TreePath(at, inner.getExpression());
    }
    Tracking.Place place;
    if (at.getLeaf() instanceof ArrayAccessTree slot) {
      place = new Tracking.Slot(slot.getExpression(), slot.getIndex());
      scan(slot.getExpression(), p);
      scan(slot.getIndex(), p);
    } else if (module.element(at) instanceof VariableElement v
        && v.getKind() == ElementKind.FIELD) {
      if (made != null && made.writesAsItStands(v, at)) {
        return;
      }
      String reason = places.whyNotWritten(v, at);
      if (reason != null) {
        giveUp(at, reason);
        return;
      }
      place = places.field(v, at);
      if (at.getLeaf() instanceof MemberSelectTree select
          && !isTypeName(new TreePath(at, select.getExpression()))) {
        scanObject(select.getExpression(), p);
      }
    } else {
      return; // a local
    }
    code.add(getCurrentPath(), update ? new Tracking.Update(place) : new Tracking.Write(place));
  }

  // ---- calls

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    if (TwinConstructors.isExplicit(tree)) {
      if (TwinConstructors.isWritten(module, getCurrentPath())
          && policies.isTwin(getCurrentPath())) {
        construct();
      }
      return scan(tree.getArguments(), p);
    }
    CallPolicies.Policy policy = policies.of(getCurrentPath());
    if (policy instanceof CallPolicies.Unknown unknown) {
      giveUp(getCurrentPath(), unknown.reason());
      return null;
    }
    if (policy instanceof CallPolicies.Deferred) {
      giveUp(getCurrentPath(), "uses the result of " + tree.getMethodSelect());
      return null;
    }
    if (policy instanceof CallPolicies.Followed) {
      code.add(
          getCurrentPath(),
          new Tracking.TwinCall((ExecutableElement) module.element(getCurrentPath())));
    }
    scanOperands(getCurrentPath(), tree, p);
    return null;
  }

  private void scanOperands(TreePath at, MethodInvocationTree call, Void p) {
    if (call.getMethodSelect() instanceof MemberSelectTree select) {
      TreePath selectPath = new TreePath(at, select);
      if (!isTypeName(new TreePath(selectPath, select.getExpression()))) {
        scanObject(select.getExpression(), p);
      }
    }
    scan(call.getArguments(), p);
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    if (tree.getClassBody() != null) {
      giveUp(getCurrentPath(), "declares a class");
      code.giveUp(irrevocable(getCurrentPath(), "declares a class"));
      return null;
    }
    CallPolicies.Policy policy = policies.made(getCurrentPath());
    if (policy instanceof CallPolicies.Unknown unknown) {
      giveUp(getCurrentPath(), unknown.reason());
      return null;
    }
    if (policy instanceof CallPolicies.Followed) {
      construct();
    }
    return scan(tree.getArguments(), p);
  }

  private void construct() {
    code.add(
        getCurrentPath(),
        new Tracking.TwinConstruction((ExecutableElement) module.element(getCurrentPath())));
  }
}
