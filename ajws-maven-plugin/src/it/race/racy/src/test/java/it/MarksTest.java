package it;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class MarksTest {
  /** Passes nearly always. */
  @Test
  void last() {
    assertEquals(8, Marks.last(new int[] {0, 1, 2, 3, 4, 5, 6, 7, 8})[0]);
  }
}
