package org.ajws.processor.emit.sets;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.util.TreePath;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;
import org.ajws.processor.analysis.locks.FieldOperation;
import org.ajws.processor.analysis.locks.LockChoice;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.locks.Protection;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.analysis.sets.Units;
import org.ajws.processor.analysis.sets.WaitingUnits;
import org.ajws.processor.emit.AddedMember;
import org.ajws.processor.emit.FunctionTypes;
import org.ajws.processor.emit.TwinText;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.Naming;
import org.ajws.processor.program.sets.SetDeclarations;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;
import org.ajws.processor.text.Identifiers;
import org.ajws.processor.text.Span;

/**
 * Gives the units of work of a file their locks ({@code docs/design/atomic-sets.md}).
 *
 * <p>A method keeps its annotations, modifiers and signature; its new body takes the locks and
 * calls a private twin, which has the original body on the original lines. A lambda, and a method
 * of an inner class that touches only sets of enclosing objects, is locked in place.
 */
public final class UnitLowering {
  private static final List<Modifier> TWIN_MODIFIERS =
      List.of(Modifier.STATIC, Modifier.SYNCHRONIZED, Modifier.STRICTFP);

  private final FilePlan plan;
  private final BoundModule module;
  private final AtomicSets sets;
  private final BoundFile file;
  private final CompilationUnitTree unit;
  private final Edits edits;
  private final LockChoices choices;
  private final Predicate<TreePath> reachesParallel;
  private final LockReceiver receivers;
  private final WaitingUnits waiting;
  private final SnapshotLowering snapshots;
  private final Set<ExecutableElement> exact = new HashSet<>();

  private UnitLowering(FilePlan plan, Predicate<TreePath> reachesParallel, Edits edits) {
    this.plan = plan;
    this.module = plan.module().module();
    this.sets = plan.module().sets();
    this.file = plan.file();
    this.unit = file.unit();
    this.edits = edits;
    this.choices = plan.module().locks();
    this.reachesParallel = reachesParallel;
    this.receivers = new LockReceiver(sets.declarations());
    this.waiting = plan.module().waiting();
    this.snapshots = new SnapshotLowering(module, sets, file, edits, choices, receivers);
  }

  /**
   * Adds the edits for the sets and units of one file.
   *
   * @param reachesParallel whether running a piece of code may reach a construct that runs in
   *     parallel
   */
  public static void lower(FilePlan plan, Predicate<TreePath> reachesParallel, Edits edits) {
    UnitLowering lowering = new UnitLowering(plan, reachesParallel, edits);
    lowering.lowerFields();
    for (UnitOfWork unit : lowering.sets.units(plan.file())) {
      lowering.joined(lowering.locked(unit)).stream()
          .filter(Units::isOfExactClass)
          .forEach(c -> lowering.exact.add(c.callee()));
    }
    lowering.sets.units(plan.file()).forEach(lowering::lower);
    lowering.snapshots.lower();
    BecomeLowering.lower(plan, edits);
    new AwaitLowering(plan, lowering.waiting, lowering.receivers, edits).lower();
    lowering.lowerAliases(!plan.module().form().isJava6());
  }

  private void lowerAliases(boolean lambdas) {
    new AliasLowering(module, sets, file, edits, choices, lambdas).lower();
    new LockMembers(module, sets.declarations(), file, edits, choices, lambdas).add();
  }

  /**
   * Members that are read without a lock become volatile, and what units do to the only field of a
   * set without a lock becomes atomic.
   */
  private void lowerFields() {
    FieldOperationLowering lowering = new FieldOperationLowering(module, file, edits);
    for (TypeElement type : sets.types()) {
      for (VariableElement field : ElementFilter.fieldsIn(type.getEnclosedElements())) {
        boolean shared = SetDeclarations.isShared(field);
        TreePath declaration =
            shared || SetDeclarations.isReadAnywhere(field) ? module.declaration(field) : null;
        if (declaration != null && module.file(declaration) == file) {
          if (shared) {
            lowering.makeFinal(field);
          } else {
            lowering.makeVolatile(field);
          }
        }
      }
    }
    for (AtomicSetModel set : sets.sets()) {
      LockChoice choice = choices.of(set);
      if (set.file() == file && choice != null && choice.implementation().isOfOneField()) {
        boolean striped = choice.implementation() == Protection.STRIPED;
        lowering.makeVolatile(set.members().get(0));
        for (FieldOperation operation : choice.operations().values()) {
          if (striped) {
            lowering.stripe(operation);
          } else {
            lowering.lower(operation);
          }
        }
      }
    }
  }

