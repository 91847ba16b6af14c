package org.ajws.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Frames that may go on, by one thread after the other. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ResumedFramesTest {
  private final ResumedFrames own = new ResumedFrames();
  private final ResumedFrames thief = new ResumedFrames();

  /** A worker that joins looks into its own store before each look at others. */
  @Test
  void aThiefThatLooksForItsOwnInBetweenGetsWhatIsLeftLying() {
    Frame frame = frame();
    own.addNext(frame);
    assertNull(own.stealNext(null, thief), "it is left to its worker at first");
    Frame stolen = null;
    while (stolen == null) {
      assertNull(thief.takeOwn(null));
      stolen = own.stealNext(null, thief);
    }
    assertSame(frame, stolen);
    assertTrue(own.isEmpty());
  }

  @Test
  void whatIsReplacedComesFirstInTheQueue() {
    Frame first = frame();
    Frame second = frame();
    Frame third = frame();
    assertNull(own.addNext(first));
    assertSame(first, own.addNext(second));
    assertSame(second, own.addNext(third));
    assertSame(first, own.takeOldest(null));
    assertSame(third, own.takeOwn(null));
    assertSame(second, own.takeOwn(null));
    assertNull(own.giveAway());
    assertTrue(own.isEmpty());
  }

  @Test
  void aWorkerThatIsHeldUpLeavesNothingInItsOwnPlace() {
    Frame frame = frame();
    own.addNext(frame);
    assertSame(frame, own.giveAway());
    assertTrue(own.isQueued(null));
    assertFalse(own.hasNext(null));
    assertSame(frame, own.takeOldest(null));
  }

  private static Frame frame() {
    return new Frame(0) {
      @Override
      public boolean run() {
        return true;
      }

      @Override
      protected int finishes(int point) {
        return 0;
      }

      @Override
      protected void accept(Frame completed, int slot) {
        throw new IllegalStateException("it spawns nothing");
      }
    };
  }
}
