package org.ajws.runtime.scheduler;

import java.util.Set;

/**
 * System properties of this project's own tests: how many programs, which seed, and the like. Maven
 * hands what its command line or a profile gives to the JVM of the tests, where workers start.
 */
final class TestSettings {
  /** What the name of one is, or begins with. */
  private static final Set<String> BEGINNINGS =
      Set.of(
          "ajws.atOnce",
          "ajws.chains",
          "ajws.circles",
          "ajws.codebases",
          "ajws.conditions",
          "ajws.fuzz",
          "ajws.heldUpPrograms",
          "ajws.histories",
          "ajws.holding",
          "ajws.injected",
          "ajws.intervals",
          "ajws.jar",
          "ajws.knownBugs",
          "ajws.layouts",
          "ajws.looking",
          "ajws.loops",
          "ajws.nestedWaits",
          "ajws.network",
          "ajws.race.programs",
          "ajws.race.seed",
          "ajws.seed",
          "ajws.share",
          "ajws.snapshots",
          "ajws.soak",
          "ajws.spread",
          "ajws.stress",
          "ajws.writings");

  private TestSettings() {}

  /** Whether a test has a setting of this name. */
  static boolean has(String name) {
    return BEGINNINGS.stream().anyMatch(test -> name.equals(test) || name.startsWith(test + "."));
  }
}
