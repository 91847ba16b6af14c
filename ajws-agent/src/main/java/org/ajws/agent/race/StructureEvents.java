package org.ajws.agent.race;

import org.ajws.runtime.trace.StructureListener;

/** Takes the structure events of the watched thread; those of others are limits. */
public final class StructureEvents implements StructureListener {
  private final Session session;
  private final TaskOrder order;

  /**
   * Makes a listener.
   *
   * @param session whose tasks these are
   */
  public StructureEvents(Session session) {
    this.session = session;
    this.order = session.detector.order;
  }

  /**
   * What ends is not what began last: near the end of the stack, events before it were not told.
   */
  private void lost() {
    session.lost("ends of constructs were not told, perhaps for want of stack");
  }

  /** Constructs inside locked sections and class initialisers run in order: they are no tasks. */
  private boolean isTask() {
    return session.isTask();
  }

  @Override
  public void asyncBegin(String site) {
    if (isTask()) {
      order.asyncBegin(site);
    }
  }

  @Override
  public void asyncEnd() {
    if (isTask()) {
      if (order.isOpen(FrameKind.ASYNC)) {
        order.asyncEnd();
      } else {
        lost();
      }
    }
  }

  @Override
  public Object valueBegin(String site) {
    if (!isTask()) {
      return null;
    }
    order.valueBegin(site);
    return new Value();
  }

  @Override
  public void valueEnd(Object value) {
    if (value != null && session.isWatched()) {
      if (order.isOpen(FrameKind.VALUE)) {
        order.valueEnd((Value) value);
      } else {
        lost();
      }
    }
  }

  @Override
  public void join(Object value) {
    if (value != null && session.isWatched()) {
      order.join((Value) value);
    }
  }

  @Override
  public Object futureBegin(String site) {
    if (!isTask()) {
      return null;
    }
    order.futureBegin(site);
    return new Value();
  }

  @Override
  public void futureEnd(Object future) {
    if (future != null && session.isWatched()) {
      if (order.isOpen(FrameKind.FUTURE)) {
        order.futureEnd((Value) future);
      } else {
        lost();
      }
    }
  }

  @Override
  public void futureGot(Object future) {
    if (session.isWatched()) {
      order.futureGot((Value) future);
    }
  }

  @Override
  public void unfollowed(String what) {
    session.limits.add(
        Limits.Kind.STRUCTURE,
        what + ": what runs before what by it depends on the schedule, and was not followed");
  }

  @Override
  public int finishBegin(String site) {
    return isTask() ? order.finishBegin(site) : -1;
  }

  @Override
  public void finishWait(int finish) {
    if (finish >= 0 && isTask()) {
      order.finishWait(finish);
    }
  }

  @Override
  public void finishEnd() {
    if (isTask()) {
      if (order.isOpen(FrameKind.FINISH)) {
        order.finishEnd();
      } else {
        lost();
      }
    }
  }

  @Override
  public void loopBegin(String site) {
    if (isTask()) {
      order.loopBegin(site);
    }
  }

  @Override
  public void iterationBegin(long index) {
    if (isTask()) {
      order.iterationBegin(index);
    }
  }

  @Override
  public void iterationBegin() {
    if (isTask()) {
      order.iterationBegin();
    }
  }

  @Override
  public void iterationEnd() {
    if (isTask()) {
      if (order.isOpen(FrameKind.ITERATION)) {
        order.iterationEnd();
      } else {
        lost();
      }
    }
  }

  @Override
  public void loopEnd() {
    if (isTask()) {
      if (order.isOpen(FrameKind.LOOP) || order.isOpen(FrameKind.ITERATION)) { // of that loop
        order.loopEnd();
      } else {
        lost();
      }
    }
  }

  @Override
  public void failed(Throwable failure) {
    if (failure instanceof StackOverflowError) {
      if (isTask()) {
        session.lost("a stack overflow left a construct: what began or ended in it is not known");
      }
    } else if (isTask()) {
      session.limits.add(
          Limits.Kind.END,
          "an exception left a task, what it kept from running was not seen: " + failure);
    }
  }

  @Override
  public void combineBegin(Object reducer) {
    Checks.entered(reducer, true);
  }

  @Override
  public void combineEnd(Object reducer) {
    Checks.leaving(reducer, true);
  }
}
