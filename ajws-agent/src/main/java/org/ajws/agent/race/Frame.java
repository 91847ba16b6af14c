package org.ajws.agent.race;

/** A construct that is open, as {@link TaskOrder} keeps it. */
final class Frame {
  /** No token, and no task. */
  static final int NONE = -1;

  FrameKind kind;
  String site;
  long index;

  /** The next token at its begin. */
  int from;

  /** The token of the task around it. */
  int token;

  /** The values that are not joined when it began. */
  int pending;

  LockSets.Held held;

  /** The futures that had ended when it began. */
  int futures;

  /** Of a task that has waited for futures from outside of it: what was serial before its begin. */
  int[] before;

  /** Of a finish or loop: what such tasks inside it had waited for. */
  int[] waitedFor = TokenSets.EMPTY;

  /** The tokens that the task around it has in reserve; of no meaning without futures. */
  int reserved;

  int reservedEnd;
  int block;

  /** The number of the task that it is, if it is one and has touched memory; else negative. */
  int task = NONE;

  /** How many tasks were known at its begin. */
  int tasks;
}
