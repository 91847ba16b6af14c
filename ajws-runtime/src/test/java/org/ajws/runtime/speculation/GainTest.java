package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class GainTest {
  private static final long MILLI = 1_000_000;

  private Gain gain = new Gain(0);
  private long now;

  /** A period in which speculation took this part of the plain time. */
  private void period(double part) {
    gain.plain(1000, 1000 * 1000); // a microsecond each
    long time = 4 * MILLI;
    now += time;
    gain.speculated(time / 1000 / part, 100, time, now);
  }

  @Test
  void staysOnWhileItGains() {
    for (int i = 0; i < 100; i++) {
      period(i % 2 == 0 ? 0.6 : 1.2); // never twice in a row too slow
      assertTrue(gain.isOn(now));
    }
  }

  @Test
  void isOffAfterTwoPeriodsAndForLongerEachTime() {
    period(1.5);
    assertTrue(gain.isOn(now));
    period(1.5);
    assertFalse(gain.isOn(now));
    long rest = 50 * 4 * MILLI;
    for (int trial = 0; trial < 3; trial++) {
      assertTrue(gain.staysOffFor(1000, now));
      assertFalse(gain.isOn(now + rest - 1));
      now += rest;
      assertTrue(gain.isOn(now), "tried again");
      period(1.5);
      assertFalse(gain.isOn(now), "one period is enough");
      rest *= 2;
    }
    now += rest;
    assertTrue(gain.isOn(now));
    period(0.5);
    assertTrue(gain.isOn(now), "it gains by now");
  }

  @Test
  void concludesNothingBeforeTheBodyIsCompiled() {
    gain = new Gain(40 * MILLI);
    for (int i = 0; i < 11; i++) {
      assertTrue(gain.isOn(now), "period " + i);
      period(5);
    }
    period(5);
    assertFalse(gain.isOn(now), "no longer than that");
  }

  @Test
  void concludesNothingFromLittle() {
    gain.plain(1, 1);
    for (int i = 0; i < 10; i++) {
      gain.speculated(1, 1, 10 * MILLI, now); // slow, but few chunks
    }
    assertTrue(gain.isOn(now));
  }

  @Test
  void chunksFillALogOrATime() {
    ChunkLength length = new ChunkLength(0, 1, 32_000, 1 << 20);
    for (int i = 0; i < 20; i++) {
      length.committed(length.next(), (int) (5 * length.next()), 10 * length.next(), false);
    }
    assertEquals(100, length.next(), 1); // 500 entries
    for (int i = 0; i < 50; i++) {
      length.committed(length.next(), (int) (5 * length.next()), 3200 * length.next(), false);
    }
    assertEquals(10, length.next(), 1); // 32 microseconds
    for (int i = 0; i < 50; i++) {
      length.committed(length.next(), (int) (5 * length.next()), 3200 * length.next(), true);
    }
    assertEquals(1, length.next(), "conflicts make them shorter");
    for (int i = 0; i < 300; i++) {
      length.committed(length.next(), (int) (5 * length.next()), 3200 * length.next(), false);
    }
    assertEquals(10, length.next(), 1);
  }

  @Test
  void aGivenLengthStays() {
    ChunkLength length = new ChunkLength(7, 100, 32_000, 1 << 20);
    length.committed(7, 5000, 1, true);
    assertEquals(7, length.next());
  }
}
