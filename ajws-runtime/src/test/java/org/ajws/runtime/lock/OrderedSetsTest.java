package org.ajws.runtime.lock;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import org.ajws.runtime.scheduler.Worker;
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
                    new OrderedLock(owner).number();
                  }
                  return new OrderedLock(owner);
                })
            .join();
    assertTrue(new OrderedLock(owner, theirs).number() > theirs.number());
    assertTrue(new OrderedLock(owner, mine).number() > mine.number());
    long theirOther =
        CompletableFuture.supplyAsync(() -> new OrderedLock(owner, mine).number()).join();
    assertTrue(theirOther > mine.number());
    OrderedLock last = new OrderedLock(owner, mine);
    assertSame(last, last.of(owner));
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
  void monitorsAreOrderedAndRepeatTheLast() {
    OrderedLock a = new OrderedLock(this);
    OrderedLock b = new OrderedLock(this, a);
    OrderedLock c = new OrderedLock(this, b);
    assertArrayEquals(new Object[] {a, b, c}, OrderedLock.ordered(c, a, b));
    assertArrayEquals(new Object[] {a, c, c, c}, OrderedLock.ordered(c, a, null, c));
    Object[] none = OrderedLock.ordered(null, null);
    assertEquals(2, none.length);
    assertNotNull(none[0]);
    assertSame(a, OrderedLock.orNone(a));
    assertNotSame(OrderedLock.orNone(null), OrderedLock.orNone(null));
  }

  @Test
  void anAliasLeadsToTheOtherLock() {
    OrderedLock list = new OrderedLock(this);
    Object node = new Object();
    SetLock alias = OrderedLock.alias(node, null, list);
    assertSame(list, alias.of(node));
    assertNull(alias.of(new Object())); // in a clone
  }

  /** The constructor of a list makes nodes with its lock before the list becomes an alias. */
  @Test
  void whatWasMadeBeforeTheAliasFollows() {
    Object owner = new Object();
    Object node = new Object();
    OrderedLock own = new OrderedLock(owner);
    SetLock early = OrderedLock.alias(node, null, own);
    OrderedLock outer = new OrderedLock(this);
    SetLock held = OrderedLock.alias(owner, own, outer);
    assertSame(outer, held.of(owner));
    assertSame(outer, early.of(node));
    OrderedLock.alias(owner, held, outer); // to itself: no loop
    assertSame(outer, held.of(owner));
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
