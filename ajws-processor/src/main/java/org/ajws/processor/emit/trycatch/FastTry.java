package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CatchTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.tree.UnionTypeTree;
import com.sun.source.tree.VariableTree;
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.plan.frames.Method;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Span;

/**
 * {@code try} statements of the fast version: their clauses let the unwinding pass, and run when it
 * is over.
 */
final class FastTry {
  private final Method method;
  private final Edits edits;
  private final Copier copier;
  private final FastText texts;
  private final Consumer<Node> node;

  /**
   * The {@code try} statements of a method.
   *
   * @param node lowers a part
   */
  FastTry(MethodPlan plan, Edits edits, Copier copier, FastText texts, Consumer<Node> node) {
    this.method = plan.method();
    this.edits = edits;
    this.copier = copier;
    this.texts = texts;
    this.node = node;
  }

  void trying(Node.Try t) {
    TryTree tree = t.tree();
    resources(t);
    if (t.body().resumes() && tree.getCatches().stream().anyMatch(this::catchesUnwind)) {
      CatchTree first = tree.getCatches().get(0);
      edits.open(
          method.start(first),
          method.span(first),
          "catch (" + FrameText.RUNTIME + "frame.Unwind u$) { throw u$; } ");
    }
    if (tree.getFinallyBlock() != null) {
      BlockTree block = tree.getFinallyBlock();
      // thrown once more: for the compiler the clause then ends as it is written
      String passed = "{ if (%1$s != null) throw %1$s; ".formatted(FastText.UNWINDING);
      edits.wrap(method.span(block), passed, " }");
    }
    node.accept(t.body());
    t.handlers().forEach(node);
  }

  /** Resources are closed by code of our own, but not while the stack is being saved. */
  private void resources(Node.Try t) {
    if (!(t.body() instanceof Node.Using)) {
      return;
    }
    TryTree tree = t.tree();
    boolean clauses = !tree.getCatches().isEmpty() || tree.getFinallyBlock() != null;
    StringBuilder before = new StringBuilder(clauses ? "try { " : "{ ");
    StringBuilder after = new StringBuilder();
    Node n = t.body();
    while (n instanceof Node.Using u) {
      String value = copier.copy(u.resource());
      if (u.resource() instanceof VariableTree v) {
        before.append(texts.declared(u.init(), v, method.line(tree))).append(' ');
        value = texts.name(v);
      }
      before.append("%s %s = %s; ".formatted(u.held().type(), u.held().name(), value));
      n = u.body();
      Closing closing = new Closing(u);
      boolean more = n instanceof Node.Using;
      before.append(closing.begin()).append(more ? "{ " : "");
      String close =
          closing.end(
              u.held().name(), "", "", "", suppressed(tree), FastText.UNWINDING + " == null");
      after.insert(0, (more ? "} " : " ") + close);
    }
    int block = method.start(tree.getBlock());
    edits.removeWithin(method.start(tree), block, new Span(method.start(tree), block));
    edits.replace(method.start(tree), block, before.toString());
    edits.close(method.end(tree.getBlock()), method.span(tree.getBlock()), after + "}");
  }

  /** What closing throws after an exception comes from the line of the statement. */
  private String suppressed(TryTree tree) {
    int at = method.file().source().line(method.end(tree.getBlock()) - 1);
    int line = method.line(tree);
    return at == line
        ? ""
        : "%s(s$, \"%s\", %d, %d); "
            .formatted(FrameText.RUNTIME + "frame.Traces.lined", method.source(), at, line);
  }

  /** Whether a clause catches an Error that it does not name. */
  private boolean catchesUnwind(CatchTree clause) {
    Tree type = clause.getParameter().getType();
    List<? extends Tree> types =
        type instanceof UnionTypeTree u ? u.getTypeAlternatives() : List.of(type);
    TypeMirror error = method.module().namedType("java.lang.Error").asType();
    return types.stream()
        .map(method::path)
        .map(method.module()::type)
        .anyMatch(c -> method.module().types().isSubtype(error, c));
  }
}
