package org.ajws.runtime.claim;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** The claims of the chunks of a loop that have not ended. Guarded by the lock of the run. */
public class ClaimTable {
  private final Map<Object, ArrayClaim> newest = new IdentityHashMap<>();

  /** An empty table. */
  public ClaimTable() {}

  /**
   * Adds the claims of a chunk. Of two chunks that overlap the later one is added later.
   *
   * @param claims sealed claims
   */
  public void add(Claims claims) {
    for (ArrayClaim c : claims.arrays()) {
      c.older = newest.put(c.array, c);
      if (c.older != null) {
        c.older.newer = c;
      }
    }
  }

  /**
   * Takes the claims of a chunk away.
   *
   * @param claims claims that are in the table
   */
  public void remove(Claims claims) {
    for (ArrayClaim c : claims.arrays()) {
      if (c.newer != null) {
        c.newer.older = c.older;
      } else if (c.older != null) {
        newest.put(c.array, c.older);
      } else {
        newest.remove(c.array);
      }
      if (c.older != null) {
        c.older.newer = c.newer;
      }
      c.older = null;
      c.newer = null;
    }
  }

  /**
   * The claims in the table that overlap others, one of the two being a write.
   *
   * @param claims sealed claims that are not in the table
   * @return those in the table, each once
   */
  public List<Claims> conflicts(Claims claims) {
    List<Claims> found = new ArrayList<>();
    for (ArrayClaim c : claims.arrays()) {
      for (ArrayClaim o = newest.get(c.array); o != null; o = o.older) {
        if (c.conflictsWith(o) && !found.contains(o.claims)) {
          found.add(o.claims);
        }
      }
    }
    return found;
  }

  /**
   * The claims in the table that write what others were made of.
   *
   * @param claims sealed claims that are not in the table
   * @return those in the table, each once
   */
  public List<Claims> disturbing(Claims claims) {
    List<Claims> found = new ArrayList<>();
    for (ArrayClaim c : claims.arrays()) {
      if (!c.inspected.isEmpty()) {
        for (ArrayClaim o = newest.get(c.array); o != null; o = o.older) {
          if (c.inspected.overlaps(o.writes) && !found.contains(o.claims)) {
            found.add(o.claims);
          }
        }
      }
    }
    return found;
  }
}
