package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.List;

/** What code at a place of a generated method may use. Copies are made for nested code. */
final class TaskScope {
  /** How a future is read. */
  static final String GET = ".get()";

  /** Locals with a value, of this task or of tasks around it. */
  final List<String> readable = new ArrayList<>();

  /** Locals of this task, which are nobody's result at present. */
  final List<String> assignable = new ArrayList<>();

  /** Labels of this task that {@code break} may name. */
  final List<String> breakable = new ArrayList<>();

  /** Whether the code may change the counters that all tasks share. */
  boolean effects;

  /** Whether {@code return} may stand here. */
  boolean returns;

  /** Whether {@code break} and {@code continue} without label may stand here. */
  boolean loops;

  /** Whether expressions assign nothing, since they stand in a lambda or an async value. */
  boolean plain;

  /** Whether a task may start here: not where it would run in order for sure. */
  boolean spawns = true;

  /** How often the code runs for one call of its method, at most. */
  int trips = 1;

  /** How many more statements may be nested. */
  int depth = 3;

  /** The scope of nested code of the same task. */
  TaskScope nested() {
    TaskScope copy = new TaskScope();
    copy.readable.addAll(readable);
    copy.assignable.addAll(assignable);
    copy.breakable.addAll(breakable);
    copy.effects = effects;
    copy.returns = returns;
    copy.loops = loops;
    copy.plain = plain;
    copy.spawns = spawns;
    copy.trips = trips;
    copy.depth = depth - 1;
    return copy;
  }

  /** The scope of the body of a loop. */
  TaskScope looped(int times) {
    TaskScope body = nested();
    body.trips *= times;
    body.loops = true;
    return body;
  }

  /** The scope of an async that starts here. */
  TaskScope task() {
    TaskScope task = nested();
    task.assignable.clear();
    task.breakable.clear();
    task.returns = false;
    task.loops = false;
    return task;
  }

  /** The scope of a lambda, which can use these only. */
  TaskScope function(String... names) {
    TaskScope body = task();
    body.readable.clear();
    body.readable.addAll(List.of(names));
    return body;
  }

  /** Code that may be cut short at any place: it touches nothing of what is around it. */
  TaskScope isolated() {
    TaskScope body = task();
    body.effects = false;
    return body;
  }

  /** A new local with a value. */
  void declare(String name) {
    readable.add(name);
    assignable.add(name);
  }
}
