package org.ajws.benchmarks.tracking;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Function;
import org.ajws.runtime.claim.Claims;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Each way to watch tasks, by single properties. */
class TrackingTest {
  /** A way, for the arrays of a memory. */
  record Way(String name, Function<Memory, BackEnd> make) {
    @Override
    public String toString() {
      return name;
    }
  }

  static final List<Way> WAYS =
      List.of(
          new Way("naive log", m -> new LogBackEnd(LogBackEnd.Search.NAIVE)),
          new Way("hashed log", m -> new LogBackEnd(LogBackEnd.Search.HASHED)),
          new Way("hopscotch log", m -> new LogBackEnd(LogBackEnd.Search.HOPSCOTCH)),
          new Way("few locks", m -> new LogBackEnd(LogBackEnd.Search.HOPSCOTCH, 4)),
          new Way("paged, copy", m -> new PagedBackEnd(m, false)),
          new Way("paged, swap", m -> new PagedBackEnd(m, true)),
          new Way("bits of slots", m -> new ShadowBackEnd(m, 0)),
          new Way("bits of 8 slots", m -> new ShadowBackEnd(m, 3)),
          new Way("bits of pages", m -> new ShadowBackEnd(m, 9)));

  /** A task that is watched only. */
  static Task task(Consumer<View> body) {
    return new Task() {
      @Override
      public void plain() {
        throw new UnsupportedOperationException();
      }

      @Override
      public void tracked(View view) {
        body.accept(view);
      }

      @Override
      public void claim(Claims claims) {
        throw new UnsupportedOperationException();
      }
    };
  }

  private final long[] array = new long[1024];
  private final Memory memory = new Memory();
  private final Slots slots = memory.share(array);

  private BackEnd entered(Way way) {
    BackEnd backEnd = way.make.apply(memory);
    backEnd.enter();
    return backEnd;
  }

  private View begun(BackEnd backEnd) {
    View view = backEnd.view();
    view.begin(new ListRun(backEnd, List.of()), 1);
    return view;
  }

  private void commit(BackEnd backEnd, int at, long value) {
    View view = begun(backEnd);
    view.put(slots, at, value);
    view.commit();
  }

  @ParameterizedTest
  @FieldSource("WAYS")
  void readsItsOwnWritesThatNobodyElseSees(Way way) {
    BackEnd backEnd = entered(way);
    View view = begun(backEnd);
    view.put(slots, 3, 7);
    assertEquals(7, view.get(slots, 3));
    assertEquals(0, begun(backEnd).get(slots, 3));
    view.commit();
    assertEquals(7, begun(backEnd).get(slots, 3));
    backEnd.leave();
    assertEquals(7, array[3]);
  }

  @ParameterizedTest
  @FieldSource("WAYS")
  void aReadThatAnEarlierTaskOverwritesIsNotValid(Way way) {
    BackEnd backEnd = entered(way);
    View view = begun(backEnd);
    assertEquals(0, view.get(slots, 5));
    assertTrue(view.isValid());
    commit(backEnd, 5, 1);
    assertFalse(view.isValid());
  }

  /** A-B-A: the value is back, but the task has seen the other one, or might have. */
  @ParameterizedTest
  @FieldSource("WAYS")
  void aValueThatIsBackWasAnother(Way way) {
    BackEnd backEnd = entered(way);
    View view = begun(backEnd);
    view.get(slots, 5);
    commit(backEnd, 5, 1);
    boolean left = false;
    try {
      view.get(slots, 5);
    } catch (Rollback r) {
      left = true;
    }
    commit(backEnd, 5, 0);
    assertTrue(left || !view.isValid());
  }

  /** Nobody makes a picture of the whole memory: what is read late may be newer. */
  @ParameterizedTest
  @FieldSource("WAYS")
  void readsOfTwoTimesAreNotValid(Way way) {
    BackEnd backEnd = entered(way);
    View view = begun(backEnd);
    view.get(slots, 0);
    commit(backEnd, 0, 1);
    commit(backEnd, 900, 1);
    boolean left = false;
    try {
      view.get(slots, 900);
    } catch (Rollback r) {
      left = true;
    }
    assertTrue(left || !view.isValid());
  }

