package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
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
    assertEquals(0, Homes.NONE.of(0));
    assertEquals(0, new Homes(5).of(4));
    assertEquals(0, new Homes(-1).of(-2), "unsigned");
  }

  @Test
  void whoHasRunATripLastIsAtHomeThere() {
    for (long trips : new long[] {1, 127, 128, 129, 1000, Long.MAX_VALUE, -1}) {
      Homes homes = new Homes(trips);
      homes.ran(0, trips, other);
      long last = trips - 1;
      long middle = Long.divideUnsigned(last, 2);
      for (long trip : new long[] {0, middle, last}) {
        assertEquals(other.getId(), homes.of(trip), trip + " of " + trips);
      }
      assertEquals(0, homes.of(trips), "there were no more");
      homes.ran(last, trips, self);
      assertEquals(self.getId(), homes.of(last), trips + " trips");
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
  void aChunkOfAnotherIsLeftUnlessItCanLeaveTheLoop() throws Exception {
    Homes homes = new Homes(10);
    ReadyChunks ready = new ReadyChunks(10, homes);
    Thread present = new Thread(() -> assertNull(ready.poll(true)));
    present.start();
    present.join();
    homes.ran(1, 5, present);
    homes.ran(6, 7, other);
    RangesChunk foreign = chunk(1, false);
    RangesChunk leaving = chunk(3, true);
    RangesChunk ofNobodyHere = chunk(6, false);
    RangesChunk late = chunk(7, false);
    for (RangesChunk c : new RangesChunk[] {late, ofNobodyHere, leaving, foreign}) {
      ready.add(c);
    }
    assertSame(leaving, ready.poll(true));
    assertSame(ofNobodyHere, ready.poll(true));
    assertSame(late, ready.poll(false));
    assertNull(ready.poll(true));
    assertEquals(1, ready.size());
    assertSame(foreign, ready.poll(false), "nobody is idle for it");
    assertNull(ready.poll(false));
  }

  /**
   * Two threads run two trips at a time: who runs which is chance. It stays so, but for the first
   * ones, before both are there, and the last ones, for which nobody is idle.
   */
  @Test
  void mostTripsStayWithTheirThread() {
    new Setup(Engine.LOOPS, 2, Setup.Pace.TINY).install();
    int trips = 40;
    int[] a = new int[trips];
    Thread[] ran = new Thread[trips];
    CyclicBarrier both = new CyclicBarrier(2);
    SpeculationSite site = new SpeculationSite("Homes.java:1", trips, 1); // never full
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
    Speculation.run(site, trips, loop);
    for (int n = 2; n <= 100; n++) {
      Thread[] before = ran.clone();
      Speculation.run(site, trips, loop);
      assertEquals(n, a[trips - 1]);
      long moved = IntStream.range(0, trips).filter(i -> ran[i] != before[i]).count();
      assertTrue(moved <= 6, moved + " of 40 trips in execution " + n); // 20 by chance
    }
  }
}
