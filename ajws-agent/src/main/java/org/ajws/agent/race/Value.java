package org.ajws.agent.race;

/** An async value that has been computed: which tokens its join puts before what follows. */
final class Value {
  /** Pairs of first token and end; null until the initialiser has ended, or without a task. */
  int[] yield;

  boolean contains(int token) {
    for (int i = 0; i < yield.length; i += 2) {
      if (token >= yield[i] && token < yield[i + 1]) {
        return true;
      }
    }
    return false;
  }
}
