package org.ajws.processor.analysis.effects;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** How many effects of a location one is compared with. */
class EffectsByPlaceTest {
  private static final AccessPath ARRAY = AccessPath.STATIC.then(new AccessPath.Step.Call("array"));
  private static final Polynomial SOME = Polynomial.of(new Symbol.Unknown());

  private static AccessPath slot(Polynomial index) {
    return ARRAY.then(new AccessPath.Step.Index(index));
  }

  private static AccessPath slot(int index) {
    return slot(Polynomial.constant(index));
  }

  private static Effect write(AccessPath slot, boolean checked) {
    Effect.Circumstances when = new Effect.Circumstances(checked, false, Set.of(), List.of());
    return new Effect(
        Effect.Kind.SLOT, slot, null, null, false, when, new Effect.Source(null, null));
  }

  private static List<Effect> slots(int count) {
    List<Effect> all = new ArrayList<>();
    for (int n = 0; n < count; n++) {
      all.add(write(slot(n), false));
    }
    return all;
  }

  @Test
  void aSlotOfEachTaskMeetsItselfAlone() {
    List<Effect> all = slots(100);
    EffectsByPlace places = new EffectsByPlace(all, array -> false);
    all.forEach(e -> assertEquals(List.of(e), places.near(e)));
    Read read = new Read(slot(7), true, null, null);
    assertEquals(List.of(all.get(7)), places.near(all.get(7).location(), read));
  }

  @Test
  void whatMayBeAnySlotMeetsAllInTheirOrder() {
    List<Effect> all = slots(10);
    Effect any = write(slot(SOME), false);
    all.add(4, any);
    Effect again = write(slot(2), false);
    all.add(again);
    EffectsByPlace places = new EffectsByPlace(all, array -> false);
    assertEquals(all, places.near(any));
    assertEquals(List.of(all.get(2), any, again), places.near(again));
    assertEquals(all, places.near(any.location(), new Read(slot(SOME), true, null, null)));
  }

  @Test
  void aSlotThatIsLookedAtFirstMeetsItsNeighbours() {
    List<Effect> all = slots(10);
    Effect checked = write(slot(3), true);
    all.add(checked);
    EffectsByPlace places = new EffectsByPlace(all, array -> false);
    assertEquals(all, places.near(checked));
    assertEquals(List.of(all.get(5), checked), places.near(all.get(5)));
  }
}
