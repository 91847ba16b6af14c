package org.ajws.processor.emit.sets;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.CriticalCode;
import org.ajws.processor.analysis.flow.LockedFunctions;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;
import org.ajws.processor.text.Trivia;

/** Marks {@link CriticalCode}: constructs inside run in order. */
public final class CriticalLowering {
  static final String CRITICAL = "org.ajws.runtime.lock.Critical.";
  private static final String ENTER = " " + CRITICAL + "enter(); try { ";
  private static final String EXIT = " } finally { " + CRITICAL + "exit(); } ";

  private final BoundModule module;
  private final BoundFile file;
  private final LockedFunctions functions;
  private final boolean lambdas;
  private final Edits edits;

  private CriticalLowering(FilePlan plan, Edits edits) {
    this.module = plan.module().module();
    this.file = plan.file();
    this.functions = new LockedFunctions(module);
    this.lambdas = !plan.module().form().isJava6();
    this.edits = edits;
  }

  /**
   * Adds the edits for one file, with constructs or without. Units of work are left to their own
   * lowering, which comes before.
   */
  public static void lower(FilePlan plan, Edits edits) {
    CriticalLowering lowering = new CriticalLowering(plan, edits);
    plan.criticalCode().forEach(lowering::mark);
  }

  private void mark(CriticalCode critical) {
    TreePath code = critical.code();
    Span span = module.span(file.unit(), critical.body());
    switch (critical.kind()) {
      case BLOCK, METHOD, INITIALISER ->
          edits.wrap(span, startOfBrace(critical.body()) + 1, ENTER, span.end() - 1, EXIT);
      case TRY -> edits.wrap(span, "{" + ENTER, EXIT + "}");
      case FUNCTION -> {
        if (lambdas) {
          markFunction(code, (ExpressionTree) critical.body(), span);
        }
      }
      case VALUE -> edits.wrap(span, call(type(code), code), lambdas ? "))" : "); } })");
      case CONSTRUCTOR ->
          edits.wrap(span, behindOther((BlockTree) critical.body()), ENTER, span.end() - 1, EXIT);
    }
  }

  private int behindOther(BlockTree body) {
    return CriticalCode.otherConstructor(body) == null
        ? module.start(file.unit(), body) + 1
        : module.end(file.unit(), body.getStatements().get(0));
  }

  /** What a collection runs under a lock of its own becomes a section by itself. */
  private void markFunction(TreePath code, ExpressionTree function, Span span) {
    TreePath call = code.getLeaf() == function ? code.getParentPath() : code;
    String kind = functions.kind(call, function);
    String name = Character.toLowerCase(kind.charAt(0)) + kind.substring(1);
    edits.wrap(span, CRITICAL + name + "(", ")");
  }

  /** What a value is assigned to, or its own type where it is an argument. */
  private TypeMirror type(TreePath value) {
    TreePath parent = value.getParentPath();
    return parent.getLeaf() instanceof VariableTree ? module.type(parent) : module.type(value);
  }

  /** {@code static { ... }} begins at its modifier. */
  private int startOfBrace(Tree block) {
    int at = module.start(file.unit(), block);
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
            : "new %sValue%s() { @java.lang.Override public %s ajws$value() { return "
                .formatted(CRITICAL, of, boxed);
    return CRITICAL + of + "call(" + function + cast + "(" + (bare ? "new " + type : "");
  }
}
