package org.ajws.runtime.speculation;

/** Speculative loops that do nothing but wait a little, and which their threads join and leave. */
public final class EmptyLoops {
  private static final Gain ALWAYS_ON =
      new Gain() {
        @Override
        synchronized boolean isOn(long now) {
          return true;
        }

        @Override
        synchronized boolean staysOffFor(long trips, long now) {
          return false;
        }
      };

  private EmptyLoops() {}

  /** Runs some on fork/join tasks. */
  public static void run(int rounds) {
    SpeculationSite site = new SpeculationSite("Empty.java:1", 4, 1, ALWAYS_ON);
    for (int round = 0; round < rounds; round++) {
      ForkJoinSpeculation.run(site, 100, new Loop());
    }
  }

  private static final class Loop extends SpeculativeLoop<int[]> {
    @Override
    protected int[] start() {
      return new int[1];
    }

    @Override
    protected int plain(int[] own, long from, long to) {
      for (long spins = (from * 0x9E3779B97F4A7C15L) >>> 58; spins > 0; spins--) {
        Thread.onSpinWait();
      }
      return 0;
    }

    @Override
    protected int tracked(Chunk chunk, int[] own, long from, long to) {
      return plain(own, from, to);
    }

    @Override
    protected void merge(int[] own) {}
  }
}
