package org.ajws.runtime.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.ajws.runtime.AjwsRuntime;
import org.ajws.runtime.frame.Root;
import org.ajws.runtime.generated.TaskLocals;
import org.ajws.runtime.scheduler.AsyncScope;
import org.ajws.runtime.scheduler.Context;
import org.ajws.runtime.scheduler.Entry;
import org.ajws.runtime.scheduler.Region;
import org.ajws.runtime.scheduler.Worker;
import org.ajws.runtime.statistics.SiteProfile;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * A thread's context, as loops in order, shared loops and entries begin and end inside each other.
 */
class ContextTest {
  private static final long SEED = 20261121;
  private static final int STEPS = 20_000;

  /** What {@link Context} should say, kept in the simplest way: innermost first. */
  private record Expected(Region region, AsyncScope scope) {}

  private final Random random = new Random(SEED);
  private final Deque<Expected> stack = new ArrayDeque<>();
  private Worker worker;
  private Context context;
  private int steps;
  private Region last; // of some loop that ran in order, now or earlier
  private int again; // how many were entered in the region of the last one

  @BeforeEach
  void start() {
    worker = Worker.current();
    context = worker.context;
  }

  @AfterEach
  void stop() {
    AjwsRuntime.shutdown();
  }

  @Test
  void nestedInAnyWayItIsWhatAStackWouldSay() {
    stack.push(new Expected(null, null));
    while (steps < STEPS) {
      something(0);
      check();
    }
    assertEquals(1, stack.size());
    assertTrue(again > 100, again + " loops entered again");
  }

  @Test
  void whatEndedALoopInOrderDoesNotEndTheNextOne() {
    SiteProfile profile = SiteProfile.of("A.java:1", new Object());
    Region first = context.enterInOrder("A.java:1", profile, TaskLocals.none());
    first.fail(new IllegalStateException("expected"));
    context.leaveInOrder(first);
    Region second = context.enterInOrder("A.java:1", profile, TaskLocals.none());
    assertFalse(second.isCancelled());
    second.rethrow();
    context.leaveInOrder(second);
  }

  /** A stack overflow may skip the end of an inner loop: the outer one's end makes up for it. */
  @Test
  void anEndThatWasSkippedIsMadeUpForByTheOneAround() {
    SiteProfile profile = SiteProfile.of("A.java:1", new Object());
    Region outer = context.enterInOrder("A.java:1", profile, TaskLocals.none());
    context.enterInOrder("A.java:2", profile, TaskLocals.none());
    context.setRegion(new Region("A.java:4", context.region(), null, TaskLocals.none()));
    context.enterInOrder("A.java:3", profile, TaskLocals.none());
    context.leaveInOrder(outer);
    assertSame(null, context.region());
  }

  private void something(int depth) {
    steps++;
    int kind = depth > 12 ? 3 : random.nextInt(4);
    switch (kind) {
      case 0 -> loopInOrder(depth);
      case 1 -> sharedRegion(depth);
      case 2 -> entry(depth);
      default -> check();
    }
  }

  private void inside(int depth) {
    check();
    for (int k = random.nextInt(4); k > 0; k--) {
      something(depth + 1);
      check();
    }
  }

  private void loopInOrder(int depth) {
    String site = "A.java:" + random.nextInt(3);
    SiteProfile profile = SiteProfile.of(site, random.nextBoolean() ? this : stack);
    Region loop;
    if (last != null && context.enterAgain(last, profile)) {
      loop = last;
      again++;
    } else {
      loop = context.enterInOrder(site, profile, TaskLocals.none());
      assertEquals(site, loop.site());
    }
    last = random.nextInt(3) == 0 ? last : loop;
    assertSame(profile, loop.profile());
    stack.push(new Expected(loop, null));
    inside(depth);
    stack.pop();
    context.leaveInOrder(loop);
  }

  private void sharedRegion(int depth) {
    Region outer = context.region();
    AsyncScope outerScope = context.outerScope();
    Entry outerEntry = context.outerScopeEntry();
    Region inner = new Region("A.java:5", outer, null, TaskLocals.none());
    AsyncScope scope =
        random.nextBoolean() ? new RangePiece<>(inner, null, null, null, 0, 0) : null;
    context.setRegion(inner);
    context.setScope(scope);
    stack.push(new Expected(inner, scope));
    inside(depth);
    stack.pop();
    context.setRegion(outer);
    context.resetScope(outerScope, outerEntry);
  }

  private void entry(int depth) {
    Root root = Root.enter();
    stack.push(new Expected(stack.element().region, null));
    inside(depth);
    stack.pop();
    root.exit();
  }

  private void check() {
    Expected now = stack.element();
    assertSame(now.region, context.region(), () -> "seed " + SEED + ", step " + steps);
    assertSame(now.scope, context.scope(), () -> "seed " + SEED + ", step " + steps);
    for (Expected around : stack) {
      if (around.region != null) {
        assertTrue(now.region.isWithin(around.region), () -> "seed " + SEED + ", step " + steps);
      }
    }
  }
}
