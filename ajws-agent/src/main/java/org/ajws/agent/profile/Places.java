package org.ajws.agent.profile;

import java.util.ArrayList;
import java.util.List;

/** The constructs of a program, found by the text that the structure events have for them. */
final class Places {
  /** As many as the graph has room for; all that come later are one. */
  static final int MOST = 4096;

  private final List<Place> all = new ArrayList<>();
  private Place[] table = new Place[256];

  /** Number 0 is what is outside of all constructs. */
  Places() {
    all.add(new Place(Place.Kind.FINISH, "", 0));
  }

  /** All of them by their numbers. */
  List<Place> all() {
    return all;
  }

  Place get(Place.Kind kind, String site) {
    int mask = table.length - 1;
    for (int i = site.hashCode() + kind.ordinal() & mask; ; i = i + 1 & mask) {
      Place p = table[i];
      if (p == null) {
        return added(kind, site);
      }
      if (p.kind == kind && p.site.equals(site)) {
        return p;
      }
    }
  }

  private Place added(Place.Kind kind, String site) {
    if (all.size() >= MOST - 1 && !site.isEmpty()) {
      return get(Place.Kind.FINISH, ""); // one for all the rest
    }
    Place place = new Place(kind, site, all.size());
    all.add(place);
    if (2 * all.size() > table.length) {
      table = new Place[2 * table.length];
      all.subList(1, all.size()).forEach(this::insert);
    } else {
      insert(place);
    }
    return place;
  }

  private void insert(Place place) {
    int mask = table.length - 1;
    int i = place.site.hashCode() + place.kind.ordinal() & mask;
    while (table[i] != null) {
      i = i + 1 & mask;
    }
    table[i] = place;
  }
}
