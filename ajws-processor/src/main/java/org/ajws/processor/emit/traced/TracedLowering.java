package org.ajws.processor.emit.traced;

import com.sun.source.tree.Tree;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.emit.tasks.Homes;
import org.ajws.processor.emit.tasks.LambdaCaptures;
import org.ajws.processor.emit.tasks.TaskContext;
import org.ajws.processor.emit.tasks.TaskRegions;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.program.ParallelRegion;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;

/** Puts structure events around the constructs of a file, and into them. */
final class TracedLowering {
  static final String TRACE = "org.ajws.runtime.trace.Trace.";

  private TracedLowering() {}

  /** Adds the edits of one file. */
  static void lower(FilePlan plan, Edits edits) {
    Constructs constructs = plan.tasks();
    List<ParallelLoop> loops = constructs.loops();
    List<Async> asyncs = constructs.asyncs();
    List<Finish> finishes = constructs.finishes();
    BoundModule module = plan.module().module();
    BoundFile file = plan.file();
    LocalVariables.Index index = plan.module().facts().locals().of(file.unit());
    Homes homes = new Homes(loops, asyncs, finishes);
    TaskContext unnamed =
        new TaskContext(module, file, index, null, homes, null, code -> false, edits);
    RegionNames names =
        new RegionNames(
            TaskRegions.of(unnamed, loops, asyncs, finishes, List.of()), file.source().text());
    TaskContext context =
        new TaskContext(module, file, index, names, homes, null, code -> false, edits);
    lower(context, loops, asyncs, finishes);
  }

  private static void lower(
      TaskContext context, List<ParallelLoop> loops, List<Async> asyncs, List<Finish> finishes) {
    Set<Tree> tasks = Collections.newSetFromMap(new IdentityHashMap<>());
    loops.forEach(l -> tasks.add(l.body()));
    asyncs.forEach(a -> tasks.add(a.body()));
    LambdaCaptures lambdas = new LambdaCaptures(context, tasks::contains);
    for (Async async : asyncs) {
      if (async.isValue()) {
        TracedValue.announce(context, async);
        lambdas.lower(async);
      }
    }
    for (Object construct : context.names().constructs()) {
      if (construct instanceof ParallelLoop loop) {
        new TracedLoop(context, loop).lower();
      } else if (construct instanceof Finish finish) {
        new TracedFinish(context).lower(finish);
      } else if (construct instanceof Async async && async.isDeclaration()) {
        new TracedValue(context, async).lower();
      } else {
        async(context, (Async) construct);
      }
    }
    new TracedReductions(context, loops, asyncs).lower();
    context.renameUses();
  }

  /** {@code { Trace.asyncBegin("A.java:9"); try { async: stmt } ... }}. */
  private static void async(TaskContext context, Async async) {
    context
        .edits()
        .wrap(
            context.names().span(async),
            "{ %s%s try { %s"
                .formatted(
                    context.names().awaits(async),
                    event("asyncBegin", async.site()),
                    privateCopies(context, async)),
            " " + ending(context, async, "asyncEnd()") + "}");
  }

  /** The statement that tells of the beginning of a construct. */
  static String event(String name, String site) {
    return "%s%s(\"%s\");".formatted(TRACE, name, site);
  }

  /** What follows {@code try {}: exceptions are told of, and the end in any case. */
  static String ending(TaskContext context, Object construct, String end) {
    String thrown = context.names().fresh(construct, "t");
    return "} catch (java.lang.Throwable %1$s) { %2$sfailed(%1$s); throw %1$s; } finally { %2$s%3$s; } "
        .formatted(thrown, TRACE, end);
  }

  /** Declares a task's own copies. */
  static String privateCopies(TaskContext context, ParallelRegion region) {
    return region.captures().stream()
        .filter(c -> c.role() == Capture.Role.PRIVATE)
        .map(
            c ->
                "%s %s = org.ajws.runtime.loop.PrivateCopies.copy(%s); "
                    .formatted(
                        context.types().of(c.variable().asType()),
                        context.names().rename(region, c.variable()),
                        context.names().outside(region, c.variable())))
        .collect(Collectors.joining());
  }
}
