package org.ajws.runtime.scheduler;

import java.util.List;
import java.util.stream.Collectors;

/** What a look finds at some moment, for tests. */
public final class FoundStandstills {
  private FoundStandstills() {}

  /** Of all roots in which something waits; each finding once. */
  public static List<String> now() {
    return Deadlocks.waits().stream()
        .map(Wait::root)
        .distinct()
        .map(root -> new Standstill(root).find().name())
        .distinct()
        .collect(Collectors.toList());
  }

  /** Whether a thread waits that was not replaced. */
  public static boolean areThreadsTooFew() {
    return Shortage.exists();
  }
}
