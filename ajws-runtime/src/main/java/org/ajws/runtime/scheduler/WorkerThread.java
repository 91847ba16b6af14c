package org.ajws.runtime.scheduler;

import org.ajws.runtime.statistics.Events;
import org.ajws.runtime.statistics.WorkEvent;

/** A thread of the pool: it runs what guests and other workers have split off or saved. */
public final class WorkerThread extends Thread {
  private final Scheduler scheduler;
  private final Worker worker;
  private final boolean spare;
  private Worker current; // another one while the thread calls a pool
  private ClassLoader lent;

  WorkerThread(Scheduler scheduler, int number) {
    this(scheduler, scheduler.threadPrefix + number, false);
  }

  /** A thread that takes the place of a worker that waits. */
  static WorkerThread spare(Scheduler scheduler, int number) {
    return new WorkerThread(scheduler, scheduler.threadPrefix + "spare-" + number, true);
  }

  private WorkerThread(Scheduler scheduler, String name, boolean spare) {
    super(null, null, name, scheduler.config.stackSize, false);
    this.spare = spare;
    this.scheduler = scheduler;
    this.worker = new Worker(this, scheduler.isPool() ? scheduler : null, null);
    this.current = worker;
    worker.scheduler = scheduler;
    worker.registered = true;
    setDaemon(true);
    setContextClassLoader(null);
  }

  /** The worker that others of its scheduler know. */
  Worker worker() {
    return worker;
  }

  /** Whose work the thread does now; to be called by the thread itself. */
  Worker current() {
    return current;
  }

  void become(Worker other) {
    current = other;
  }

  @Override
  public void run() {
    for (; ; ) {
      Work work = worker.takeOwn(null);
      if (work == null) {
        work = worker.idleness.await(null);
      }
      if (work != null) {
        execute(work);
      } else if (!spare) {
        return; // the scheduler stops, and nothing is left here
      } else if (scheduler.spares.leaves(this)) {
        scheduler.wakeEveryone(); // who published something may have relied on this thread
        return;
      }
    }
  }

  /** Whether this is a spare that is not needed any more. A hint. */
  boolean isOneTooMany() {
    return spare && scheduler.spares.areTooMany();
  }

  /**
   * Runs work under the class loader of its loop or root; what a body does to the thread ends with
   * it.
   */
  private void execute(Work work) {
    ClassLoader loader = work.region().loader;
    try {
      if (lent != loader || getContextClassLoader() != loader) {
        setContextClassLoader(loader);
        lent = loader;
      }
    } catch (SecurityException e) { // a security manager forbids it: its decision
      lent = loader;
    }
    Region before = worker.presence.enter(work.region());
    WorkEvent event = Events.work(work);
    try {
      work.execute(worker);
    } catch (Throwable t) {
      // Worker.execute hands what bodies throw to their loop. Anything else is a fault of the
      // runtime
      // or of the machine; the thread goes on, because loops may wait for what it has split off.
      Scheduler.logAnomaly("A worker survived an unexpected failure", t);
    }
    Events.end(event);
    worker.presence.leave(before);
    Thread.interrupted();
    worker.critical = 0;
  }

  /** Lets go of the program's class loader while there is nothing to do. */
  void forgetLoader() {
    if (lent != null) {
      lent = null;
      setContextClassLoader(null);
    }
  }
}
