package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GainTest {
  private static final long MILLI = 1_000_000;

  /** The trips of an execution. */
  private static final long ALL = 1000;

  private Gain gain = new Gain(0);
  private long now;

  /** A period in which speculation took this part of the plain time. */
  private void period(double part) {
    gain.plain(ALL, 1000, 1000 * 1000); // a microsecond each
    speculated(Gain.PERIOD, part);
  }

  private void speculated(long time, double part) {
    now += time;
    double trips = time / 1000.0 / part;
    gain.speculated(ALL, trips, trips, 100, time, now);
  }

  private void turnOff() {
    for (int i = 0; i <= Gain.STRIKES; i++) { // the first says little
      assertTrue(gain.isOn(now), "period " + i);
      period(1.5);
    }
    assertFalse(gain.isOn(now));
  }

  @Test
  void chunksThatSlowEachOtherDownDoNotHideThatItLoses() {
    gain.inOrder(ALL, 1000 * 1000);
    for (int i = 0; i <= Gain.STRIKES; i++) {
      assertTrue(gain.isOn(now));
      gain.beside(ALL, 1000, 8 * 1000 * 1000);
      speculated(Gain.PERIOD, 4);
    }
    assertFalse(gain.isOn(now));
  }

  @Test
  void fewLongChunksAreJudgedToo() {
    gain.plain(ALL, 1000, 1000 * 1000);
    for (int i = 0; i < 10 * Gain.STRIKES; i++) {
      now += Gain.PERIOD;
      double trips = Gain.PERIOD / 1000.0 / 7;
      gain.speculated(ALL, trips, trips, 1, Gain.PERIOD, now);
    }
    assertFalse(gain.isOn(now));
  }

  /**
   * A trip of many took a nanosecond in order, one of a few a microsecond: their mean says nothing.
   */
  @Test
  void executionsOfOtherLengthsAreComparedWithTheirLike() {
    long many = 1 << 20;
    long few = 1 << 10;
    gain.inOrder(many, many);
    gain.inOrder(few, 1000 * few);
    for (int i = 0; i < 50; i++) {
      now += Gain.PERIOD;
      double trips = Gain.PERIOD / 1000.0 / 0.6;
      gain.speculated(few, trips, trips, 100, Gain.PERIOD, now);
      assertTrue(gain.isOn(now), "it gains");
    }
    for (int i = 0; i < Gain.STRIKES; i++) {
      assertTrue(gain.isOn(now));
      now += Gain.PERIOD;
      gain.speculated(many, Gain.PERIOD / 1.4, Gain.PERIOD / 1.4, 100, Gain.PERIOD, now);
    }
    assertFalse(gain.isOn(now), "it loses, though not beside a microsecond");
    assertTrue(gain.staysOffFor(few, now));
    assertFalse(gain.staysOffFor(100, now), "of which nothing is known");
  }

  @Test
  void executionsOfEachLengthHaveSamples() {
    assertFalse(gain.isSample(10));
    assertFalse(gain.isSample(1000));
    assertTrue(gain.isSample(10));
    assertTrue(gain.isSample(1000));
    assertFalse(gain.isSample(Long.MAX_VALUE));
    assertFalse(gain.isSample(-1), "unsigned");
  }

  @Test
  void someExecutionsAreSamples() {
    List<Integer> samples = new ArrayList<>();
    for (int n = 1; n <= 64_000; n++) {
      if (gain.isSample(ALL)) {
        samples.add(n);
        gain.inOrder(ALL, ALL);
      }
    }
    assertEquals(List.of(2, 3, 4, 5, 8, 9, 16, 17, 32, 33, 64, 65), samples.subList(0, 12));
    assertEquals(2000, samples.size(), 120);
  }

  /**
   * A program executes the loop 256 times in each of its rounds: samples are of all moments of one.
   */
  @Test
  void samplesAreNotAlwaysOfTheSameMoment() {
    boolean[] found = new boolean[16];
    for (int n = 0; n < 64 * 256; n++) {
      found[n % 256 / 16] |= gain.isSample(ALL);
    }
    for (boolean f : found) {
      assertTrue(f, Arrays.toString(found));
    }
  }

  /**
   * Rounds of an elimination: each execution has one trip less than the one before, and each of its
   * trips takes as much less. Where they have become short they take as long as in order.
   */
  @Test
  void executionsOfOnePowerOfTwoAreToldApart() {
    for (int n = 511; n > 255; n--) {
      gain.inOrder(n, n * n / 5);
    }
    for (int i = 0; i <= Gain.STRIKES; i++) {
      assertTrue(gain.isOn(now));
      now += Gain.PERIOD;
      gain.speculated(260, Gain.PERIOD / 52.0, Gain.PERIOD / 52.0, 100, Gain.PERIOD, now);
    }
    assertFalse(gain.isOn(now));
  }

  /**
   * Each execution uses what the one before has left in the cache. Run on two processors it leaves
   * half of it in the other one's: the next one takes longer, in order or not, and so a sample
   * right behind would make speculation seem to gain.
   */
  @Test
  void aSampleFindsItsDataWhereTheSerialLoopDoes() {
    long serial = 50_000;
    boolean cold = false;
    long on = 0;
    while (now < 20_000 * MILLI) {
      if (gain.isSample(ALL)) {
        long time = cold ? serial * 13 / 10 : serial;
        cold = false;
        now += time;
        gain.inOrder(ALL, time);
      } else if (gain.isOn(now)) {
        long time = serial * 11 / 10;
        cold = true;
        now += time;
        on += time;
        gain.speculated(ALL, ALL, ALL, 8, time, now);
      } else {
        cold = false;
        now += serial;
        gain.inOrder(ALL, serial);
      }
    }
    assertTrue(on < now / 10, 100 * on / now + " % of the time on");
  }

  /** Beside what a long execution takes it is little what the caches had of another processor. */
  @Test
  void aLongSampleCounts() {
    assertFalse(gain.isSample(ALL));
    assertTrue(gain.isSample(ALL));
    gain.inOrder(ALL, 2 * Gain.PERIOD);
    assertFalse(gain.isSample(ALL), "one is enough");
    for (int i = 0; i <= Gain.STRIKES; i++) {
      now += Gain.PERIOD;
      gain.speculated(ALL, ALL, ALL, 100, Gain.PERIOD, now);
      assertTrue(gain.isOn(now), "it gains");
    }
  }

  /** Whatever the reason: what it gains now it loses then. */
  @Test
  void isOffIfItGainsAndLosesByTurns() {
    long on = 0;
    while (now < 60_000 * MILLI) {
      if (gain.isOn(now)) {
        on += Gain.PERIOD;
        period(on / Gain.PERIOD % 2 == 0 ? 0.9 : 1.25);
      } else {
        now += MILLI;
      }
    }
    assertTrue(on < now / 6, 100 * on / now + " % of the time on");
  }

  @Test
  void staysOnWhileItGainsNowAndThen() {
    for (int i = 0; i < 100; i++) {
      period(i % Gain.STRIKES == 0 ? 0.5 : 1.2); // never often enough in a row too slow
      assertTrue(gain.isOn(now));
    }
  }

  @Test
  void isOffAfterSomePeriodsAndForLongerEachTime() {
    turnOff();
    long rest = Gain.REST * (Gain.STRIKES + 1) * Gain.PERIOD;
    for (int trial = 0; trial < 3; trial++) {
      assertTrue(gain.staysOffFor(ALL, now));
      assertFalse(gain.isOn(now + rest - 1), "trial " + trial);
      now += rest;
      assertTrue(gain.isOn(now), "tried again");
      for (int i = 0; i <= Gain.STRIKES_OF_TRIAL; i++) {
        assertTrue(gain.isOn(now));
        period(1.5);
      }
      assertFalse(gain.isOn(now), "fewer periods are enough");
      rest = (2L << trial) * Gain.REST * (Gain.STRIKES_OF_TRIAL + 1) * Gain.PERIOD;
    }
    now += rest;
    assertTrue(gain.isOn(now));
    for (int i = 0; i < 10; i++) {
      period(0.5);
      assertTrue(gain.isOn(now), "it gains by now");
    }
  }

  @Test
  void concludesNothingBeforeTheBodyIsCompiled() {
    gain = new Gain(5 * Gain.PERIOD);
    for (int i = 0; i < 5; i++) {
      period(5);
    }
    turnOff(); // no longer than that
  }

  /** Interpreted, then by the first compiler, then by the second one. */
  @Test
  void waitsWhileTheLoopIsStillBecomingFaster() {
    for (double part = 20; part > 0.6; part *= 0.85) {
      period(part);
      assertTrue(gain.isOn(now), "at " + part);
    }
  }

  /** Collections, compilations, other processes. */
  @Test
  void interruptionsHardlyEverTurnItOff() {
    Random random = new Random(1);
    long on = 0;
    while (now < 100_000 * MILLI) {
      if (!gain.isOn(now)) {
        now += MILLI;
        continue;
      }
      int interrupted = random.nextInt(10) == 0 ? 1 + random.nextInt(3) : 0; // so many periods
      for (int i = 0; i <= interrupted; i++) {
        on += Gain.PERIOD;
        period(i < interrupted ? 1 + 4 * random.nextDouble() : 0.8 + 0.1 * random.nextGaussian());
      }
    }
    assertTrue(on >= 0.97 * now, on / MILLI + " ms");
  }

  /** Its thread lost the processor while a chunk ran plainly. */
  @Test
  void anInterruptedSampleDoesNotMakeItGain() {
    for (int i = 0; i < 10; i++) {
      gain.plain(ALL, 10, 10_000);
    }
    gain.plain(ALL, 10, 10 * MILLI);
    for (int i = 0; i <= Gain.STRIKES; i++) {
      period(1.5);
    }
    assertFalse(gain.isOn(now));
  }

  /** The tracked body is compiled later than is waited for: it is on again soon. */
  @Test
  void aFirstJudgementThatWasWrongIsSoonCorrected() {
    turnOff();
    long wrong = now;
    while (now < 3 * wrong) {
      if (gain.isOn(now)) {
        period(0.6);
      } else {
        now += MILLI;
      }
    }
    long on = now;
    assertTrue(gain.isOn(now));
    while (gain.isOn(now) && now < on + 100 * Gain.PERIOD) {
      period(0.6);
    }
    assertTrue(gain.isOn(now));
  }

  /** Trials cost little in the long run, however much is lost in them. */
  @Test
  void isHardlyTriedWhereItNeverGains() {
    for (double ratio : new double[] {1.0, 1.1, 1.5, 4, 20}) {
      gain = new Gain(0);
      long start = now;
      long on = 0;
      while (now < start + 100_000 * MILLI) {
        if (gain.isOn(now)) {
          period(ratio);
          on += Gain.PERIOD;
        } else {
          now += MILLI;
        }
      }
      double lost = on * (1 - 1 / ratio);
      assertTrue(lost <= (now - start) / 100.0, ratio + ": " + lost / MILLI + " ms");
      assertTrue(on <= (now - start) / 15, "and workers: " + on / MILLI + " ms");
    }
  }

  /**
   * For seconds other programs have the processors, or its code waits for its compiler; then it
   * gains. What loses little is tried again so often that it is on soon.
   */
  @Test
  void aLoopThatLosesLittleForAWhileIsOnSoonAfter() {
    while (now < 20_000 * MILLI) {
      if (gain.isOn(now)) {
        period(1.05);
      } else {
        now += MILLI;
      }
    }
    long quiet = now;
    while (!gain.isOn(now)) {
      now += MILLI;
    }
    assertTrue(now - quiet <= 1_000 * MILLI, "off for " + (now - quiet) / MILLI + " ms");
  }

  @Test
  void concludesNothingFromLittle() {
    gain.plain(ALL, 1, 1);
    for (int i = 0; i < 10; i++) {
      gain.speculated(ALL, 1, 1, 1, 10 * MILLI, now); // slow, but few chunks
    }
    assertTrue(gain.isOn(now));
  }
}
