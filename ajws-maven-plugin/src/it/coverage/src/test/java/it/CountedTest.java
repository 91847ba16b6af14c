package it;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class CountedTest {
  @Test
  void counts() {
    Counted counted = new Counted();
    counted.called();
    assertEquals(1, counted.calls());
    assertEquals(610, Counted.fib(15));
    assertEquals(6, Counted.sum(new int[] {1, 2, 3}));
  }
}
