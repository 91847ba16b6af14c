package org.ajws.agent.race;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** What this run did not see, by kind: each takes something from the guarantee. */
public final class Limits {
  /** What is not seen. */
  public enum Kind {
    /** A class or method that is not watched. */
    CLASS,
    /** A thread that the program started. */
    THREAD,
    /** The program, or a task, did not come to its end. */
    END,
    /** A construct whose order could not be followed. */
    STRUCTURE
  }

  private static final int MOST = 100;

  private final Map<Kind, Set<String>> all = new LinkedHashMap<>();

  /** Notes one; the same text counts once. */
  public synchronized void add(Kind kind, String text) {
    Set<String> texts = all.get(kind);
    if (texts == null) { // no lambda: its class would be made where the stack is nearly full
      texts = new LinkedHashSet<>();
      all.put(kind, texts);
    }
    if (texts.size() < MOST) {
      texts.add(text);
    } else {
      texts.add("and more");
    }
  }

  /** A copy of what was noted so far. */
  public synchronized Map<Kind, Set<String>> all() {
    Map<Kind, Set<String>> copy = new LinkedHashMap<>();
    all.forEach((k, texts) -> copy.put(k, new LinkedHashSet<>(texts)));
    return copy;
  }
}
