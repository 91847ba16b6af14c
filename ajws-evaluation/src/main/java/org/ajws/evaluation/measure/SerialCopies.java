package org.ajws.evaluation.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;

/**
 * Several copies of a serial workload at once, each on a thread and on data of its own: the
 * yardstick for parallel versions. What it loses against a single copy (shared caches, memory
 * bandwidth, clock frequency, other programs) no parallel version can win back. Its run does the
 * work of the single copy once per copy.
 *
 * <p>The caller runs the first copy, and before it is timed the threads of the others are awake. A
 * caller that wakes them and goes to sleep often has two of them on its own processor, which Linux
 * sets right only after some milliseconds: copies of one or two milliseconds then seemed to take
 * turns, however idle the machine.
 */
public final class SerialCopies implements Workload, AutoCloseable {
  private final Workload own;
  private final List<CopyThread> others = new ArrayList<>();

  /**
   * Copies that share nothing.
   *
   * @param copies at least one
   */
  public SerialCopies(List<? extends Workload> copies) {
    own = copies.get(0);
    for (Workload copy : copies.subList(1, copies.size())) {
      CopyThread thread = new CopyThread(copy);
      others.add(thread);
      thread.start();
    }
  }

  @Override
  public void prepare() throws Exception {
    own.prepare();
    for (CopyThread other : others) {
      other.copy.prepare();
    }
    others.forEach(CopyThread::wake);
    others.forEach(CopyThread::awaitAwake);
  }

  @Override
  public void run() throws Exception {
    others.forEach(CopyThread::begin);
    Throwable failure = null;
    try {
      own.run();
    } catch (Exception | Error e) {
      failure = e;
    }
    for (CopyThread other : others) {
      Throwable ofOther = other.awaitEnd();
      failure = failure == null ? ofOther : failure;
    }
    if (failure != null) {
      throw new ExecutionException("a serial copy failed", failure);
    }
  }

  /** The digest that all copies have, or one that no single copy has if they differ. */
  @Override
  public long digest() throws Exception {
    long first = own.digest();
    for (CopyThread other : others) {
      if (other.copy.digest() != first) {
        return ~first;
      }
    }
    return first;
  }

  @Override
  public void close() {
    others.forEach(CopyThread::end);
  }
}
