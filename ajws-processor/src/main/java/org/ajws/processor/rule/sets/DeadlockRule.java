package org.ajws.processor.rule.sets;

import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.ajws.processor.analysis.locks.LockChoices;
import org.ajws.processor.analysis.sets.AtomicSets;
import org.ajws.processor.analysis.sets.UnitCall;
import org.ajws.processor.analysis.sets.UnitOfWork;
import org.ajws.processor.diagnostic.DiagnosticCode;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.Code;
import org.ajws.processor.program.sets.SetUse;
import org.ajws.processor.source.BoundModule;

/**
 * Units that take a lock while they hold others must not be able to do so in a circle ({@code
 * docs/design/atomic-sets.md}). An edge leads from each set that a unit holds to each that is taken
 * while it runs; every cycle is an error, also that of two objects of one set.
 */
final class DeadlockRule {
  private static final String KEY = "ajws-deadlock";

  /**
   * A unit that takes a lock while it holds another one.
   *
   * @param lock what a call in it takes; null where it takes both at its start, in their order
   */
  private record Edge(
      AtomicSetModel from, AtomicSetModel to, UnitOfWork unit, Acquisitions.Lock lock) {}

  private final BoundModule module;
  private final AtomicSets sets;
  private final LockChoices choices;
  private final Acquisitions acquisitions;
  private final AliasFixes fixes;
  private final Map<AtomicSetModel, List<Edge>> edges = new LinkedHashMap<>();

  DeadlockRule(BoundModule module, AtomicSets sets, LockChoices choices) {
    this.module = module;
    this.sets = sets;
    this.choices = choices;
    this.acquisitions = new Acquisitions(module, sets);
    this.fixes = new AliasFixes(module, sets);
  }

  void check() {
    for (UnitOfWork unit : sets.units()) {
      if (!Warnings.isSilenced(unit.code(), KEY)) {
        for (SetUse held : unit.locks()) {
          for (Acquisitions.Lock lock : acquisitions.whileHeld(unit.code()).keySet()) {
            add(held.set(), lock.set(), unit, lock);
          }
        }
        addOrdered(unit);
      }
    }
    new ClassInitRule(module, sets, choices, acquisitions, this::isBefore).check();
    if (OwnLocks.areIn(module)) {
      new OwnLockRule(module, sets, choices, acquisitions, this::isBefore).check();
    }
    Set<Set<AtomicSetModel>> reported = new HashSet<>();
    Set<UnitCall> calls = new HashSet<>();
    for (List<Edge> from : edges.values()) {
      for (Edge edge : from) {
        if (edge.lock() == null) {
          continue;
        }
        List<Edge> back = path(edge.to(), edge.from());
        if (back == null || !calls.add(first(edge).call())) {
          continue;
        }
        Set<AtomicSetModel> cycle = new HashSet<>(List.of(edge.from(), edge.to()));
        back.forEach(e -> cycle.add(e.to()));
        if (back.isEmpty() || reported.add(cycle)) {
          report(edge, back);
        }
      }
    }
  }

  /** A set that can be an alias stands for those that it can be. */
  private void add(
      AtomicSetModel held, AtomicSetModel taken, UnitOfWork unit, Acquisitions.Lock lock) {
    if (!choices.isLocked(held) || !choices.isLocked(taken)) {
      return; // a set without a lock is no alias of others
    }
    for (AtomicSetModel from : acquisitions.roots(held)) {
      for (AtomicSetModel to : acquisitions.roots(taken)) {
        if (lock != null || !from.equals(to)) {
          edges.computeIfAbsent(from, s -> new ArrayList<>()).add(new Edge(from, to, unit, lock));
        }
      }
    }
  }

  /** What a unit takes at its start closes a cycle with what others take inside of theirs. */
  private void addOrdered(UnitOfWork unit) {
    for (SetUse first : unit.locks()) {
      for (SetUse second : unit.locks()) {
        if (!first.equals(second) && acquisitions.mayPrecede(first, second)) {
          add(first.set(), second.set(), unit, null);
        }
      }
    }
  }

