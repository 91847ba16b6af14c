package org.ajws.processor.analysis.flow;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import java.util.function.Predicate;
import org.ajws.processor.analysis.flow.DefiniteAssignment.State;

/**
 * What a piece of code runs after it has left one of some statements, by the end of the statement,
 * a jump or an exception; but for lambdas and classes in it, which run when they are called.
 */
public final class Behind {
  private final Set<Tree> perhaps = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Set<Tree> perhapsNot = Collections.newSetFromMap(new IdentityHashMap<>());

  /**
   * Follows the ways through code.
   *
   * @param code a method, lambda or block
   * @param isOne whether a tree is one of the statements
   */
  public Behind(Tree code, Predicate<Tree> isOne) {
    Tree body =
        code instanceof MethodTree method
            ? method.getBody()
            : code instanceof LambdaExpressionTree lambda ? lambda.getBody() : code;
    // On the way from the start to such a statement something is "assigned", then it is lost.
    new Flow(isOne::test, tree -> false, perhaps, State.ASSIGNED).scan(body, null);
    // Now the other way round.
    new Flow(tree -> false, isOne::test, perhapsNot, State.STALE).scan(body, null);
  }

  /** Whether a tree may be run behind such a statement. */
  public boolean mayBe(Tree tree) {
    return perhaps.contains(tree);
  }

  /** Whether a tree is run behind such a statement, or not at all. */
  public boolean isAlways(Tree tree) {
    return perhaps.contains(tree) && !perhapsNot.contains(tree);
  }

  /** Collects the trees that are reached in the worse state. */
  private static final class Flow extends ControlFlow {
    private final Set<Tree> worse;

    Flow(Predicate<Tree> loses, Predicate<Tree> restores, Set<Tree> worse, State start) {
      super(
          new Regions() {
            @Override
            public boolean loses(Tree statement) {
              return loses.test(statement);
            }

            @Override
            public boolean restores(Tree statement) {
              return restores.test(statement);
            }
          });
      this.worse = worse;
      this.state = start;
    }

    @Override
    public Void scan(Tree tree, Void p) {
      if (tree != null && state == State.STALE) {
        worse.add(tree);
      }
      return super.scan(tree, p);
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void p) {
      return null;
    }
  }
}
