package org.ajws.processor.rule.sets;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.SynchronizedTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.type.TypeMirror;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.FieldUses;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * The locks that the program takes by itself, beside those of its sets: {@code synchronized}
 * methods and statements, {@code lock()} of {@code java.util.concurrent.locks}, and what containers
 * of the library take while they run a function.
 */
final class OwnLocks {
  /** Methods of a {@code Lock} that wait until it is free. */
  private static final Set<String> TAKING = Set.of("lock", "lockInterruptibly");

  /** Methods of a {@code Lock} that take it if it is free: nobody waits for it there for ever. */
  private static final Set<String> TRYING = Set.of("tryLock");

  private static final Set<String> TRYING_STAMPED = Set.of("tryReadLock", "tryWriteLock");

  /** Of a {@code ReadWriteLock} they give a view, a {@code StampedLock} they take. */
  private static final Set<String> VIEWS = Set.of("readLock", "writeLock");

  private static final Set<String> TAKING_STAMPED =
      Set.of("readLock", "writeLock", "readLockInterruptibly", "writeLockInterruptibly");

  private static final Set<String> GIVING = Set.of("unlock", "unlockRead", "unlockWrite");

  /** Methods of the library that put what they are given into a text. */
  private static final Pattern TEXT =
      Pattern.compile("valueOf|print|println|printf|format|formatted|append|insert|log");

  private static final String LOCK = "java.util.concurrent.locks.Lock";
  private static final String STAMPED = "java.util.concurrent.locks.StampedLock";

  /**
   * A part of a code that runs with such a lock.
   *
   * @param around the block or method that it is, or in which it begins
   * @param from where the lock is taken
   * @param to behind where it is given back
   * @param kind who takes it
   * @param asked of a call that is the region: the methods of its arguments that the library calls;
   *     null for other regions
   * @param without parts of it in which the lock is not held, since it was not free
   */
  record Region(
      Code code,
      Tree around,
      Tree at,
      Monitor monitor,
      long from,
      long to,
      Kind kind,
      Pattern asked,
      Set<Tree> without) {}

  /** Who takes a lock. */
  enum Kind {
    /** The program. */
    WRITTEN,
    /** The program, which goes on without it where another thread has it: {@code tryLock}. */
    TRIED,
    /** A container of the library takes its monitor. */
    MONITOR_INSIDE,
    /** It takes a lock that nobody else can. */
    LOCK_INSIDE;

    /** Whether it stands in the program. */
    boolean isWritten() {
      return this == WRITTEN || this == TRIED;
    }
  }

  private final BoundModule module;
  private final FieldUses uses;
  private final Monitors monitors;
  private final LibraryLocks library;
  private final List<Region> all = new ArrayList<>();

  /** The calls of each piece of code, with those of lambdas and classes in it that run in it. */
  private final Map<Code, List<UnitCall>> calls = new IdentityHashMap<>();

  /** The calls that the library makes, by the call of the library that does, and by the object. */
  private final Map<Tree, List<UnitCall>> implicit = new IdentityHashMap<>();

  OwnLocks(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.uses = new FieldUses(module, sets);
    this.monitors = new Monitors(module, uses);
    this.library = new LibraryLocks(module, monitors);
    module.files().forEach(this::scan);
    if (all.isEmpty()) {
      return;
    }
    for (UnitCall call : sets.calls()) {
      if (call.implicit()) {
        for (Tree at : List.of(asking(call), call.path().getLeaf())) {
          implicit.computeIfAbsent(at, x -> new ArrayList<>()).add(call);
        }
      }
      call.code()
          .withOuter()
          .forEach(c -> calls.computeIfAbsent(c, x -> new ArrayList<>()).add(call));
    }
    List<Region> calling =
        all.stream().filter(r -> r.kind().isWritten() || !calls(r).isEmpty()).toList();
    Set<Region> own = Collections.newSetFromMap(new IdentityHashMap<>());
    own.addAll(calling);
    Set<List<Object>> locks = new HashSet<>();
    calling.forEach(r -> locks.add(lock(r)));
    all.removeIf(r -> !own.contains(r) && (!hasVariable(r) || !locks.contains(lock(r))));
  }

