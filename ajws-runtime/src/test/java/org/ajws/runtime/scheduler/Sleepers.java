package org.ajws.runtime.scheduler;

/** Whether the workers sleep. */
public final class Sleepers {
  private Sleepers() {}

  /** Waits until so many other workers sleep, and nobody has woken them. */
  public static void await(int count) {
    Worker self = Worker.current();
    int[] asleep = {-1};
    while (asleep[0] < count) {
      asleep[0] = 0;
      self.scheduler.findHungry(
          self,
          w -> {
            asleep[0] += w.idleness.isParked() ? 1 : 0;
            return false;
          });
      Thread.onSpinWait();
    }
  }
}
