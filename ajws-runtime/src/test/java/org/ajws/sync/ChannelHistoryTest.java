package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Setup;
import org.ajws.runtime.scheduler.Scheduler;
import org.ajws.runtime.task.Finish;
import org.ajws.runtime.task.Tasks;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What several tasks see of one channel, bounded or not, could have happened one step after the
 * other: there is an order of all operations in which each comes between its call and its return,
 * and gives what a queue in one thread gives. Those that a deadlock has ended could not go on.
 */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ChannelHistoryTest {
  private static final int HISTORIES = Integer.getInteger("ajws.histories", 300);
  private static final int TASKS = 3;
  private static final int STEPS = 4;

  private static final String CLOSED = "closed";
  private static final String DEAD = "dead";

  private enum Kind {
    PUT,
    TAKE,
    TRY,
    CLOSE
  }

  /** One operation and what it gave. */
  private static final class Op {
    final Kind kind;
    final int value;
    int called;
    int returned;
    Object result;

    Op(Kind kind, int value) {
      this.kind = kind;
      this.value = value;
    }

    @Override
    public String toString() {
      return kind
          + (kind == Kind.PUT ? " " + value : "")
          + "@"
          + called
          + "-"
          + returned
          + "="
          + result;
    }
  }

  /** A channel in one thread. */
  private record Model(List<Integer> values, int capacity, boolean closed) {
    /** What an operation gives; null if it has to wait. */
    Object result(Op op) {
      switch (op.kind) {
        case PUT:
          return closed ? CLOSED : values.size() < capacity ? "put" : null;
        case TAKE:
          return !values.isEmpty() ? values.get(0) : closed ? CLOSED : null;
        case TRY:
          return values.isEmpty() ? "none" : values.get(0);
        default:
          return "closes";
      }
    }

    Model after(Op op) {
      List<Integer> next = new ArrayList<>(values);
      if (op.kind == Kind.PUT && !closed) {
        next.add(op.value);
      } else if (op.kind != Kind.PUT && op.kind != Kind.CLOSE && !next.isEmpty()) {
        next.remove(0);
      }
      return new Model(next, capacity, closed || op.kind == Kind.CLOSE);
    }
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  private static List<List<Op>> random(Random random) {
    List<List<Op>> all = new ArrayList<>();
    int value = 0;
    for (int t = 0; t < TASKS; t++) {
      List<Op> ops = new ArrayList<>();
      for (int i = 0; i < STEPS; i++) {
        int k = random.nextInt(16);
        ops.add(
            new Op(
                k < 7 ? Kind.PUT : k < 13 ? Kind.TAKE : k < 15 ? Kind.TRY : Kind.CLOSE, value++));
      }
      all.add(ops);
    }
    return all;
  }

  private static Object go(Op op, Channel<Integer> channel) {
    try {
      switch (op.kind) {
        case PUT:
          channel.put(op.value);
          return "put";
        case TAKE:
          return channel.take();
        case TRY:
          Integer taken = channel.tryTake();
          return taken == null ? "none" : taken;
        default:
          channel.close();
          return "closes";
      }
    } catch (DeadlockException e) {
      return DEAD;
    } catch (IllegalStateException | NoSuchElementException e) {
      return CLOSED;
    }
  }

  private static void run(List<Op> ops, Channel<Integer> channel, AtomicInteger clock) {
    for (Op op : ops) {
      op.called = clock.incrementAndGet();
      op.result = go(op, channel);
      op.returned = clock.incrementAndGet();
      if (op.result == DEAD) {
        return;
      }
    }
  }

  /** Whether what is left can have happened, from a state of the model on. */
  private static boolean explains(List<List<Op>> all, int[] at, Model model) {
    int first = Integer.MAX_VALUE; // no operation begins behind the first that has returned
    for (int t = 0; t < TASKS; t++) {
      Op op = next(all.get(t), at[t]);
      first = op == null || op.result == DEAD ? first : Math.min(first, op.returned);
    }
    if (first == Integer.MAX_VALUE) {
      return onlyThoseThatWait(all, at, model);
    }
    for (int t = 0; t < TASKS; t++) {
      Op op = next(all.get(t), at[t]);
      if (op != null && op.called < first && op.result.equals(model.result(op))) {
        at[t]++;
        boolean found = explains(all, at, model.after(op));
        at[t]--;
        if (found) {
          return true;
        }
      }
    }
    return false;
  }

  private static boolean onlyThoseThatWait(List<List<Op>> all, int[] at, Model model) {
    for (int t = 0; t < TASKS; t++) {
      Op op = next(all.get(t), at[t]);
      if (op != null && model.result(op) != null) {
        return false;
      }
    }
    return true;
  }

  private static Op next(List<Op> ops, int at) {
    return at < ops.size() ? ops.get(at) : null;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4})
  void isThatOfAQueue(int workers) {
    Scheduler.install(Setup.Pace.TINY.config(workers).withOutsiders(false));
    long first = Long.getLong("ajws.histories.seed", 1);
    for (long seed = first; seed < first + HISTORIES; seed++) {
      Random random = new Random(seed);
      int capacity = random.nextInt(3) == 0 ? Integer.MAX_VALUE : 1 + random.nextInt(2);
      List<List<Op>> all = random(random);
      Channel<Integer> channel =
          capacity == Integer.MAX_VALUE ? new Channel<>() : Channel.bounded(capacity);
      AtomicInteger clock = new AtomicInteger();
      Finish finish = Tasks.finish("H.java:1");
      try {
        for (List<Op> ops : all) {
          Tasks.asyncApart("H.java:2", () -> run(ops, channel, clock));
        }
      } finally {
        finish.join();
      }
      Model empty = new Model(List.of(), capacity, false);
      assertTrue(
          explains(all, new int[TASKS], empty), "seed " + seed + ", " + capacity + ": " + all);
    }
  }
}
