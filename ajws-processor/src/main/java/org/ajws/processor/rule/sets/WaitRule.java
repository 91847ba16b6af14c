package org.ajws.processor.rule.sets;

import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;
import org.ajws.Async;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.HandOuts;
import org.ajws.processor.analysis.sets.Threads;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.library.BlockingCalls;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * A unit keeps its locks while it waits for other threads: by a method of the JDK, a future or a
 * channel (the table {@code blocking-calls.txt}), any number of calls down, and by a parallel
 * operation of the JDK, whose threads may need these very locks.
 */
final class WaitRule {
  private final BoundModule module;
  private final AtomicSets sets;
  private final BlockingCalls blocking;
  private final FunctionCode functions;
  private final HandOuts handOuts;
  private final Map<Code, List<UnitCall>> calls = new IdentityHashMap<>();

  /** Code with the lambdas that run in it. */
  private final Map<Code, List<Code>> parts = new IdentityHashMap<>();

  /**
   * A function that other threads run while a parallel operation waits for them.
   *
   * @param around the code with the operation
   */
  private record Parallel(Code around, TreePath path, Set<SetUse> needed) {}

  private final ChannelWalks walks;
  private final WaitingStatements statements;
  private final List<Parallel> parallel = new ArrayList<>();

  /** A call of a unit's, with the first call on the way from the unit to it. */
  private record Reached(UnitCall call, UnitCall first) {}

  WaitRule(BoundModule module, AtomicSets sets) {
    this.module = module;
    this.sets = sets;
    this.blocking = new BlockingCalls(module);
    this.functions = new FunctionCode(module, sets);
    this.handOuts = new HandOuts(module);
    this.walks = new ChannelWalks(module);
    this.statements = new WaitingStatements(module, blocking, walks);
    for (UnitCall call : sets.calls()) {
      call.code()
          .withOuter()
          .forEach(c -> calls.computeIfAbsent(c, x -> new ArrayList<>()).add(call));
    }
    for (Code code : sets.codes()) {
      code.withOuter().forEach(c -> parts.computeIfAbsent(c, x -> new ArrayList<>()).add(code));
    }
  }

  void check() {
    sets.units().stream().filter(u -> sets.isLocked(u.code())).forEach(this::checkWaits);
    for (Code code : sets.codes()) {
      if (code.runs() == Code.Runs.PARALLEL && code.outer() != null) {
        parallel.add(new Parallel(code.outer(), code.path(), needs(code)));
      }
    }
    for (UnitCall reference : sets.parallelReferences()) {
      Set<SetUse> needed = sets.locks(reference);
      parallel.add(new Parallel(reference.code(), reference.path(), needed));
    }
    parallel.forEach(this::checkParallel);
    sets.units().forEach(this::checkCalledParallel);
  }

  /** Whether code may wait for other threads, in itself or any number of calls down. */
  boolean waits(Code code) {
    return !waiting(code).isEmpty()
        || reached(code).stream()
            .map(Reached::call)
            .anyMatch(
                c ->
                    blocks(c)
                        || run(c).stream()
                            .anyMatch(t -> !sets.isLocked(t) && !waiting(t).isEmpty()));
  }

  /** The statements that wait in a piece of code, or in a lambda that runs in it. */
  private List<WaitingStatements.Waiting> waiting(Code code) {
    return parts.getOrDefault(code, List.of(code)).stream()
        .filter(part -> !isElsewhere(part, code))
        .flatMap(part -> statements.of(part).stream())
        .toList();
  }

  private boolean blocks(UnitCall call) {
    return !call.implicit()
        && !(call.path().getLeaf() instanceof MemberReferenceTree)
        && (blocking.waits(call.callee())
            ? !isOfOwnAsync(call)
            : functions.referred(call).stream().anyMatch(blocking::waits)
                || runsBlocking(call)
                || walks.isUse(call.path()));
  }

