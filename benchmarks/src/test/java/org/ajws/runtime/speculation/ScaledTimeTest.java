package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ScaledTimeTest {
  private final ScaledTime time = new ScaledTime();

  @Test
  void partsAreTheirShareOfWhatAllTakeElsewhere() {
    assertEquals(30, time.of(30), "nothing is known yet");
    assertEquals(10, time.of(10));
    time.is(80); // so the next execution takes twice what is measured
    assertEquals(60, time.of(30));
    assertEquals(20, time.of(10));
    time.is(20); // half of it
    assertEquals(15, time.of(30));
  }

  @Test
  void whatIsNotKnownChangesNothing() {
    time.is(5); // of nothing
    assertEquals(7, time.of(7));
    time.is(-3); // less than the rest of the program takes
    assertEquals(7, time.of(7));
    time.is(14);
    assertEquals(14, time.of(7));
  }
}
