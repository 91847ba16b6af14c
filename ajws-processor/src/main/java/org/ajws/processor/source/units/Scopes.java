package org.ajws.processor.source.units;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** The names of locals that are declared where a scanner is. */
final class Scopes {
  private final Deque<Set<String>> open = new ArrayDeque<>();

  void within(Runnable scan) {
    open.push(new HashSet<>());
    scan.run();
    open.pop();
  }

  void declare(String name) {
    if (!open.isEmpty()) {
      open.peek().add(name);
    }
  }

  boolean declares(String name) {
    return open.stream().anyMatch(s -> s.contains(name));
  }
}