  /**
   * Whether a method of the library is handed a method that blocks, by a reference, and runs it.
   */
  private boolean runsBlocking(UnitCall call) {
    return call.path().getLeaf() instanceof MethodInvocationTree tree
        && module.declaration(call.callee()) == null
        && !Threads.areStartedBy((TypeElement) call.callee().getEnclosingElement())
        && tree.getArguments().stream()
            .filter(MemberReferenceTree.class::isInstance)
            .filter(a -> !isTask(module.type(new TreePath(call.path(), a))))
            .filter(a -> isWaiting(new TreePath(call.path(), a)))
            .anyMatch(a -> isRun(call, tree, a));
  }

  private boolean isWaiting(TreePath reference) {
    return module.element(reference) instanceof ExecutableElement e && blocking.waits(e);
  }

  /** Whether the call runs it, or gives a stream that does, and does not keep it for later. */
  private boolean isRun(UnitCall call, MethodInvocationTree tree, Tree function) {
    return switch (handOuts.ofFunction(call.path(), tree.getArguments(), function)) {
      case CALLED -> true;
      case GIVEN ->
          module.isSubtype(module.type(call.path()), "java.util.stream.BaseStream")
              || call.callee().getEnclosingElement().toString().startsWith("java.util.Optional");
      case KEPT -> false;
    };
  }

  /** Whether a function may be meant for another thread. */
  private boolean isTask(TypeMirror function) {
    return module.isSubtype(function, "java.lang.Runnable")
        || module.isSubtype(function, "java.util.concurrent.Callable");
  }

  /** Whether the future of an async of the same code is got: in a unit that has run in order. */
  private boolean isOfOwnAsync(UnitCall call) {
    return call.path().getLeaf() instanceof MethodInvocationTree tree
        && tree.getMethodSelect() instanceof MemberSelectTree select
        && module.element(new TreePath(new TreePath(call.path(), select), select.getExpression()))
            instanceof VariableElement local
        && local.getAnnotation(Async.class) != null;
  }

  private void checkWaits(UnitOfWork unit) {
    Set<Tree> reported = Collections.newSetFromMap(new IdentityHashMap<>());
    for (WaitingStatements.Waiting waiting : waiting(unit.code())) {
      if (!sets.analysis().ended().mayBeOutside(unit.code(), waiting.tree())) {
        reportWait(
            unit,
            waiting.tree(),
            waiting.what().here() + " waits for other threads with its locks held");
      }
    }
    for (Reached reached : reached(unit.code())) {
      UnitCall call = reached.call();
      UnitCall first = reached.first();
      if (blocks(call) && reported.add(first.path().getLeaf())) {
        String where =
            call == first
                ? "it waits here for other threads with its locks held"
                : "it keeps its locks while %s, reached from here, waits for other threads (line %d%s)"
                    .formatted(name(call.callee()), line(call), file(unit.code(), call));
        reportWait(unit, first.path().getLeaf(), where);
      }
      for (Code target : run(call)) {
        List<WaitingStatements.Waiting> waiting =
            sets.isLocked(target) ? List.of() : waiting(target);
        if (!waiting.isEmpty() && reported.add(first.path().getLeaf())) {
          String where =
              "it keeps its locks while %s, reached from here, waits for other threads (line %d)"
                  .formatted(
                      waiting.get(0).what().elsewhere(),
                      target
                          .file()
                          .source()
                          .line(module.start(target.file().unit(), waiting.get(0).tree())));
          reportWait(unit, first.path().getLeaf(), where);
        }
      }
    }
  }

  private void reportWait(UnitOfWork unit, Tree at, String where) {
    Warnings.report(
        module,
        DiagnosticCode.UNIT_WAITS,
        unit.code(),
        at,
        "%s is a unit of work: %s".formatted(name(unit.code()), where),
        "mark the method @NotAtomic and touch members in methods that it calls");
  }

