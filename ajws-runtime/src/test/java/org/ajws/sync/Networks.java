package org.ajws.sync;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Random;
import org.ajws.runtime.frame.FrameTasks;

/** Random networks of tasks and channels that do not stand still, as frames, for long runs. */
public final class Networks {
  private Networks() {}

  /** Runs the network of a seed and compares it with its model. */
  public static void run(long seed) {
    Network network = new Network(new Random(seed));
    Network.Outcome expected = network.model();
    if (!expected.stuck) { // to find out that they do takes too long
      Network.Run run = network.new Run();
      FrameTasks.run(run.frames());
      assertEquals(expected.taken, run.taken, () -> "seed " + seed);
    }
  }
}
