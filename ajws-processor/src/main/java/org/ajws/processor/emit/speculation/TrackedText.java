package org.ajws.processor.emit.speculation;

import com.sun.source.tree.CaseTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreeScanner;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.speculation.AccessSites;
import org.ajws.processor.analysis.speculation.TrackedCode;
import org.ajws.processor.analysis.speculation.Tracking;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/** The text of code with tracked accesses, on one line: what it throws is never seen. */
public final class TrackedText {
  private static final String RUNTIME = "org.ajws.runtime.speculation.";

  private final BoundModule module;
  private final BoundFile file;
  private final TrackedCode code;
  private final String chunk;
  private final TypeText types;
  private final Edits edits = new Edits();
  private final TrackedAccess access;
  private int arrays;

  /**
   * For the body of a loop or method.
   *
   * @param chunk the variable that takes the accesses
   */
  public TrackedText(BoundModule module, TrackedNames names, TrackedCode code, String chunk) {
    this.module = module;
    this.file = module.file(code.path());
    this.code = code;
    this.chunk = chunk;
    this.types = new TypeText(module);
    this.access = new TrackedAccess(module, code.path(), names, chunk, edits);
  }

  /** Where other edits of this text go: renamed locals, exits. */
  public Edits edits() {
    return edits;
  }

  /** Gives uses of locals other names. */
  public void rename(Map<IdentifierTree, String> uses) {
    uses.forEach((use, text) -> edits.replace(start(use), endOfName(use), text));
  }

  private int endOfName(IdentifierTree use) {
    return Identifiers.endOf(file.source().text(), start(use));
  }

  /** A call that reads a slot, as an expression of the slot's type. */
  public String typed(TypeMirror type, String call) {
    return access.typed(type, call);
  }

  /** The text, with all edits. */
  public String text() {
    code.tracked().forEach(this::lower);
    code.irrevocable().forEach(this::irrevocable);
    flattenTextBlocks();
    Span span = module.span(file.unit(), code.path().getLeaf());
    String old = file.source().text().substring(span.start(), span.end());
    return Trivia.code(edits.excerpt(span.start(), span.end(), span, new Edits()).applyTo(old));
  }

  private int start(Tree tree) {
    return module.start(file.unit(), tree);
  }

  private int end(Tree tree) {
    return module.end(file.unit(), tree);
  }

  private Span span(Tree tree) {
    return module.span(file.unit(), tree);
  }

  private void lower(TrackedCode.Tracked tracked) {
    TreePath path = tracked.path();
    Tracking form = tracked.form();
    if (form instanceof Tracking.Read read) {
      access.read(path, read.place());
    } else if (form instanceof Tracking.Write write) {
      access.write(path, write.place());
    } else if (form instanceof Tracking.Update update) {
      access.update(path, update.place());
    } else if (form instanceof Tracking.TwinCall call) {
      twin(path, call.method());
    } else if (form instanceof Tracking.TwinConstruction) {
      construction(path.getLeaf());
    } else if (form instanceof Tracking.Deferred) {
      defer(path, false);
    } else if (form instanceof Tracking.DeferredFormat) {
      defer(path, true);
    } else if (form instanceof Tracking.ArrayLoop) {
      arrayLoop((EnhancedForLoopTree) path.getLeaf(), path);
    } else if (form instanceof Tracking.Back) {
      before(path.getLeaf(), chunk + ".poll(); ", true);
    } else if (form instanceof Tracking.CatchAll) {
      CatchTree clause = (CatchTree) path.getLeaf();
      edits.open(
          start(clause.getBlock()) + 1,
          span(clause.getBlock()),
          " %s.caught(%s); ".formatted(chunk, clause.getParameter().getName()));
    }
  }

  /** Puts a statement before another one. */
  private void before(Tree statement, String text, boolean inBlock) {
    if (inBlock) {
      edits.wrap(span(statement), "{ " + text, " }");
    } else {
      edits.open(start(statement), span(statement), text);
    }
  }

  private void irrevocable(TrackedCode.Irrevocable found) {
    Tree statement = found.statement().getLeaf();
    boolean listed =
        statement != code.path().getLeaf()
            && switch (found.statement().getParentPath().getLeaf().getKind()) {
              case BLOCK -> true;
              case CASE -> !isRule(found.statement().getParentPath().getLeaf());
              default -> false;
            };
    before(statement, chunk + ".irrevocable(); ", !listed);
  }

  private static boolean isRule(Tree label) {
    return ((CaseTree) label).getCaseKind() == CaseTree.CaseKind.RULE;
  }

  private void twin(TreePath path, ExecutableElement method) {
    MethodInvocationTree call = (MethodInvocationTree) path.getLeaf();
    ExpressionTree select = call.getMethodSelect();
    boolean isStatic = method.getModifiers().contains(Modifier.STATIC);
    if (select instanceof IdentifierTree && isStatic && !isInScope(path, method)) {
      edits.open(start(select), span(select), TrackedNames.owner(method) + ".");
    }
    int open = parenthesis(end(select));
    edits.replace(
        Identifiers.startOf(file.source().text(), end(select)),
        open + 1,
        "%s%s(%s%s"
            .formatted(
                method.getSimpleName(),
                TrackedNames.TWIN,
                chunk,
                call.getArguments().isEmpty() ? "" : ", "));
  }

  private int parenthesis(int from) {
    String text = file.source().text();
    int at = from;
    while (text.charAt(at) != '(') {
      at = Trivia.skip(text, at);
    }
    return at;
  }

