package org.ajws.benchmarks.waits;

import java.util.ArrayDeque;
import java.util.Queue;

/** The monitors of the textbook, by {@code wait} and {@code notifyAll}. */
final class NotifyMonitors implements MonitorKind {
  /** A bounded buffer. */
  static final class NotifyBuffer implements Buffer {
    private final int[] slots = new int[ROOM];
    private int first;
    private int count;

    @Override
    public synchronized void put(int value) throws InterruptedException {
      while (count == slots.length) {
        wait();
      }
      slots[(first + count++) % slots.length] = value;
      notifyAll();
    }

    @Override
    public synchronized int take() throws InterruptedException {
      while (count == 0) {
        wait();
      }
      int value = slots[first];
      first = (first + 1) % slots.length;
      count--;
      notifyAll();
      return value;
    }
  }

  /** Readers at the same time, writers alone and first. */
  static final class NotifyReaders implements Readers {
    private int readers;
    private int waiting;
    private boolean writing;

    @Override
    public synchronized void beginRead() throws InterruptedException {
      while (writing || waiting > 0) {
        wait();
      }
      readers++;
    }

    @Override
    public synchronized void endRead() {
      readers--;
      notifyAll();
    }

    @Override
    public synchronized void beginWrite() throws InterruptedException {
      waiting++;
      while (writing || readers > 0) {
        wait();
      }
      waiting--;
      writing = true;
    }

    @Override
    public synchronized void endWrite() {
      writing = false;
      notifyAll();
    }
  }

  /** The forks of philosophers. */
  static final class NotifyTable implements Table {
    private final boolean[] taken = new boolean[THREADS];

    @Override
    public synchronized void begin(int place) throws InterruptedException {
      while (taken[place] || taken[(place + 1) % THREADS]) {
        wait();
      }
      taken[place] = true;
      taken[(place + 1) % THREADS] = true;
    }

    @Override
    public synchronized void end(int place) {
      taken[place] = false;
      taken[(place + 1) % THREADS] = false;
      notifyAll();
    }
  }

  /** The tasks of a pool that is shut down. */
  static final class NotifyTasks implements Tasks {
    private final Queue<Integer> tasks = new ArrayDeque<>();
    private boolean stopped;

    @Override
    public synchronized void submit(int task) {
      tasks.add(task);
      notifyAll();
    }

    @Override
    public synchronized Integer next() throws InterruptedException {
      while (tasks.isEmpty() && !stopped) {
        wait();
      }
      return tasks.poll();
    }

    @Override
    public synchronized void shutdown() {
      stopped = true;
      notifyAll();
    }
  }

  /** A barrier. */
  static final class NotifyBarrier implements Barrier {
    private int arrived;
    private int phase;

    @Override
    public synchronized void arrive() throws InterruptedException {
      int mine = phase;
      if (++arrived == THREADS) {
        arrived = 0;
        phase++;
        notifyAll();
        return;
      }
      while (phase == mine) {
        wait();
      }
    }
  }

  @Override
  public Buffer buffer() {
    return new NotifyBuffer();
  }

  @Override
  public Readers readers() {
    return new NotifyReaders();
  }

  @Override
  public Table table() {
    return new NotifyTable();
  }

  @Override
  public Tasks tasks() {
    return new NotifyTasks();
  }

  @Override
  public Barrier barrier() {
    return new NotifyBarrier();
  }
}
