package org.ajws.processor.analysis.flow;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import org.ajws.processor.source.BoundModule;

/**
 * Calls that take a lock and calls that give it back: of the JDK's locks, and of methods of the
 * module that do only one of the two.
 */
final class LockCalls {
  private static final String LOCK = "java.util.concurrent.locks.Lock";
  private static final String STAMPED = "java.util.concurrent.locks.StampedLock";
  private static final String SEMAPHORE = "java.util.concurrent.Semaphore";

  private enum Effect {
    TAKES,
    GIVES_BACK,
    NONE
  }

  private final BoundModule module;
  private final Map<ExecutableElement, Effect> known = new HashMap<>();

  LockCalls(BoundModule module) {
    this.module = module;
  }

  /** Whether a call takes a lock and does not give it back. */
  boolean takes(TreePath call) {
    return effect(call) == Effect.TAKES;
  }

  /** Whether a call gives back a lock that it has not taken itself. */
  boolean givesBack(TreePath call) {
    return effect(call) == Effect.GIVES_BACK;
  }

  /** Whether a call is of a semaphore, which may also be a signal. */
  boolean isOfSemaphore(TreePath call) {
    return module.element(call) instanceof ExecutableElement m && isOf(m, SEMAPHORE);
  }

  /** Whether a method gives back a lock that it has not taken itself. */
  boolean givesBack(ExecutableElement method) {
    return effect(method) == Effect.GIVES_BACK;
  }

  private Effect effect(TreePath call) {
    return module.element(call) instanceof ExecutableElement m ? effect(m) : Effect.NONE;
  }

  private Effect effect(ExecutableElement method) {
    Effect effect = known.get(method);
    if (effect == null) {
      known.put(method, Effect.NONE); // of a recursive one
      effect = find(method);
      known.put(method, effect);
    }
    return effect;
  }

  private Effect find(ExecutableElement method) {
    String name = method.getSimpleName().toString();
    if (isOf(method, LOCK)) {
      return name.equals("unlock")
          ? Effect.GIVES_BACK
          : effect(Set.of("lock", "lockInterruptibly", "tryLock").contains(name));
    }
    if (isOf(method, STAMPED)) {
      boolean back = name.startsWith("unlock") || name.startsWith("tryUnlock");
      return back
          ? Effect.GIVES_BACK
          : effect(name.matches("(try)?(read|Read|write|Write)Lock(Interruptibly)?"));
    }
    if (isOf(method, SEMAPHORE)) {
      return name.equals("release")
          ? Effect.GIVES_BACK
          : effect(name.startsWith("acquire") || name.startsWith("tryAcquire"));
    }
    TreePath declared = module.declaration(method);
    if (declared == null
        || !(declared.getLeaf() instanceof MethodTree tree)
        || tree.getBody() == null) {
      return Effect.NONE;
    }
    TreePath body = new TreePath(declared, tree.getBody());
    boolean taken = contains(body, this::takes);
    boolean given = contains(body, this::givesBack);
    return taken == given ? Effect.NONE : taken ? Effect.TAKES : Effect.GIVES_BACK;
  }

  private static Effect effect(boolean takes) {
    return takes ? Effect.TAKES : Effect.NONE;
  }

  private boolean isOf(ExecutableElement method, String type) {
    return module.isSubtype(method.getEnclosingElement().asType(), type);
  }

  /** Whether code makes such a call, outside of the classes and lambdas in it. */
  static boolean contains(TreePath code, Predicate<TreePath> call) {
    boolean[] found = {false};
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        found[0] |= call.test(getCurrentPath());
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
        return null;
      }

      @Override
      public Void visitClass(ClassTree tree, Void p) {
        return null;
      }
    }.scan(code, null);
    return found[0];
  }
}
