package org.ajws.processor.rule;

import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.flow.CallGraph;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Span;

/**
 * What depends on the thread that runs it, where that may be another one than the programmer
 * thinks: in an async or the body of a parallel loop, and behind a call that may spawn.
 */
final class ThreadIdentity implements Check {
  private static final String SUPPRESSED_BY = "\"ajws-thread\"";

  private static final Set<String> OF_THREAD = Set.of("currentThread", "interrupted");

  /** All methods of these belong to the calling thread. */
  private static final Set<String> CONTEXTS =
      Set.of(
          "java.lang.ThreadLocal",
          "java.lang.ScopedValue",
          "java.security.AccessController",
          "javax.security.auth.Subject",
          "javax.transaction.TransactionManager",
          "javax.transaction.UserTransaction",
          "jakarta.transaction.TransactionManager",
          "jakarta.transaction.UserTransaction",
          "org.slf4j.MDC",
          "org.apache.logging.log4j.ThreadContext",
          "org.springframework.security.core.context.SecurityContextHolder",
          "org.springframework.transaction.support.TransactionSynchronizationManager");

  /** Of these, what belongs to no thread. */
  private static final Set<String> MAKERS = Set.of("withInitial", "newInstance", "where");

  @Override
  public void check(Subject subject) {
    Set<Tree> asyncs = Collections.newSetFromMap(new IdentityHashMap<>());
    subject.asyncs().forEach(a -> asyncs.add(a.path().getLeaf()));
    Set<Tree> bodies = Collections.newSetFromMap(new IdentityHashMap<>());
    for (ParallelRegion region : subject.regions()) {
      if (!(region instanceof ParallelLoop loop
          && loop.isSpeculative())) { // on the starter's thread
        bodies.add(region instanceof Async a ? a.path().getLeaf() : region.path().getLeaf());
      }
    }
    CallGraph.Query spawns =
        subject.calls().query(m -> false, path -> asyncs.contains(path.getLeaf()));
    EntryMethods entries = new EntryMethods(subject);
    if (!bodies.isEmpty()) {
      subject
          .module()
          .files()
          .forEach(f -> new Scan(subject, f, bodies, asyncs, spawns, entries).run());
    }
  }

  /** One file. */
  private static final class Scan extends TreePathScanner<Void, Void> {
    private final Subject subject;
    private final BoundModule module;
    private final BoundFile file;
    private final Set<Tree> bodies;
    private final Set<Tree> asyncs;
    private final CallGraph.Query spawns;
    private final EntryMethods entries;

    /** Of the finishes of an entry method around, where they spawn first, and their ends. */
    private List<Span> moving = List.of();

    /** Where the method around spawns first; behind that its code may be on another thread. */
    private int moved = Integer.MAX_VALUE;

    private int inBodies;

    Scan(
        Subject subject,
        BoundFile file,
        Set<Tree> bodies,
        Set<Tree> asyncs,
        CallGraph.Query spawns,
        EntryMethods entries) {
      this.subject = subject;
      this.module = subject.module();
      this.file = file;
      this.bodies = bodies;
      this.asyncs = asyncs;
      this.spawns = spawns;
      this.entries = entries;
    }

    void run() {
      scan(file.unit(), null);
    }

    @Override
    public Void scan(Tree tree, Void p) {
      boolean body = tree != null && bodies.contains(tree);
      inBodies += body ? 1 : 0;
      super.scan(tree, p);
      inBodies -= body ? 1 : 0;
      return null;
    }

    @Override
    public Void visitMethod(MethodTree tree, Void p) {
      TreePath path = getCurrentPath();
      List<Span> outer = moving;
      moving = new ArrayList<>();
      try {
        int first = entries.is(path) ? firstEscape(path, moving) : firstSpawn(path);
        return within(first, () -> super.visitMethod(tree, p));
      } finally {
        moving = outer;
      }
    }

    /** A lambda is called by others, which it does not leave. */
    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void p) {
      List<Span> outer = moving;
      moving = List.of();
      try {
        return within(Integer.MAX_VALUE, () -> super.visitLambdaExpression(tree, p));
      } finally {
        moving = outer;
      }
    }

