package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** How much what goes down a structure is compared with. */
class ByBeginningTest {
  private static final AccessPath.Step NEXT = new AccessPath.Step.Call("next");
  private static final AccessPath TREES = AccessPath.STATIC.then(new AccessPath.Step.Call("trees"));

  private static AccessPath tree(Polynomial index) {
    return TREES.then(new AccessPath.Step.Index(index));
  }

  private static AccessPath tree(int index) {
    return tree(Polynomial.constant(index));
  }

  private static AccessPath below(AccessPath from) {
    return Below.some(0, from, List.of(NEXT)).then(NEXT);
  }

  private static ByBeginning<AccessPath> of(List<AccessPath> ways) {
    ByBeginning<AccessPath> all = new ByBeginning<>();
    ways.forEach(w -> all.add(w, w));
    return all;
  }

  @Test
  void aTreeOfEachTaskMeetsItselfAlone() {
    List<AccessPath> ways = new ArrayList<>();
    for (int n = 0; n < 100; n++) {
      ways.add(tree(n).then(NEXT));
      ways.add(below(tree(n)));
    }
    ByBeginning<AccessPath> all = of(ways);
    assertEquals(List.of(tree(7).then(NEXT), below(tree(7))), all.near(below(tree(7))));
  }

  @Test
  void whatGoesDownFromAllOfThemMeetsEach() {
    List<AccessPath> ways = List.of(tree(1).then(NEXT), below(tree(2)), below(TREES));
    assertEquals(ways, of(ways).near(below(TREES)));
  }

  @Test
  void anotherObjectIsNotMet() {
    AccessPath other = AccessPath.STATIC.then(new AccessPath.Step.Call("others")).then(NEXT);
    assertEquals(List.of(), of(List.of(other)).near(below(TREES)));
  }
}
