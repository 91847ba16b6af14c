package org.ajws.runtime.scheduler;

import java.util.Set;

/**
 * System properties that are not of the runtime but of the tools around it. Maven hands what stands
 * on its command line to the JVM of the tests as well: nothing is wrong with them there.
 */
final class ToolSettings {
  static final Set<String> NAMES =
      Set.of(
          // The Maven plugin's goals; some are the runtime's, too.
          "ajws.arguments",
          "ajws.classCompiler",
          "ajws.compilers",
          "ajws.convert.dryRun",
          "ajws.convert.output",
          "ajws.dialect",
          "ajws.failOnWarning",
          "ajws.forks",
          "ajws.ignore",
          "ajws.jvmOptions",
          "ajws.locks",
          "ajws.mainClass",
          "ajws.race",
          "ajws.race.failIfLimited",
          "ajws.release",
          "ajws.report.baseline",
          "ajws.report.failIf",
          "ajws.report.measured",
          "ajws.rounds",
          "ajws.sharedScratch",
          "ajws.skip",
          "ajws.threadedMainClass",
          "ajws.timeout",
          "ajws.warmUp",
          // The translator.
          "ajws.docs",
          "ajws.translatorStack",
          // The command line and what it starts.
          "ajws.home",
          "ajws.jikesrvm",
          "ajws.measure.fork",
          "ajws.measure.result",
          "ajws.race.conflicts",
          "ajws.terminal");

  private ToolSettings() {}
}
