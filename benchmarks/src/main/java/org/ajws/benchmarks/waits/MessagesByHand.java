package org.ajws.benchmarks.waits;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.concurrent.LinkedBlockingQueue;

/** What {@link Messages} does, by queues between threads, and by stages of futures. */
final class MessagesByHand {
  private static final int END = -1;

  private MessagesByHand() {}

  /** A queue between two threads. */
  interface Pipe {
    void put(int value) throws InterruptedException;

    int take() throws InterruptedException;
  }

  /** How tasks are run, and what is between them. */
  interface Threads {
    void start(Runnable task);

    Pipe pipe(int room);
  }

  private static <T> FutureTask<T> start(Threads threads, java.util.concurrent.Callable<T> code) {
    FutureTask<T> task = new FutureTask<>(code);
    threads.start(task);
    return task;
  }

  static long pingPong(Threads threads) throws InterruptedException, ExecutionException {
    Pipe there = threads.pipe(Integer.MAX_VALUE);
    Pipe back = threads.pipe(Integer.MAX_VALUE);
    start(
        threads,
        () -> {
          for (int value = there.take(); value != END; value = there.take()) {
            back.put(value + 1);
          }
          return null;
        });
    return start(
            threads,
            () -> {
              long sum = 0;
              for (int i = 0; i < Messages.PINGS; i++) {
                there.put(i);
                sum += back.take();
              }
              there.put(END);
              return sum;
            })
        .get();
  }

  static long pipeline(Threads threads) throws InterruptedException, ExecutionException {
    List<Pipe> pipes = new ArrayList<>();
    for (int s = 0; s <= Messages.STAGES; s++) {
      pipes.add(threads.pipe(Messages.ROOM));
    }
    start(
        threads,
        () -> {
          for (int i = 0; i < Messages.VALUES; i++) {
            pipes.get(0).put(i);
          }
          pipes.get(0).put(END);
          return null;
        });
    for (int s = 0; s < Messages.STAGES; s++) {
      Pipe in = pipes.get(s);
      Pipe out = pipes.get(s + 1);
      start(
          threads,
          () -> {
            for (int value = in.take(); value != END; value = in.take()) {
              out.put(value + 1);
            }
            out.put(END);
            return null;
          });
    }
    return start(
            threads,
            () -> {
              Pipe last = pipes.get(Messages.STAGES);
              long sum = 0;
              for (int value = last.take(); value != END; value = last.take()) {
                sum += value;
              }
              return sum;
            })
        .get();
  }

  static long ring(Threads threads) throws InterruptedException, ExecutionException {
    List<Pipe> links = new ArrayList<>();
    for (int i = 0; i < Messages.RING; i++) {
      links.add(threads.pipe(Integer.MAX_VALUE));
    }
    List<FutureTask<?>> all = new ArrayList<>();
    for (int i = 0; i < Messages.RING; i++) {
      Pipe in = links.get(i);
      Pipe out = links.get((i + 1) % Messages.RING);
      all.add(
          start(
              threads,
              () -> {
                for (int round = 0; round < Messages.ROUNDS; round++) {
                  out.put(in.take() + 1);
                }
                return null;
              }));
    }
    links.get(0).put(0);
    for (FutureTask<?> task : all) {
      task.get();
    }
    return links.get(0).take();
  }

  // ---- stages: nobody waits

  static long pingPong(Executor pool) {
    CompletableFuture<Integer> last = CompletableFuture.completedFuture(0);
    CompletableFuture<Long> sum = CompletableFuture.completedFuture(0L);
    for (int i = 0; i < Messages.PINGS; i++) {
      int value = i;
      last = last.thenApplyAsync(x -> value, pool).thenApplyAsync(x -> x + 1, pool);
      sum = last.thenCombine(sum, (x, s) -> s + x);
    }
    return sum.join();
  }

  /** A stage has taken its value before when it takes the next one. */
  static long pipeline(Executor pool) {
    List<CompletableFuture<Integer>> stages = new ArrayList<>();
    for (int s = 0; s < Messages.STAGES; s++) {
      stages.add(CompletableFuture.completedFuture(0));
    }
    CompletableFuture<Long> sum = CompletableFuture.completedFuture(0L);
    for (int i = 0; i < Messages.VALUES; i++) {
      CompletableFuture<Integer> value = CompletableFuture.completedFuture(i);
      for (int s = 0; s < Messages.STAGES; s++) {
        value = value.thenCombineAsync(stages.get(s), (x, before) -> x + 1, pool);
        stages.set(s, value);
      }
      sum = value.thenCombine(sum, (x, before) -> before + x);
    }
    return sum.join();
  }

  static long ring(Executor pool) {
    CompletableFuture<Integer> value = CompletableFuture.completedFuture(0);
    for (int i = 0; i < Messages.RING * Messages.ROUNDS; i++) {
      value = value.thenApplyAsync(x -> x + 1, pool);
    }
    return value.join();
  }

  // ---- kinds of threads

  /** Threads that an executor gives; queues that make them wait. */
  static Threads of(Executor executor) {
    return new Threads() {
      @Override
      public void start(Runnable task) {
        executor.execute(task);
      }

      @Override
      public Pipe pipe(int room) {
        BlockingQueue<Integer> queue = queue(room);
        return new Pipe() {
          @Override
          public void put(int value) throws InterruptedException {
            queue.put(value);
          }

          @Override
          public int take() throws InterruptedException {
            return queue.take();
          }
        };
      }
    };
  }

  private static BlockingQueue<Integer> queue(int room) {
    return room == Integer.MAX_VALUE ? new LinkedBlockingQueue<>() : new ArrayBlockingQueue<>(room);
  }

  /** Tasks of a pool that tell it when they wait, so that others take their places. */
  static Threads managed(ForkJoinPool pool) {
    return new Threads() {
      @Override
      public void start(Runnable task) {
        pool.execute(task);
      }

      @Override
      public Pipe pipe(int room) {
        BlockingQueue<Integer> queue = queue(room);
        return new Pipe() {
          @Override
          public void put(int value) throws InterruptedException {
            if (!queue.offer(value)) {
              Put put = new Put(queue, value);
              ForkJoinPool.managedBlock(put);
            }
          }

          @Override
          public int take() throws InterruptedException {
            Integer value = queue.poll();
            if (value == null) {
              Take take = new Take(queue);
              ForkJoinPool.managedBlock(take);
              value = take.value;
            }
            return value;
          }
        };
      }
    };
  }

  /** A value is to be put. */
  private static final class Put implements ForkJoinPool.ManagedBlocker {
    private final BlockingQueue<Integer> queue;
    private final int value;
    private boolean done;

    Put(BlockingQueue<Integer> queue, int value) {
      this.queue = queue;
      this.value = value;
    }

    @Override
    public boolean block() throws InterruptedException {
      if (!done) {
        queue.put(value);
        done = true;
      }
      return true;
    }

    @Override
    public boolean isReleasable() {
      done = done || queue.offer(value);
      return done;
    }
  }

  /** A value is to be taken. */
  private static final class Take implements ForkJoinPool.ManagedBlocker {
    private final BlockingQueue<Integer> queue;
    private Integer value;

    Take(BlockingQueue<Integer> queue) {
      this.queue = queue;
    }

    @Override
    public boolean block() throws InterruptedException {
      if (value == null) {
        value = queue.take();
      }
      return true;
    }

    @Override
    public boolean isReleasable() {
      if (value == null) {
        value = queue.poll();
      }
      return value != null;
    }
  }
}
