package org.ajws.runtime.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The queue of linked frames, beside one that needs memory. */
class FrameQueueTest {
  private static final Frame[] NO_MORE = new Frame[0];

  private final FrameQueue queue = new FrameQueue();
  private final Deque<Frame> model = new ArrayDeque<>();
  private final List<Frame> free = new ArrayList<>();
  private final Random random = new Random(7);

  @AfterEach
  void check() {
    List<Frame> all = new ArrayList<>();
    queue.forEach(all::add);
    assertEquals(List.copyOf(model), all);
    assertEquals(model.size(), queue.size());
    free.forEach(f -> assertNull(f.later, "it is in no queue"));
  }

  @Test
  void whatIsTakenBackMayBeInAnotherQueueByThen() {
    FrameQueue other = new FrameQueue();
    Frame first = frame(null);
    Frame second = frame(null);
    Frame third = frame(null);
    queue.add(first);
    model.add(first);
    Frame newest = queue.add(second);
    other.add(second);
    other.add(third);
    queue.takeBack(newest);
    assertSame(second, other.takeOldest(null, NO_MORE));
    assertSame(third, other.takeOldest(null, NO_MORE));
    assertNull(other.takeOldest(null, NO_MORE));
  }

  @Test
  void itDoesWhatADequeDoes() {
    RootRegion[] roots = {new RootRegion(null, null), new RootRegion(null, null)};
    for (int i = 0; i < 40; i++) {
      free.add(frame(roots[i % 2]));
    }
    for (int step = 0; step < 20_000; step++) {
      RootRegion filter = random.nextBoolean() ? null : roots[random.nextInt(2)];
      int what = random.nextInt(8);
      if (what < 4 && !free.isEmpty()) {
        Frame frame = free.remove(random.nextInt(free.size()));
        queue.add(frame);
        model.add(frame);
      } else if (what == 4 && !free.isEmpty()) {
        queue.takeBack(queue.add(free.get(0)));
      } else if (what < 7) {
        take(filter, new Frame[random.nextInt(4)]);
      }
      assertEquals(model.stream().anyMatch(f -> f.fits(filter)), queue.contains(filter));
      check();
    }
    assertFalse(model.isEmpty() && free.isEmpty());
  }

  private void take(RootRegion filter, Frame[] more) {
    int wanted = Math.min(more.length, (model.size() - 1) / 2);
    List<Frame> expected = new ArrayList<>();
    for (Iterator<Frame> i = model.iterator(); i.hasNext() && expected.size() <= wanted; ) {
      Frame frame = i.next();
      if (frame.fits(filter)) {
        expected.add(frame);
        i.remove();
      }
    }
    Frame taken = queue.takeOldest(filter, more);
    assertSame(expected.isEmpty() ? null : expected.get(0), taken);
    for (int k = 0; k < more.length; k++) {
      assertSame(k + 1 < expected.size() ? expected.get(k + 1) : null, more[k]);
    }
    free.addAll(expected);
    assertTrue(free.size() + model.size() == 40);
  }

  private static Frame frame(RootRegion root) {
    Frame frame =
        new Frame(0) {
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
    frame.region = root;
    return frame;
  }
}
