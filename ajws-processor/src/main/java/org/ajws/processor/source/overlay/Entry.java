package org.ajws.processor.source.overlay;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/** One entry of an overlay: the way to its places, what to do there, and what became of it. */
final class Entry {
  private final List<Selector> way;
  private final List<Action> actions;

  private int applied;
  private boolean reported;
  private int reached = -1;
  private String missedIn = "";
  private List<String> candidates = List.of();

  /** The names of lists that stand for no place so far; with null those that do. */
  private final Map<Selector.Named, Absent> names = new LinkedHashMap<>();

  /**
   * A name of a list that stands for nothing.
   *
   * @param where it was looked for last
   * @param candidates what was there instead
   */
  record Absent(Selector selector, Selector.Named name, String where, List<String> candidates) {}

  Entry(List<Selector> way, List<Action> actions) {
    this.way = List.copyOf(way);
    this.actions = List.copyOf(actions);
  }

  List<Selector> way() {
    return way;
  }

  List<Action> actions() {
    return actions;
  }

  /** Where the entry stands: at its last selector. */
  Position position() {
    return way.get(way.size() - 1).position();
  }

  String text() {
    return way.stream().map(Selector::text).collect(Collectors.joining(" "));
  }

  synchronized void countApplied() {
    applied++;
  }

  synchronized int applied() {
    return applied;
  }

  /** An entry with an error of its own is not reported as unmatched, too. */
  synchronized void markReported() {
    reported = true;
  }

  synchronized boolean isUnmatched() {
    return applied == 0 && !reported;
  }

  /** Remembers how far along its way the entry came, and what was there instead. */
  synchronized void missed(int step, String where, List<Selectable> there) {
    if (step > reached) {
      reached = step;
      missedIn = where;
      candidates = Selectable.describe(there, there);
    }
  }

  /** Remembers which names of a list stand for a place. */
  synchronized void look(Selector selector, String where, List<Selectable> there) {
    if (selector.named().size() < 2) {
      return;
    }
    for (Selector.Named name : selector.named()) {
      if (selector.names(name, there)) {
        names.put(name, null);
      } else if (!names.containsKey(name)) {
        List<Selectable> sameKind =
            there.stream().filter(p -> p.kind() == selector.kind()).toList();
        List<String> instead = Selectable.describe(sameKind, there);
        names.put(name, new Absent(selector, name, where, instead));
      }
    }
  }

  /** The names of lists that stand for no place, though others of the list do. */
  synchronized List<Absent> absent() {
    return names.values().stream().filter(Objects::nonNull).toList();
  }

  /** The selector that matched nothing. */
  synchronized Selector missedSelector() {
    return way.get(Math.min(Math.max(0, reached), way.size() - 1));
  }

  /** Whether there is a place, but nothing to take away there. */
  synchronized boolean reachedAPlace() {
    return reached == way.size();
  }

  synchronized boolean reachedAClass() {
    return reached > 0;
  }

  synchronized String missedIn() {
    return missedIn;
  }

  synchronized List<String> candidates() {
    return candidates;
  }
}
