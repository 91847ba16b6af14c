package org.ajws.processor.emit.tasks;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.StringJoiner;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.DefiniteAssignment;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.TypeText;

/** What asyncs and async values share: their captures become copies, cells and partial results. */
final class AsyncForm {
  private final TaskContext context;
  private final Async async;
  private final RegionNames names;
  private final TypeText types;

  /** What stands before the call, what begins the lambda's body, and what ends its arguments. */
  private final StringBuilder before = new StringBuilder();

  private final StringBuilder inside = new StringBuilder();
  private final StringJoiner arguments = new StringJoiner(", ", ", ", "").setEmptyValue("");

  AsyncForm(TaskContext context, Async async) {
    this.context = context;
    this.async = async;
    this.names = context.names();
    this.types = context.types();
    before.append(names.awaits(async));
    Set<String> forked = new LinkedHashSet<>();
    for (Capture c : async.captures()) {
      switch (c.role()) {
        case READ -> {}
        case COPY -> copy(c.variable());
        case PRIVATE -> privateCopy(c.variable());
        case PRIVATE_BY_ITSELF ->
            own(
                types.of(c.variable().asType()),
                c.variable(),
                types.defaultValue(c.variable().asType()));
        case RESULT -> result(c);
        case REDUCE -> reduce(c, forked);
      }
    }
    before.append(context.mayThrow(async.thrown()));
  }

  /** Statements that make the copies. */
  String before() {
    return before.toString();
  }

  /** Declarations at the start of the lambda. */
  String inside() {
    return inside.toString();
  }

  /** Further arguments of the call. */
  String arguments() {
    return arguments.toString();
  }

  private void copy(VariableElement v) {
    before.append(
        "final %s %s = %s; "
            .formatted(types.ofLocal(v.asType()), names.rename(async, v), names.outside(async, v)));
  }

  /** Copied by the spawner: the value that the variable has now. */
  private void privateCopy(VariableElement v) {
    String origin = names.rename(async, v) + "$0";
    before.append(
        "final %s %s = %sloop.Loops.privateCopy(%s); "
            .formatted(
                types.ofLocal(v.asType()), origin, TaskContext.RUNTIME, names.outside(async, v)));
    own(types.ofLocal(v.asType()), v, origin);
  }

  private void ownWithoutValue(VariableElement v) {
    own(types.of(v.asType()), v, types.defaultValue(v.asType()));
  }

  private void own(String type, VariableElement v, String value) {
    inside.append("%s %s = %s; ".formatted(type, names.rename(async, v), value));
  }

  /** A result goes to a cell that the finish has made; one that nobody can read is the async's. */
  private void result(Capture c) {
    if (context.homes().of(async) instanceof Finish finish
        && FinishVariables.holds(context, finish, c)) {
      return;
    }
    ownCopy(c.variable());
  }

  private void ownCopy(VariableElement v) {
    boolean unassigned =
        DefiniteAssignment.mayBeUnassigned(context.index(), v, async.path().getLeaf());
    if (unassigned) {
      ownWithoutValue(v);
    } else {
      String origin = names.rename(async, v) + "$0";
      String type = types.ofLocal(v.asType());
      before.append("final %s %s = %s; ".formatted(type, origin, names.outside(async, v)));
      own(type, v, origin);
    }
  }

  /** {@code partials$1.now.s} outside: the async adds to a fork of {@code partials$1}. */
  private void reduce(Capture c, Set<String> forked) {
    String outside = names.outside(async, c.variable());
    int now = outside.lastIndexOf(".now.");
    String partials = outside.substring(0, now);
    String own = names.fresh(async, partials.substring(0, partials.lastIndexOf('$')));
    names.rename(async, c.variable(), own + outside.substring(now), c.uses());
    if (forked.add(partials)) {
      before.append("final var %s = %s.fork(); ".formatted(own, partials));
      arguments.add(own);
    }
  }
}
