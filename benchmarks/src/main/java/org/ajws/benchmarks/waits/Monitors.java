package org.ajws.benchmarks.waits;

import java.util.ArrayDeque;
import java.util.Queue;
import org.ajws.AtomicSet;

/** The monitors of the textbook, by conditions. */
final class Monitors implements MonitorKind {
  /** A bounded buffer. */
  @AtomicSet("s")
  static final class UnitBuffer implements Buffer {
    private final int[] slots = new int[ROOM];
    private int first;
    private int count;

    @Override
    public void put(int value) {
      await:
      while (count == slots.length)
        ;
      slots[(first + count++) % slots.length] = value;
    }

    @Override
    public int take() {
      await:
      while (count == 0)
        ;
      int value = slots[first];
      first = (first + 1) % slots.length;
      count--;
      return value;
    }
  }

  /** Readers at the same time, writers alone and first. */
  @AtomicSet("s")
  static final class UnitReaders implements Readers {
    private int readers;
    private int waiting;
    private boolean writing;

    @Override
    public void beginRead() {
      await:
      while (writing || waiting > 0)
        ;
      readers++;
    }

    @Override
    public void endRead() {
      readers--;
    }

    @Override
    public void beginWrite() {
      waiting++;
      await:
      while (writing || readers > 0)
        ;
      waiting--;
      writing = true;
    }

    @Override
    public void endWrite() {
      writing = false;
    }
  }

  /** The forks of philosophers. */
  @AtomicSet("s")
  static final class UnitTable implements Table {
    private final boolean[] taken = new boolean[THREADS];

    @Override
    public void begin(int place) {
      await:
      while (taken[place] || taken[(place + 1) % THREADS])
        ;
      taken[place] = true;
      taken[(place + 1) % THREADS] = true;
    }

    @Override
    public void end(int place) {
      taken[place] = false;
      taken[(place + 1) % THREADS] = false;
    }
  }

  /** The tasks of a pool that is shut down. */
  @AtomicSet("s")
  static final class UnitTasks implements Tasks {
    private final Queue<Integer> tasks = new ArrayDeque<>();
    private boolean stopped;

    @Override
    public void submit(int task) {
      tasks.add(task);
    }

    @Override
    public Integer next() {
      await:
      while (tasks.isEmpty() && !stopped)
        ;
      return tasks.poll();
    }

    @Override
    public void shutdown() {
      stopped = true;
    }
  }

  /** A barrier. */
  @AtomicSet("s")
  static final class UnitBarrier implements Barrier {
    private int arrived;
    private int phase;

    @Override
    public void arrive() {
      int mine = phase;
      if (++arrived == THREADS) {
        arrived = 0;
        phase++;
        return;
      }
      await:
      while (phase == mine)
        ;
    }
  }

  @Override
  public Buffer buffer() {
    return new UnitBuffer();
  }

  @Override
  public Readers readers() {
    return new UnitReaders();
  }

  @Override
  public Table table() {
    return new UnitTable();
  }

  @Override
  public Tasks tasks() {
    return new UnitTasks();
  }

  @Override
  public Barrier barrier() {
    return new UnitBarrier();
  }
}
