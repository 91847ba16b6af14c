package it;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import org.ajws.ParallelFor;
import org.junit.jupiter.api.Test;

class RowsTest {
  @Test
  void adds() {
    int[] values = new int[3];
    Rows.add(values, new int[] {2, 0, 1});
    assertArrayEquals(new int[] {1, 2, 0}, values);
  }

  @Test
  void sums() {
    int[] doubled = new int[5];
    for (@ParallelFor int i = 0; i < 5; i++) {
      doubled[i] = 2 * i;
    }
    assertEquals(16, Rows.sum(doubled, new int[] {4, 4}));
  }
}