  /** Whether a module may have any. */
  static boolean areIn(BoundModule module) {
    return module.files().stream()
        .map(f -> f.source().text())
        .anyMatch(
            t ->
                t.contains("synchronized")
                    || t.contains(".lock")
                    || t.contains(".tryLock")
                    || t.contains("StampedLock")
                    || LibraryLocks.mayBeIn(t));
  }

  List<Region> all() {
    return all;
  }

  /** Whether two regions may have one lock. */
  boolean mayBeSame(Region a, Region b) {
    if (a.kind().isWritten() && b.kind().isWritten()) {
      return monitors.mayBeSame(a.monitor(), b.monitor());
    }
    return hasVariable(a) && hasVariable(b) && lock(a).equals(lock(b));
  }

  private static boolean hasVariable(Region region) {
    return region.monitor().variable() != null;
  }

  /** The variable whose object has the lock, and whether it is one that only the object takes. */
  private static List<Object> lock(Region region) {
    return Arrays.asList(region.monitor().variable(), region.kind() == Kind.LOCK_INSIDE);
  }

  /** The calls that are made in a region, as a part of its code. */
  List<UnitCall> calls(Region region) {
    if (region.asked() != null) {
      return implicit.getOrDefault(region.at(), List.of()).stream()
          .filter(c -> region.asked().matcher(c.callee().getSimpleName()).matches())
          .toList();
    }
    return calls.getOrDefault(region.code(), List.of()).stream()
        .filter(c -> isIn(c.path(), region))
        .toList();
  }

  /** The call of the library that makes a call at an argument, or inside of its own object. */
  private static Tree asking(UnitCall call) {
    TreePath up = call.path().getParentPath();
    return (up.getLeaf() instanceof MemberSelectTree ? up.getParentPath() : up).getLeaf();
  }

  private boolean isIn(TreePath place, Region region) {
    long start = module.start(place.getCompilationUnit(), place.getLeaf());
    if (start < region.from() || start >= region.to()) {
      return false;
    }
    for (TreePath p = place; p != null; p = p.getParentPath()) {
      if (region.without().contains(p.getLeaf())) {
        return false;
      }
      if (p.getLeaf() == region.around()) {
        return true;
      }
    }
    return false;
  }

  private void scan(BoundFile file) {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitMethod(MethodTree tree, Void p) {
        Element method = module.element(getCurrentPath());
        if (method != null && method.getModifiers().contains(Modifier.SYNCHRONIZED)) {
          whole(tree, tree, monitors.ofMethod(method));
        }
        return super.visitMethod(tree, p);
      }

      @Override
      public Void visitSynchronized(SynchronizedTree tree, Void p) {
        whole(tree.getBlock(), tree, monitors.of(getCurrentPath()));
        return super.visitSynchronized(tree, p);
      }

      @Override
      public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
        if (isNamed(tree, TAKING) && isOf(LOCK, getCurrentPath(), tree)
            || isNamed(tree, TAKING_STAMPED) && isOf(STAMPED, getCurrentPath(), tree)) {
          lock(tree, Kind.WRITTEN);
        } else if (isNamed(tree, TRYING) && isOf(LOCK, getCurrentPath(), tree)
            || isNamed(tree, TRYING_STAMPED) && isOf(STAMPED, getCurrentPath(), tree)) {
          lock(tree, Kind.TRIED);
        } else {
          inside(tree, library.of(getCurrentPath()));
          if (isOfText(tree)
              && module.element(getCurrentPath()) instanceof ExecutableElement callee
              && module.declaration(callee) == null) {
            tree.getArguments().forEach(this::text);
          }
        }
        return super.visitMethodInvocation(tree, p);
      }

      @Override
      public Void visitBinary(BinaryTree tree, Void p) {
        if (tree.getKind() == Tree.Kind.PLUS && isText()) {
          text(tree.getLeftOperand());
          text(tree.getRightOperand());
        }
        return super.visitBinary(tree, p);
      }

