package org.ajws.runtime.speculation;

import java.util.Arrays;
import org.ajws.runtime.claim.Claims;

/**
 * How long it takes, in a loop of two chunks, until another worker begins the second one. In the
 * runtime's package, since no program can ask for it.
 */
public final class ShareLatency {
  private static final String NAME = "ShareLatency.java:1";
  private static final int REPETITIONS = 400;

  /** How long a chunk takes, so that the other one is worth coming for. */
  private static final long CHUNK = 50_000;

  private ShareLatency() {}

  /** Two trips that tell when they begin. */
  private static final class Two extends SpeculativeLoop<Object> {
    final long[] begin = new long[2];
    final Thread[] thread = new Thread[2];

    @Override
    protected Object start() {
      return this;
    }

    @Override
    protected int plain(Object own, long from, long to) {
      for (long trip = from; trip < to; trip++) {
        int t = (int) trip;
        thread[t] = Thread.currentThread();
        begin[t] = System.nanoTime();
        while (System.nanoTime() - begin[t] < CHUNK) {
          Thread.onSpinWait();
        }
      }
      return 0;
    }

    @Override
    protected int tracked(Chunk chunk, Object own, long from, long to) {
      return plain(own, from, to);
    }

    @Override
    protected void merge(Object own) {
      // nothing of its own
    }

    @Override
    protected boolean isClaimed() {
      return true;
    }

    @Override
    protected void claim(Claims claims, long from, long to) {
      // nothing that others touch
    }
  }

  /**
   * Measures it on this copy of the runtime, which has two workers.
   *
   * @return nanoseconds, of a good moment: others use the machine, too
   */
  public static double measure() {
    boolean before = Speculation.always;
    Speculation.always = true;
    double[] times = new double[REPETITIONS];
    int n = 0;
    SpeculationSite site = new SpeculationSite(NAME, 8, 1);
    for (int i = 0; i < REPETITIONS; i++) {
      Two two = new Two();
      Speculation.run(site, 2, two);
      long later = two.begin[1] - two.begin[0]; // below 0: the first one had no processor
      if (two.thread[0] != two.thread[1] && later > 0) {
        times[n++] = later;
      }
    }
    Speculation.always = before;
    Arrays.sort(times, 0, n);
    return n == 0 ? CHUNK : times[n / 20];
  }
}
