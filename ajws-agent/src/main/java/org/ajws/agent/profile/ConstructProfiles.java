package org.ajws.agent.profile;

import java.util.ArrayList;
import java.util.List;

/** The constructs of a program, found by the text that the structure events have for them. */
final class ConstructProfiles {
  /** As many as the graph has room for; all that come later are one. */
  static final int MOST = 4096;

  private final List<ConstructProfile> all = new ArrayList<>();
  private ConstructProfile[] table = new ConstructProfile[256];

  /** Number 0 is what is outside of all constructs. */
  ConstructProfiles() {
    all.add(new ConstructProfile(ConstructProfile.Kind.FINISH, "", 0));
  }

  /** All of them by their numbers. */
  List<ConstructProfile> all() {
    return all;
  }

  ConstructProfile get(ConstructProfile.Kind kind, String site) {
    int mask = table.length - 1;
    for (int i = site.hashCode() + kind.ordinal() & mask; ; i = i + 1 & mask) {
      ConstructProfile p = table[i];
      if (p == null) {
        return added(kind, site);
      }
      if (p.kind == kind && p.site.equals(site)) {
        return p;
      }
    }
  }

  private ConstructProfile added(ConstructProfile.Kind kind, String site) {
    if (all.size() >= MOST - 1 && !site.isEmpty()) {
      return get(ConstructProfile.Kind.FINISH, ""); // one for all the rest
    }
    ConstructProfile construct = new ConstructProfile(kind, site, all.size());
    all.add(construct);
    if (2 * all.size() > table.length) {
      table = new ConstructProfile[2 * table.length];
      all.subList(1, all.size()).forEach(this::insert);
    } else {
      insert(construct);
    }
    return construct;
  }

  private void insert(ConstructProfile construct) {
    int mask = table.length - 1;
    int i = construct.site.hashCode() + construct.kind.ordinal() & mask;
    while (table[i] != null) {
      i = i + 1 & mask;
    }
    table[i] = construct;
  }
}
