package org.ajws.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** The locks of several sets of one object. */
class OrderedSetsTest {
  @Test
  void aLockMadeBehindAnotherHasALargerNumberInEveryThread() {
    Object owner = new Object();
    OrderedLock mine = new OrderedLock(owner);
    OrderedLock theirs =
        CompletableFuture.supplyAsync(
                () -> {
                  for (int i = 0; i < 3000; i++) { // into later blocks of numbers
                    new OrderedLock(owner);
                  }
                  return new OrderedLock(owner);
                })
            .join();
    assertTrue(new OrderedLock(owner, theirs).number() > theirs.number());
    assertTrue(new OrderedLock(owner, mine).number() > mine.number());
    long theirOther =
        CompletableFuture.supplyAsync(() -> new OrderedLock(owner, mine).number()).join();
    assertTrue(theirOther > mine.number());
    assertTrue(new OrderedLock(owner, mine).isOwnedBy(owner));
  }

  @Test
  void numbersStayUniqueAcrossSkippedBlocks() {
    Set<Long> seen = new HashSet<>();
    OrderedLock last = new OrderedLock(this);
    for (int i = 0; i < 100; i++) {
      OrderedLock before = last;
      last = CompletableFuture.supplyAsync(() -> new OrderedLock(this, before)).join();
      assertTrue(seen.add(last.number()));
      assertTrue(seen.add(new OrderedLock(this).number()));
    }
    assertEquals(200, seen.size());
  }

  @Test
  void nthGivesTheLocksInOrder() {
    OrderedLock a = new OrderedLock(this);
    OrderedLock b = new OrderedLock(this, a);
    OrderedLock c = new OrderedLock(this, b);
    assertSame(a, OrderedLock.nth(0, c, a, b));
    assertSame(b, OrderedLock.nth(1, c, a, b));
    assertSame(c, OrderedLock.nth(2, b, c, a));
  }

  @Test
  void theGuardOfAnObjectIsAlwaysTheSame() {
    Object owner = new Object();
    assertSame(OrderedLock.guard(owner), OrderedLock.guard(owner));
    Set<Object> guards = new HashSet<>();
    for (int i = 0; i < 10_000; i++) {
      guards.add(OrderedLock.guard(new Object()));
    }
    assertTrue(guards.size() > 1, "all objects share one guard");
    assertNotSame(owner, OrderedLock.guard(owner));
  }

  @Test
  void aValueIsComputedInACriticalSectionThatEndsOnEveryExit() {
    int before = Worker.current().critical;
    assertEquals(before + 1, Critical.<Integer>call(() -> Worker.current().critical));
    assertThrows(
        IllegalStateException.class,
        () ->
            Critical.call(
                () -> {
                  throw new IllegalStateException();
                }));
    assertEquals(before, Worker.current().critical);
  }
}
