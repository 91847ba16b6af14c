package org.ajws.agent.profile;

/** A construct of the program, and what ran in it. Times are in nanoseconds. */
final class ConstructProfile {
  /** What a construct is. */
  enum Kind {
    /** An async statement. */
    ASYNC,
    /** An async value. */
    VALUE,
    /** A future. */
    FUTURE,
    /** A finish. */
    FINISH,
    /** A parallel loop. */
    LOOP,
    /** A parallel loop whose header runs in order. */
    IN_ORDER_LOOP
  }

  final Kind kind;
  final String site;
  final int number;

  /** How often it is open now: by recursion, more than once. */
  int open;

  /** How many tasks it started. */
  long tasks;

  /** How long they took, each with all that it started. */
  double taskWork;

  /** How much work was done in it; inside itself it does not count again. */
  double work;

  /** How long the longest paths through it were, together. */
  double span;

  ConstructProfile(Kind kind, String site, int number) {
    this.kind = kind;
    this.site = site;
    this.number = number;
  }
}
