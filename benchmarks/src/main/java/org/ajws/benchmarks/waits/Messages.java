package org.ajws.benchmarks.waits;

import java.util.ArrayList;
import java.util.List;
import org.ajws.sync.Channel;

/** Tasks that send each other values through channels, and wait for the next one all the time. */
final class Messages {
  static final int PINGS = 20_000;
  static final int STAGES = 8;
  static final int VALUES = 10_000;
  static final int ROOM = 16;
  static final int RING = 1_000;
  static final int ROUNDS = 20;

  private Messages() {}

  /** Two tasks, of which each answers the other one. */
  static long pingPong() {
    Channel<Integer> there = new Channel<>();
    Channel<Integer> back = new Channel<>();
    long sum = 0;
    finish:
    {
      async:
      for (int value : there) back.put(value + 1);
      for (int i = 0; i < PINGS; i++) {
        there.put(i);
        sum += back.take();
      }
      there.close();
    }
    return sum;
  }

  private static void stage(Channel<Integer> in, Channel<Integer> out) {
    for (int value : in) {
      out.put(value + 1);
    }
    out.close();
  }

  /** Values that go through eight stages with little room between them. */
  static long pipeline() {
    List<Channel<Integer>> pipes = new ArrayList<>();
    for (int s = 0; s <= STAGES; s++) {
      pipes.add(Channel.bounded(ROOM));
    }
    long sum = 0;
    finish:
    {
      async:
      {
        for (int i = 0; i < VALUES; i++) {
          pipes.get(0).put(i);
        }
        pipes.get(0).close();
      }
      for (int s = 0; s < STAGES; s++) {
        int stage = s;
        async_stage:
        stage(pipes.get(stage), pipes.get(stage + 1));
      }
      for (int value : pipes.get(STAGES)) {
        sum += value;
      }
    }
    return sum;
  }

  private static void pass(Channel<Integer> in, Channel<Integer> out) {
    for (int i = 0; i < ROUNDS; i++) {
      out.put(in.take() + 1);
    }
  }

  /** A value that goes round a thousand tasks. */
  static long ring() {
    List<Channel<Integer>> links = new ArrayList<>();
    for (int i = 0; i < RING; i++) {
      links.add(new Channel<>());
    }
    finish:
    {
      for (int i = 0; i < RING; i++) {
        int task = i;
        async:
        pass(links.get(task), links.get((task + 1) % RING));
      }
      links.get(0).put(0);
    }
    return links.get(0).take();
  }

  /** Two tasks that hand control to each other, each with sixteen locals that it keeps. */
  static long frames() {
    Channel<Integer> there = new Channel<>();
    Channel<Integer> back = new Channel<>();
    long other;
    long own;
    finish:
    {
      async:
      other = locals(there, back);
      there.put(1);
      own = locals(back, there);
    }
    return own * 31 + other;
  }

  private static long locals(Channel<Integer> in, Channel<Integer> out) {
    int a = 1;
    int b = 2;
    int c = 3;
    int d = 4;
    int e = 5;
    int f = 6;
    long g = 7;
    long h = 8;
    long i = 9;
    double j = 10;
    double k = 11;
    Integer l = 12;
    Integer m = 13;
    for (int round = 0; round < PINGS; round++) {
      int value = in.take();
      a += value;
      b ^= a;
      c += b;
      d ^= c;
      e += d;
      f ^= e;
      g += f;
      h ^= g;
      i += h;
      j += i % 7;
      k = Math.max(j, k);
      l = a & 63;
      m = b & 63;
      out.put(value);
    }
    return a + b + c + d + e + f + g + h + i + (long) j + (long) k + l + m;
  }
}