      @Override
      public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void p) {
        if (tree.getKind() == Tree.Kind.PLUS_ASSIGNMENT && isText()) {
          text(tree.getExpression());
        }
        return super.visitCompoundAssignment(tree, p);
      }

      private boolean isOfText(MethodInvocationTree tree) {
        return tree.getMethodSelect() instanceof MemberSelectTree select
            && TEXT.matcher(select.getIdentifier()).matches();
      }

      private boolean isText() {
        TypeMirror type = module.type(getCurrentPath());
        return type != null && type.toString().equals("java.lang.String");
      }

      private void text(ExpressionTree operand) {
        inside(operand, library.ofText(new TreePath(getCurrentPath(), operand)));
      }

      private void inside(Tree tree, LibraryLocks.Call call) {
        Code code = call == null ? null : uses.code(getCurrentPath());
        if (code == null) {
          return;
        }
        Kind kind = call.isMonitor() ? Kind.MONITOR_INSIDE : Kind.LOCK_INSIDE;
        for (TreePath function : call.functions()) {
          inside(code, function.getLeaf(), tree, call.monitor(), kind, null);
        }
        inside(code, tree, tree, call.monitor(), kind, call.asked());
      }

      private void inside(
          Code code, Tree around, Tree at, Monitor monitor, Kind kind, Pattern asked) {
        all.add(new Region(code, around, at, monitor, 0, Long.MAX_VALUE, kind, asked, Set.of()));
      }

      private void whole(Tree around, Tree at, Monitor monitor) {
        Code code = uses.code(getCurrentPath());
        if (code != null) {
          inside(code, around, at, monitor, Kind.WRITTEN, null);
        }
      }

      private void lock(MethodInvocationTree tree, Kind kind) {
        TreePath block = getCurrentPath();
        while (!(block.getLeaf() instanceof BlockTree)) {
          block = block.getParentPath();
          if (block == null || block.getLeaf() instanceof ClassTree) {
            return; // the value of a function or field: held by whoever gives it back
          }
        }
        TreePath receiver = receiver(getCurrentPath());
        Code code = uses.code(getCurrentPath());
        if (code != null) {
          boolean isStamp = !isNamed(tree, TRYING);
          all.add(
              new Region(
                  code,
                  block.getLeaf(),
                  tree,
                  monitors.ofExpression(receiver),
                  module.start(file.unit(), tree) + 1,
                  givenBack(block, receiver.getLeaf().toString()),
                  kind,
                  null,
                  kind == Kind.TRIED
                      ? TriedLock.without(module, getCurrentPath(), isStamp)
                      : Set.of()));
        }
      }

      /**
       * Behind the last {@code unlock()} of the same name in a block; its end, if there is none.
       */
      private long givenBack(TreePath block, String name) {
        long[] last = {Long.MAX_VALUE};
        new TreePathScanner<Void, Void>() {
          @Override
          public Void visitMethodInvocation(MethodInvocationTree tree, Void p) {
            if (isNamed(tree, GIVING)
                && receiver(getCurrentPath()).getLeaf().toString().equals(name)) {
              last[0] = module.start(file.unit(), tree);
            }
            return super.visitMethodInvocation(tree, p);
          }
        }.scan(block, null);
        return last[0];
      }
    }.scan(file.unit(), null);
  }

  private static boolean isNamed(MethodInvocationTree tree, Set<String> names) {
    return tree.getMethodSelect() instanceof MemberSelectTree select
        && names.contains(select.getIdentifier().toString());
  }

  private boolean isOf(String type, TreePath path, MethodInvocationTree tree) {
    ExpressionTree of = ((MemberSelectTree) tree.getMethodSelect()).getExpression();
    TreePath receiver = new TreePath(new TreePath(path, tree.getMethodSelect()), of);
    return module.type(receiver) != null && module.isSubtype(module.type(receiver), type);
  }

  /** What a lock is taken of: of both views of a {@code ReadWriteLock}, that itself. */
  private static TreePath receiver(TreePath call) {
    MemberSelectTree select =
        (MemberSelectTree) ((MethodInvocationTree) call.getLeaf()).getMethodSelect();
    TreePath receiver = new TreePath(new TreePath(call, select), select.getExpression());
    return receiver.getLeaf() instanceof MethodInvocationTree view && isNamed(view, VIEWS)
        ? receiver(receiver)
        : receiver;
  }
}
