package org.ajws.runtime.frame;

/**
 * The scope of one async value: its initialiser counts here, where a use of the value waits, and in
 * the scope around it, so that leaving the block by an exception waits for it, too.
 */
final class AsyncValue extends Scope {
  /** Which value of the frame it is. */
  final int slot;

  /** The other values of the frame. */
  AsyncValue next;

  /** What the initialiser threw; written before it counts down. */
  Throwable failure;

  AsyncValue(Scope outer, int slot) {
    super(outer);
    this.slot = slot;
  }
}
