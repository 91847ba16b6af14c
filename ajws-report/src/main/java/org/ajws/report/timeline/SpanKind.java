package org.ajws.report.timeline;

/** What an interval of time on a thread is, by the event that it comes from. */
enum SpanKind {
  /** A parallel loop, on the thread that began it. */
  LOOP("loop", State.WORKING),
  /** A finish, on the thread that began it. */
  FINISH("finish", State.WORKING),
  /** Work that the thread has taken. */
  WORK("work", State.WORKING),
  /** The worker has nothing to do. */
  IDLE("search", State.SEARCHING),
  /** It sleeps. */
  SLEEP("sleep", State.ASLEEP),
  /** It saves its stack. */
  UNWIND("save", State.SAVING),
  /** The thread waits for a lock. */
  LOCK("lock", State.LOCKED),
  /** The thread waits for a future. */
  WAIT("future", State.WAITING);

  private final String label;
  private final State state;

  SpanKind(String label, State state) {
    this.label = label;
    this.state = state;
  }

  String label() {
    return label;
  }

  /** What a thread does in an interval of this kind, as far as no other one is inside. */
  State state() {
    return state;
  }

  /** Whether it is a construct or a part of one. */
  boolean isConstruct() {
    return state == State.WORKING;
  }
}
