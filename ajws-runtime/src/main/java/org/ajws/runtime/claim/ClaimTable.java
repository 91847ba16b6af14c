package org.ajws.runtime.claim;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * The claims of the chunks of a loop that have not ended. Guarded by the lock of the run. A few,
 * with few arrays each, are a list and are compared with each other; more are found by their
 * arrays.
 */
public class ClaimTable {
  /** So many claims, and arrays of each, are a few. */
  private static final int FEW = 4;

  private static final int FEW_ARRAYS = 8;

  private final List<Claims> few = new ArrayList<>(FEW);

  private final Map<Object, ArrayClaim> newest = new IdentityHashMap<>();
  private boolean byArray; // then there is nothing in few
  private int size; // then

  /** An empty table. */
  public ClaimTable() {}

  /**
   * Adds the claims of a chunk. Of two chunks that overlap the later one is added later.
   *
   * @param claims sealed claims
   */
  public void add(Claims claims) {
    if (!byArray && few.size() < FEW && isShort(claims)) {
      few.add(claims);
      return;
    }
    if (!byArray) {
      byArray = true;
      for (Claims c : few) {
        index(c);
      }
      few.clear();
    }
    index(claims);
  }

  private static boolean isShort(Claims claims) {
    return claims.arrays().size() <= FEW_ARRAYS;
  }

  private void index(Claims claims) {
    size++;
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
    if (!byArray) {
      few.remove(claims);
      return;
    }
    size--;
    byArray = size != 0;
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
    if (!byArray && few.isEmpty()) {
      return List.of();
    }
    List<Claims> found = new ArrayList<>();
    for (int i = few.size() - 1; i >= 0; i--) {
      if (conflict(few.get(i), claims)) {
        found.add(few.get(i));
      }
    }
    for (ArrayClaim c : byArray ? claims.arrays() : List.<ArrayClaim>of()) {
      for (ArrayClaim o = newest.get(c.array); o != null; o = o.older) {
        if (c.conflictsWith(o) && !found.contains(o.claims)) {
          found.add(o.claims);
        }
      }
    }
    return found;
  }

  private static boolean conflict(Claims some, Claims others) {
    for (ArrayClaim c : some.arrays()) {
      ArrayClaim o = others.find(c.array);
      if (o != null && c.conflictsWith(o)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The claims in the table that write what others were made of.
   *
   * @param claims sealed claims that are not in the table
   * @return those in the table, each once
   */
  public List<Claims> disturbing(Claims claims) {
    List<Claims> found = List.of();
    for (ArrayClaim c : claims.arrays()) {
      if (!c.inspected.isEmpty()) {
        found = found.isEmpty() ? new ArrayList<>() : found;
        for (Claims other : few) {
          ArrayClaim o = other.find(c.array);
          if (o != null && c.inspected.overlaps(o.writes) && !found.contains(other)) {
            found.add(other);
          }
        }
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
