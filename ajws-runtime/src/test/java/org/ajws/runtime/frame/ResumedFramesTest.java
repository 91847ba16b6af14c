package org.ajws.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Frames that may go on, by one thread after the other, whose clock is set by hand. */
class ResumedFramesTest {
  private static final Frame[] NO_MORE = new Frame[0];

  private long now;
  private final ResumedFrames own = new ResumedFrames(() -> now);
  private final ResumedFrames thief = new ResumedFrames(() -> now);

  private Frame steal() {
    return own.steal(null, thief, NO_MORE);
  }

  /** A worker that joins looks into its own store before each look at others. */
  @Test
  void aThiefThatLooksForItsOwnInBetweenGetsWhatIsLeftLying() {
    Frame frame = frame();
    own.addNext(frame);
    assertNull(steal(), "it is left to its worker at first");
    now += 4_999;
    assertNull(thief.takeOwn(null));
    assertNull(steal());
    now++;
    assertNull(thief.takeOwn(null));
    assertSame(frame, steal());
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
    assertEquals(Set.of(), own.giveAway());
    assertTrue(own.isEmpty());
  }

  @Test
  void aWorkerThatIsHeldUpLeavesNothingInItsOwnPlace() {
    goesThrough(own, 100);
    Frame frame = frame();
    own.addNext(frame);
    assertFalse(own.isForThieves(null));
    assertEquals(1, own.giveAway().size());
    assertTrue(own.isForThieves(null));
    assertSame(frame, steal());
    assertTrue(own.isEmpty());
  }

  /** It has taken its time for each so far, and those are for whoever comes. */
  @Test
  void nothingIsLeftToAWorkerOfWhichNothingIsKnown() {
    List<Frame> frames = add(2);
    assertTrue(own.isForThieves(null));
    assertSame(frames.get(0), steal());
    assertSame(frames.get(1), steal());
  }

  @Test
  void aFastWorkerKeepsWhatItIsAboutToTake() {
    goesThrough(own, 100);
    List<Frame> frames = add(10);
    assertFalse(own.isForThieves(null));
    assertNull(steal());
    now += 9_999;
    assertNull(steal());
    assertTrue(own.contains(null));
    assertSame(frames.get(0), own.takeOwn(null));
  }

  /** Its worker runs something long now, whatever it ran before. */
  @Test
  void whatLiesForLongIsTaken() {
    goesThrough(own, 100);
    List<Frame> frames = add(4);
    own.takeOwn(null);
    assertNull(steal());
    now += 9_999;
    add(3);
    assertNull(steal());
    now++;
    assertSame(frames.get(1), steal());
    assertNull(steal(), "it is seen anew");
  }

  @Test
  void aWorkerThatTakesSomethingNowAndThenIsLeftAlone() {
    goesThrough(own, 100);
    add(3);
    assertNull(steal());
    now += 7_000;
    own.addNext(frame());
    own.takeOwn(null);
    assertNull(steal());
    now += 7_000;
    assertNull(steal());
    now += 3_000;
    assertTrue(steal() != null);
  }

  /** A worker that goes on all the time is looked at first, the one that is stuck after it. */
  @Test
  void aFastWorkerDoesNotHideTheQueueOfAStuckOne() {
    ResumedFrames fast = fast();
    goesThrough(own, 100);
    List<Frame> frames = add(3);
    Frame got = null;
    for (int round = 0; round < 4 && got == null; round++) {
      for (int i = 0; i < 3; i++) {
        fast.add(frame());
      }
      fast.takeOwn(null);
      assertNull(fast.steal(null, thief, NO_MORE));
      got = steal();
      while (fast.takeOwn(null) != null) {
        now += 100;
      }
      fast.workerRests();
      now += 5_000;
    }
    assertSame(frames.get(0), got);
  }

  @Test
  void aFastWorkerDoesNotHideWhatAStuckOneKeepsForItself() {
    ResumedFrames fast = new ResumedFrames(() -> now);
    Frame frame = frame();
    own.addNext(frame);
    Frame got = null;
    for (int round = 0; round < 4 && got == null; round++) {
      fast.addNext(frame());
      assertNull(fast.steal(null, thief, NO_MORE));
      got = steal();
      now += round == 0 ? 25_000 : 6_000; // the frame that it saw first is forgotten by then
      fast.takeOwn(null);
    }
    assertSame(frame, got);
  }

