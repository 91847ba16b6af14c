package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Periods in which no other worker took part tell of the workers, not of the loop. */
class GainAloneTest {
  private static final long MILLI = 1_000_000;

  private static final long ALL = 1000;

  private Gain gain = new Gain(0);
  private long now;
  private long on;

  /** A period in which speculation took this part of the plain time, a microsecond a trip. */
  private void period(double ratio, double company) {
    gain.plain(ALL, 1000, 1000 * 1000);
    now += Gain.PERIOD;
    on += Gain.PERIOD;
    double trips = Gain.PERIOD / 1000.0 / ratio;
    gain.speculated(ALL, trips, company * trips, 100, Gain.PERIOD, now);
  }

  /** Until a time: periods as long as it is on, in order else. */
  private void until(long end, double ratio, double company) {
    while (now < end) {
      if (gain.isOn(now)) {
        period(ratio, company);
      } else {
        now += MILLI;
      }
    }
  }

  /** How long it stays off from now on. */
  private long off() {
    long from = now;
    while (!gain.isOn(now)) {
      now += MILLI;
    }
    return now - from;
  }

  /** Compilers or other programs have the other processors, for seconds. */
  @Test
  void itGainsAsSoonAsOthersComeAgain() {
    until(20_000 * MILLI, 1.06, 0.02);
    assertTrue(off() <= 5 * Gain.STRIKES * Gain.PERIOD, "off for " + (now - 20_000 * MILLI));
    long since = now;
    on = 0;
    until(since + 1000 * MILLI, 0.6, 0.98);
    assertTrue(on >= 900 * MILLI, "on for " + on + " of a second");
  }

  /** They never come: most of the time it runs in order, which is a little cheaper. */
  @Test
  void aloneItIsMostlyInOrder() {
    until(20_000 * MILLI, 1.06, 0);
    assertTrue(on < now / 2, 100 * on / now + " % of the time on");
    assertTrue(on > now / 8, 100 * on / now + " % of the time on: it would not see them come");
  }

  /** What was learnt in company still holds: the rest of a loop that loses is a long one. */
  @Test
  void aloneItForgetsNothing() {
    until(20_000 * MILLI, 1.5, 0.9);
    long rest = off();
    until(now + Gain.PERIOD, 1.06, 0);
    period(1.06, 0);
    period(1.06, 0);
    assertFalse(gain.isOn(now), "alone");
    off();
    period(1.5, 0.9);
    period(1.5, 0.9);
    period(1.5, 0.9);
    assertFalse(gain.isOn(now), "in company");
    assertTrue(off() >= rest / 4, "a long rest again");
  }

  /** Alone all chunks run plainly, and nothing of the tracked body is compiled. */
  @Test
  void theWarmUpIsOneInCompany() {
    gain = new Gain(5 * Gain.PERIOD);
    until(4_000 * MILLI, 1.01, 0.01);
    off();
    for (int i = 0; i < 5; i++) {
      period(5, 1);
      assertTrue(gain.isOn(now), "the tracked body waits for its compiler: " + i);
    }
    for (int i = 0; gain.isOn(now); i++) {
      period(5, 1);
      assertTrue(i <= Gain.STRIKES, "no longer than that");
    }
  }

  /** Its tracked body comes from the first compiler, later from the second one. */
  @Test
  void aTrialThatLosesLessIsFollowedByAnotherOneSoon() {
    until(5_000 * MILLI, 2.5, 1);
    off();
    until(now + 3 * Gain.PERIOD, 1.2, 1);
    assertFalse(gain.isOn(now));
    assertTrue(off() <= 2 * Gain.STRIKES * Gain.PERIOD, "a short rest");
    until(now + 3 * Gain.PERIOD, 1.2, 1);
    assertFalse(gain.isOn(now));
    assertTrue(off() > 2 * Gain.STRIKES * Gain.PERIOD, "it loses as much as before");
  }

  @Test
  void aFewTripsOfOthersAreNoCompany() {
    until(1_000 * MILLI, 1.06, 0.1);
    long few = off();
    gain = new Gain(0);
    now = 0;
    until(1_000 * MILLI, 1.5, 0.5);
    assertTrue(off() > 2 * few);
    assertEquals(0, new Gain(0).rest());
  }
}