  private void lower(UnitOfWork declared) {
    Code code = declared.code();
    UnitOfWork unitOfWork = locked(declared);
    if (unitOfWork.uses().isEmpty()
        && snapshots.seen(unitOfWork).isEmpty()
        && !reachesParallel.test(code.path())) {
      return;
    }
    boolean early = sets.analysis().ended().endsEarly(code) && !plan.module().form().isWatched();
    LockText lock =
        early
            ? LockText.ofEarly(
                unitOfWork,
                choices,
                receivers,
                isQuiet(unitOfWork),
                reachesParallel.test(code.path()))
            : LockText.of(
                unitOfWork,
                choices,
                receivers,
                isQuiet(unitOfWork),
                reachesParallel.test(code.path()),
                BoundModule.height(code.path()));
    LockText whole = lock.around(snapshots.around(unitOfWork));
    if (unitOfWork.twin()) {
      makeTwin(unitOfWork, whole);
    } else {
      lockInPlace(code, whole);
    }
  }

  private void lockInPlace(Code code, LockText lock) {
    if (code.kind() == Code.Kind.CONSTRUCTOR) {
      lockConstructor(code, lock);
    } else if (code.path().getLeaf() instanceof MethodTree method) {
      lockBlock(new TreePath(code.path(), method.getBody()), lock);
    } else if (code.kind() == Code.Kind.STATEMENT) {
      lockBlock(code.path(), lock);
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

  private boolean isQuiet(UnitOfWork unitOfWork) {
    return unitOfWork.uses().stream().allMatch(u -> choices.tellsChanges(u.set()))
        && !waiting.changes(unitOfWork.code());
  }

  /** The unit with the sets whose lock it takes, and the calls whose callee has a twin for them. */
  private UnitOfWork locked(UnitOfWork whole) {
    List<SetUse> seen = snapshots.seen(whole);
    List<SetUse> uses =
        whole.uses().stream()
            .filter(u -> choices.isLocked(u.set()))
            .filter(u -> !(whole.seen().contains(u) && choices.hasSnapshots(u.set())))
            .toList();
    return new UnitOfWork(
        whole.code(),
        uses,
        seen,
        whole.twin() && !(uses.isEmpty() && seen.isEmpty()),
        whole.joined().stream().filter(c -> callee(c) != null).toList());
  }

  /** The unit that a call joins by its twin; null if it has none. */
  private UnitOfWork callee(UnitCall call) {
    return sets.units().stream()
        .filter(u -> u.code() == sets.analysis().code(call.callee()))
        .filter(u -> u.uses().stream().anyMatch(use -> choices.isLocked(use.set())))
        .findFirst()
        .orElse(null);
  }

  private void lockBlock(TreePath block, LockText lock) {
    lockBlock(module.span(unit, block.getLeaf()), module.start(unit, block.getLeaf()) + 1, lock);
  }

  private void lockBlock(Span block, int start, LockText lock) {
    edits.wrap(block, start, " " + lock.open(), block.end() - 1, lock.close() + " ");
  }

  /**
   * From after {@code super(...)} on, which may stand in no block; from Java 22 on there may be
   * statements before it.
   */
  private void lockConstructor(Code code, LockText lock) {
    MethodTree constructor = (MethodTree) code.path().getLeaf();
    int start = ConstructorStart.of(module, unit, constructor);
    lockBlock(module.span(unit, constructor.getBody()), start, lock);
  }

  private void lockExpression(TreePath expression, LockText lock, boolean isVoid) {
    Span span = module.span(unit, expression.getLeaf());
    edits.wrap(
        module.span(unit, expression.getParentPath().getLeaf()),
        span.start(),
        "{ " + lock.open() + (isVoid ? "" : "return "),
        span.end(),
        ";" + lock.close() + " }");
  }

  private void makeTwin(UnitOfWork unitOfWork, LockText lock) {
    Code code = unitOfWork.code();
    MethodTree method = (MethodTree) code.path().getLeaf();
    String suffix = Naming.twinSuffix(module, code.method());
    TwinText twin = new TwinText(module, file, code.path(), code.method());
    String dispatch = exact.contains(code.method()) ? dispatch(code, twin, suffix) : "";
    edits.open(
        module.start(unit, method.getBody()),
        module.span(unit, method),
        "{ %s } %s"
            .formatted(
                traced(
                    reads(unitOfWork)
                        ? LockText.optimistic(
                            unitOfWork.uses().get(0), code, receivers, twin.expression(suffix))
                        : lock.open()
                            + twin.call(suffix, snapshots.arguments(unitOfWork))
                            + lock.close()),
                dispatch
                    + twin.head(
                        suffix, "private ", TWIN_MODIFIERS, snapshots.parameters(unitOfWork))));
    if (method.getModifiers().getFlags().contains(Modifier.SYNCHRONIZED)) {
      // The monitor of this is entered after the set's lock, also where units call each other.
      removeModifier(method, "synchronized");
    }
    for (UnitCall call : joined(unitOfWork)) {
      MethodInvocationTree tree = (MethodInvocationTree) call.path().getLeaf();
      edits.close(
          module.end(unit, tree.getMethodSelect()),
          module.span(unit, tree.getMethodSelect()),
          Units.isOfExactClass(call)
              ? Naming.exactSuffix(module, call.callee())
              : Naming.twinSuffix(module, call.callee()));
      snapshots.giveTo(callee(call), call);
    }
  }

  /** Whoever gets an exception of the unit sees its own name once. */
  private String traced(String body) {
    return plan.module().form().isJava6()
        ? body
        : ("try { %s } catch (java.lang.Throwable ajws$thrown) { "
                + "org.ajws.runtime.frame.Traces.trace(ajws$thrown); throw ajws$thrown; }")
            .formatted(body);
  }

  /**
   * The calls of units whose locks are taken already. A snapshot is given to the very method that a
   * call names: where a subclass may override it, that takes its lock again.
   */
  private List<UnitCall> joined(UnitOfWork unitOfWork) {
    return unitOfWork.joined().stream()
        .filter(c -> !Units.isOfExactClass(c) || snapshots.parameters(callee(c)).isEmpty())
        .toList();
  }

  /**
   * What units of the class call instead of a method that a subclass may override: its twin, where
   * the object is of no subclass. The locks are taken; taking them again would cost as much.
   */
  private String dispatch(Code code, TwinText twin, String suffix) {
    String head =
        twin.head(
            Naming.exactSuffix(module, code.method()),
            AddedMember.MACHINERY + "private ",
            List.of());
    return "%s{ if (this.getClass() == %s.class) { %s } else { %s } } "
        .formatted(head, code.type().getSimpleName(), twin.call(suffix), twin.call(""));
  }

  /** Whether a unit reads without its lock. */
  private boolean reads(UnitOfWork unitOfWork) {
    LockChoice choice =
        unitOfWork.uses().isEmpty() ? null : choices.of(unitOfWork.uses().get(0).set());
    return choice != null && choice.readers().contains(unitOfWork.code());
  }

  private void removeModifier(MethodTree method, String keyword) {
    String text = file.source().text();
    int start = module.start(unit, method.getModifiers());
    int at = Identifiers.find(text, keyword, start, module.end(unit, method.getModifiers()));
    edits.replace(at, Identifiers.endOf(text, at), "");
  }

  /** Whether the function that a lambda implements returns nothing. */
  private boolean isVoid(LambdaExpressionTree lambda, Code code) {
    return FunctionTypes.isVoid(module, module.type(code.path()), lambda.getParameters().size());
  }
}