    private Void within(int place, Runnable code) {
      int outer = moved;
      int outerBodies = inBodies;
      moved = place;
      inBodies = place == Integer.MAX_VALUE ? inBodies : 0;
      code.run();
      moved = outer;
      inBodies = outerBodies;
      return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
      boolean elsewhere = inBodies > 0;
      if ((elsewhere || mayHaveMoved(module.start(file.unit(), tree)))
          && module.element(getCurrentPath()) instanceof ExecutableElement m
          && isBound(m)
          && !isSuppressed(getCurrentPath())) {
        String name = m.getEnclosingElement().getSimpleName() + "." + m.getSimpleName() + "()";
        module.report(
            DiagnosticCode.THREAD_BOUND,
            file,
            tree,
            name
                + (elsewhere
                    ? " here may run on another thread than the code around the task"
                    : " follows a spawning call, after which another thread may run the method"),
            "call it before, and keep what it gives in a local, or in a method around that spawns"
                + " nothing itself; @SuppressWarnings("
                + SUPPRESSED_BY
                + ") where any thread will do");
      }
      return super.visitMethodInvocation(tree, p);
    }

    private boolean mayHaveMoved(int at) {
      return at >= moved || moving.stream().anyMatch(s -> s.start() <= at && at < s.end());
    }

    /**
     * Where an entry method first spawns what may be under way behind its outermost finishes; what
     * these spawn themselves is added to {@code within}.
     */
    private int firstEscape(TreePath method, List<Span> within) {
      return first(
          method,
          called -> entries.mayLetEscape(called),
          finish -> {
            int first = firstSpawn(finish);
            if (first != Integer.MAX_VALUE) {
              within.add(new Span(first, module.end(file.unit(), finish.getLeaf())));
            }
          });
    }

    private int firstSpawn(TreePath code) {
      return first(
          code,
          called -> {
            TreePath body = subject.calls().body(called);
            return body != null && spawns.mayReach(body);
          },
          null);
    }

    /**
     * The end of the first async or call that is asked for; in the finishes only if nobody takes
     * them.
     */
    private int first(
        TreePath code, Predicate<ExecutableElement> wanted, Consumer<TreePath> finishes) {
      int[] first = {Integer.MAX_VALUE};
      new TreePathScanner<Void, Void>() {
        @Override
        public Void scan(Tree tree, Void p) {
          if (tree instanceof ClassTree || tree instanceof LambdaExpressionTree) {
            return null;
          }
          if (finishes != null && entries.isFinish(tree)) {
            finishes.accept(new TreePath(getCurrentPath(), tree));
            return null;
          }
          if (tree != null && asyncs.contains(tree)) {
            first[0] = Math.min(first[0], module.end(file.unit(), tree));
          }
          return super.scan(tree, p);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
          super.visitMethodInvocation(tree, p);
          if (module.element(getCurrentPath()) instanceof ExecutableElement called
              && wanted.test(called)) {
            first[0] = Math.min(first[0], module.end(file.unit(), tree));
          }
          return null;
        }
      }.scan(code, null);
      return first[0];
    }

    private boolean isBound(ExecutableElement m) {
      String name = m.getSimpleName().toString();
      TypeElement owner = (TypeElement) m.getEnclosingElement();
      return owner.getQualifiedName().contentEquals("java.lang.Thread")
          ? OF_THREAD.contains(name)
          : !MAKERS.contains(name) && isContext(owner, new HashSet<>());
    }

    private boolean isContext(TypeElement type, Set<TypeElement> seen) {
      if (!seen.add(type)) {
        return false;
      }
      if (CONTEXTS.contains(type.getQualifiedName().toString())) {
        return true;
      }
      List<? extends TypeMirror> above = module.types().directSupertypes(type.asType());
      return above.stream()
          .anyMatch(
              t -> t instanceof DeclaredType d && isContext((TypeElement) d.asElement(), seen));
    }
  }

  private static boolean isSuppressed(TreePath at) {
    for (TreePath up = at; up != null; up = up.getParentPath()) {
      Tree tree = up.getLeaf();
      ModifiersTree modifiers =
          tree instanceof MethodTree m
              ? m.getModifiers()
              : tree instanceof ClassTree c
                  ? c.getModifiers()
                  : tree instanceof VariableTree v ? v.getModifiers() : null;
      if (modifiers != null
          && modifiers.getAnnotations().stream().anyMatch(ThreadIdentity::names)) {
        return true;
      }
    }
    return false;
  }

  private static boolean names(AnnotationTree a) {
    return a.getAnnotationType().toString().endsWith("SuppressWarnings")
        && a.getArguments().toString().contains(SUPPRESSED_BY);
  }
}
