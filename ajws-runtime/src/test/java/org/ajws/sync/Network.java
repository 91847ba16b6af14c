package org.ajws.sync;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import org.ajws.runtime.frame.FrameTasks;

/**
 * A random network of tasks, each channel of which has one task that puts and one that takes. What
 * each task takes, and where it stands still if it does, is then the same in whatever order the
 * tasks run (Kahn, The semantics of a simple language for parallel programming, 1974), and is
 * computed here one step at a time.
 */
final class Network {
  /** A step of a task: a value is put into a channel; one is taken; a channel is closed. */
  private record Op(Kind kind, int channel, int value) {}

  private enum Kind {
    PUT,
    TAKE,
    CLOSE,
    ALL // takes until it is closed
  }

  private final int[] capacities;
  private final List<List<Op>> tasks = new ArrayList<>();

  Network(Random random) {
    int count = 1 + random.nextInt(8);
    capacities = new int[1 + random.nextInt(8)];
    for (int t = 0; t < count; t++) {
      tasks.add(new ArrayList<>());
    }
    int value = 1;
    for (int c = 0; c < capacities.length; c++) {
      capacities[c] = random.nextBoolean() ? Integer.MAX_VALUE : 1 + random.nextInt(3);
      List<Op> putter = tasks.get(random.nextInt(count));
      List<Op> taker = tasks.get(random.nextInt(count));
      int puts = random.nextInt(8);
      for (int i = 0; i < puts; i++) {
        insert(random, putter, new Op(Kind.PUT, c, value++));
      }
      boolean all = random.nextInt(3) == 0;
      boolean tooMany = !all && random.nextInt(10) == 0;
      int takes = random.nextInt(tooMany ? 9 : puts + 1);
      for (int i = 0; i < takes; i++) {
        insert(random, taker, new Op(Kind.TAKE, c, 0));
      }
      if (all) { // behind all others of this channel
        taker.add(new Op(Kind.ALL, c, 0));
        if (random.nextInt(5) != 0) {
          putter.add(new Op(Kind.CLOSE, c, 0));
        }
      }
    }
  }

  /** In random places, those of one channel in order. */
  private static void insert(Random random, List<Op> ops, Op op) {
    int from = 0;
    for (int i = 0; i < ops.size(); i++) {
      if (ops.get(i).channel == op.channel && ops.get(i).kind == op.kind) {
        from = i + 1;
      } else if (ops.get(i).kind == Kind.CLOSE || ops.get(i).kind == Kind.ALL) {
        ops.add(Math.max(from, i), op);
        return;
      }
    }
    ops.add(from + random.nextInt(ops.size() - from + 1), op);
  }

  int size() {
    return tasks.size();
  }

  // ---- the model

  /** What happens: what each task has taken at the end, and whether all have ended. */
  static final class Outcome {
    final List<List<Object>> taken = new ArrayList<>();
    boolean stuck;
  }

  Outcome model() {
    Outcome outcome = new Outcome();
    List<Deque<Integer>> queues = new ArrayList<>();
    boolean[] closed = new boolean[capacities.length];
    for (int i = 0; i < capacities.length; i++) {
      queues.add(new ArrayDeque<>());
    }
    int[] at = new int[tasks.size()];
    tasks.forEach(t -> outcome.taken.add(new ArrayList<>()));
    for (boolean again = true; again; ) {
      again = false;
      for (int t = 0; t < at.length; t++) {
        List<Op> ops = tasks.get(t);
        List<Object> taken = outcome.taken.get(t);
        int before = taken.size();
        while (at[t] < ops.size() && goes(ops.get(at[t]), queues, closed, taken)) {
          at[t]++;
          again = true;
        }
        again |= taken.size() > before;
      }
    }
    for (int t = 0; t < at.length; t++) {
      outcome.stuck |= at[t] < tasks.get(t).size();
    }
    return outcome;
  }

  /** Goes as far as it can; whether that is to the end of the step. */
  private boolean goes(Op op, List<Deque<Integer>> queues, boolean[] closed, List<Object> taken) {
    Deque<Integer> queue = queues.get(op.channel);
    switch (op.kind) {
      case PUT:
        return queue.size() < capacities[op.channel] && queue.add(op.value);
      case CLOSE:
        closed[op.channel] = true;
        return true;
      case TAKE:
        return !queue.isEmpty() && taken.add(queue.poll());
      default:
        while (!queue.isEmpty()) {
          taken.add(queue.poll());
        }
        return closed[op.channel];
    }
  }

  // ---- the real one

  /** The network on real channels; run once. */
  final class Run {
    final List<Channel<Integer>> channels = new ArrayList<>();
    final List<List<Object>> taken = new ArrayList<>();

    Run() {
      for (int capacity : capacities) {
        channels.add(capacity == Integer.MAX_VALUE ? new Channel<>() : Channel.bounded(capacity));
      }
      tasks.forEach(t -> taken.add(new ArrayList<>()));
    }

    /** One task on a thread. */
    void block(int task) {
      for (Op op : tasks.get(task)) {
        Channel<Integer> channel = channels.get(op.channel);
        switch (op.kind) {
          case PUT:
            channel.put(op.value);
            break;
          case CLOSE:
            channel.close();
            break;
          case TAKE:
            taken.get(task).add(channel.take());
            break;
          default:
            for (Integer x : channel) {
              taken.get(task).add(x);
            }
        }
      }
    }

    /** The tasks as calls that may be saved. */
    List<FrameTasks.Task> frames() {
      List<FrameTasks.Task> all = new ArrayList<>();
      for (int t = 0; t < tasks.size(); t++) {
        List<FrameTasks.Step> steps = new ArrayList<>();
        for (Op op : tasks.get(t)) {
          steps.addAll(steps(op, taken.get(t)));
        }
        all.add(new FrameTasks.Task(steps));
      }
      return all;
    }

    private List<FrameTasks.Step> steps(Op op, List<Object> results) {
      Channel<Integer> channel = channels.get(op.channel);
      switch (op.kind) {
        case PUT:
          return List.of(
              FrameTasks.waiting(
                  () -> {
                    channel.put$fast(op.value);
                    return null;
                  },
                  (frame, own) ->
                      channel.put$slow(op.value, frame, own) && frame.returns((Object) null)));
        case CLOSE:
          return List.of(
              () -> {
                channel.close();
                return null;
              });
        case TAKE:
          return List.of(
              FrameTasks.keeping(
                  FrameTasks.waiting(channel::take$fast, channel::take$slow), results));
        default:
          ChannelIterator<Integer> all = channel.iterator$();
          return List.of(
              FrameTasks.looping(
                  all::hasNext$fast, all::hasNext$slow, () -> results.add(all.next())));
      }
    }
  }
}