  /** However many there are: each look at one that has gone on makes room for the next one. */
  @Test
  void manyFastWorkersDoNotHideAStuckOne() {
    List<ResumedFrames> fast = new ArrayList<>();
    for (int i = 0; i < 5; i++) {
      fast.add(fast());
    }
    goesThrough(own, 100);
    List<Frame> frames = add(3);
    Frame got = null;
    for (int round = 0; round < 8 && got == null; round++) {
      for (ResumedFrames each : fast) {
        each.add(frame());
        each.add(frame());
        each.takeOwn(null);
        assertNull(each.steal(null, thief, NO_MORE));
        each.takeOwn(null);
        each.workerRests();
      }
      got = steal();
      now += 10_000;
    }
    assertSame(frames.get(0), got);
  }

  /**
   * What overtakes the queue counts, too: how long a frame takes is asked, not how long it lies.
   */
  @Test
  void shortFramesThatOvertakeTheQueueDoNotGiveItAway() {
    goesThrough(own, 100);
    add(2);
    own.takeOwn(null);
    for (int i = 0; i < 200; i++) {
      own.addNext(frame());
      now += 200;
      own.takeOwn(null);
      own.add(frame());
    }
    while (own.isLong()) {
      own.takeOwn(null);
    }
    assertFalse(own.isForThieves(null));
  }

  /** One that takes long is told at once, by who is in the queue behind it. */
  @Test
  void oneLongFrameGivesTheOthersAway() {
    goesThrough(own, 100);
    List<Frame> frames = add(4);
    own.takeOwn(null);
    now += 10_000;
    own.takeOwn(null);
    assertTrue(own.isForThieves(null));
    assertSame(frames.get(2), steal());
  }

  @Test
  void theTimeInWhichAWorkerHasNothingToDoIsNotCounted() {
    goesThrough(own, 100);
    own.workerRests();
    now += 1_000_000;
    add(3);
    own.takeOwn(null);
    assertFalse(own.isForThieves(null));
  }

  /** A dozen that take little make up for one that took long. */
  @Test
  void oneLongFrameIsForgotten() {
    goesThrough(own, 100);
    add(2);
    own.takeOwn(null);
    now += 1_000_000_000;
    own.takeOwn(null);
    goesThrough(own, 100);
    add(2);
    assertFalse(own.isForThieves(null));
  }

  /** What all of them take is long, though each takes little. */
  @Test
  void aLongQueueIsShared() {
    goesThrough(own, 100);
    List<Frame> frames = add(120);
    assertTrue(own.isForThieves(null));
    Frame[] more = new Frame[32];
    assertSame(frames.get(0), own.steal(null, thief, more));
    assertArrayEquals(frames.subList(1, 33).toArray(), more);
  }

  @Test
  void aThiefTakesHalf() {
    List<Frame> frames = add(7);
    Frame[] more = new Frame[32];
    assertTrue(own.isLong());
    assertSame(frames.get(0), own.steal(null, thief, more));
    assertSame(frames.get(3), more[2]);
    assertNull(more[3]);
    assertSame(frames.get(4), own.takeOwn(null));
  }

  /** Nobody knows what the worker of a frame does that another thread has let go on. */
  @Test
  void whatComesFromOutsideIsTakenAtOnce() {
    goesThrough(own, 100);
    Frame frame = frame();
    own.addFromOutside(frame);
    assertSame(frame, steal());
  }

  /** Those of a worker that goes through its frames fast, and has none just now. */
  private ResumedFrames fast() {
    ResumedFrames fast = new ResumedFrames(() -> now);
    goesThrough(fast, 100);
    fast.workerRests();
    return fast;
  }

  /** Where there is no memory a frame that may go on is not lost. */
  @Test
  void toKeepFramesTakesNoMemory() {
    Frame[] frames = new Frame[10_000];
    for (int i = 0; i < frames.length; i++) {
      frames[i] = frame();
    }
    own.addFromOutside(frame());
    own.addNext(frame());
    own.addNext(frame()); // classes and handles are ready now
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long id = Thread.currentThread().getId();
    long before = threads.getThreadAllocatedBytes(id);
    for (int i = 0; i < frames.length; i += 2) {
      own.addFromOutside(frames[i]);
      own.addNext(frames[i + 1]);
    }
    long bytes = threads.getThreadAllocatedBytes(id) - before;
    assertTrue(bytes < frames.length, () -> bytes + " bytes for " + frames.length + " frames");
  }

  /** A worker goes through many frames, each of which takes so long. */
  private void goesThrough(ResumedFrames frames, long nanos) {
    for (int i = 0; i < 50; i++) {
      frames.add(frame());
    }
    while (frames.takeOwn(null) != null) {
      now += nanos;
    }
  }

  private List<Frame> add(int count) {
    List<Frame> frames = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      frames.add(frame());
      own.add(frames.get(i));
    }
    return frames;
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
