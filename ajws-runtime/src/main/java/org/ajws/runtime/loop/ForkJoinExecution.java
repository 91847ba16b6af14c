package org.ajws.runtime.loop;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.stream.StreamSupport;
import org.ajws.runtime.frame.Root;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Config;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;
import org.ajws.runtime.task.ForkJoinScope;

/** Runs loops on a {@link ForkJoinPool}: the caller's if it is in one, else one of our own. */
public final class ForkJoinExecution {
  /** Forked tasks that nobody has taken; more of them do not make it faster. */
  static final int SURPLUS = 2;

  private static ForkJoinPool own; // guarded by the class

  private ForkJoinExecution() {}

  private static synchronized ForkJoinPool pool(int workers) {
    if (own == null || own.isShutdown() || own.getParallelism() != workers) {
      if (own != null) {
        own.shutdown();
      }
      own = new ForkJoinPool(workers);
    }
    return own;
  }

  /** Stops the pool of our own; what runs in it is completed. */
  public static synchronized void stop() {
    if (own != null) {
      own.shutdown();
      own = null;
    }
  }

  static <L extends TaskLocals<L>> void run(
      String site, L locals, Object body, Iterations<L> loop) {
    Iterations<L> iterations = locals.isDeterministic() ? Blocks.of(loop, locals) : loop;
    Worker worker = Worker.current();
    Config config = Scheduler.global().config;
    SiteProfile profile = Execution.begin(worker, site, body, loop.count);
    if (runsInOrder(worker)) {
      Serial.run(worker, site, profile, locals, iterations);
      return;
    }
    boolean isShort = profile.takesLessThan(config.tinyNanos, loop.count);
    long next =
        isShort ? Serial.runWhileShort(worker, site, profile, locals, iterations, config) : 0;
    if (next == iterations.count) {
      return;
    }
    Region region = new Region(site, worker.place.region(), profile, locals);
    if (isShort) {
      region.surprise();
    }
    ForkJoinRange<L> root =
        new ForkJoinRange<>(region, config, locals, iterations, next, iterations.count);
    if (ForkJoinTask.inForkJoinPool()) {
      root.invoke();
    } else {
      pool(config.workers).invoke(root);
    }
    iterations.finishQuietly(region);
    region.rethrow();
  }

  /** The pool to submit to; null if the thread is in one, where tasks are forked. */
  public static ForkJoinPool poolForThisThread() {
    return ForkJoinTask.inForkJoinPool() ? null : pool(Scheduler.global().config.workers);
  }

  /** Whether the pool may soon have nothing to do. */
  public static boolean wantsMore(ForkJoinPool pool) {
    return pool == null
        ? ForkJoinTask.getSurplusQueuedTaskCount() <= SURPLUS
        : pool.getQueuedSubmissionCount() <= SURPLUS;
  }

  public static void fork(ForkJoinPool pool, ForkJoinTask<?> task) {
    if (pool == null) {
      task.fork();
    } else {
      pool.execute(task);
    }
  }

  /** Code of the program that a task runs. */
  public interface TaskCode {
    void run() throws Throwable;
  }

  /** Runs code as part of a region on this thread; what it throws goes to the region. */
  public static void inTask(Region region, ForkJoinScope scope, TaskCode code) {
    Worker worker = Worker.current();
    Region outer = worker.place.region();
    AsyncScope outerScope = worker.place.outerScope();
    Root outerRoot = worker.place.outerScopeRoot();
    int critical = worker.critical;
    Thread thread = Thread.currentThread();
    ClassLoader loader = thread.getContextClassLoader();
    try {
      worker.place.setRegion(region);
      worker.place.setScope(scope);
      worker.critical = 0; // a task that the pool runs on top of a critical section is not in it
      if (loader != region.loader) {
        thread.setContextClassLoader(region.loader);
      }
      code.run();
    } catch (Throwable t) {
      region.fail(t);
    } finally {
      worker.place.setRegion(outer);
      worker.place.resetScope(outerScope, outerRoot);
      worker.critical = critical;
      if (loader != region.loader) {
        thread.setContextClassLoader(loader);
      }
    }
  }

  private static boolean runsInOrder(Worker worker) {
    return worker.critical > 0 || Scheduler.global().config.serial;
  }

  static <T, L extends TaskLocals<L>, E extends Throwable> void elements(
      String site, Iterable<T> source, L locals, ElementsBody<T, L, E> body) throws E {
    boolean byIndex = source instanceof List && source instanceof RandomAccess;
    Worker worker = Worker.current();
    if (runsInOrder(worker) || (locals.isDeterministic() && !byIndex)) {
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
    SiteProfile profile = Execution.begin(worker, site, body, 0);
    if (runsInOrder(worker)) {
      Serial.inOrder(worker, site, profile, locals, loop);
      return;
    }
    Region region = new Region(site, worker.place.region(), profile, locals);
    Config config = Scheduler.global().config;
    ForkSpawner<L> spawner = new ForkSpawner<>(region, locals, config);
    ForkJoinScope scope = new ForkJoinScope(region);
    inTask(
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
    private final ForkJoinPool pool; // null if the starter is in one
    private List<ForkJoinRange<L>> tasks = new ArrayList<>();
    private int forgetAt = 64;

    ForkSpawner(Region region, L root, Config config) {
      super(region, root, config);
      this.region = region;
      this.config = config;
      this.pool = poolForThisThread();
    }

    @Override
    boolean isWanted() {
      return wantsMore(pool);
    }

    @Override
    void give(Iterations<L> bodies) {
      ForkJoinRange<L> task = new ForkJoinRange<>(region, config, null, bodies, 0, bodies.count);
      add(task);
      if (tasks.size() == forgetAt) {
        tasks.removeIf(ForkJoinTask::isDone);
        forgetAt = Math.max(64, 2 * tasks.size());
      }
      tasks.add(task);
      fork(pool, task);
    }

    void awaitTasks() {
      for (int i = tasks.size(); --i >= 0; ) { // newest first, as the pool's deques are
        tasks.get(i).quietlyJoin();
      }
    }
  }
}
