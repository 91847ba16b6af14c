package org.ajws.benchmarks;

import java.util.Arrays;
import java.util.Locale;
import org.ajws.benchmarks.speculation.Claimed;
import org.ajws.benchmarks.speculation.Irregular;
import org.ajws.benchmarks.speculation.Links;
import org.ajws.benchmarks.speculation.Nothing;
import org.ajws.benchmarks.speculation.Subject;
import org.ajws.evaluation.measure.CpuTime;
import org.ajws.runtime.claim.Claims;
import org.ajws.runtime.claim.Indices;
import org.ajws.runtime.claim.SavedSlots;
import org.ajws.runtime.claim.SlotBuffers;
import org.ajws.runtime.speculation.RangesAlone;
import org.ajws.runtime.speculation.TrackedAlone;

/**
 * What a tracked access costs, and a chunk, on one thread, in processor time. Every result is
 * compared with the serial one.
 */
final class AccessCosts {
  /** Entries of a log, as in the runtime. */
  private static final int ENTRIES = 500;

  private static final int CHUNKS = 10_000;

  /** A run to be measured. */
  private interface Run {
    void run() throws Throwable;
  }

  private final int rounds;
  private final int trips;
  private final StringBuilder out = new StringBuilder();

  private AccessCosts(int rounds, int trips) {
    this.rounds = rounds;
    this.trips = trips;
  }

  /**
   * The table.
   *
   * @param small whether only the results matter
   */
  static String table(boolean small) throws Exception {
    AccessCosts costs = small ? new AccessCosts(3, 20_000) : new AccessCosts(40, 400_000);
    costs.fill();
    return costs.out.toString();
  }

  private void fill() throws Exception {
    line("", "plain ns", "ahead ns", "an access");
    tracked("irregular, no work", new Irregular(trips, 0, 0), 3);
    tracked("irregular, work", new Irregular(trips, 0, 20), 3);
    tracked("objects", new Links(trips / 8), 5);
    chunks("an empty chunk, tracked", new Nothing(CHUNKS));
    chunks("an empty chunk with one claim", new Claimed(CHUNKS, 1));
    chunks("an empty chunk with six claims", new Claimed(CHUNKS, 6));
    out.append('\n');
    line("copies, so that a chunk is undone", "new ns", "again ns", "–");
    copies(512);
    copies(16_384);
    copies(131_072);
  }

  private void line(String name, String plain, String ahead, String access) {
    out.append(String.format(Locale.ROOT, "%-34s%12s%12s%12s%n", name, plain, ahead, access));
  }

  private static String nanos(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }

  /** By trip, and what is added by access. */
  private void tracked(String name, Subject subject, int accesses) throws Exception {
    TrackedAlone<Object> tracked = new TrackedAlone<>(subject, subject.trips());
    double[] times = times(subject, () -> tracked.run(ENTRIES / accesses));
    double n = subject.trips();
    line(
        name,
        nanos(times[0] / n),
        nanos(times[1] / n),
        nanos((times[1] - times[0]) / n / accesses));
  }

  /** By chunk; each has one trip. */
  private void chunks(String name, Subject subject) throws Exception {
    Run run;
    if (subject instanceof Claimed) {
      RangesAlone<Object> claimed = new RangesAlone<>(subject, subject.trips());
      run = () -> claimed.run(1);
    } else {
      TrackedAlone<Object> tracked = new TrackedAlone<>(subject, subject.trips());
      run = () -> tracked.run(1);
    }
    double[] times = times(subject, run);
    line(name, nanos(times[0] / CHUNKS), nanos(times[1] / CHUNKS), "–");
  }

  /** What it takes to copy slots, into new arrays and into some that are used again. */
  private void copies(int slots) {
    double[] array = new double[slots];
    Claims claims = new Claims();
    claims.write(array, Indices.trips(0, 1, 0, slots));
    claims.seal();
    SlotBuffers kept = new SlotBuffers();
    int times = Math.max(1, 2 * trips / slots);
    double[][] samples = new double[2][rounds];
    for (int round = -rounds; round < rounds; round++) {
      for (int way = 0; way < 2; way++) {
        long start = CpuTime.ofCaller();
        for (int i = 0; i < times; i++) {
          array[i % slots] = i;
          SavedSlots saved = new SavedSlots(claims, way == 0 ? new SlotBuffers() : kept);
          array[i % slots] = -1;
          saved.restore();
          if (array[i % slots] != i) {
            throw new IllegalStateException("a slot was not put back");
          }
          saved.release();
        }
        if (round >= 0) {
          samples[way][round] = (double) (CpuTime.ofCaller() - start) / times;
        }
      }
    }
    Arrays.sort(samples[0]);
    Arrays.sort(samples[1]);
    line(
        slots + " doubles, and back",
        nanos(samples[0][rounds / 2]),
        nanos(samples[1][rounds / 2]),
        "–");
  }

  /** The medians of the loop in order and ahead, in turns, after as many rounds to warm up. */
  private double[] times(Subject subject, Run ahead) throws Exception {
    double[][] samples = new double[2][rounds];
    for (int round = -rounds; round < rounds; round++) {
      long expected = 0;
      for (int way = 0; way < 2; way++) {
        subject.reset();
        long start = CpuTime.ofCaller();
        run(way == 0 ? subject::inOrder : ahead);
        long time = CpuTime.ofCaller() - start;
        if (round >= 0) {
          samples[way][round] = time;
        }
        if (way == 0) {
          expected = subject.result();
        } else if (subject.result() != expected) {
          throw new IllegalStateException("a result differs from the serial one");
        }
      }
    }
    for (double[] s : samples) {
      Arrays.sort(s);
    }
    return new double[] {samples[0][rounds / 2], samples[1][rounds / 2]};
  }

  private static void run(Run run) throws Exception {
    try {
      run.run();
    } catch (Exception | Error e) {
      throw e;
    } catch (Throwable t) {
      throw new IllegalStateException(t);
    }
  }
}
