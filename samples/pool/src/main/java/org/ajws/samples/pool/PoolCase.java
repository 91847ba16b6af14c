package org.ajws.samples.pool;

import java.util.Arrays;

/** Which pool, how many objects it may give, and what is done with them. */
enum PoolCase {
  ENOUGH("objects for all", false, 64, 20_000, 40),
  SCARCE("two objects", false, 2, 10_000, 40),
  SCARCE_LONG("two objects, used long", false, 2, 2_000, 2_000),
  KEYED("four keys, two objects each", true, 2, 10_000, 40);

  private static final int CLIENTS = 32;

  private final String label;
  private final boolean keyed;
  private final int maxActive;
  private final int borrows;
  private final int work;

  PoolCase(String label, boolean keyed, int maxActive, int borrows, int work) {
    this.label = label;
    this.keyed = keyed;
    this.maxActive = maxActive;
    this.borrows = borrows;
    this.work = work;
  }

  static PoolCase of(String label) {
    return Arrays.stream(values())
        .filter(c -> c.label.equals(label) || c.small().equals(label))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no case " + label));
  }

  String label() {
    return label;
  }

  /** The name of the case that only shows whether the results are right. */
  String small() {
    return "small: " + label;
  }

  int clients() {
    return CLIENTS;
  }

  boolean keyed() {
    return keyed;
  }

  /** How many objects may be out, of each key. */
  int maxActive() {
    return maxActive;
  }

  /** How often each client borrows an object. */
  int borrows(boolean quick) {
    return quick ? borrows / 100 : borrows;
  }

  /** How often a client changes an object before it gives it back; about a nanosecond each. */
  int work() {
    return work;
  }

  String describe(boolean quick) {
    return "%d clients, %,d objects borrowed by each".formatted(CLIENTS, borrows(quick));
  }
}
