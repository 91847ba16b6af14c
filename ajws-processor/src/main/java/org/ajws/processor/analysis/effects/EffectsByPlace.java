package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Effects by the places that they come to, so that of thousands of tasks that have a slot each not
 * every two are compared: slots with other known numbers, which nobody looks for in an array, are
 * two in any round, and so is what two of them lead to, unless they may hold one object.
 */
final class EffectsByPlace {
  /** The effects of one location, each with the number of its slot; null where it is not known. */
  private static final class Location {
    final List<Effect> all = new ArrayList<>();
    final List<Long> slots = new ArrayList<>();
    final Map<Long, List<Effect>> near = new HashMap<>();

    /** At which step of all their ways the slot stands; -1 for none. */
    final int step;

    Location(int step) {
      this.step = step;
    }
  }

  private final Predicate<AccessPath> haveOne;
  private final Map<String, Location> locations = new HashMap<>();

  /**
   * @param haveOne whether two slots of an array or list may hold one object
   */
  EffectsByPlace(List<Effect> effects, Predicate<AccessPath> haveOne) {
    this.haveOne = haveOne;
    for (Effect e : effects) {
      Location location =
          locations.computeIfAbsent(e.location(), l -> new Location(step(e.target())));
      location.all.add(e);
      location.slots.add(slot(location, e));
    }
  }

  /** The first step to a slot that tells two ways apart. */
  private int step(AccessPath way) {
    List<AccessPath.Step> steps = way.steps();
    for (int n = 0; n < steps.size(); n++) {
      if (steps.get(n) instanceof AccessPath.Step.Index
          && (n == steps.size() - 1
              || !haveOne.test(new AccessPath(way.origin(), steps.subList(0, n))))) {
        return n;
      }
    }
    return -1;
  }

  /** What may meet an effect, that itself included. */
  List<Effect> near(Effect e) {
    Location location = locations.get(e.location());
    return location == null ? List.of() : near(location, slot(location, e));
  }

  /**
   * What may meet a read.
   *
   * @param name of the location of the effects that change what is read
   */
  List<Effect> near(String name, Read read) {
    Location location = locations.get(name);
    return location == null ? List.of() : near(location, slot(location, read.place()));
  }

  private static List<Effect> near(Location location, Long slot) {
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

  private static Long slot(Location location, Effect e) {
    boolean last = location.step == e.target().steps().size() - 1;
    boolean looked = e.checked() || TaskPlaces.areByIndex(e.assigned(), e.assigned());
    return last && (looked || e.kind() != Effect.Kind.SLOT) ? null : slot(location, e.target());
  }

  private static Long slot(Location location, AccessPath place) {
    return location.step >= 0
            && place.steps().get(location.step) instanceof AccessPath.Step.Index index
            && index.form().isConstant()
        ? (Long) index.form().constant()
        : null;
  }
}
