package org.ajws.processor.lower.atomic;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import org.ajws.processor.LockKind;
import org.ajws.processor.emit.Edits;
import org.ajws.processor.emit.Nesting;
import org.ajws.processor.emit.Trivia;
import org.ajws.processor.lower.TwinText;
import org.ajws.processor.model.atomic.AtomicSetModel;
import org.ajws.processor.model.atomic.AtomicSets;
import org.ajws.processor.model.atomic.Code;
import org.ajws.processor.model.atomic.Naming;
import org.ajws.processor.model.atomic.SelfCall;
import org.ajws.processor.model.atomic.UnitOfWork;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;

/**
 * Gives the units of work of a file their locks ({@code docs/design/atomic-sets.md}).
 *
 * <p>A method keeps its annotations, modifiers and signature; its new body takes the locks and
 * calls a private twin, which has the original body on the original lines. A lambda, and a method
 * of an inner class that touches only sets of enclosing objects, is locked in place.
 */
public final class UnitLowering {
  private final BoundModule module;
  private final AtomicSets sets;
  private final BoundFile file;
  private final CompilationUnitTree unit;
  private final Edits edits;
  private final LockKind lockKind;
  private final Predicate<TreePath> reachesParallel;

  private UnitLowering(
      BoundModule module,
      AtomicSets sets,
      BoundFile file,
      Edits edits,
      LockKind lockKind,
      Predicate<TreePath> reachesParallel) {
    this.module = module;
    this.sets = sets;
    this.file = file;
    this.unit = file.unit();
    this.edits = edits;
    this.lockKind = lockKind;
    this.reachesParallel = reachesParallel;
  }

  /**
   * Adds the edits for the sets and units of one file.
   *
   * @param reachesParallel whether running a piece of code may reach a parallel construct
   */
  public static void lower(
      BoundModule module,
      AtomicSets sets,
      BoundFile file,
      Edits edits,
      LockKind lockKind,
      Predicate<TreePath> reachesParallel) {
    UnitLowering lowering = new UnitLowering(module, sets, file, edits, lockKind, reachesParallel);
    sets.units(file).forEach(lowering::lower);
    lowering.addLocks();
  }

  private void lower(UnitOfWork unitOfWork) {
    Code code = unitOfWork.code();
    LockText lock = LockText.of(unitOfWork, lockKind, reachesParallel.test(code.path()));
    if (unitOfWork.twin()) {
      makeTwin(unitOfWork, lock);
    } else if (code.path().getLeaf() instanceof MethodTree method) {
      lockBlock(new TreePath(code.path(), method.getBody()), lock);
    } else {
      LambdaExpressionTree lambda = (LambdaExpressionTree) code.path().getLeaf();
      TreePath body = new TreePath(code.path(), lambda.getBody());
      if (lambda.getBody() instanceof BlockTree) {
        lockBlock(body, lock);
      } else {
        lockExpression(body, lock, isVoid((LambdaExpressionTree) code.path().getLeaf(), code));
      }
    }
  }

  private void lockBlock(TreePath block, LockText lock) {
    int depth = Nesting.depth(block);
    edits.open(module.start(unit, block.getLeaf()) + 1, depth, " " + lock.open());
    edits.close(module.end(unit, block.getLeaf()) - 1, depth, lock.close() + " ");
  }

  private void lockExpression(TreePath expression, LockText lock, boolean isVoid) {
    int depth = Nesting.depth(expression);
    edits.open(
        module.start(unit, expression.getLeaf()),
        depth,
        "{ " + lock.open() + (isVoid ? "" : "return "));
    edits.close(module.end(unit, expression.getLeaf()), depth, ";" + lock.close() + " }");
  }

