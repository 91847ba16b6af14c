package org.ajws.processor.program;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.ConstructorCalls;

/**
 * One {@code async: stmt}, one async value {@code @Async T x = init;}, or one future {@code @Async
 * Future<T> f = Future.of(init);}.
 *
 * @param file where it stands
 * @param path to the labelled statement, or to the declaration of the value
 * @param line in the user's file
 * @param body the statement, or the initialiser
 * @param value the local that is an async value or a future; null for a statement
 * @param future whether the local is a future, which nothing but {@code get} waits for
 * @param finish to the innermost finish around it in the same method or lambda; null where it
 *     escapes, and for a value, which has a join of its own
 * @param captures locals from outside that the body uses
 * @param thrown the checked exceptions that leave the body, none a subtype of another
 */
public record Async(
    BoundFile file,
    TreePath path,
    int line,
    Tree body,
    VariableElement value,
    boolean future,
    TreePath finish,
    List<Capture> captures,
    List<TypeMirror> thrown)
    implements ParallelRegion {

  /** Copies the lists. */
  public Async {
    captures = List.copyOf(captures);
    thrown = List.copyOf(thrown);
  }

  /** Whether this stands for the asyncs that a call leaves behind. */
  public boolean isCall() {
    return path.getLeaf() instanceof ExpressionTree;
  }

  /** Whether this is an async value. */
  public boolean isValue() {
    return value != null && !future;
  }

  /** Whether this is a future. */
  public boolean isFuture() {
    return future;
  }

  /** Whether this is the declaration of a local: an async value or a future. */
  public boolean isDeclaration() {
    return value != null;
  }

  /**
   * Whether it stands before {@code super(...)} or {@code this(...)}, and what waits for it behind:
   * such a call may stand in no {@code try}. Then it runs in order.
   */
  public boolean isInPrologue() {
    TreePath statement = null; // of the constructor's body
    TreePath below = path;
    TreePath up = path.getParentPath();
    while (!(up.getLeaf() instanceof MethodTree)) {
      boolean isApart =
          up.getLeaf() instanceof LambdaExpressionTree
              || up.getLeaf() instanceof ClassTree
              || finish != null && up.getLeaf() == finish.getLeaf()
              || isValue() && below != path;
      if (isApart) {
        return false;
      }
      statement = below;
      below = up;
      up = up.getParentPath();
    }
    return statement != null
        && ConstructorCalls.isBefore((MethodTree) up.getLeaf(), statement.getLeaf());
  }

  /** The async's name at run time: {@code File.java:LINE}. */
  public String site() {
    return file.source().path().getFileName() + ":" + line;
  }

  /** The same async with what the analyses of its body found. */
  public Async with(List<Capture> newCaptures, List<TypeMirror> newThrown) {
    return new Async(file, path, line, body, value, future, finish, newCaptures, newThrown);
  }
}