  @ParameterizedTest
  @FieldSource("WAYS")
  void indicesOutsideThrow(Way way) {
    View view = begun(entered(way));
    view.put(slots, 1023, 1);
    for (int i : new int[] {-1, 1024, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
      assertThrows(IndexOutOfBoundsException.class, () -> view.get(slots, i));
      assertThrows(IndexOutOfBoundsException.class, () -> view.put(slots, i, 1));
    }
  }

  /** What throws on stale data does not in its turn. */
  @ParameterizedTest
  @FieldSource("WAYS")
  void anExceptionOfStaleDataIsNone(Way way) throws Throwable {
    BackEnd backEnd = entered(way);
    new ListRun(
            backEnd,
            List.of(
                task(v -> v.put(slots, 0, 1)), task(v -> v.put(slots, 1, 10 / v.get(slots, 0)))))
        .allAhead();
    backEnd.leave();
    assertEquals(10, array[1]);
  }

  /** What came before it in order counts, what comes after it does not. */
  @ParameterizedTest
  @FieldSource("WAYS")
  void theFirstExceptionInOrderEndsTheList(Way way) {
    BackEnd backEnd = entered(way);
    ListRun run =
        new ListRun(
            backEnd,
            List.of(
                task(v -> v.put(slots, 0, 1)),
                task(
                    v -> {
                      v.put(slots, 1, 2);
                      throw new IllegalStateException("second");
                    }),
                task(
                    v -> {
                      v.put(slots, 2, 3);
                      throw new IllegalStateException("third");
                    })));
    assertEquals("second", assertThrows(IllegalStateException.class, run::allAhead).getMessage());
    backEnd.leave();
    assertArrayEquals(new long[] {1, 2, 0}, new long[] {array[0], array[1], array[2]});
  }

  /** Its first task waits until the second has begun, which never ends on what it sees. */
  @ParameterizedTest
  @FieldSource("WAYS")
  void anEndlessLoopOnStaleDataEnds(Way way) throws Throwable {
    BackEnd backEnd = entered(way);
    CountDownLatch begun = new CountDownLatch(1);
    List<Task> list =
        List.of(
            task(
                v -> {
                  await(begun);
                  v.put(slots, 0, 1);
                }),
            task(
                v -> {
                  while (v.get(slots, 0) == 0) {
                    begun.countDown();
                    v.poll();
                  }
                  v.put(slots, 1, 2);
                }));
    try (Crew crew = new Crew(2)) {
      new ListRun(backEnd, list).on(crew);
    }
    backEnd.leave();
    assertEquals(2, array[1]);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void neighboursOfAPageConflictByPagesOnly() throws Throwable {
    for (int shift : new int[] {0, 1}) {
      ListRun run =
          new ListRun(
              new ShadowBackEnd(memory, shift),
              List.of(task(v -> v.put(slots, 6, 1)), task(v -> v.put(slots, 7, 2))));
      run.allAhead();
      assertArrayEquals(new boolean[] {false, shift == 1}, run.again());
      assertEquals(1, array[6]);
      assertEquals(2, array[7]);
    }
  }

  /** Of all patterns of two blocks: the printed test takes 45 for conflicts that are none. */
  @Test
  void theCorrectedMaskFindsConflictsOnly() {
    int wronglyByTheThesis = 0;
    for (long current = 0; current < 16; current++) {
      for (long other = 0; other < 16; other++) {
        boolean first = (current & 3) != 0 && (other & 2) != 0;
        boolean second = current >>> 2 != 0 && other >>> 3 != 0;
        assertEquals(first || second, ShadowBackEnd.isConflict(current, other));
        boolean printed = (current & (other | other >>> 1)) != 0;
        assertTrue(printed || !first && !second);
        wronglyByTheThesis += printed && !first && !second ? 1 : 0;
      }
    }
    assertEquals(45, wronglyByTheThesis);
  }

  @Test
  void entriesStayNearTheirHome() {
    for (long seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      Hopscotch table = new Hopscotch(4);
      Set<Integer> expected = new HashSet<>();
      int stride = 1 << random.nextInt(8);
      for (int k = 0; k < 500; k++) {
        int lock = random.nextInt(300) * stride;
        table.add(lock);
        expected.add(lock);
        assertEquals(expected.size(), table.count, "seed " + seed);
      }
      assertTrue(table.isSound(), "seed " + seed);
      Set<Integer> found = new HashSet<>();
      for (int lock : table.locks) {
        found.add(lock);
      }
      found.remove(ReadSet.NONE);
      assertEquals(expected, found, "seed " + seed);
    }
  }

  /** Fast up, slowly down; a third of room. */
  @Test
  void tablesBeginAsLargeAsTheyWere() {
    SizeEstimate estimate = new SizeEstimate();
    assertEquals(16, estimate.start());
    estimate.add(1012); // 12 * 3/4 + 1012 / 4 = 262; 350 with room
    assertEquals(512, estimate.start());
    estimate.add(6); // 246; 328
    assertEquals(512, estimate.start());
    for (int k = 0; k < 100; k++) {
      estimate.add(0);
    }
    assertEquals(4, estimate.start());
  }

  @Test
  void schedulesAreThoseByHand() {
    long[] commits = {1, 1, 1, 1};
    long[] ahead = {10, 10, 10, 10};
    assertEquals(44, Schedule.tracked(ahead, commits, new boolean[4], 1));
    // Both end at 10; the commit of the first ends at 12, then the second runs once more.
    long[] both = {10, 10};
    assertEquals(24, Schedule.tracked(both, new long[] {2, 2}, new boolean[] {false, true}, 2));
    assertEquals(14, Schedule.tracked(both, new long[] {2, 2}, new boolean[2], 2));
    assertEquals(20, Schedule.claimed(ahead, new long[4], 2));
    assertEquals(16, Schedule.claimed(ahead, new long[] {1, 2, 3, 0}, 4));
  }
}
