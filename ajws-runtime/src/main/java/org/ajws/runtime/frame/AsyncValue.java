package org.ajws.runtime.frame;

/**
 * The scope of one async value: its initialiser counts here, where a use of the value waits, and in
 * the scope around it, so that leaving the block by an exception waits for it, too.
 */
final class AsyncValue extends Scope {
  /** Which value of the frame it is. */
  final int slot;

  /** The older values of the frame. */
  AsyncValue next;

  /** What the initialiser threw; written before it counts down. */
  Throwable failure;

  AsyncValue(Scope outer, int slot) {
    super(outer);
    this.slot = slot;
  }

  /** Puts itself before the values of its frame, in the place of the one of the same slot. */
  AsyncValue before(AsyncValue values) {
    AsyncValue previous = null; // of the same slot: of an earlier round, joined or left for good
    AsyncValue newer = null;
    for (AsyncValue old = values; old != null && previous == null; old = old.next) {
      if (old.slot == slot) {
        previous = old;
      } else {
        newer = old;
      }
    }
    next = values;
    if (previous != null) {
      if (newer == null) {
        next = previous.next;
      } else {
        newer.next = previous.next;
      }
    }
    return this;
  }

  /** The one of a slot among the values of a frame; null if there is none. */
  static AsyncValue find(AsyncValue values, int slot) {
    AsyncValue v = values;
    while (v != null && v.slot != slot) {
      v = v.next;
    }
    return v;
  }
}
