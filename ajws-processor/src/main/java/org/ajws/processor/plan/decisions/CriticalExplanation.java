package org.ajws.processor.plan.decisions;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.ajws.processor.plan.ModulePlan;

/**
 * Tells under which locks the constructs of a method run in order, perhaps many calls away, and
 * which constructs do under the locks that it takes.
 */
public final class CriticalExplanation {
  private CriticalExplanation() {}

  /**
   * Explains the constructs and locks of every method of a name, or those of a line.
   *
   * @param name {@code Class.method}; or {@code File.java:LINE}
   * @return text; none where no such construct is reached under a lock, and no such lock is taken
   */
  public static List<String> of(ModulePlan plan, String name) {
    List<CriticalDecisions.Found> locks = CriticalDecisions.find(plan);
    List<String> lines = new ArrayList<>();
    Map<String, TreeSet<String>> reached = new LinkedHashMap<>();
    for (CriticalDecisions.Found lock : locks) {
      for (CriticalDecisions.Construct c : lock.constructs()) {
        if (name.equals(c.site()) || FutureExplanation.isIn(plan, c.path(), name)) {
          reached
              .computeIfAbsent(c.name(), k -> new TreeSet<>())
              .add(lock.lock() + " " + lock.site());
        }
      }
    }
    reached.forEach((c, under) -> lines.add("  " + c + " runs in order under " + all(under)));
    for (CriticalDecisions.Found lock : locks) {
      if (name.equals(lock.site()) || FutureExplanation.isIn(plan, lock.code(), name)) {
        TreeSet<String> inOrder = new TreeSet<>();
        lock.constructs().forEach(c -> inOrder.add(c.name()));
        lines.add(
            "  under %s %s run in order: %s".formatted(lock.lock(), lock.site(), all(inOrder)));
      }
    }
    return lines;
  }

  private static String all(TreeSet<String> names) {
    return String.join(", ", names);
  }
}
