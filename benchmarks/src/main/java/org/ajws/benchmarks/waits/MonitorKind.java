package org.ajws.benchmarks.waits;

/** Monitors of the textbook, made in one way. */
interface MonitorKind {
  /** Who uses one at the same time. */
  int THREADS = 4;

  /** What a buffer holds. */
  int ROOM = 16;

  /** A bounded buffer. */
  interface Buffer {
    void put(int value) throws InterruptedException;

    int take() throws InterruptedException;
  }

  /** Readers at the same time, writers alone and first. */
  interface Readers {
    void beginRead() throws InterruptedException;

    void endRead();

    void beginWrite() throws InterruptedException;

    void endWrite();
  }

  /** The forks of philosophers. */
  interface Table {
    void begin(int place) throws InterruptedException;

    void end(int place);
  }

  /** The tasks of a pool that is shut down. */
  interface Tasks {
    void submit(int task);

    /** The next one; null after the shutdown, when there are no more. */
    Integer next() throws InterruptedException;

    void shutdown();
  }

  /** A barrier. */
  interface Barrier {
    void arrive() throws InterruptedException;
  }

  Buffer buffer();

  Readers readers();

  Table table();

  Tasks tasks();

  Barrier barrier();
}
