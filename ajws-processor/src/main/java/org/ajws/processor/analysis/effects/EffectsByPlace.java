package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Effects by the places that they come to, so that of thousands of tasks that have a slot each not
 * every two are compared: slots with other known numbers, which nobody looks for in an array, are
 * two in any round.
 */
final class EffectsByPlace {
  /** The effects of one location, each with the number of its slot; null where it is not known. */
  private static final class Location {
    final List<Effect> all = new ArrayList<>();
    final List<Long> slots = new ArrayList<>();
    final Map<Long, List<Effect>> near = new HashMap<>();
  }

  private final Map<String, Location> locations = new HashMap<>();

  EffectsByPlace(List<Effect> effects) {
    for (Effect e : effects) {
      Location location = locations.computeIfAbsent(e.location(), l -> new Location());
      location.all.add(e);
      location.slots.add(slot(e));
    }
  }

  /** What may meet an effect, that itself included. */
  List<Effect> near(Effect e) {
    return near(e.location(), slot(e));
  }

  /**
   * What may meet a read.
   *
   * @param location of the effects that change what is read
   */
  List<Effect> near(String location, Read read) {
    return near(location, slot(read.place()));
  }

  private List<Effect> near(String name, Long slot) {
    Location location = locations.get(name);
    if (location == null) {
      return List.of();
    }
    return slot == null
        ? location.all
        : location.near.computeIfAbsent(slot, s -> withSlot(location, s));
  }

  private static List<Effect> withSlot(Location location, Long slot) {
    List<Effect> some = new ArrayList<>();
    for (int n = 0; n < location.all.size(); n++) {
      Long other = location.slots.get(n);
      if (other == null || other.equals(slot)) {
        some.add(location.all.get(n));
      }
    }
    return some;
  }

  private static Long slot(Effect e) {
    boolean looked = e.checked() || TaskPlaces.areByIndex(e.assigned(), e.assigned());
    return looked || e.kind() != Effect.Kind.SLOT ? null : slot(e.target());
  }

  private static Long slot(AccessPath place) {
    return place.last() instanceof AccessPath.Step.Index index && index.form().isConstant()
        ? (Long) index.form().constant()
        : null;
  }
}
