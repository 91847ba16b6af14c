package org.ajws.processor.atomic;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.ajws.processor.api.LockKind;
import org.ajws.processor.api.Target;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Sets with snapshots: readers beside writers, with 8 threads, who check what a torn read, two
 * snapshots in one unit, or an old one would break; and translations that are wrong on purpose.
 */
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class SnapshotsTest {
  private static final int ROUNDS = Integer.getInteger("ajws.snapshots.rounds", 3000);

  @TempDir Path folder;
  private String text;

  @BeforeEach
  void read() throws IOException {
    try (InputStream in = getClass().getResourceAsStream("/snapshots/Ledger.java")) {
      text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private TranslatedProgram translated(LockKind locks, Target target) {
    TranslatedProgram program =
        TranslatedProgram.of(folder.resolve("right"), "Ledger.java", text).translate(locks, target);
    assertEquals(List.of(), program.messages());
    return program;
  }

  private static String race(TranslatedProgram program, int rounds) throws Exception {
    return (String)
        program.load("Ledger").getMethod("race", int.class, int.class).invoke(null, 8, rounds);
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void readersSeeOneMoment(LockKind locks) throws Exception {
    assertEquals("", race(translated(locks, Target.SERIAL), ROUNDS));
  }

  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "TASKS", "FORKJOIN"})
  void onEveryTarget(Target target) throws Exception {
    assertEquals("", race(translated(LockKind.AUTO, target), ROUNDS / 10));
  }

  @ParameterizedTest
  @CsvSource({
    "readersDoNotWait, ''",
    "ownWritesAreSeen, ''",
    "writersSeeThemselves, ''",
    "whatAnExceptionLeaves, ''",
    "beforeAWait, ''",
    "afterBecome, ''",
    "madeInConstructors, ''",
    "copiesAreApart, ''",
    "oneSnapshotPerUnit, ''",
    "functionsSeeTheirOwnTime, ''",
  })
  void meaning(String method, String expected) throws Exception {
    assertEquals(
        expected, translated(LockKind.AUTO, Target.TRYCATCH).call("Ledger", method), method);
  }

  private TranslatedProgram changed(String from, String to) throws Exception {
    String right = translated(LockKind.AUTO, Target.SERIAL).output("Ledger.java");
    String wrong = right.replace(from, to);
    assertNotEquals(right, wrong);
    return TranslatedProgram.of(folder.resolve("wrong"), "Ledger.java", wrong);
  }

  private static void assertFound(TranslatedProgram wrong) throws Exception {
    for (int i = 0; i < 50; i++) {
      if (!race(wrong, ROUNDS).isEmpty()) {
        return;
      }
    }
    fail("not found");
  }

  @Test
  void membersThatAreReadSinglyAreFound() throws Exception {
    assertFound(
        changed(
            "return ajws$seen3.debit + ajws$seen3.credit;",
            "long d = this.ajws$snapshot_s().debit; Thread.yield();"
                + " return d + this.ajws$snapshot_s().credit;"));
  }

  @Test
  void aWriterThatPublishesInItsMiddleIsFound() throws Exception {
    assertFound(
        changed(
            "debit -= by;",
            "debit -= by; this.ajws$lock_s().unlock(); Thread.yield(); this.ajws$lock_s().lock();"));
  }

  @Test
  void anArrayThatIsNotCopiedIsFound() throws Exception {
    assertFound(
        changed(
            "whole ? org.ajws.runtime.lock.SnapshotLock.copyOf(of.slots) : of.slots", "of.slots"));
  }

  @Test
  void aSnapshotThatIsNotHandedOnIsFound() throws Exception {
    assertFound(
        changed("otherHalf$internal(ajws$seen3)", "otherHalf$internal(this.ajws$snapshot_s())"));
  }

  @Test
  void aSnapshotThatIsNotPinnedIsFound() throws Exception {
    assertFound(changed("org.ajws.runtime.lock.SnapshotLock.pin(", "Ledger.nothing("));
  }

  @Test
  void objectsThatKeepTheSnapshotsOfTheirConstructorsAreFound() throws Exception {
    assertNotEquals(
        "", changed("this.ajws$make_k(true);", "").call("Ledger", "madeInConstructors"));
  }

  // ---- beside conditions

  private TranslatedProgram depot(LockKind locks, Target target) throws IOException {
    try (InputStream in = getClass().getResourceAsStream("/snapshots/Depot.java")) {
      String depot = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      TranslatedProgram program =
          TranslatedProgram.of(folder.resolve("depot"), "Depot.java", depot)
              .translate(locks, target);
      assertEquals(List.of(), program.messages());
      return program;
    }
  }

  private static Object raceOfDepot(TranslatedProgram program) throws Exception {
    return program.load("Depot").getMethod("race", int.class).invoke(null, ROUNDS / 3);
  }

  @ParameterizedTest
  @EnumSource(LockKind.class)
  void unitsThatWaitForMembersWithSnapshots(LockKind locks) throws Exception {
    assertEquals("", raceOfDepot(depot(locks, Target.SERIAL)));
  }

  @ParameterizedTest
  @EnumSource(
      value = Target.class,
      names = {"TRYCATCH", "FORKJOIN"})
  void whatIsSeenBesideAWait(Target target) throws Exception {
    TranslatedProgram program = depot(LockKind.AUTO, target);
    assertEquals("true 7 true 17", program.call("Depot", "changesBeforeAWaitAreSeen"));
    assertEquals("true 0 7 14", program.call("Depot", "readersBesideAWaitingUnit"));
    assertEquals("true 3", program.call("Depot", "aReaderOfOneSetWaitsForTheOther"));
  }

  @Test
  void aWaitingUnitThatPublishesBetweenItsChangesIsFound() throws Exception {
    String right = depot(LockKind.AUTO, Target.SERIAL).output("Depot.java");
    String wrong =
        right
            .replace("slots[count++] = value;", "slots[count++] = value; Thread.yield();")
            .replace(
                "in += value;",
                "this.ajws$lock_s().unlock(); Thread.yield(); this.ajws$lock_s().lock();"
                    + " in += value;");
    assertNotEquals(right, wrong);
    TranslatedProgram program =
        TranslatedProgram.of(folder.resolve("wrong depot"), "Depot.java", wrong);
    for (int i = 0; i < 20; i++) {
      if (!raceOfDepot(program).equals("")) {
        return;
      }
    }
    fail("not found");
  }
}
