package org.ajws.processor.emit;

import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalFutures;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.TypeText;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Trivia;

/**
 * Code in which a future that stays in its method is the value itself: {@code @Async
 * Future<Integer> f = Future.of(e);} becomes {@code @Async int f = e;}, and {@code f.get()} becomes
 * {@code f}. It is for code that runs in order up to there: what it hands over must be a future
 * again.
 */
public final class LocalFutureLowering {
  private final BoundModule module;
  private final BoundFile file;
  private final LocalFutures futures;
  private final Edits edits;

  /** For the futures of a file. */
  public LocalFutureLowering(
      BoundModule module, BoundFile file, LocalFutures futures, Edits edits) {
    this.module = module;
    this.file = file;
    this.futures = futures;
    this.edits = edits;
  }

  /** Adds the edits of one future. */
  public void lower(Async future) {
    VariableTree tree = (VariableTree) future.path().getLeaf();
    VariableElement local = future.value();
    type(tree, new TypeText(module).of(futures.type(local)));
    MethodInvocationTree of = (MethodInvocationTree) future.body();
    Tree given = of.getArguments().get(0);
    edits.replace(start(of), start(given), "");
    edits.replace(end(given), end(of), "");
    for (TreePath get : futures.gets(local)) {
      if (get.getParentPath().getLeaf() instanceof ExpressionStatementTree statement) {
        edits.replace(start(statement), end(statement), "{ }"); // a value alone is no statement
      } else {
        read(local, get);
      }
    }
  }

  /** Where the call notes a line, as the compiler does at its parenthesis, another one stays. */
  private void read(VariableElement local, TreePath get) {
    MethodInvocationTree call = (MethodInvocationTree) get.getLeaf();
    String name = local.getSimpleName().toString();
    CompilerLines lines = new CompilerLines(module, file);
    if (lines.before(get) == lines.of(call)) {
      edits.replace(start(call), end(call), futures.text(call, name));
      return;
    }
    int parenthesis = lines.code(end(call.getMethodSelect()));
    edits.replace(
        start(call),
        parenthesis,
        "org.ajws.runtime.frame.Traces.<%s>noted"
            .formatted(new TypeText(module).boxed(futures.type(local))));
    edits.replace(parenthesis + 1, end(call) - 1, name + ", 0");
  }

  /** The first of several declarators has the type, for all of them. */
  private void type(VariableTree tree, String type) {
    String text = file.source().text();
    int from = tree.getType() == null ? -1 : start(tree.getType());
    int to = from < 0 ? -1 : end(tree.getType());
    if (from < 0 || to <= from) { // var
      from = Math.max(start(tree), end(tree.getModifiers()));
      while (Character.isWhitespace(text.charAt(from)) || Trivia.isComment(text, from)) {
        from = Trivia.skip(text, from);
      }
      to = Identifiers.endOf(text, from);
    }
    if (!edits.replaces(from)) {
      edits.replace(from, to, type);
    }
  }

  private int start(Tree tree) {
    return module.start(file.unit(), tree);
  }

  private int end(Tree tree) {
    return module.end(file.unit(), tree);
  }
}
