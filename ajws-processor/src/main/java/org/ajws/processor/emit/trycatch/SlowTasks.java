package org.ajws.processor.emit.trycatch;

import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LabeledStatementTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.YieldTree;
import java.util.ArrayList;
import java.util.List;
import org.ajws.processor.plan.frames.MethodPlan;
import org.ajws.processor.plan.frames.Node;
import org.ajws.processor.plan.frames.Step;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;

/** Writes the asyncs, finishes and joins of a slow version. */
final class SlowTasks {
  private static final String RUNTIME = FrameText.RUNTIME;

  private final MethodPlan plan;
  private final Copier copier;
  private final FrameText frame;
  private final SlowVersion version;
  private final StringBuilder out;

  SlowTasks(
      MethodPlan plan, Copier copier, FrameText frame, SlowVersion version, StringBuilder out) {
    this.plan = plan;
    this.copier = copier;
    this.frame = frame;
    this.version = version;
    this.out = out;
  }

  /**
   * Links this frame to the saved stack: as the caller where it runs the innermost task around the
   * point itself, else as the parent of that task, which gets a frame of its own.
   */
  void split(int pc, int task, String unwind) {
    if (task == 0) {
      out.append("f$.pc = %d; %s.call(f$); ".formatted(pc, unwind));
      return;
    }
    out.append("if (f$.$task == %d) { f$.pc = %d; %s.call(f$); } ".formatted(task, pc, unwind));
    out.append("else { ");
    if (!frame.isWholeAsync(pc)) {
      out.append("%s.call(f$.copy$(%d)); ".formatted(unwind, pc));
    }
    parent(frame.spawn(task), unwind);
    out.append("} ");
  }

  /** Links the frame that goes on behind an async. */
  private void parent(Node.Spawn s, String unwind) {
    int outer = plan.tasks().get(s.after());
    String link = frame.link(s);
    if (outer == 0) {
      identities(s, "f$");
      out.append("f$.pc = %d; %s.%s; ".formatted(s.after(), unwind, link.formatted("f$")));
      return;
    }
    out.append("if (f$.$task == %d) { ".formatted(outer));
    identities(s, "f$");
    out.append("f$.pc = %d; %s.%s; } ".formatted(s.after(), unwind, link.formatted("f$")));
    String parent = "p" + s.slot() + "$";
    out.append("else { %s %s = f$.copy$(%d); ".formatted(frame.name(), parent, s.after()));
    identities(s, parent);
    out.append("%s.%s; ".formatted(unwind, link.formatted(parent)));
    parent(frame.spawn(outer), unwind);
    out.append("} ");
  }

  /** The task goes on with the reductions as they are; behind it they begin anew. */
  private void identities(Node.Spawn s, String of) {
    for (Capture c : frame.reductions(s.async())) {
      out.append("%s.%s = %s; ".formatted(of, frame.field(c), frame.identity(c)));
    }
  }

  void spawn(Node.Spawn s) {
    Async async = s.async();
    int slot = s.slot();
    out.append("if (pc$ == %d) { pc$ = 0; f$.resumed(); } ".formatted(s.after()));
    // A value that is used is computed, also where the finish around its method has failed.
    boolean dropped = !async.isValue();
    out.append(dropped ? "else if (pc$ != 0 || !f$.cancelled()) { " : "else { ");
    version.line(async.path().getLeaf());
    out.append(
        "if (pc$ == 0 && %1$sgenerated.StealRequest.raised && %1$sframe.Steal.accept()) { "
            .formatted(RUNTIME));
    out.append(
        "%1$sframe.Unwind u$ = %1$sframe.Steal.unwind(f$.copy$(%2$d)); "
            .formatted(RUNTIME, s.start()));
    parent(s, "u$");
    out.append("skip$ = true; return false; } ");
    out.append("if (pc$ == %d) { pc$ = 0; } ".formatted(s.start()));
    out.append("try { ");
    if (async.path().getLeaf() instanceof LabeledStatementTree l) {
      out.append(l.getLabel()).append(": ");
    }
    out.append("{ ");
    version.nodes(List.of(s.body()));
    out.append("} ");
    out.append(
        "} catch (java.lang.Throwable e$) { f$.traced(e$); if (f$.$task != %d) throw e$; "
            .formatted(slot));
    out.append("skip$ = true; return f$.threw(e$); } ");
    out.append("if (f$.$task == %d) { skip$ = true; return f$.returns(); } ".formatted(slot));
    out.append("} ");
    if (async.isFuture()) {
      MethodPlan.Variable future = plan.variables().get(async.value());
      out.append("else { f$.%s = %s.cancelled$(); } ".formatted(future.field(), FrameText.FUTURE));
    }
  }

