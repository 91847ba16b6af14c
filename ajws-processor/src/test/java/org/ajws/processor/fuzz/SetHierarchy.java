package org.ajws.processor.fuzz;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A root class with sets, and classes below it. */
final class SetHierarchy {
  private final String name;
  private final List<SetHierarchy> later;
  private final List<SetClass> classes = new ArrayList<>();
  private final Set<Integer> staticSets = new HashSet<>();
  private final Set<Integer> snapshotSets = new HashSet<>();
  private int sets;
  private int members;
  private int locations;
  private int methods;

  private SetHierarchy(String name, List<SetHierarchy> later) {
    this.name = name;
    this.later = List.copyOf(later);
  }

  /** A random one, whose units may call units of later ones. */
  static SetHierarchy of(Dice dice, String name, List<SetHierarchy> later) {
    SetHierarchy h = new SetHierarchy(name, later);
    int count = dice.between(1, 4);
    for (int i = 0; i < count; i++) {
      h.classes.add(new SetClass(dice, h, i == 0 ? null : dice.of(h.classes), name + i));
    }
    h.classes.forEach(SetClass::fill);
    h.classes.forEach(SetClass::override);
    h.classes.forEach(c -> c.mayBeFinal(h.below(c).size() == 1 && dice.oneIn(2)));
    h.findSets();
    return h;
  }

  /** The sets of each unit: those that it touches, itself or in what it calls on its object. */
  private void findSets() {
    boolean changed = true;
    while (changed) {
      changed = false;
      for (SetClass c : classes) {
        for (SetMethod m : c.methods()) {
          changed |= m.addSetsOfCalls();
        }
      }
    }
  }

  List<SetHierarchy> later() {
    return later;
  }

  String name() {
    return name;
  }

  List<SetClass> classes() {
    return classes;
  }

  /** A class and all below it. */
  List<SetClass> below(SetClass top) {
    return classes.stream().filter(c -> c.isBelow(top)).toList();
  }

  int nextSet(boolean isStatic, boolean hasSnapshots) {
    if (hasSnapshots) {
      snapshotSets.add(sets);
    }
    if (isStatic) {
      staticSets.add(sets);
    }
    return sets++;
  }

  boolean isStatic(int set) {
    return staticSets.contains(set);
  }

  boolean hasSnapshots(int set) {
    return snapshotSets.contains(set);
  }

  /** An expression for the number of the object that has a set. */
  String owner(int set) {
    // Static sets are those of an object of their own; hierarchies have one letter each.
    return isStatic(set) ? String.valueOf(900 + name.charAt(name.length() - 1)) : "id";
  }

  int nextMember() {
    return members++;
  }

  /** The first of some new locations. */
  int nextLocation(int count) {
    locations += count;
    return locations - count;
  }

  int nextMethod() {
    return methods++;
  }
}
