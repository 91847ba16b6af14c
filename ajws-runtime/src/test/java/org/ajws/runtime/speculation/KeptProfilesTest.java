package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is known of speculative loops is kept between runs. */
class KeptProfilesTest {
  private static final long SECOND = 1_000_000_000;

  @TempDir Path folder;

  private Path file;
  private final List<String> warnings = new ArrayList<>();
  private final Logger logger = Logger.getLogger("org.ajws.runtime");
  private final Handler handler =
      new Handler() {
        @Override
        public void publish(LogRecord r) {
          warnings.add(r.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    file = folder.resolve("kept profile");
    logger.addHandler(handler);
    logger.setUseParentHandlers(false);
  }

  @AfterEach
  void stop() {
    logger.removeHandler(handler);
    logger.setUseParentHandlers(true);
  }

  private KeptProfiles run() {
    return new KeptProfiles(new ProfileFile(file));
  }

  private static SpeculationSite site(String name, String digest) {
    return new SpeculationSite(name, 0, 0, digest, new Gain(0));
  }

  private static SpeculationSite off(String name, long seconds, String digest) {
    SpeculationSite site = site(name, digest);
    site.gain().resume(40, seconds * SECOND, site.spent());
    site.remember(new ChunkLength(0, 77, 1, 100));
    return site;
  }

  private static boolean isOff(SpeculationSite site) {
    return site.gain().restLeft(site.spent()) > 0;
  }

  private void keep(SpeculationSite site) {
    KeptProfiles run = run();
    run.add(site, "A");
    run.save();
  }

  @Test
  void aLoopThatIsOffStaysSoAndTriesAgainWhenItsRestIsOver() throws Exception {
    keep(off("A.java:3", 3600, "d"));
    SpeculationSite next = site("A.java:3", "d");
    run().add(next, "A");
    assertTrue(isOff(next));
    assertEquals(40, next.gain().rest());
    assertEquals(77, next.keep().length());
    long left = next.gain().restLeft(next.spent());
    assertTrue(left > 3500 * SECOND && left <= 3600 * SECOND, left + " ns left");
    assertFalse(next.gain().isOn(next.spent()));
    assertTrue(next.gain().isOn(next.spent() + 3600 * SECOND), "a trial");
    assertEquals(List.of(), warnings);
    try (Stream<Path> files = Files.list(folder)) {
      List<String> names = files.map(f -> f.getFileName().toString()).sorted().toList();
      assertEquals(List.of("kept profile", "kept profile.lock"), names, "and nothing else");
    }
  }

  /** Its rest was over when the run ended, but it was not found to gain. */
  @Test
  void aLoopInItsTrialIsTriedNotForgiven() {
    keep(off("A.java:3", 0, "d"));
    SpeculationSite next = site("A.java:3", "d");
    run().add(next, "A");
    assertTrue(next.gain().isOn(next.spent()));
    assertEquals(40, next.gain().rest());
  }

  @Test
  void aLoopThatGainsBeginsOn() {
    keep(site("A.java:3", "d"));
    SpeculationSite next = site("A.java:3", "d");
    run().add(next, "A");
    assertTrue(next.gain().isOn(next.spent()));
    assertEquals(0, next.gain().rest());
  }

  @Test
  void aChangedSourceForgetsAllOfIts() throws Exception {
    keep(off("A.java:3", 100, "old"));
    keep(off("A.java:9", 100, "old"));
    KeptProfiles others = run();
    others.add(off("B.java:3", 100, "b"), "B");
    others.save();
    SpeculationSite now = site("A.java:3", "new");
    KeptProfiles changed = run();
    changed.add(now, "A");
    assertFalse(isOff(now), "another program");
    changed.save();
    Map<ProfileFile.Key, ProfileFile.Entry> kept = new ProfileFile(file).read();
    assertEquals(2, kept.size(), kept.toString());
    assertEquals("new", kept.get(new ProfileFile.Key("A", "A.java:3")).digest());
    assertEquals(40, kept.get(new ProfileFile.Key("B", "B.java:3")).rest());
    SpeculationSite moved = site("A.java:4", "new");
    run().add(moved, "A");
    assertFalse(isOff(moved));
  }

  /** Both have read the file before the other one wrote. */
  @Test
  void ofTwoRunsNoneLosesWhatTheOtherHasLearnt() {
    KeptProfiles one = run();
    KeptProfiles other = run();
    one.add(off("A.java:3", 100, "d"), "A");
    other.add(off("B.java:3", 100, "e"), "B");
    one.save();
    other.save();
    assertEquals(2, new ProfileFile(file).read().size());
  }

  @Test
  void everyDamageIsFoundAndTheFileIsReplaced() throws Exception {
    keep(off("A.java:3", 100, "d"));
    keep(off("A.java:5", 100, "d"));
    String whole = Files.readString(file);
    List<String> damaged = new ArrayList<>();
    for (int cut = 0; cut < whole.length() - 1; cut++) {
      damaged.add(whole.substring(0, cut)); // the last one lacks its end of line only
    }
    damaged.add(whole.replace("\t40\t", "\t-1\t"));
    damaged.add(whole.replace("\t40\t", "\t2000000000\t"));
    damaged.add(whole.replace("\t40\t", "\t1e9\t"));
    damaged.add(whole.replace("\t77\t", "\t0\t"));
    damaged.add(whole.replace("\t0\t1\n", "\t-1\t1\n"));
    damaged.add(whole.replace("\t0\t1\n", "\t0\t3\n"));
    damaged.add(whole.replace("\t0\t1\n", "\n"));
    damaged.add(whole.replace("A.java:3\t", "A.java:3"));
    damaged.add(whole.replace("end 2", "end 3"));
    damaged.add(whole.replace("A.java:5", "A.java:3"));
    damaged.add(whole + "more\n");
    int foreign = 0;
    for (String text : damaged) {
      Files.writeString(file, text);
      warnings.clear();
      assertEquals(Map.of(), new ProfileFile(file).read(), text);
      assertEquals(1, warnings.size(), text);
      boolean isForeign = warnings.get(0).contains("something else");
      foreign += isForeign ? 1 : 0;
      keep(off("C.java:1", 100, "c"));
      int now = isForeign ? 0 : 1;
      assertEquals(now, new ProfileFile(file).read().size(), "replaced after: " + text);
    }
    assertTrue(foreign < whole.indexOf('\n') + 1, foreign + " with another first line");
  }

  /** How long chunks may be, since longer ones conflict, and by which blocks they read. */
  @Test
  void whatConflictsAndLongLogsHaveShownIsKept() {
    SpeculationSite site = site("A.java:3", "d");
    ChunkLength length = new ChunkLength(0, 320, 32_000, 1 << 20);
    for (int i = 0; i < 200; i++) {
      length.committed(length.next(), (int) length.next(), 100 * length.next(), true);
    }
    site.remember(length);
    site.blocks().resume(BlockChoice.SIZE);
    long shortened = length.next();
    keep(site);
    SpeculationSite next = site("A.java:3", "d");
    run().add(next, "A");
    ChunkLength again = next.length(32_000, 1 << 20);
    again.committed(again.next(), (int) again.next(), 100 * again.next(), false);
    assertTrue(again.next() <= shortened, again.next() + " trips, before " + shortened);
    assertEquals(BlockChoice.SIZE, next.blocks().size());
    assertEquals(1, next.block(), "claims are by slots");
  }

  @Test
  void aFileOfAnotherVersionIsReplaced() throws Exception {
    Files.writeString(file, "profile of speculative loops 1\nA\tA.java:3\td\t40\t0\t77\nend 1\n");
    keep(off("C.java:1", 100, "c"));
    assertEquals(1, warnings.size(), warnings.toString());
    assertTrue(warnings.get(0).contains("will be replaced"), warnings.get(0));
    assertEquals(1, new ProfileFile(file).read().size());
  }

  @Test
  void aFileThatIsSomethingElseIsNotReplaced() throws Exception {
    for (byte[] content :
        List.of(
            "my notes\n".getBytes(StandardCharsets.UTF_8), new byte[] {(byte) 0xca, (byte) 0xfe})) {
      Files.write(file, content);
      warnings.clear();
      keep(off("A.java:3", 100, "d"));
      assertEquals(1, warnings.size(), warnings.toString());
      assertTrue(warnings.get(0).contains("name another file"), warnings.get(0));
      org.junit.jupiter.api.Assertions.assertArrayEquals(content, Files.readAllBytes(file));
    }
  }

  @Test
  void aFileThatCannotBeReadOrWrittenGivesAWarning() throws Exception {
    Files.createDirectory(file);
    keep(off("A.java:3", 100, "d"));
    assertEquals(1, warnings.size(), warnings.toString());
    assertTrue(warnings.get(0).contains("cannot be read"), warnings.get(0));
    file = folder.resolve("no such folder").resolve("file");
    warnings.clear();
    keep(off("A.java:3", 100, "d"));
    assertEquals(1, warnings.size(), warnings.toString());
    assertTrue(warnings.get(0).contains("could not be written"), warnings.get(0));
  }

  /** A program: its only loop is turned off, if no earlier run says how it is. */
  public static final class Program {
    private Program() {}

    /** The name of the loop; prints whether it was off when it began. */
    public static void main(String[] args) {
      SpeculationSite site = site(args[0], "d");
      KeptProfiles.recall(site, new Object() {});
      System.out.println(isOff(site) ? "off" : "on");
      site.gain().resume(40, 3600 * SECOND, site.spent());
    }
  }

  private Process start(String site) throws IOException {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:TieredStopAtLevel=1",
            "-Dajws.speculationProfile=" + file,
            "-cp",
            System.getProperty("java.class.path"),
            Program.class.getName(),
            site)
        .redirectErrorStream(true)
        .start();
  }

  private static String output(Process process) throws Exception {
    try (BufferedReader out =
        new BufferedReader(
            new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
      String text = out.lines().collect(Collectors.joining("\n"));
      assertEquals(0, process.waitFor(), text);
      return text;
    }
  }

  @Test
  void virtualMachinesThatEndAtOnceAllAdd() throws Exception {
    List<Process> processes = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      processes.add(start("P.java:" + i));
    }
    for (Process p : processes) {
      assertEquals("on", output(p));
    }
    assertEquals(4, new ProfileFile(file).read().size());
    assertEquals("off", output(start("P.java:2")));
    assertEquals(List.of(), warnings);
  }
}
