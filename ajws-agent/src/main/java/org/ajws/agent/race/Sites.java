package org.ajws.agent.race;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** All places that are watched, by number; used by all threads that load classes. */
public final class Sites {
  private final List<Site> all =
      new ArrayList<>(List.of(new Site("?", 0, "?", Site.Kind.OBJECT, "?")));

  private final Map<String, Integer> lines = new HashMap<>();
  private final List<Integer> lineOf = new ArrayList<>(List.of(0));

  /** Adds a place; gives its number, which is positive. */
  public synchronized int add(Site site) {
    all.add(site);
    String line = site.file() + ':' + site.line() + site.kind();
    lineOf.add(lines.computeIfAbsent(line, l -> lines.size() + 1));
    return all.size() - 1;
  }

  /** The number of a place's line: the same for all accesses of one kind on it. */
  synchronized int line(int number) {
    return lineOf.get(number);
  }

  synchronized Site get(int number) {
    return all.get(number);
  }
}
