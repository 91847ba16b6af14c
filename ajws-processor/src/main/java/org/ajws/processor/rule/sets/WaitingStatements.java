package org.ajws.processor.rule.sets;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.TryTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.program.library.BlockingCalls;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundModule;

/**
 * Statements that wait for other threads where no call is written that does: loops that only go
 * round until others have changed something, loops over a channel, and the end of a {@code try}
 * whose resource waits when it is closed.
 */
final class WaitingStatements {
  private final BoundModule module;
  private final BlockingCalls blocking;
  private final ChannelWalks walks;
  private final SpinLoops spins;
  private final Map<Code, List<Waiting>> known = new IdentityHashMap<>();

  /**
   * A statement.
   *
   * @param what of it waits
   */
  record Waiting(Tree tree, What what) {}

  /** What waits. */
  enum What {
    LOOP("this loop", "a loop"),
    END_OF_TRY("the end of this try", "the end of a try");

    private final String here;
    private final String elsewhere;

    What(String here, String elsewhere) {
      this.here = here;
      this.elsewhere = elsewhere;
    }

    String here() {
      return here;
    }

    String elsewhere() {
      return elsewhere;
    }
  }

  WaitingStatements(BoundModule module, BlockingCalls blocking, ChannelWalks walks) {
    this.module = module;
    this.blocking = blocking;
    this.walks = walks;
    this.spins = new SpinLoops(module);
  }

  /** Those of a piece of code, but for the ones in its functions and classes. */
  List<Waiting> of(Code code) {
    List<Waiting> found = known.get(code);
    if (found == null) {
      found = new ArrayList<>();
      for (Tree loop : spins.of(code)) {
        found.add(new Waiting(loop, What.LOOP));
      }
      find(code, found);
      known.put(code, found);
    }
    return found;
  }

  private void find(Code code, List<Waiting> found) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitEnhancedForLoop(EnhancedForLoopTree tree, Void p) {
        if (walks.isLoop(getCurrentPath())) {
          found.add(new Waiting(tree, What.LOOP));
        }
        return super.visitEnhancedForLoop(tree, p);
      }

      @Override
      public Void visitTry(TryTree tree, Void p) {
        if (tree.getResources().stream()
            .anyMatch(r -> waitsAtEnd(new TreePath(getCurrentPath(), r)))) {
          found.add(new Waiting(tree, What.END_OF_TRY));
        }
        return super.visitTry(tree, p);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return tree == code.path().getLeaf() ? super.visitLambdaExpression(tree, p) : null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }
    }.scan(code.path(), null);
  }

  /** An {@code ExecutorService}, from JDK 19 on. */
  private boolean waitsAtEnd(TreePath resource) {
    return module.types().asElement(module.type(resource)) instanceof TypeElement type
        && ElementFilter.methodsIn(module.elements().getAllMembers(type)).stream()
            .filter(m -> m.getSimpleName().contentEquals("close") && m.getParameters().isEmpty())
            .anyMatch((ExecutableElement m) -> blocking.waits(m));
  }
}
