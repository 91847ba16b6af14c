package org.ajws.processor.analysis.speculation;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssertTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.LeavingJump;
import org.ajws.processor.program.LoopHeader;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundModule;

/**
 * Summarises what the trips of a loop read and write. See {@code
 * docs/design/speculation-ranges.md}.
 */
final class RangeScanner extends TreePathScanner<Void, Void> {
  private final BoundModule module;
  private final ParallelLoop loop;
  private final Function<ExecutableElement, TrackedCode> codes;
  private final List<RangeSummary.Step> steps = new ArrayList<>();
  private final RangeValues values;
  private final Map<Tree, RangeScope> called = new IdentityHashMap<>();
  private final FollowedCalls followed;
  private final HarmlessMethods harmless;
  private final Deque<RangeScope> toBeScanned = new ArrayDeque<>(); // to be scanned
  private final Set<Tree> twinCalls = new HashSet<>();
  private boolean mayLeave;
  private boolean mayNotEnd;
  private final List<RangeSummary.Reason> missing = new ArrayList<>();

  /**
   * For a loop.
   *
   * @param codes what becomes of the bodies of methods that are followed
   */
  RangeScanner(
      BoundModule module,
      TrackedPlaces places,
      ParallelLoop loop,
      Function<ExecutableElement, TrackedCode> codes) {
    this.module = module;
    this.loop = loop;
    this.codes = codes;
    this.followed = new FollowedCalls(module, loop);
    this.harmless = new HarmlessMethods(module, followed.type());
    this.values = new RangeValues(module, places, loop, steps, this::called);
  }

  /** The summary of the loop, whose tracked form is given. */
  RangeSummary scan(TrackedCode code) {
    mayLeave = !LeavingJump.of(loop).isEmpty();
    for (Capture capture : loop.captures()) {
      if (capture.role() == Capture.Role.REDUCE && capture.reduction().reducer() != null) {
        miss(code.path(), "combines " + capture.name() + " by a reducer of its own");
      }
    }
    if (!(loop.header() instanceof LoopHeader.Counted)
        && !(loop.header() instanceof LoopHeader.Array)) {
      miss(code.path(), "belongs to a loop that is not counted");
    }
    checkForms(code);
    if (missing.isEmpty()) {
      values.enter(new RangeScope(new LocalWrites(module, code.path()), null, code.path()));
      if (loop.header() instanceof LoopHeader.Array) {
        access(code.path(), new ArrayRef.Header(), new IndexSet.Trip(), false);
      }
      scan(code.path(), null);
      while (!toBeScanned.isEmpty() && missing.isEmpty()) {
        RangeScope callee = toBeScanned.poll();
        values.enter(callee);
        scan(callee.code, null);
      }
    }
    return new RangeSummary(steps, mayLeave, mayNotEnd, missing, RangeHindrance.of(steps));
  }

  private void miss(TreePath at, String reason) {
    missing.add(new RangeSummary.Reason(at, reason));
  }

  /** Looks for what is no access to an array, and cannot be told before or taken back. */
  private void checkForms(TrackedCode code) {
    if (code.whole() != null) {
      miss(code.whole().cause(), code.whole().reason());
    }
    code.irrevocable().forEach(i -> miss(i.cause(), i.reason()));
    for (TrackedCode.Tracked t : code.tracked()) {
      if (t.form() instanceof Tracking.Write w && w.place() instanceof Tracking.Field f) {
        miss(t.path(), "writes the field " + f.field().getSimpleName());
      } else if (t.form() instanceof Tracking.Update u && u.place() instanceof Tracking.Field f) {
        miss(t.path(), "writes the field " + f.field().getSimpleName());
      } else if (t.form() instanceof Tracking.Deferred
          || t.form() instanceof Tracking.DeferredFormat) {
        miss(t.path(), "has an effect that waits for its turn");
      } else if (t.form() instanceof Tracking.CatchAll) {
        miss(t.path(), "may catch an error of the machine");
      } else if (t.form() instanceof Tracking.TwinConstruction) {
        miss(t.path(), "makes an object whose constructor does more than store values");
      } else if (t.form() instanceof Tracking.TwinCall) {
        twinCalls.add(t.path().getLeaf());
      }
    }
  }

  // ---- accesses

  private TreePath below(Tree tree) {
    TreePath path = new TreePath(getCurrentPath(), tree);
    while (path.getLeaf() instanceof ParenthesizedTree inner) {
      path = new TreePath(path, inner.getExpression());
    }
    return path;
  }

  private void access(TreePath path, ArrayRef arrays, IndexSet at, boolean write) {
    if (arrays.mayBeOwn()) {
      mayLeave = true; // its length is not known
    }
    if (!(arrays instanceof ArrayRef.Own)) {
      steps.add(new RangeSummary.Access(path, arrays, at, write));
    }
  }

