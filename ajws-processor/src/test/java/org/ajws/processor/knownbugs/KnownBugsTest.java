package org.ajws.processor.knownbugs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.ajws.processor.api.LockKind;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Bugs of published libraries that are known from the literature: each is shown with the classes as
 * published, and is gone when an overlay, and nothing else, puts the data into an atomic set.
 *
 * <p>In {@code src/test/resources/known-bugs} each library has its overlays and, for each bug, a
 * program with a method {@code run} that tells what went wrong.
 */
@Timeout(300)
class KnownBugsTest {
  /** A library with the programs that show its bugs, and a part of what each then tells. */
  private enum Bugs {
    LOG4J(
        "log4j-1.2.13",
        List.of(),
        List.of("org/apache/log4j/"),
        Map.of("AppenderRemovedBug", "ArrayIndexOutOfBounds", "AppenderAddedBug", "lost")),
    CHARTS_1(
        "jfreechart-1.0.1",
        List.of("jcommon-1.0.12"),
        List.of("org/jfree/data/xy/", "org/jfree/chart/axis/"),
        Map.of("SameItemTwiceBug", "x is there 2 times", "TornRangeBug", "IllegalArgument")),
    CHARTS_9(
        "jfreechart-1.0.9",
        List.of("jcommon-1.0.12"),
        List.of("org/jfree/chart/plot/"),
        Map.of("ClonedPlotBug", "ConcurrentModification")),
    DBCP(
        "commons-dbcp-1.4",
        List.of("commons-pool-1.5.4"),
        List.of("org/apache/commons/dbcp/"),
        Map.of(
            "org.apache.commons.dbcp.datasources.RegisteredWhileClosingBug",
            "ConcurrentModification")),
    POOL(
        "commons-pool-1.2",
        List.of(),
        List.of("org/apache/commons/pool/BaseObjectPool"),
        // Nothing is called between the two statements of close.
        new Library.Probe("assertOpen();", " org.ajws.processor.knownbugs.Gate.here();"),
        Map.of("ClosedTwiceBug", "closed twice"));

    private final String library;
    private final List<String> needed;
    private final List<String> sources;
    private final Library.Probe probe;
    private final Map<String, String> programs;

    Bugs(String library, List<String> needed, List<String> sources, Map<String, String> programs) {
      this(library, needed, sources, null, programs);
    }

    Bugs(
        String library,
        List<String> needed,
        List<String> sources,
        Library.Probe probe,
        Map<String, String> programs) {
      this.library = library;
      this.needed = needed;
      this.sources = sources;
      this.probe = probe;
      this.programs = programs;
    }

    Library unpacked(Path folder) throws Exception {
      return new Library(library, needed, folder).unpack(sources, probe);
    }

    List<String> files() {
      return programs.keySet().stream()
          .map(p -> p.substring(p.lastIndexOf('.') + 1) + ".java")
          .toList();
    }
  }

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(Bugs.class)
  void areThereAsPublished(Bugs bugs) throws Exception {
    ClassLoader loader = bugs.unpacked(folder).untranslated(bugs.probe != null, bugs.files());
    for (Map.Entry<String, String> program : bugs.programs.entrySet()) {
      String result = run(loader, program.getKey(), false);
      assertTrue(result.contains(program.getValue()), program.getKey() + ": " + result);
    }
  }

  @ParameterizedTest
  @EnumSource(Bugs.class)
  void areGoneByTheOverlay(Bugs bugs) throws Exception {
    ClassLoader loader = bugs.unpacked(folder).translated(LockKind.MONITOR, bugs.files());
    for (String program : bugs.programs.keySet()) {
      assertEquals("", run(loader, program, true), program);
    }
  }

  private static String run(ClassLoader loader, String program, boolean locks) throws Exception {
    Gate.withLocks(locks);
    var run = loader.loadClass(program).getMethod("run");
    return (String) run.invoke(null);
  }
}
