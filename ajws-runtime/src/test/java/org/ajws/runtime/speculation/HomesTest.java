package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.Engine;
import org.ajws.runtime.Setup;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class HomesTest {
  private final Thread self = Thread.currentThread();
  private final Thread other = new Thread(() -> {});

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @Test
  void nobodyIsAtHomeWhereNothingHasRun() {
    assertFalse(Homes.NONE.isOfOther(0, self));
    assertFalse(new Homes(5).isOfOther(4, self));
    assertFalse(new Homes(-1).isOfOther(-2, self), "unsigned");
  }

  @Test
  void whoHasRunATripLastIsAtHomeThere() {
    for (long trips : new long[] {1, 127, 128, 129, 1000, Long.MAX_VALUE, -1}) {
      Homes homes = new Homes(trips);
      homes.ran(0, trips, other);
      long last = trips - 1;
      long middle = Long.divideUnsigned(last, 2);
      for (long trip : new long[] {0, middle, last}) {
        assertTrue(homes.isOfOther(trip, self), trip + " of " + trips);
        assertFalse(homes.isOfOther(trip, other), trip + " of " + trips);
      }
      assertFalse(homes.isOfOther(trips, self), "there were no more");
      homes.ran(last, trips, self);
      assertFalse(homes.isOfOther(last, self), trips + " trips");
    }
  }

  private static RangesChunk chunk(long number, boolean canLeave) {
    return new RangesChunk(number, number, number + 1, canLeave ? null : sealed());
  }

  private static Claims sealed() {
    Claims claims = new Claims(1, false);
    claims.seal();
    return claims;
  }

  @Test
  void aChunkOfAnotherIsLeftUnlessItCanLeaveTheLoop() {
    Homes homes = new Homes(10);
    homes.ran(1, 5, other);
    ReadyChunks ready = new ReadyChunks(10, homes);
    assertNull(ready.poll(true));
    RangesChunk foreign = chunk(1, false);
    RangesChunk leaving = chunk(3, true);
    RangesChunk own = chunk(6, false);
    RangesChunk late = chunk(7, false);
    for (RangesChunk c : new RangesChunk[] {late, own, leaving, foreign}) {
      ready.add(c);
    }
    assertSame(leaving, ready.poll(true));
    assertSame(own, ready.poll(true));
    assertSame(late, ready.poll(false));
    assertNull(ready.poll(true));
    assertEquals(1, ready.size());
    assertSame(foreign, ready.poll(false), "nobody is idle for it");
    assertNull(ready.poll(false));
  }

  /** Who runs which trip is chance, since each pair of them waits for both. It stays so. */
  @Test
  void theSameThreadRunsTheSameTripsAgain() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    int trips = 40;
    int[] a = new int[trips];
    Thread[] ran = new Thread[trips];
    CyclicBarrier both = new CyclicBarrier(2);
    SpeculationSite site = new SpeculationSite("Homes.java:1", 8, 1);
    ClaimingLoop loop =
        new ClaimingLoop() {
          @Override
          protected int plain(int[] own, long from, long to) throws Exception {
            both.await(60, TimeUnit.SECONDS);
            a[(int) from]++;
            ran[(int) from] = Thread.currentThread();
            return 0;
          }

          @Override
          protected void claim(Claims claims, long from, long to) {
            claims.write(a, Indices.trips(0, 1, from, to));
          }
        };
    Thread[] before = null;
    for (int n = 1; n <= 20; n++) {
      Speculation.run(site, trips, loop);
      assertEquals(n, a[trips - 1]);
      if (before != null) {
        assertArrayEquals(before, ran, "execution " + n);
      }
      before = ran.clone();
    }
  }
}
