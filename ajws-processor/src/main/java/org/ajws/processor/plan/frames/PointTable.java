package org.ajws.processor.plan.frames;

import com.sun.source.util.TreePath;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeMirror;

/** The resumption points of one method, and what is saved at each. */
final class PointTable {
  private final Method method;
  private final Map<VariableElement, MethodPlan.Variable> variables = new LinkedHashMap<>();
  private final Set<String> fields = new HashSet<>();
  private final Map<Integer, MethodPlan.Point> points = new TreeMap<>();
  private final List<Integer> tasks = new ArrayList<>(List.of(0));
  private final List<Integer> finishes = new ArrayList<>(List.of(0));
  private final Set<VariableElement> hoisted = new HashSet<>();
  private final Deque<List<Temp>> scopeTemps = new ArrayDeque<>();
  private final JumpTargets jumps;
  private final LocalUses uses;
  private final LiveLocals live;

  PointTable(Method method) {
    this.method = method;
    this.jumps = new JumpTargets(method);
    this.uses = new LocalUses(method);
    this.live = new LiveLocals(method, uses, hoisted);
  }

  JumpTargets jumps() {
    return jumps;
  }

  LocalUses uses() {
    return uses;
  }

  LiveLocals live() {
    return live;
  }

  // ---- variables

  void declare(VariableElement element, Types types, boolean isAsync) throws Unsupported {
    if (variables.containsKey(element)) {
      return;
    }
    String name =
        element.getSimpleName().isEmpty() ? "unnamed" : element.getSimpleName().toString();
    String field = name + "$"; // temporaries end with digits
    for (int i = 2; !fields.add(field); i++) {
      field = name + i + "$";
    }
    TypeMirror type = element.asType();
    variables.put(
        element,
        new MethodPlan.Variable(
            element,
            field,
            types.denotable(type),
            types.field(type),
            isAsync ? null : types.constant(element))); // an async gives it its value
  }

  Map<VariableElement, MethodPlan.Variable> variables() {
    return variables;
  }

  // ---- points

  /** Temporaries that are needed at all points until {@link #leaveScope}. */
  void enterScope(List<Temp> temps) {
    scopeTemps.push(temps);
  }

  void leaveScope() {
    scopeTemps.pop();
  }

  int peek() {
    return tasks.size();
  }

  int last() {
    return tasks.size() - 1;
  }

  /** A new point in a statement; what is used in it or later is saved. */
  int next(TreePath at, List<Temp> temps, int task, int openFinishes) {
    return add(at, method.start(at.getLeaf()), temps, task, openFinishes);
  }

  /** A new point behind an async. */
  int after(TreePath async, int task, int openFinishes) {
    return add(async, method.end(async.getLeaf()), List.of(), task, openFinishes);
  }

  private int add(TreePath at, int from, List<Temp> temps, int task, int openFinishes) {
    int pc = tasks.size();
    tasks.add(task);
    finishes.add(openFinishes);
    List<Temp> saved = new ArrayList<>(temps);
    scopeTemps.descendingIterator().forEachRemaining(saved::addAll);
    Set<VariableElement> saveable = new LinkedHashSet<>(variables.keySet());
    saveable.removeIf(v -> variables.get(v).constant() != null);
    List<VariableElement> locals = live.live(saveable, at, from);
    points.put(pc, new MethodPlan.Point(locals, saved));
    return pc;
  }

  /** Makes a pattern variable one of the whole method. */
  void hoist(VariableElement v) {
    hoisted.add(v);
  }

  Map<Integer, MethodPlan.Point> points() {
    return points;
  }

  List<Integer> tasks() {
    return tasks;
  }

  List<Integer> finishes() {
    return finishes;
  }
}
