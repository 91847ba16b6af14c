package org.ajws.runtime;

/** What the runtime knows about a thread that runs loops. */
final class Worker {
  private static final ThreadLocal<Worker> workers = ThreadLocal.withInitial(Worker::new);

  /** How many critical sections the thread is in. */
  int critical;

  /** The innermost loop that the thread runs, or null. */
  Region region;

  static Worker current() {
    return workers.get();
  }
}
