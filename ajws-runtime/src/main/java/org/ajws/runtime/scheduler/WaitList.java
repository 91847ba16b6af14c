package org.ajws.runtime.scheduler;

import java.util.List;

/** The waits that one worker has begun. It adds them; anybody takes them off. */
final class WaitList {
  private Wait first; // guarded by this, as are the links

  synchronized void add(Wait wait) {
    wait.next = first;
    if (first != null) {
      first.previous = wait;
    }
    first = wait;
  }

  /** Does nothing if it is not there, or no longer. */
  synchronized void remove(Wait wait) {
    if (wait.previous == null && first != wait) {
      return;
    }
    if (wait.previous != null) {
      wait.previous.next = wait.next;
    } else {
      first = wait.next;
    }
    if (wait.next != null) {
      wait.next.previous = wait.previous;
    }
    wait.previous = null;
    wait.next = null;
  }

  synchronized boolean isEmpty() {
    return first == null;
  }

  synchronized void addTo(List<Wait> all) {
    for (Wait w = first; w != null; w = w.next) {
      all.add(w);
    }
  }
}
