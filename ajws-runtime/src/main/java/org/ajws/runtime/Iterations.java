package org.ajws.runtime;

/** The numbered iterations of a loop, and how to run some of them. Immutable. */
abstract class Iterations<L> {
  /** How many there are; unsigned. */
  final long count;

  Iterations(long count) {
    this.count = count;
  }

  /**
   * Runs iterations {@code index} up to {@code index + length}, both unsigned, in order; {@code
   * length} is at most {@link #MAX_CHUNK}.
   */
  abstract void run(long index, long length, L locals) throws Throwable;

  /** The longest chunk: an {@code NE} chunk of an {@code int} loop has its length as an int. */
  static final long MAX_CHUNK = 1L << 30;
}
