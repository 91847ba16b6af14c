package org.ajws.runtime.loop;

import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.ForkJoinPool;
import java.util.stream.StreamSupport;
import org.ajws.runtime.forkjoin.DeepStack;
import org.ajws.runtime.forkjoin.ForkJoinScope;
import org.ajws.runtime.forkjoin.ForkJoinWorkers;
import org.ajws.runtime.forkjoin.Forks;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Handshakes;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/** Runs loops on a {@link ForkJoinPool}: the caller's if it is in one, else one of our own. */
public final class ForkJoinExecution {
  private ForkJoinExecution() {}

  static <L extends TaskLocals<L>> void run(
      String site, L locals, Object body, Iterations<L> loop) {
    Worker worker = Worker.current();
    if (DeepStack.isNeeded(worker)) {
      DeepStack.<RuntimeException>run(worker, () -> run(site, locals, body, loop));
      return;
    }
    int levels = worker.nesting.enter();
    try {
      runHere(worker, site, locals, body, loop);
    } finally {
      worker.nesting.levels = levels;
    }
  }

  private static <L extends TaskLocals<L>> void runHere(
      Worker worker, String site, L locals, Object body, Iterations<L> loop) {
    Iterations<L> iterations = locals.isDeterministic() ? Blocks.of(loop, locals) : loop;
    Config config = Scheduler.global().config;
    SiteProfile profile = Execution.begin(worker, site, body, loop.count);
    if (ForkJoinWorkers.runsInOrder(worker, locals.isApart())) {
      Serial.run(worker, site, profile, locals, iterations);
      return;
    }
    Handshakes.mayBeBy(locals.isApart());
    boolean isShort = !locals.isApart() && profile.takesLessThan(config.tinyNanos, loop.count);
    long next =
        isShort ? Serial.runWhileShort(worker, site, profile, locals, iterations, config) : 0;
    if (next == iterations.count) {
      return;
    }
    Region region = new Region(site, worker.context.region(), profile, locals);
    if (isShort) {
      region.surprise();
    }
    ForkJoinRange<L> root =
        new ForkJoinRange<>(region, config, locals, iterations, next, iterations.count);
    ForkJoinWorkers.invoke(root);
    iterations.finishQuietly(region);
    region.rethrow();
  }

  static <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      String site, Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E {
    Worker worker = Worker.current();
    if (DeepStack.isNeeded(worker)) {
      DeepStack.<E>run(worker, () -> elements(site, source, locals, body));
      return;
    }
    int levels = worker.nesting.enter();
    try {
      elementsHere(worker, site, source, locals, body);
    } finally {
      worker.nesting.levels = levels;
    }
  }

  private static <T, L extends TaskLocals<L>, E extends Throwable> void elementsHere(
      Worker worker, String site, Iterable<T> source, L locals, ElementsBody<T, L, E> body)
      throws E {
    boolean byIndex = source instanceof List && source instanceof RandomAccess;
    if (ForkJoinWorkers.runsInOrder(worker, locals.isApart())
        || (locals.isDeterministic() && !byIndex)) {
      Execution.elements(site, source, locals, body, ForkJoinExecution::inOrder);
      return;
    }
    List<T> list;
    if (byIndex) {
      list = (List<T>) source;
    } else {
      Spliterator<T> all = source.spliterator();
      if (!all.hasCharacteristics(Spliterator.SIZED)) {
        inOrder(site, locals, body, Execution.overElements(Spliterators.iterator(all), body));
        return;
      }
      list = toList(all);
    }
    int size = list.size();
    if (size > 0) {
      run(site, locals, body, new ListIterations<>(list, size, body));
    }
  }

  @SuppressWarnings("unchecked")
  private static <T> List<T> toList(Spliterator<T> all) {
    return (List<T>) Arrays.asList(StreamSupport.stream(all, false).toArray());
  }

  static <L extends TaskLocals<L>, E extends Throwable> void inOrder(
      String site, L locals, Object body, InOrderLoop<L, E> loop) throws E {
    Worker worker = Worker.current();
    if (DeepStack.isNeeded(worker)) {
      DeepStack.<E>run(worker, () -> inOrder(site, locals, body, loop));
      return;
    }
    int levels = worker.nesting.enter();
    try {
      inOrderHere(worker, site, locals, body, loop);
    } finally {
      worker.nesting.levels = levels;
    }
  }

  private static <L extends TaskLocals<L>, E extends Throwable> void inOrderHere(
      Worker worker, String site, L locals, Object body, InOrderLoop<L, E> loop) throws E {
    SiteProfile profile = Execution.begin(worker, site, body, 0);
    if (ForkJoinWorkers.runsInOrder(worker, locals.isApart())) {
      Serial.inOrder(worker, site, profile, locals, loop);
      return;
    }
    Handshakes.mayBeBy(locals.isApart());
    Region region = new Region(site, worker.context.region(), profile, locals);
    Config config = Scheduler.global().config;
    ForkSpawner<L> spawner = new ForkSpawner<>(region, locals, config);
    ForkJoinScope scope = new ForkJoinScope(region);
    ForkJoinWorkers.inTask(
        region,
        scope,
        () -> {
          loop.run(spawner);
          spawner.headerEnded();
        });
    spawner.awaitTasks();
    scope.join();
    try {
      spawner.joinAll();
    } catch (Throwable t) { // a reducer of the program's own
      region.fail(t);
    }
    worker.counters.ran(spawner.inline());
    worker.counters.iterated(profile, spawner.spawned());
    region.rethrow();
  }

  /** Gives batches to the pool. */
  private static final class ForkSpawner<L extends TaskLocals<L>> extends SegmentSpawner<L> {
    private final Region region;
    private final Config config;
    private final Forks tasks = new Forks();

    ForkSpawner(Region region, L root, Config config) {
      super(region, root, config);
      this.region = region;
      this.config = config;
    }

    @Override
    boolean isWanted() {
      return tasks.areWanted();
    }

    @Override
    void give(Iterations<L> bodies) {
      ForkJoinRange<L> task = new ForkJoinRange<>(region, config, null, bodies, 0, bodies.count);
      add(task);
      tasks.fork(task);
    }

    void awaitTasks() {
      tasks.join();
    }
  }
}
