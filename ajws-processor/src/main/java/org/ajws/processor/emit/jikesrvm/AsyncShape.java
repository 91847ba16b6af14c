package org.ajws.processor.emit.jikesrvm;

import javax.lang.model.element.VariableElement;
import org.ajws.processor.emit.ReductionText;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.ParallelRegion;

/**
 * The text around an async. Its body stays in its method: it runs in the frame of the method while
 * a thief has a copy of that frame. So locals that it only reads need nothing; only its private
 * copies and partial results are locals of their own.
 */
final class AsyncShape {
  private static final String WS = JikesContext.WS;

  private final JikesContext context;
  private final RegionNames names;
  private final ParallelRegion async;
  private final Handover handover;
  private final ReductionText reductions;

  AsyncShape(JikesContext context, ParallelRegion async, Handover handover) {
    this.context = context;
    this.names = context.names();
    this.async = async;
    this.handover = handover;
    this.reductions = new ReductionText(context.module());
  }

  /** Copies of the user's locals have one dollar sign. */
  private String fresh(String base) {
    return names.fresh(async, base + "$");
  }

  private boolean reduces() {
    return async.captures().stream().anyMatch(c -> c.role() == Capture.Role.REDUCE);
  }

  private String type(VariableElement v) {
    return context.types().of(v.asType());
  }

  String open() {
    StringBuilder before = new StringBuilder();
    StringBuilder inside = new StringBuilder();
    for (Capture c : async.captures()) {
      VariableElement v = c.variable();
      if (c.role() == Capture.Role.REDUCE) {
        before.append(
            "%s %s = %s; ".formatted(type(v), names.rename(async, v), reductions.identity(c)));
      } else if (c.role() == Capture.Role.PRIVATE) {
        inside.append(
            "%s %s = %sloop.Loops.privateCopy(%s); "
                .formatted(
                    type(v),
                    names.rename(async, v),
                    JikesContext.RUNTIME,
                    names.outside(async, v)));
      }
    }
    return "{ java.lang.Throwable %s = null; %s%stry { %ssetFlag(); try { %s"
        .formatted(
            fresh("thrown"),
            reduces() ? "boolean " + fresh("own") + " = true; " : "",
            before,
            WS,
            inside);
  }

  String close() {
    String join = fresh("j") + ".finish.addData(";
    StringBuilder given = new StringBuilder();
    for (Handover.Entry e : handover.results(async)) {
      given.append("%s%d, %s); ".formatted(join, e.key(), names.outside(async, e.variable())));
    }
    StringBuilder added = new StringBuilder();
    for (Capture c : async.captures()) {
      if (c.role() == Capture.Role.REDUCE) {
        String own = names.rename(async, c.variable());
        given.append("%s%d, %s); ".formatted(join, handover.partialKey(c.variable()), own));
        added.append(reductions.combine(c, names.outside(async, c.variable()), own));
      }
    }
    String thrown = fresh("thrown");
    return "} catch (java.lang.Throwable %1$s) { %2$s = %3$scaught(%1$s); } %4$sjoin(); "
            .formatted(fresh("t"), thrown, JikesContext.HANDLERS, WS)
        + "} catch (%sContinuation %s) { %s = null; %s"
            .formatted(WS, fresh("c"), thrown, reduces() ? fresh("own") + " = false; " : "")
        + "} catch (%sJoin %s) { %sif (%s != null) { %s0, %s); } %scompleteJoin(); } "
            .formatted(WS, fresh("j"), given, thrown, join, thrown, WS)
        + (added.isEmpty() ? "" : "if (%s) { %s} ".formatted(fresh("own"), added))
        + "if (%s != null) { %s} }".formatted(thrown, context.again(thrown, async.thrown()));
  }
}