  /** {@code new C(chunk, …)}. */
  private void construction(Tree tree) {
    boolean isNew = tree instanceof NewClassTree;
    List<? extends ExpressionTree> arguments =
        isNew ? ((NewClassTree) tree).getArguments() : ((MethodInvocationTree) tree).getArguments();
    Tree before =
        isNew
            ? ((NewClassTree) tree).getIdentifier()
            : ((MethodInvocationTree) tree).getMethodSelect();
    int open = parenthesis(end(before));
    edits.replace(
        open, open + 1, "(" + chunk + TrackedNames.MARK + (arguments.isEmpty() ? "" : ", "));
  }

  /** Whether a static method is known by its name because of a class around its call. */
  private boolean isInScope(TreePath call, ExecutableElement method) {
    for (TreePath at = call; at != null; at = at.getParentPath()) {
      if (at.getLeaf() instanceof ClassTree
          && module.element(at) instanceof TypeElement type
          && module
              .types()
              .isSubtype(
                  module.types().erasure(type.asType()),
                  module.types().erasure(method.getEnclosingElement().asType()))) {
        return true;
      }
    }
    return false;
  }

  /** {@code { final var a$ = arg; chunk.defer(() -> out.println(a$)); }}. */
  private void defer(TreePath statement, boolean format) {
    ExpressionStatementTree tree = (ExpressionStatementTree) statement.getLeaf();
    MethodInvocationTree call = (MethodInvocationTree) tree.getExpression();
    TreePath callPath = new TreePath(statement, call);
    StringBuilder names = new StringBuilder();
    int at = start(statement.getLeaf());
    String opening = "{ ";
    String receiver = "";
    if (call.getMethodSelect() instanceof MemberSelectTree select && !isType(callPath, select)) {
      receiver = "ajws$to.";
      edits.replace(at, start(select.getExpression()), opening + "final var ajws$to = ");
      at = end(select.getExpression());
      opening = "; ";
    } else {
      receiver =
          call.getMethodSelect() instanceof MemberSelectTree select
              ? module.text(file, select.getExpression()) + "."
              : "";
    }
    int number = 0;
    for (ExpressionTree argument : call.getArguments()) {
      String name = "ajws$a" + number++;
      TypeMirror type = module.type(new TreePath(callPath, argument));
      boolean isNull = type.getKind() == TypeKind.NULL;
      String declared = isNull ? parameterType(callPath, number - 1) : types.of(type);
      String declaration = "%sfinal %s %s = ".formatted(opening, declared, name);
      if (at < start(argument)) {
        edits.replace(at, start(argument), declaration);
      } else {
        edits.open(at, span(argument), declaration);
      }
      names.append(number == 1 ? "" : ", ").append(name);
      at = end(argument);
      opening = "; ";
    }
    String method = nameOf(call.getMethodSelect());
    String made =
        format
            ? "; final java.lang.String ajws$text = java.lang.String.format(%s); %s.defer(() -> %sprint(ajws$text)); }"
                .formatted(names, chunk, receiver)
            : "; %s.defer(() -> %s%s(%s)); }".formatted(chunk, receiver, method, names);
    edits.replace(at, end(statement.getLeaf()), opening.equals("{ ") ? "{ " + made : made);
  }

  private String parameterType(TreePath call, int index) {
    ExecutableElement method = (ExecutableElement) module.element(call);
    int last = method.getParameters().size() - 1;
    return types.erased(method.getParameters().get(Math.min(index, last)).asType());
  }

  private boolean isType(TreePath call, MemberSelectTree select) {
    var before = module.element(new TreePath(new TreePath(call, select), select.getExpression()));
    return before instanceof TypeElement;
  }

  private static String nameOf(ExpressionTree select) {
    return select instanceof MemberSelectTree m ? m.getIdentifier().toString() : select.toString();
  }

  /** {@code for (final Cursor<int[]> c = new Cursor<>(a); c.next(); ) { int x = get(c); body }}. */
  private void arrayLoop(EnhancedForLoopTree tree, TreePath path) {
    String cursor = "ajws$cursor" + BoundModule.height(path) + "_" + arrays++;
    TypeMirror array = module.type(new TreePath(path, tree.getExpression()));
    String type = types.of(array);
    edits.replace(
        start(tree),
        start(tree.getExpression()),
        "for (final %1$sCursor<%2$s> %3$s = new %1$sCursor<>(".formatted(RUNTIME, type, cursor));
    String site = AccessSites.line(file, start(tree));
    String get = "%s.get(%s.array, %s.index, \"%s\")".formatted(chunk, cursor, cursor, site);
    TypeMirror component = ((ArrayType) array).getComponentType();
    edits.replace(
        end(tree.getExpression()),
        start(tree.getStatement()),
        "); %s.next(); ) ".formatted(cursor));
    String variable = Trivia.code(module.text(file, tree.getVariable())).strip();
    edits.wrap(
        span(tree.getStatement()),
        "{ %s.poll(); %s = %s; ".formatted(chunk, variable, access.typed(component, get)),
        " }");
  }

  /** A text block would take several lines. */
  private void flattenTextBlocks() {
    new TreeScanner<Void, Void>() {
      @Override
      public Void visitLiteral(LiteralTree tree, Void p) {
        if (tree.getValue() instanceof String value
            && module.text(file, tree).startsWith("\"\"\"")) {
          edits.replace(start(tree), end(tree), module.elements().getConstantExpression(value));
        }
        return null;
      }
    }.scan(code.path().getLeaf(), null);
  }
}