  private void makeTwin(UnitOfWork unitOfWork, LockText lock) {
    Code code = unitOfWork.code();
    MethodTree method = (MethodTree) code.path().getLeaf();
    String suffix = Naming.twinSuffix(module, code.method());
    TwinText twin = new TwinText(module, file, code.path(), code.method());
    edits.open(
        module.start(unit, method.getBody()),
        Nesting.depth(code.path()),
        "{ %s%s%s } %s".formatted(lock.open(), twin.call(suffix), lock.close(), twin.head(suffix)));
    if (method.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)) {
      // The monitor of this is entered after the set's lock, also where units call each other.
      removeModifier(method, "synchronized");
    }
    for (SelfCall call : unitOfWork.joined()) {
      MethodInvocationTree tree = (MethodInvocationTree) call.path().getLeaf();
      edits.close(
          module.end(unit, tree.getMethodSelect()),
          Nesting.depth(call.path()) + 1,
          Naming.twinSuffix(module, call.callee()));
    }
  }

  private void removeModifier(MethodTree method, String keyword) {
    String text = file.source().text();
    int i = module.start(unit, method.getModifiers());
    int end = module.end(unit, method.getModifiers());
    while (i < end) {
      if (text.startsWith(keyword, i)
          && !Character.isJavaIdentifierPart(text.charAt(i + keyword.length()))
          && !Character.isJavaIdentifierPart(text.charAt(i - 1))) {
        edits.replace(i, i + keyword.length(), "");
        return;
      }
      i = Trivia.skip(text, i);
    }
    throw new IllegalStateException(
        keyword + " is spelled in an unknown way in " + file.source().path());
  }

  /** Whether the function that a lambda implements returns nothing. */
  private boolean isVoid(LambdaExpressionTree lambda, Code code) {
    return FunctionTypes.isVoid(module, module.type(code.path()), lambda.getParameters().size());
  }

  /** Gives each class its locks, after its last member. */
  private void addLocks() {
    new TreePathScanner<Void, Void>() {
      @Override
      public Void visitClass(ClassTree tree, Void p) {
        if (module.element(getCurrentPath()) instanceof TypeElement type) {
          for (AtomicSetModel set : sets.declarations().declaredBy(type)) {
            if (!set.isStatic() && mayHaveMembers(tree, type)) {
              edits.close(
                  module.end(unit, tree) - 1, Nesting.depth(getCurrentPath()), lockMembers(set));
            }
          }
        }
        return super.visitClass(tree, p);
      }
    }.scan(unit, null);
  }

  /** An enum of constants alone has nothing to lock, and no semicolon to put members behind. */
  private static boolean mayHaveMembers(ClassTree tree, TypeElement type) {
    if (type.getKind() != ElementKind.ENUM) {
      return true;
    }
    List<String> ownMembers = new ArrayList<>();
    type.getEnclosedElements().stream()
        .filter(e -> e.getKind() == ElementKind.FIELD || e.getKind() == ElementKind.METHOD)
        .map(e -> e.getSimpleName().toString())
        .filter(n -> !n.equals("values") && !n.equals("valueOf"))
        .forEach(ownMembers::add);
    return !ownMembers.isEmpty() && !tree.getMembers().isEmpty();
  }

  private String lockMembers(AtomicSetModel set) {
    return (" private transient volatile %1$s %2$s;"
            + " protected final %1$s %2$s() {"
            + " %1$s lock = this.%2$s;"
            + " if (lock == null || !lock.isOwnedBy(this)) {"
            + " synchronized (%1$s.guard(this)) {"
            + " lock = this.%2$s;"
            + " if (lock == null || !lock.isOwnedBy(this)) {"
            + " this.%2$s = lock = new %1$s(this%3$s); } } }"
            + " return lock; } ")
        .formatted("org.ajws.runtime.OrderedLock", Naming.lock(set, lockKind), lockBefore(set));
  }

  /** The set before this one, among those of the class and its superclasses. */
  private String lockBefore(AtomicSetModel set) {
    List<AtomicSetModel> all = sets.declarations().of(set.owner());
    int index = all.indexOf(set);
    if (index == 0) {
      return "";
    }
    AtomicSetModel before = all.get(index - 1);
    return ", this." + Naming.lock(before, Naming.kind(before, lockKind)) + "()";
  }
}
