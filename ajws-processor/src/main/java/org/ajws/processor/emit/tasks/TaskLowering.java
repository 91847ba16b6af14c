package org.ajws.processor.emit.tasks;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.ajws.processor.analysis.flow.LocalVariables;
import org.ajws.processor.analysis.speculation.Speculations;
import org.ajws.processor.emit.Engine;
import org.ajws.processor.emit.LocalsClass;
import org.ajws.processor.emit.RegionNames;
import org.ajws.processor.emit.loops.InnerLoops;
import org.ajws.processor.emit.loops.LoopLowering;
import org.ajws.processor.emit.loops.LoopReturns;
import org.ajws.processor.plan.FilePlan;
import org.ajws.processor.program.Async;
import org.ajws.processor.program.Capture;
import org.ajws.processor.program.Constructs;
import org.ajws.processor.program.Finish;
import org.ajws.processor.program.ParallelLoop;
import org.ajws.processor.source.BoundFile;
import org.ajws.processor.source.BoundModule;
import org.ajws.processor.text.Edits;

/**
 * Turns the parallel loops of a file, and those of its asyncs, async values and finishes that have
 * the task form, into calls of the runtime ({@code docs/design/generated-code.md}).
 */
public final class TaskLowering {
  private final List<ParallelLoop> loops;
  private final List<Async> asyncs;
  private final List<Finish> finishes;
  private final TaskContext context;
  private final Speculations speculations;
  private final List<LoopReturns> returns = new ArrayList<>();

  private TaskLowering(FilePlan plan, Constructs constructs, Engine engine, Edits edits) {
    this.loops = constructs.loops();
    this.asyncs = constructs.asyncs();
    this.finishes = constructs.finishes();
    this.speculations = plan.module().speculations();
    BoundModule module = plan.module().module();
    BoundFile file = plan.file();
    LocalVariables.Index index = plan.module().facts().locals().of(file.unit());
    Predicate<TreePath> waits = plan.module().waits();
    Homes homes = new Homes(loops, asyncs, finishes);
    TaskContext unnamed = new TaskContext(module, file, index, null, homes, engine, waits, edits);
    RegionNames names =
        new RegionNames(
            TaskRegions.of(unnamed, loops, asyncs, finishes, homes.entries()),
            file.source().text());
    this.context = new TaskContext(module, file, index, names, homes, engine, waits, edits);
  }

  /**
   * Adds the edits of one file.
   *
   * @param constructs those of the file that have the task form
   * @return the returns out of speculative loops
   */
  public static List<LoopReturns> lower(
      FilePlan plan, Constructs constructs, Engine engine, Edits edits) {
    TaskLowering lowering = new TaskLowering(plan, constructs, engine, edits);
    lowering.lower();
    return lowering.returns;
  }

  private void lower() {
    RegionNames names = context.names();
    Set<Tree> tasks = Collections.newSetFromMap(new IdentityHashMap<>());
    loops.forEach(l -> tasks.add(l.body()));
    asyncs.forEach(a -> tasks.add(a.body()));
    LambdaCaptures lambdas = new LambdaCaptures(context, tasks::contains);
    for (Async async : asyncs) {
      if (async.isValue()) {
        AsyncValueLowering.announce(context, async);
        lambdas.lower(async);
      }
    }
    for (ParallelLoop loop : loops) {
      share(loop);
    }
    InnerLoops inner = new InnerLoops(context.module(), names, loops, context.waits());
    // Outer ones first: the copies of an inner one start from the names that the outer one gives.
    for (Object construct : names.constructs()) {
      if (construct instanceof ParallelLoop loop && loop.isSpeculative()) {
        LoopReturns made =
            LoopLowering.speculate(
                context.module(),
                context.file(),
                names,
                loop,
                context.engine(),
                speculations,
                inner,
                context.edits());
        if (made != null) {
          returns.add(made);
        }
      } else if (construct instanceof ParallelLoop loop) {
        LoopLowering.lower(
            context.module(),
            context.file(),
            names,
            loop,
            context.engine(),
            context.waits().test(loop.path()),
            inner,
            context.edits());
      } else if (construct instanceof Finish finish) {
        FinishLowering.lower(context, finish);
      } else if (construct instanceof EntryPoint entry) {
        FinishLowering.lower(context, entry);
      } else if (construct instanceof Async async && async.isValue()) {
        AsyncValueLowering.lower(context, async);
      } else if (construct instanceof Async async && async.isFuture()) {
        FutureLowering.lower(context, async);
      } else {
        AsyncStatementLowering.lower(context, (Async) construct);
      }
    }
    context.renameUses();
  }

  /** Asyncs of a loop's body add to the state of the task that spawned them. */
  private void share(ParallelLoop loop) {
    RegionNames names = context.names();
    String partials = new LocalsClass(loop, names, context.types()).partials();
    for (Capture c : context.homes().reductions(loop)) {
      loop.captures().stream()
          .filter(own -> own.variable().equals(c.variable()))
          .findFirst()
          .ifPresent(
              own -> {
                names.share(loop, c.variable());
                names.rename(loop, c.variable(), partials + ".now." + c.name(), own.uses());
              });
    }
  }
}