  /** The calls that may be made while code runs, but for those of other units: seen there. */
  private List<Reached> reached(Code start) {
    List<Reached> found = new ArrayList<>();
    Set<Code> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    Map<Code, UnitCall> first = new IdentityHashMap<>();
    Deque<Code> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      Code code = open.remove();
      if (!seen.add(code)) {
        continue;
      }
      for (UnitCall call : calls.getOrDefault(code, List.of())) {
        UnitCall from = first.getOrDefault(code, call);
        if (isElsewhere(call.code(), code)
            || (code == start && call.code() == code && sets.analysis().ended().isOutside(call))) {
          continue;
        }
        found.add(new Reached(call, from));
        for (Code target : run(call)) {
          if (!sets.isLocked(target) && !target.notAtomic()) {
            first.putIfAbsent(target, from);
            open.add(target);
          }
        }
      }
    }
    return found;
  }

  /** The code that a call runs: of a library's method, functions whose way there is seen. */
  private List<Code> run(UnitCall call) {
    List<Code> found = new ArrayList<>(functions.of(call));
    if (module.declaration(call.callee()) != null) { // which override of another's runs: who knows
      found.addAll(sets.analysis().targets(call));
    }
    return found;
  }

  /** Whether a lambda or class in some code is, or is in, a unit by itself, and reported there. */
  private boolean isElsewhere(Code inner, Code code) {
    for (Code c = inner; c != null && c != code; c = c.outer()) {
      if (sets.isLocked(c)) {
        return true;
      }
    }
    return false;
  }

  /** The sets that code on another thread takes. */
  private Set<SetUse> needs(Code code) {
    Set<SetUse> needed = new LinkedHashSet<>(sets.locks(code));
    calls.getOrDefault(code, List.of()).forEach(c -> needed.addAll(sets.locks(c)));
    return needed;
  }

  private void checkParallel(Parallel function) {
    Code unit = function.around;
    while (unit != null && !sets.analysis().isUnit(unit) && unit.standsInCode()) {
      unit = unit.outer();
    }
    if (unit != null && sets.analysis().isUnit(unit)) {
      SetUse use = inBoth(function, unit);
      if (use != null) {
        report(unit, function.path.getLeaf(), use, "waits here", "this " + kind(function));
      }
    }
  }

  /** Parallel operations in what a unit calls on its own object, which is no unit by itself. */
  private void checkCalledParallel(UnitOfWork unit) {
    Set<Tree> reported = Collections.newSetFromMap(new IdentityHashMap<>());
    for (Reached reached : reached(unit.code())) {
      UnitCall call = reached.call();
      if (call.level() == null || reached.first().level() == null) {
        continue; // of another object
      }
      for (Code target : sets.analysis().targets(call)) {
        for (Parallel function : parallel) {
          SetUse use =
              function.around == target && !sets.analysis().isUnit(target)
                  ? inBoth(function, unit.code())
                  : null;
          if (use != null && reported.add(reached.first().path().getLeaf())) {
            report(
                unit.code(),
                reached.first().path().getLeaf(),
                use,
                "waits, in " + name(target) + " that is reached from here,",
                "a function there");
          }
        }
      }
    }
  }

  private static String kind(Parallel function) {
    Tree tree = function.path.getLeaf();
    return tree instanceof LambdaExpressionTree
        ? "lambda"
        : tree instanceof MemberReferenceTree ? "method reference" : "method";
  }

  private SetUse inBoth(Parallel function, Code unit) {
    Set<SetUse> both = new HashSet<>(function.needed);
    both.retainAll(sets.locks(unit));
    return both.isEmpty() ? null : both.iterator().next();
  }

  private void report(Code unit, Tree at, SetUse use, String waits, String function) {
    Warnings.report(
        module,
        DiagnosticCode.UNIT_WAITS_FOR_ITSELF,
        unit,
        at,
        "%s is a unit of work for %s and %s for other threads that need it, for %s: it can wait for ever"
            .formatted(name(unit), use.describe(unit.type()), waits, function),
        "let the operation run on one thread, or mark the method @NotAtomic and touch members in"
            + " methods that it calls");
  }

  private int line(UnitCall call) {
    var file = call.code().file();
    return file.source().line(module.start(file.unit(), call.path().getLeaf()));
  }

  private static String file(Code unit, UnitCall call) {
    return unit.file() == call.code().file() ? "" : " of " + call.code().file().source().path();
  }

  private static String name(ExecutableElement callee) {
    return callee.getEnclosingElement().getSimpleName() + "." + callee.getSimpleName();
  }

  private static String name(Code code) {
    return code.kind() == Code.Kind.STATEMENT
        ? "this statement"
        : code.method() == null ? "this lambda" : code.method().getSimpleName().toString();
  }
}
