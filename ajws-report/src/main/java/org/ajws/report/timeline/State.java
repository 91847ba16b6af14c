package org.ajws.report.timeline;

/** What a thread does; the page draws them in this order, from the bottom. */
enum State {
  /** It runs code of a construct. */
  WORKING("working"),
  /** It saves its stack, so that others can take from it. */
  SAVING("saving a stack"),
  /** It waits for a lock. */
  LOCKED("waiting for a lock"),
  /** It waits for a future, and another thread has taken its place. */
  WAITING("waiting for a future"),
  /** It looks for work. */
  SEARCHING("searching"),
  /** It sleeps until there is work. */
  ASLEEP("asleep");

  private final String label;

  State(String label) {
    this.label = label;
  }

  String label() {
    return label;
  }
}
