package it;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** Wrong use of another module of the build. */
class LibraryTest {
  @Test
  void equalIndexes() {
    int[] values = new int[3];
    Rows.add(values, new int[] {1, 1});
    assertEquals(1, values[1]);
  }
}