  private Acquisitions.Step first(Edge edge) {
    return acquisitions.whileHeld(edge.unit().code()).get(edge.lock());
  }

  /** Whether a thread that holds the first set may wait for the second, or for its own. */
  private boolean isBefore(AtomicSetModel first, AtomicSetModel second) {
    return acquisitions.roots(first).stream()
        .anyMatch(
            from -> acquisitions.roots(second).stream().anyMatch(to -> path(from, to) != null));
  }

  /** The shortest way from one set to another; empty if they are the same, null for none. */
  private List<Edge> path(AtomicSetModel from, AtomicSetModel to) {
    Map<AtomicSetModel, List<Edge>> ways = new HashMap<>();
    ways.put(from, List.of());
    Deque<AtomicSetModel> open = new ArrayDeque<>(List.of(from));
    while (!open.isEmpty()) {
      AtomicSetModel at = open.remove();
      if (at.equals(to)) {
        return ways.get(at);
      }
      for (Edge edge : edges.getOrDefault(at, List.of())) {
        if (!ways.containsKey(edge.to())) {
          List<Edge> way = new ArrayList<>(ways.get(at));
          way.add(edge);
          ways.put(edge.to(), way);
          open.add(edge.to());
        }
      }
    }
    return null;
  }

  private void report(Edge edge, List<Edge> back) {
    UnitCall call = first(edge).call();
    String others =
        back.isEmpty()
            ? "a thread that does so with the two objects the other way round"
            : String.join(" and ", back.stream().map(this::chain).toList());
    module.report(
        DiagnosticCode.DEADLOCK,
        call.code().file(),
        call.path().getLeaf(),
        "%s; with %s, both can wait for each other for ever".formatted(chain(edge), others),
        "make one unit over both (@Atomic on a parameter or method), make them one set (%s), or call"
                .formatted(alias(edge, call))
            + " them one after the other in a @NotAtomic method");
  }

  /** What would tell that the called object shares the set that is held. */
  private String alias(Edge edge, UnitCall call) {
    String alias =
        call.path().getLeaf() instanceof MethodInvocationTree tree
                && tree.getMethodSelect() instanceof MemberSelectTree select
            ? fixes.called(
                new TreePath(new TreePath(call.path(), select), select.getExpression()),
                edge.to(),
                edge.from())
            : null;
    return alias == null ? "@AliasAtomic" : alias;
  }

  /** {@code A.f (holds A.a) calls g (line 7), which takes B.b}. */
  private String chain(Edge edge) {
    StringBuilder text = new StringBuilder();
    Code code = edge.unit().code();
    text.append(name(code));
    if (edge.lock() == null) {
      return text.append(" (takes both at its start)").toString();
    }
    text.append(" (holds ").append(name(edge.from())).append(")");
    Acquisitions.Step step = first(edge);
    Set<Code> seen = new HashSet<>();
    while (true) {
      UnitCall call = step.call();
      int line =
          call.code()
              .file()
              .source()
              .line(module.start(call.code().file().unit(), call.path().getLeaf()));
      text.append(" calls ").append(call.callee().getEnclosingElement().getSimpleName());
      text.append('.').append(call.callee().getSimpleName().toString().replace("<init>", "new"));
      text.append(" (line ").append(line).append(')');
      if (step.inner() == null || !seen.add(step.target())) {
        break;
      }
      step = acquisitions.of(step.target()).get(step.inner());
      text.append(", which");
    }
    return text.append(", which takes ").append(name(edge.to())).toString();
  }

  private static String name(AtomicSetModel set) {
    return set.owner().getSimpleName() + "." + set.name();
  }

  private static String name(Code code) {
    String type = code.type().getSimpleName().toString();
    return code.method() == null
        ? (code.kind() == Code.Kind.STATEMENT ? "a statement in " : "a lambda in ") + type
        : type + "." + code.method().getSimpleName().toString().replace("<init>", "new");
  }
}
