package org.ajws.processor.source.overlay;

import java.util.ArrayList;
import java.util.List;
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
  synchronized void missed(int step, String where, List<Place> there) {
    if (step > reached) {
      reached = step;
      missedIn = where;
      candidates = new ArrayList<>(there.stream().map(Place::describe).toList());
    }
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