  private void access(TreePath path, boolean read, boolean write) {
    ArrayAccessTree tree = (ArrayAccessTree) path.getLeaf();
    try {
      ArrayRef arrays = values.arrays().arrays(new TreePath(path, tree.getExpression()));
      IndexSet at = values.index(new TreePath(path, tree.getIndex()));
      if (read) {
        access(path, arrays, at, false);
      }
      if (write) {
        access(path, arrays, at, true);
        stored(path, arrays);
      }
    } catch (UnknownArray e) {
      miss(e.at, e.getMessage());
    }
  }

  private void stored(TreePath path, ArrayRef arrays) {
    TypeMirror type = module.type(path);
    if (type == null || !type.getKind().isPrimitive()) {
      mayLeave = true; // a store of a wrong type
      if (arrays.mayBeOwn() && type instanceof ArrayType) {
        miss(path, "stores an array into an array of its own");
      }
    }
  }

  @Override
  public Void visitArrayAccess(ArrayAccessTree tree, Void p) {
    access(getCurrentPath(), true, false);
    return super.visitArrayAccess(tree, p);
  }

  /** The length of an array that is not touched otherwise: the array may be missing. */
  @Override
  public Void visitMemberSelect(MemberSelectTree tree, Void p) {
    TreePath array = below(tree.getExpression());
    if (tree.getIdentifier().contentEquals("length") && isArray(array)) {
      ArrayRef arrays = values.arrays().arraysOrNull(array);
      if (arrays == null || arrays.mayBeOwn()) {
        mayLeave = true;
      } else {
        steps.add(new RangeSummary.Length(new IndexSet.Length(arrays)));
      }
    }
    return super.visitMemberSelect(tree, p);
  }

  @Override
  public Void visitAssignment(AssignmentTree tree, Void p) {
    assigned(tree.getVariable(), false, p);
    return scan(tree.getExpression(), p);
  }

  @Override
  public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
    switch (tree.getKind()) {
      case DIVIDE_ASSIGNMENT, REMAINDER_ASSIGNMENT ->
          divided(below(tree.getVariable()), tree.getExpression());
      default -> {}
    }
    assigned(tree.getVariable(), true, p);
    return scan(tree.getExpression(), p);
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

  private void assigned(ExpressionTree target, boolean update, Void p) {
    TreePath path = below(target);
    if (path.getLeaf() instanceof ArrayAccessTree slot) {
      access(path, update, true);
      scan(slot.getExpression(), p);
      scan(slot.getIndex(), p);
    }
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
    TreePath array = below(tree.getExpression());
    try {
      ArrayRef arrays = values.arrays().arrays(array);
      access(array, arrays, IndexSet.all(arrays), false);
    } catch (UnknownArray e) {
      miss(e.at, e.getMessage());
    }
    scan(tree.getExpression(), p);
    return scan(tree.getStatement(), p);
  }

  // ---- calls

