package org.ajws.agent.race;

import java.util.ArrayList;
import java.util.List;

/** All places that are watched, by number; used by all threads that load classes. */
public final class Sites {
  private final List<Site> all =
      new ArrayList<>(List.of(new Site("?", 0, "?", Site.Kind.OBJECT, "?")));

  /** Adds a place; gives its number, which is positive. */
  public synchronized int add(Site site) {
    all.add(site);
    return all.size() - 1;
  }

  synchronized Site get(int number) {
    return all.get(number);
  }
}