  /**
   * Drops what an async of an execution that was left by an exception has computed.
   *
   * @param outermost whether no finish and no async is around: else the frame may have got already
   *     what asyncs before this finish have added
   */
  private void forget(Node.Spawn s, boolean outermost) {
    out.append("f$.has$%1$d = false; ".formatted(s.slot()));
    for (Capture c : outermost ? frame.reductions(s.async()) : List.<Capture>of()) {
      out.append("f$.%sr = %s; ".formatted(frame.field(c), frame.identity(c)));
    }
  }

  void finish(Node.Fin f) {
    out.append("if (pc$ != %d) { if (pc$ == 0) { f$.enterFinish(); ".formatted(f.join().pc()));
    for (Node.Spawn s : frame.spawnsOf(f.finish())) { // an earlier execution may have thrown
      forget(s, f.depth() == 1 && plan.tasks().get(f.join().pc()) == 0);
    }
    out.append("} ");
    out.append("try { ");
    if (f.finish().path().getLeaf() instanceof LabeledStatementTree l
        && !f.labelsLoop()) { // which has its label itself
      out.append(l.getLabel()).append(": ");
    }
    out.append("{ ");
    version.nodes(List.of(f.body()));
    out.append("} } catch (java.lang.Throwable e$) { f$.traced(e$); ");
    out.append("if (f$.open() < %d) throw e$; f$.fail(e$); } } ".formatted(f.depth()));
    join(f.join());
  }

  void join(Node.Join j) {
    version.line(j.finish().path().getLeaf());
    out.append("if (pc$ == 0) { f$.pc = %d; if (!f$.join()) { ".formatted(j.pc()));
    out.append("skip$ = true; return false; } } pc$ = 0; ");
    List<String> results = new ArrayList<>();
    for (Node.Spawn s : frame.spawnsOf(j.finish())) {
      results(s, results);
    }
    if (results.isEmpty()) {
      out.append("f$.joined(); ");
      return;
    }
    // Also where an async has thrown: the others have run, and what it has done is done. A reducer
    // of the program's own may throw, too.
    out.append("{ java.lang.Throwable t$ = f$.left(); try { ");
    results.forEach(out::append);
    out.append("} catch (java.lang.Throwable e$) { t$ = f$.both(t$, e$); } f$.raised(t$); } ");
  }

  /** Takes over what the asyncs of a finish have computed elsewhere. */
  private void results(Node.Spawn s, List<String> results) {
    List<String> take = new ArrayList<>();
    for (Capture c : frame.results(s.async())) {
      take.add("f$.%1$s = f$.%1$sr; ".formatted(frame.field(c)));
    }
    for (Capture c : frame.reductions(s.async())) {
      take.add(frame.combine(c, "f$." + frame.field(c), "f$." + frame.field(c) + "r"));
      take.add("f$.%sr = %s; ".formatted(frame.field(c), frame.identity(c)));
    }
    if (!take.isEmpty()) {
      results.add("if (f$.has$%1$d) { f$.has$%1$d = false; ".formatted(s.slot()));
      results.addAll(take);
      results.add("} ");
    }
  }

  void valueJoin(Node.ValueJoin v) {
    out.append(
        "if (pc$ == 0) { f$.pc = %d; if (!f$.joinValue(%d)) { ".formatted(v.pc(), v.valueSlot()));
    out.append(
        "skip$ = true; return false; } } pc$ = 0; f$.joinedValue(%d); ".formatted(v.valueSlot()));
    Node.Spawn s = frame.spawnOfValue(v.valueSlot());
    String field = plan.variables().get(s.async().value()).field();
    out.append(
        "if (f$.has$%1$d) { f$.has$%1$d = false; f$.%2$s = f$.%2$sr; } "
            .formatted(s.slot(), field));
  }

  void jump(Node.Jump j) {
    version.nodes(j.before());
    if (j.held() != null) {
      ExpressionTree value =
          j.tree() instanceof YieldTree y ? y.getValue() : ((ReturnTree) j.tree()).getExpression();
      version.steps(j.value().prefix());
      out.append("if (pc$ == 0) { ");
      version.line(j.tree());
      String target = copier.target(j.held());
      version.withLocals(
          value,
          unrenamed ->
              out.append("%s = %s; ".formatted(target, copier.result(value, j.held(), unrenamed))));
      out.append("} ");
      version.nodes(j.after());
      String leave =
          j.tree() instanceof YieldTree
              ? "break " + Step.Switch.label(j.held()) + ";"
              : copier.returningText(copier.temp(j.held()));
      out.append("if (pc$ == 0) { %s } ".formatted(leave));
    } else if (j.value() != null) {
      version.nodes(List.of(j.value()));
    } else {
      version.nodes(j.after());
      out.append("if (pc$ == 0) { ");
      if (j.tree() instanceof ReturnTree r) {
        version.line(r);
        ExpressionTree value = r.getExpression();
        version.withLocals(
            value == null ? r : value,
            unrenamed -> out.append(copier.returning(value, unrenamed)).append(' '));
      } else {
        out.append(copier.copy(j.tree())).append(' ');
      }
      out.append("} ");
    }
  }
}
