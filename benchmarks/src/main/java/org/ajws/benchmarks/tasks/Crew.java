package org.ajws.benchmarks.tasks;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.concurrent.FutureTask;
import java.util.concurrent.RecursiveAction;

/** The threads of a program written by hand, and what its divisions have in common. */
public final class Crew implements AutoCloseable {
  private static final MethodHandle START_VIRTUAL = startVirtual();

  private final Way way;
  private final ForkJoinPool pool;

  /**
   * Threads for a program.
   *
   * @param threads of fork/join; streams and virtual threads use the JVM's own
   */
  public Crew(Way way, int threads) {
    this.way = way;
    this.pool = way == Way.FORK_JOIN || way == Way.SURPLUS ? new ForkJoinPool(threads) : null;
  }

  /** Whether this JVM can go that way: virtual threads need Java 21. */
  public static boolean has(Way way) {
    return way != Way.VIRTUAL || START_VIRTUAL != null;
  }

  /** The method is looked up, since the sources are compiled for Java 17. */
  private static MethodHandle startVirtual() {
    try {
      return MethodHandles.publicLookup()
          .findStatic(
              Thread.class,
              "startVirtualThread",
              MethodType.methodType(Thread.class, Runnable.class));
    } catch (NoSuchMethodException e) {
      return null;
    } catch (IllegalAccessException e) {
      throw new LinkageError("Thread.startVirtualThread", e);
    }
  }

  /** How its programs run. */
  Way way() {
    return way;
  }

  /** Whether a task is to be run at once instead of spawned. */
  boolean inline() {
    return way == Way.SURPLUS && ForkJoinTask.getSurplusQueuedTaskCount() > 3;
  }

  /** Runs a program on these threads and waits for its end. */
  void run(Runnable program) {
    if (pool != null) {
      pool.invoke(new Action(program));
    } else if (way == Way.VIRTUAL) {
      await(
          start(
              () -> {
                program.run();
                return null;
              }));
    } else {
      program.run();
    }
  }

  /** Runs two pieces at once. */
  void both(Runnable first, Runnable second) {
    if (inline()) {
      first.run();
      second.run();
    } else if (pool != null) {
      Action forked = new Action(first);
      forked.fork();
      second.run();
      forked.join();
    } else {
      FutureTask<Void> started =
          start(
              () -> {
                first.run();
                return null;
              });
      second.run();
      await(started);
    }
  }

  /** Runs four pieces at once. */
  void all(Runnable first, Runnable second, Runnable third, Runnable fourth) {
    both(first, () -> both(second, () -> both(third, fourth)));
  }

  /** Starts a virtual thread. */
  static <T> FutureTask<T> start(Callable<T> body) {
    FutureTask<T> task = new FutureTask<>(body);
    startVirtual(task);
    return task;
  }

  /** Starts a virtual thread, where there are such. */
  public static void startVirtual(Runnable body) {
    try {
      Thread unused = (Thread) START_VIRTUAL.invokeExact(body);
    } catch (Throwable e) {
      throw new IllegalStateException("cannot start a virtual thread", e);
    }
  }

  /** What a started thread computed. */
  static <T> T await(FutureTask<T> task) {
    try {
      return task.get();
    } catch (ExecutionException e) {
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  public void close() {
    if (pool != null) {
      pool.shutdown();
    }
  }

  private static final class Action extends RecursiveAction {
    private static final long serialVersionUID = 1;
    private final transient Runnable body;

    Action(Runnable body) {
      this.body = body;
    }

    @Override
    protected void compute() {
      body.run();
    }
  }
}
