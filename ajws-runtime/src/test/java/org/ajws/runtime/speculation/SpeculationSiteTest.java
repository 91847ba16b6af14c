package org.ajws.runtime.speculation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.statistics.SiteProfile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What is known of a loop, and what follows from it. */
class SpeculationSiteTest {
  private final AtomicInteger claimed = new AtomicInteger();

  @BeforeEach
  void workers() {
    AjwsRuntime.shutdown();
    AjwsRuntime.resetStatistics();
    System.setProperty("ajws.workers", "2");
  }

  @AfterEach
  void end() {
    AjwsRuntime.shutdown();
    System.clearProperty("ajws.workers");
  }

  /** What was known of one was taken for the other: all of them were of one class. */
  @Test
  void loopsOfTranslatedCodeAreToldApartByTheirBodies() {
    TranslatedLoop<TaskLocals.None, Void> one =
        new TranslatedLoop<>(TaskLocals.none(), (own, from, to) -> 0);
    TranslatedLoop<TaskLocals.None, Void> other =
        new TranslatedLoop<>(TaskLocals.none(), (own, from, to) -> 1);
    SiteProfile profile = SiteProfile.of("One.java:1", one.body());
    assertNotSame(profile, SiteProfile.of("Other.java:1", other.body()));
    assertSame(profile, SiteProfile.of("One.java:1", one.body()));
  }

  /** A loop that writes an array, and counts how often it is asked for claims. */
  private SpeculativeLoop<int[]> loop(int[] array, int[] bodies) {
    return new ClaimingLoop() {
      @Override
      protected int plain(int[] own, long from, long to) {
        bodies[0]++;
        for (int i = (int) from; i < to; i++) {
          array[i]++;
        }
        return 0;
      }

      @Override
      protected void claim(Claims claims, long from, long to) {
        claimed.incrementAndGet();
        claims.write(array, Indices.trips(0, 1, from, to));
      }
    };
  }

  @Test
  void aLoopThatIsKnownToBeShortIsNotShared() {
    SpeculationSite site = new SpeculationSite("Short.java:1");
    int[] array = new int[100];
    SpeculativeLoop<int[]> loop = loop(array, new int[1]);
    SiteProfile profile = SiteProfile.of("Short.java:1", loop.body());
    for (int i = 0; i < 10; i++) {
      for (int n = 0; n < 50; n++) { // also if the last execution has lost its processor
        profile.record(100, 100); // a nanosecond each
      }
      Speculation.run(site, 100, loop);
    }
    assertEquals(10, array[0]);
    assertEquals(0, claimed.get());
    assertEquals(0, AjwsRuntime.statistics().speculative().size(), "of which nothing is said");
    profile.record(1_000_000_000, 10); // no longer
    profile.record(1_000_000_000, 10);
    Speculation.run(site, 100, loop);
    assertTrue(claimed.get() > 0);
    assertEquals(11, array[99]);
  }

  /** Bodies beside each other were taken for the plain time, however they hindered each other. */
  @Test
  void someExecutionsAreRunInOrderToKnowWhatTheyTake() {
    SpeculationSite site = new SpeculationSite("Sample.java:1");
    int[] array = new int[1000];
    SpeculativeLoop<int[]> loop = loop(array, new int[1]);
    SiteProfile profile = SiteProfile.of("Sample.java:1", loop.body());
    List<Integer> inOrder = new ArrayList<>();
    for (int n = 1; n <= 9; n++) {
      profile.record(1_000_000_000, 10); // else it would be known to be short
      profile.record(1_000_000_000, 10);
      int before = claimed.get();
      Speculation.run(site, 1000, loop);
      if (claimed.get() == before) {
        inOrder.add(n);
      }
    }
    assertEquals(List.of(2, 3, 4, 5, 8, 9), inOrder);
    assertEquals(9, array[999]);
  }

  /** Of a loop that does not gain nothing is claimed, and its chunks are long. */
  @Test
  void aLoopThatIsTurnedOffRunsInLongChunksWithoutClaims() {
    Gain off =
        new Gain() {
          @Override
          synchronized boolean isOn(long now) {
            return false;
          }

          @Override
          synchronized boolean staysOffFor(long trips, long now) {
            return false; // it might be on before the loop has ended
          }
        };
    int[] array = new int[1000];
    int[] bodies = new int[1];
    Speculation.run(new SpeculationSite("Off.java:1", 4, 2, off), 1000, loop(array, bodies));
    assertEquals(1, array[999]);
    assertEquals(0, claimed.get());
    assertEquals(16, bodies[0], "of 64 trips");
    assertEquals(1, AjwsRuntime.statistics().speculative().get(0).turnedOff());
  }

  /** What the program does meanwhile is no reason to try again. */
  @Test
  void aRestLastsAsLongAsTheLoopRuns() {
    List<Long> asked = new ArrayList<>();
    Gain off =
        new Gain() {
          @Override
          synchronized boolean isOn(long now) {
            asked.add(now);
            return false;
          }

          @Override
          synchronized boolean staysOffFor(long trips, long now) {
            asked.add(now);
            return asked.size() > 4;
          }
        };
    SpeculationSite site = new SpeculationSite("Rest.java:1", 4, 2, off);
    int[] array = new int[1000];
    long start = System.nanoTime();
    for (int n = 0; n < 6; n++) {
      Speculation.run(site, 1000, loop(array, new int[1]));
    }
    long elapsed = System.nanoTime() - start;
    assertEquals(0, asked.get(0));
    for (int k = 1; k < asked.size(); k++) {
      assertTrue(asked.get(k) >= asked.get(k - 1), asked.toString());
    }
    assertTrue(asked.get(asked.size() - 1) > 0, asked.toString());
    assertTrue(site.spent() <= elapsed, site.spent() + " of " + elapsed);
  }
}
