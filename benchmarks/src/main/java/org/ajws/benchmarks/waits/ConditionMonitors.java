package org.ajws.benchmarks.waits;

import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The monitors of the textbook, by locks and conditions, of which each wakes only whom it must. */
final class ConditionMonitors implements MonitorKind {
  /** A bounded buffer. */
  static final class ConditionBuffer implements Buffer {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notFull = lock.newCondition();
    private final Condition notEmpty = lock.newCondition();
    private final int[] slots = new int[ROOM];
    private int first;
    private int count;

    @Override
    public void put(int value) throws InterruptedException {
      lock.lock();
      try {
        while (count == slots.length) {
          notFull.await();
        }
        slots[(first + count++) % slots.length] = value;
        notEmpty.signal();
      } finally {
        lock.unlock();
      }
    }

    @Override
    public int take() throws InterruptedException {
      lock.lock();
      try {
        while (count == 0) {
          notEmpty.await();
        }
        int value = slots[first];
        first = (first + 1) % slots.length;
        count--;
        notFull.signal();
        return value;
      } finally {
        lock.unlock();
      }
    }
  }

  /** Readers at the same time, writers alone and first. */
  static final class ConditionReaders implements Readers {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition mayRead = lock.newCondition();
    private final Condition mayWrite = lock.newCondition();
    private int readers;
    private int waiting;
    private boolean writing;

    @Override
    public void beginRead() throws InterruptedException {
      lock.lock();
      try {
        while (writing || waiting > 0) {
          mayRead.await();
        }
        readers++;
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void endRead() {
      lock.lock();
      try {
        if (--readers == 0) {
          mayWrite.signal();
        }
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void beginWrite() throws InterruptedException {
      lock.lock();
      try {
        waiting++;
        while (writing || readers > 0) {
          mayWrite.await();
        }
        waiting--;
        writing = true;
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void endWrite() {
      lock.lock();
      try {
        writing = false;
        if (waiting > 0) {
          mayWrite.signal();
        } else {
          mayRead.signalAll();
        }
      } finally {
        lock.unlock();
      }
    }
  }

  /** The forks of philosophers. */
  static final class ConditionTable implements Table {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition[] free = new Condition[THREADS];
    private final boolean[] taken = new boolean[THREADS];

    {
      for (int i = 0; i < THREADS; i++) {
        free[i] = lock.newCondition();
      }
    }

    @Override
    public void begin(int place) throws InterruptedException {
      lock.lock();
      try {
        while (taken[place] || taken[(place + 1) % THREADS]) {
          free[place].await();
        }
        taken[place] = true;
        taken[(place + 1) % THREADS] = true;
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void end(int place) {
      lock.lock();
      try {
        taken[place] = false;
        taken[(place + 1) % THREADS] = false;
        free[(place + 1) % THREADS].signal();
        free[(place + THREADS - 1) % THREADS].signal();
      } finally {
        lock.unlock();
      }
    }
  }

  /** The tasks of a pool that is shut down. */
  static final class ConditionTasks implements Tasks {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Queue<Integer> tasks = new ArrayDeque<>();
    private boolean stopped;

    @Override
    public void submit(int task) {
      lock.lock();
      try {
        tasks.add(task);
        changed.signal();
      } finally {
        lock.unlock();
      }
    }

    @Override
    public Integer next() throws InterruptedException {
      lock.lock();
      try {
        while (tasks.isEmpty() && !stopped) {
          changed.await();
        }
        return tasks.poll();
      } finally {
        lock.unlock();
      }
    }

    @Override
    public void shutdown() {
      lock.lock();
      try {
        stopped = true;
        changed.signalAll();
      } finally {
        lock.unlock();
      }
    }
  }

  /** A barrier. */
  static final class ConditionBarrier implements Barrier {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition passed = lock.newCondition();
    private int arrived;
    private int phase;

    @Override
    public void arrive() throws InterruptedException {
      lock.lock();
      try {
        int mine = phase;
        if (++arrived == THREADS) {
          arrived = 0;
          phase++;
          passed.signalAll();
          return;
        }
        while (phase == mine) {
          passed.await();
        }
      } finally {
        lock.unlock();
      }
    }
  }

  @Override
  public Buffer buffer() {
    return new ConditionBuffer();
  }

  @Override
  public Readers readers() {
    return new ConditionReaders();
  }

  @Override
  public Table table() {
    return new ConditionTable();
  }

  @Override
  public Tasks tasks() {
    return new ConditionTasks();
  }

  @Override
  public Barrier barrier() {
    return new ConditionBarrier();
  }
}
