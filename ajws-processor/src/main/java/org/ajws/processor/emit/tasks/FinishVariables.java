package org.ajws.processor.emit.tasks;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.util.TreePath;
import java.util.List;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.analysis.flow.DefiniteAssignment;
import org.ajws.processor.analysis.flow.Siblings;
import org.ajws.processor.emit.LocalsClass;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.TypeText;

/**
 * The locals that asyncs of a finish assign or add to. Within the finish they are held by cells and
 * by the states of tasks. A variable that is declared inside (the finish may be a whole method)
 * gets its cell or state where it is declared.
 */
final class FinishVariables {
  private final TaskContext context;
  private final Finish finish;
  private final RegionNames names;
  private final TypeText types;
  private final String holder;
  private final StringBuilder before = new StringBuilder();
  private final StringBuilder begin = new StringBuilder();
  private final StringBuilder after = new StringBuilder();

  FinishVariables(TaskContext context, Finish finish, String holder) {
    this.context = context;
    this.finish = finish;
    this.names = context.names();
    this.types = context.types();
    this.holder = holder;
    for (Capture c : context.homes().results(finish)) {
      result(c);
    }
    List<Capture> reductions = context.homes().reductions(finish);
    if (!reductions.isEmpty()) {
      reduce(reductions);
    }
  }

  /** What comes before the finish begins. */
  String before() {
    return before.toString();
  }

  /** What comes when it has begun. */
  String begin() {
    return begin.toString();
  }

  /** What reads the results back. */
  String after() {
    return after.toString();
  }

  /** Whether a local is declared inside a finish. */
  private static boolean isInside(TaskContext context, Finish finish, Capture c) {
    int at = context.start(c.declaration());
    return context.start(finish.body()) <= at && at < context.end(finish.body());
  }

  /** Whether a finish holds a local: not one of a loop header or the like inside of it. */
  static boolean holds(TaskContext context, Finish finish, Capture c) {
    return !isInside(context, finish, c)
        || Siblings.of(context.index().declaration(c.variable())) != null;
  }

  private void result(Capture c) {
    if (!holds(context, finish, c)) {
      return;
    }
    VariableElement v = c.variable();
    boolean inside = isInside(context, finish, c);
    String cell = names.local(finish, c.name());
    boolean primitive = v.asType().getKind().isPrimitive();
    String access = primitive ? cell + "[0]" : cell + ".value";
    boolean unassigned =
        inside
            ? c.declaration().getInitializer() == null
            : !finish.isMethod()
                && DefiniteAssignment.mayBeUnassigned(context.index(), v, finish.path().getLeaf());
    String value = unassigned ? types.defaultValue(v.asType()) : names.outside(finish, v);
    String type = types.of(v.asType());
    String declaration =
        primitive
            ? "final %s[] %s = {%s}; ".formatted(type, cell, value)
            : "final %4$s %2$s = new %1$stask.Cell<>(%3$s); "
                .formatted(
                    TaskContext.RUNTIME,
                    cell,
                    value,
                    types.isWhole(v.asType())
                        ? TaskContext.RUNTIME + "task.Cell<" + type + ">"
                        : "var");
    if (inside) {
      atDeclaration(v, declaration);
    } else {
      before.append(declaration);
      after.append(names.outside(finish, v)).append(" = ").append(access).append("; ");
    }
    names.rename(finish, v, access, identifiers(v));
  }

  private void atDeclaration(VariableElement v, String text) {
    TreePath declaration = context.index().declaration(v);
    context
        .edits()
        .open(
            context.afterDeclaration(declaration), names.span(finish), " " + text.stripTrailing());
  }

  /** Reduction variables are declared before their finish. */
  private void reduce(List<Capture> held) {
    LocalsClass state = new LocalsClass(finish, held, names, types);
    before.append(state.declaration());
    begin.append(
        "final var %s = %s.partials(%s); ".formatted(state.partials(), holder, state.root()));
    after.append(state.readBack());
    held.forEach(c -> rename(state, c));
  }

  private void rename(LocalsClass state, Capture c) {
    names.rename(
        finish, c.variable(), state.partials() + ".now." + c.name(), identifiers(c.variable()));
  }

  private List<IdentifierTree> identifiers(VariableElement v) {
    return TaskContext.identifiers(context.uses(v, finish.path()));
  }
}
