package org.ajws.agent.race;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * The locks that the running task holds, and those that went with each token. While a task holds
 * other locks than before, it has another token: what was noted under a token tells its locks.
 */
final class LockSets {
  private final TaskOrder order;
  private final TokenTable<LockSet> ofTokens = new TokenTable<>();
  private final Map<LockSet, LockSet> known = new HashMap<>();
  private Held held = new Held();
  private boolean used;

  /** What a task holds; put aside while a task inside runs, which holds nothing of it. */
  static final class Held {
    int[] numbers = new int[4];
    int[] exclusive = new int[4];
    int[] shared = new int[4];
    int size;
    LockSet set = LockSet.EMPTY;

    /** The task's token without locks, while it holds some. */
    int free;

    /** The locks that it held last, and its token then. */
    LockSet lastSet;

    int lastToken;
  }

  LockSets(TaskOrder order) {
    this.order = order;
    known.put(LockSet.EMPTY, LockSet.EMPTY);
  }

  /** Whether any lock was ever taken: otherwise all lock sets are empty. */
  boolean used() {
    return used;
  }

  LockSet current() {
    return held.set;
  }

  LockSet of(int token) {
    LockSet set = used ? ofTokens.get(token) : null;
    return set == null ? LockSet.EMPTY : set;
  }

  /** Whether nothing was held at the accesses of a token, which may be nobody's. */
  boolean areNone(int token) {
    return !used || token == 0 || of(token) == LockSet.EMPTY;
  }

  /** A token was given to the running task. */
  void given(int token) {
    if (used) {
      ofTokens.put(token, held.set);
    }
  }

  void acquire(int number, boolean shared) {
    if (!used) {
      used = true;
      order.sharedBelow();
    }
    Held h = held;
    int at = indexOf(number);
    if (at < 0) {
      at = h.size++;
      if (at == h.numbers.length) {
        h.numbers = Arrays.copyOf(h.numbers, 2 * at);
        h.exclusive = Arrays.copyOf(h.exclusive, 2 * at);
        h.shared = Arrays.copyOf(h.shared, 2 * at);
      }
      h.numbers[at] = number;
      h.exclusive[at] = 0;
      h.shared[at] = 0;
    }
    int[] counts = shared ? h.shared : h.exclusive;
    if (++counts[at] == 1) {
      changed();
    }
  }

  /** Gives back a lock; what was not taken where the agent saw it is not held. */
  void release(int number, boolean shared) {
    Held h = held;
    int at = indexOf(number);
    int[] counts = shared ? h.shared : h.exclusive;
    if (at < 0 || counts[at] == 0) {
      return;
    }
    if (--counts[at] > 0) {
      return;
    }
    if (h.exclusive[at] + h.shared[at] == 0) {
      int last = --h.size;
      h.numbers[at] = h.numbers[last];
      h.exclusive[at] = h.exclusive[last];
      h.shared[at] = h.shared[last];
    }
    changed();
  }

  private int indexOf(int number) {
    for (int i = 0; i < held.size; i++) {
      if (held.numbers[i] == number) {
        return i;
      }
    }
    return -1;
  }

  private void changed() {
    Held h = held;
    LockSet before = h.set;
    LockSet now = setOf(h);
    if (now == before) {
      return;
    }
    int token = order.token;
    if (before == LockSet.EMPTY) {
      h.free = token;
    }
    h.set = now;
    if (now == LockSet.EMPTY) {
      order.token = h.free;
    } else {
      order.token = now == h.lastSet ? h.lastToken : -1;
    }
    if (before != LockSet.EMPTY) {
      h.lastSet = before;
      h.lastToken = token;
    }
  }

  /** The running task gets new tokens from now on, whatever it holds. */
  void renew() {
    held.free = -1;
    held.lastSet = null;
  }

  private LockSet setOf(Held h) {
    int[] elements = new int[h.size];
    for (int i = 0; i < h.size; i++) {
      elements[i] = 2 * h.numbers[i] + (h.exclusive[i] > 0 ? 0 : 1);
    }
    Arrays.sort(elements);
    LockSet set = new LockSet(elements);
    LockSet same = known.putIfAbsent(set, set);
    return same == null ? set : same;
  }

  /** A task begins, which holds nothing. */
  Held leave() {
    Held outer = held;
    if (outer.size == 0) {
      forgetLast();
      return null;
    }
    held = new Held();
    return outer;
  }

  /** A task has ended; the one around holds again what it held. */
  void comeBack(Held outer) {
    if (outer != null) {
      held = outer;
    } else if (held.size > 0) {
      held.size = 0;
      held.set = LockSet.EMPTY;
    }
    forgetLast();
  }

  private void forgetLast() {
    if (held.lastSet != null) { // to store a reference costs more than to look at it
      held.lastSet = null;
    }
  }
}
