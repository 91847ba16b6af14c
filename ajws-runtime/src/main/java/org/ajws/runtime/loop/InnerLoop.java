package org.ajws.runtime.loop;

import org.ajws.runtime.failure.Callers;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;

/**
 * A parallel loop that stands in the body of another one, as long as one chunk of that runs. The
 * first execution in the chunk goes the usual way, and tells whether those that follow are {@link
 * AtOnce} loops. Translated code then calls the body itself, between {@link #enter} and {@link
 * #leave}: so the compiler sees which body it is and makes one piece of code of both loops, and
 * around it is no more than some counting. One in {@link ShortLoopWatch#SAMPLE} goes the usual way
 * again, which tells the profile what it takes.
 *
 * <p>An object belongs to the thread that runs the chunk. It may live long, and be old for the
 * garbage collector: so an execution stores no reference into it.
 */
public final class InnerLoop {
  private Worker worker; // null before an execution has gone the usual way
  private String site;
  private SiteProfile profile;
  private boolean mayBeShared; // so that who asks for something may get a part of it
  private long longest; // with more iterations it is not entered; 0: never
  private int left; // how often it may be entered before one goes the usual way

  private Region region; // of the execution that was entered last
  private boolean entered; // whether that runs

  // what the worker's counters have not been told
  private int executions;
  private long iterations;

  /** At the beginning of a chunk. */
  public InnerLoop() {}

  /**
   * Begins an execution, with a step of 1 or -1, whose body the caller is to run as one chunk.
   *
   * @param low the value from which the variable counts up, or at which it stops counting down
   * @param high the other one
   * @param locals the state of the root task; null if the body does not use it
   * @return whether it has begun; if not, the loop is to go the usual way
   */
  public boolean enter(long low, long high, TaskLocals<?> locals) {
    long count = high - low;
    if (low >= high
        || Long.compareUnsigned(count, longest) > 0
        || left == 0
        || (mayBeShared && worker.isAsked())) {
      return false;
    }
    if (region == null || !worker.context.enterAgain(region, profile)) {
      region = worker.context.enterInOrder(site, profile, null);
    }
    entered = true; // whatever goes wrong below, it is left
    if (locals != null) {
      locals.bind(region);
    }
    left--;
    executions++;
    iterations += count;
    return true;
  }

  /** Ends an execution, also when it throws; one that was not entered has ended already. */
  public void leave() {
    if (entered) {
      entered = false;
      worker.context.leaveInOrder(region);
    }
  }

  /**
   * Lets what leaves an execution show the line where the loop begins: the caller, who calls the
   * body behind its text, stands where that ends.
   *
   * @param t the exception
   * @param line where the loop begins
   */
  public void left(Throwable t, int line) {
    Callers.move(t, line);
  }

  /** At the end of a chunk, also when it throws. */
  public void end() {
    if (executions > 0) {
      worker.counters.ran(profile, executions, iterations);
      worker.started += executions;
      worker.veryShort += executions;
      executions = 0;
      iterations = 0;
    }
  }

  /** Before an execution goes the usual way. */
  void begin() {
    end();
    if (longest > 0 && left == 0) {
      ShortLoopWatch.timeNext(worker);
    }
  }

  /** After one that has gone the usual way. */
  void learn(String loop, Object body) {
    worker = Worker.current();
    site = loop;
    profile = SiteProfile.of(loop, body);
    mayBeShared = !worker.runsInOrder();
    if (!mayBeShared) {
      longest = Serial.FIRST_CHUNK;
      left = Integer.MAX_VALUE;
    } else {
      longest = AtOnce.longest(worker, profile);
      left = ShortLoopWatch.untilTimed(worker);
    }
  }
}
