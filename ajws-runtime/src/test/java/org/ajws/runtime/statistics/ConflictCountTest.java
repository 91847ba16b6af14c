package org.ajws.runtime.statistics;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Whether conflicts in the same lines are of one location: then a reduction or copies may help. */
class ConflictCountTest {
  private static ConflictCount of(boolean slots, int... locations) {
    ConflictCount count = new ConflictCount();
    for (int location : locations) {
      count.add(location, slots);
    }
    return count;
  }

  private static ConflictCount sum(ConflictCount... executions) {
    ConflictCount sum = new ConflictCount();
    for (ConflictCount e : executions) {
      sum.add(e);
    }
    return sum;
  }

  @Test
  void oneFieldIsOneLocation() {
    assertTrue(of(false, 7).isOneLocation());
    assertTrue(sum(of(false, 7), of(false, 8), of(false, 9, 9)).isOneLocation(), "one of each");
  }

  /** A loop that always overlaps at other rows, of which each execution has found one. */
  @Test
  void manySlotsOfWhichOneConflictIsKnownAreNot() {
    assertFalse(of(true, 7).isOneLocation());
    assertFalse(sum(of(true, 7), of(true, 7), of(true, 7)).isOneLocation());
  }

  @Test
  void theSameSlotsAgainInAnExecutionAreOne() {
    assertTrue(of(true, 7, 7).isOneLocation());
    assertTrue(sum(of(true, 7, 7), of(true, 8, 8, 8), of(true, 9)).isOneLocation());
  }

  @Test
  void anotherOneInAnExecutionIsNot() {
    assertFalse(of(false, 7, 8).isOneLocation());
    assertFalse(of(true, 7, 7, 8).isOneLocation());
    assertFalse(sum(of(true, 7, 7), of(false, 7, 8)).isOneLocation());
    assertEquals(4, sum(of(true, 7, 7), of(false, 7, 8)).count());
  }
}
