package org.ajws.processor.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Three builds in a row leave no case out, and none has much more to do than the others. */
class ShareTest {
  @Test
  void seedsThatFollowEachOtherTakeEachCaseOnce() {
    for (int size : new int[] {3, 4, 61, 308}) {
      List<Integer> cases = IntStream.range(0, size).boxed().toList();
      for (long first : new long[] {0, 7, -1, Long.MAX_VALUE - 5}) {
        List<Integer> taken = new ArrayList<>();
        for (long seed = first; seed < first + 3; seed++) {
          List<Integer> share = Share.of(cases, 3, seed);
          assertEquals(share.stream().sorted().toList(), share, "in their order");
          assertTrue(share.size() >= size / 3 && share.size() <= size / 3 + 1, share.toString());
          taken.addAll(share);
        }
        assertEquals(cases, taken.stream().sorted().toList());
      }
    }
  }

  @Test
  void neighboursAreNotAlwaysInDifferentParts() {
    List<Integer> cases = IntStream.range(0, 300).boxed().toList();
    List<Integer> share = Share.of(cases, 3, 0);
    assertTrue(share.stream().filter(i -> share.contains(i + 1)).count() > 10, share.toString());
  }

  @Test
  void ofEachThingEachBuildSeesSomethingElse() {
    for (int ways : new int[] {3, 5}) {
      List<Integer> all = IntStream.range(0, ways).boxed().toList();
      Set<Integer> seen = new HashSet<>();
      for (String thing : List.of("a", "b", "c", "d", "e", "f", "g", "h")) {
        List<Integer> taken = new ArrayList<>();
        for (long seed = 7; seed < 10; seed++) {
          taken.addAll(Share.inTurn(all, thing, 3, seed));
        }
        assertEquals(all, taken.stream().sorted().toList());
        List<Integer> now = Share.inTurn(all, thing, 3, 7);
        assertTrue(now.size() >= ways / 3 && now.size() <= ways / 3 + 1, now.toString());
        seen.addAll(now);
      }
      assertEquals(Set.copyOf(all), seen, "one build sees all ways");
      assertEquals(all, Share.inTurn(all, "a", 1, 7));
    }
  }

  @Test
  void oneWholeAndFewCasesAreTakenWhole() {
    List<Integer> cases = List.of(1, 2);
    assertEquals(cases, Share.of(cases, 3, 1));
    assertEquals(List.of(1, 2, 3, 4), Share.of(List.of(1, 2, 3, 4), 1, 1));
  }
}
