package org.ajws.processor.plan.frames;

import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.LocalFutures;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.WaitingCalls;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Span;

/**
 * A method that is asked whether it can be given frames, with what is known about its parts.
 *
 * @param path to the method
 * @param isSite whether a call in it may unwind
 * @param asyncs by the labelled statement or declaration
 * @param finishes by the labelled statement or method
 * @param isOpaque whether a tree is left as it is: its calls are barriers
 * @param paths to its parts
 * @param futures which futures stay in their methods: the fast version holds their values
 */
public record Method(
    BoundModule module,
    BoundFile file,
    TreePath path,
    LocalVariables.Index locals,
    Predicate<MethodInvocationTree> isSite,
    Map<Tree, Async> asyncs,
    Map<Tree, Finish> finishes,
    Predicate<Tree> isOpaque,
    Paths paths,
    LocalFutures futures) {

  public MethodTree tree() {
    return (MethodTree) path.getLeaf();
  }

  public ExecutableElement element() {
    return (ExecutableElement) module.element(path);
  }

  public VariableElement variable(VariableTree declaration) {
    return (VariableElement) module.element(path(declaration));
  }

  /** For stack traces: the class, the method and the file. */
  public String source() {
    TypeElement type = (TypeElement) element().getEnclosingElement();
    return "%s#%s#%s"
        .formatted(
            module.elements().getBinaryName(type),
            tree().getName(),
            file.source().path().getFileName());
  }

  public int start(Tree part) {
    return module.start(file.unit(), part);
  }

  public int end(Tree part) {
    return module.end(file.unit(), part);
  }

  public TreePath path(Tree part) {
    return paths.of(part);
  }

  /** The range that a part covers, for edits. */
  public Span span(Tree part) {
    return module.span(file.unit(), part);
  }

  public int line(Tree part) {
    return file.source().line(start(part));
  }

  /** Whether a tree is a loop that takes values from a channel. */
  boolean isWaitingLoop(Tree tree) {
    return tree instanceof EnhancedForLoopTree && WaitingCalls.waits(module, path(tree));
  }

  /** Whether a construct stands in an expression, namely in a switch. */
  boolean hasConstruct(ExpressionTree expression) {
    return Boolean.TRUE.equals(
        new PointScanner(this) {
          @Override
          public Boolean scan(Tree tree, Void p) {
            return asyncs.containsKey(tree)
                || finishes.containsKey(tree)
                || isWaitingLoop(tree)
                || super.scan(tree, p);
          }
        }.scan(expression, null));
  }

  /** Whether evaluating an expression may unwind. */
  boolean hasSite(ExpressionTree expression) {
    return Boolean.TRUE.equals(
        new PointScanner(this) {
          @Override
          public Boolean scan(Tree tree, Void p) { // constructs stand in switch expressions
            return asyncs.containsKey(tree)
                || finishes.containsKey(tree)
                || isWaitingLoop(tree)
                || super.scan(tree, p);
          }

          @Override
          public Boolean visitMethodInvocation(MethodInvocationTree call, Void p) {
            return isSite.test(call) || super.visitMethodInvocation(call, p);
          }
        }.scan(expression, null));
  }
}