  @Override
  public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
    if (!(module.element(getCurrentPath()) instanceof ExecutableElement method)) {
      miss(getCurrentPath(), "calls what is not known");
      return null;
    }
    if (tree.getMethodSelect() instanceof MemberSelectTree select) {
      scan(select.getExpression(), p);
    }
    scan(tree.getArguments(), p);
    if (twinCalls.contains(tree)) {
      mayLeave |= !harmless.isSmall(tree, method, values.scope());
      RangeScope callee = called(getCurrentPath());
      if (callee != null) {
        toBeScanned.add(callee);
      }
      return null;
    }
    mayLeave |= !harmless.isHarmless(tree, method);
    if (tree.getArguments().stream().anyMatch(a -> isArray(below(a)))) {
      miss(
          getCurrentPath(),
          "gives an array to " + method.getSimpleName() + ", which is not followed");
    }
    return null;
  }

  private boolean isArray(TreePath path) {
    TypeMirror type = module.type(path);
    return type != null && type.getKind() == TypeKind.ARRAY;
  }

  /** The scope of a call's method; null where it is not followed. */
  private RangeScope called(TreePath call) {
    RangeScope known = called.get(call.getLeaf());
    if (known != null && known.caller == values.scope()) {
      return known;
    }
    if (!twinCalls.contains(call.getLeaf())
        || !(module.element(call) instanceof ExecutableElement method)) {
      return null;
    }
    String reason = followed.whyNot(call, method, values.scope());
    if (reason != null) {
      miss(call, "calls " + method.getSimpleName() + ", which " + reason);
      return null;
    }
    TreePath declaration = module.declaration(method);
    MethodTree tree = (MethodTree) declaration.getLeaf();
    checkForms(codes.apply(method));
    TreePath body = new TreePath(declaration, tree.getBody());
    RangeScope scope = new RangeScope(new LocalWrites(module, body), values.scope(), body);
    List<? extends ExpressionTree> arguments =
        ((MethodInvocationTree) call.getLeaf()).getArguments();
    for (int i = 0; i < arguments.size(); i++) {
      TreePath parameter = new TreePath(declaration, tree.getParameters().get(i));
      if (module.element(parameter) instanceof VariableElement v) {
        scope.arguments.put(v, new TreePath(call, arguments.get(i)));
      }
    }
    called.put(call.getLeaf(), scope);
    return scope;
  }

  // ---- what may throw, or never end

  @Override
  public Void scan(Tree tree, Void p) {
    if (tree instanceof ExpressionTree && missing.isEmpty()) {
      TreePath path = new TreePath(getCurrentPath(), tree);
      mayLeave |= isObject(path, tree);
    }
    return !missing.isEmpty() ? null : super.scan(tree, p);
  }

  /** Whether the value of a tree is an object that is no array: it may be null, or made there. */
  private boolean isObject(TreePath path, Tree tree) {
    TypeMirror type = module.type(path);
    boolean self =
        tree instanceof IdentifierTree id
            && (id.getName().contentEquals("this") || id.getName().contentEquals("super"));
    if (type == null || self) {
      return false;
    }
    Element element = module.element(path);
    if (element instanceof TypeElement || element instanceof PackageElement) {
      return false;
    }
    return switch (type.getKind()) {
      case DECLARED, TYPEVAR, INTERSECTION, UNION, ERROR -> true;
      default -> false;
    };
  }

  @Override
  public Void visitVariable(VariableTree tree, Void p) {
    return scan(tree.getInitializer(), p);
  }

  @Override
  public Void visitTypeCast(TypeCastTree tree, Void p) {
    TypeMirror type = module.type(getCurrentPath());
    mayLeave |= type == null || !type.getKind().isPrimitive();
    return scan(tree.getExpression(), p);
  }

  @Override
  public Void visitBinary(BinaryTree tree, Void p) {
    switch (tree.getKind()) {
      case DIVIDE, REMAINDER -> divided(getCurrentPath(), tree.getRightOperand());
      default -> {}
    }
    return super.visitBinary(tree, p);
  }

  private void divided(TreePath result, ExpressionTree by) {
    TreePath path = below(by);
    TypeMirror type = module.type(result);
    boolean floating =
        type != null && (type.getKind() == TypeKind.FLOAT || type.getKind() == TypeKind.DOUBLE);
    Object constant =
        path.getLeaf() instanceof LiteralTree literal
            ? literal.getValue()
            : module.element(path) instanceof VariableElement v ? v.getConstantValue() : null;
    mayLeave |= !floating && !(constant instanceof Number n && n.longValue() != 0);
  }

  @Override
  public Void visitThrow(ThrowTree tree, Void p) {
    mayLeave = true;
    return super.visitThrow(tree, p);
  }

  @Override
  public Void visitAssert(AssertTree tree, Void p) {
    mayLeave = true;
    return super.visitAssert(tree, p);
  }

  @Override
  public Void visitNewArray(NewArrayTree tree, Void p) {
    mayLeave = true;
    scan(tree.getDimensions(), p);
    if (tree.getInitializers() != null
        && tree.getInitializers().stream().anyMatch(i -> isArray(below(i)) && !isMade(below(i)))) {
      miss(getCurrentPath(), "stores an array into an array of its own");
    }
    return scan(tree.getInitializers(), p);
  }

  private static boolean isMade(TreePath path) {
    return path.getLeaf() instanceof NewArrayTree;
  }

  @Override
  public Void visitNewClass(NewClassTree tree, Void p) {
    mayLeave = true;
    return scan(tree.getArguments(), p);
  }

  @Override
  public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
    miss(getCurrentPath(), "makes a lambda");
    return null;
  }

  @Override
  public Void visitMemberReference(MemberReferenceTree tree, Void p) {
    miss(getCurrentPath(), "makes a method reference");
    return null;
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree tree, Void p) {
    mayNotEnd = true;
    return super.visitWhileLoop(tree, p);
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree tree, Void p) {
    mayNotEnd = true;
    return super.visitDoWhileLoop(tree, p);
  }

  @Override
  public Void visitForLoop(ForLoopTree tree, Void p) {
    mayNotEnd |= !values.scope().writes.isCounted(tree) || mayMove(tree.getCondition());
    return super.visitForLoop(tree, p);
  }

  /** Whether what a counted loop ends at may change while it runs. */
  private boolean mayMove(ExpressionTree condition) {
    TreePath path = new TreePath(getCurrentPath(), condition);
    boolean[] found = {false};
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitIdentifier(IdentifierTree tree, Void p) {
        if (module.element(new TreePath(path, tree)) instanceof VariableElement v
            && !v.getKind().isField()
            && values.scope().writes.counter(v) == null) {
          found[0] |= !values.scope().writes.isFixed(v);
        }
        return null;
      }

      @Override
      public Void visitArrayAccess(ArrayAccessTree tree, Void p) {
        found[0] = true;
        return null;
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        found[0] = true;
        return null;
      }
    }.scan(condition, null);
    return found[0];
  }
}
