package org.ajws.processor.analysis.effects;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.ExecutableElement;

/**
 * What something depends on that a called method does: that the class of an object is one for which
 * a call leads to one of some methods.
 *
 * @param receiver the object that is called
 * @param method the method that is called
 * @param to the methods that run then: itself, or some that override it
 */
record Dispatch(AccessPath receiver, ExecutableElement method, Set<ExecutableElement> to) {
  /** So many calls are told apart on the way to one effect; further ones may lead anywhere. */
  static final int MAX = 3;

  private static final int MANY = 1_000;

  Dispatch {
    to = Set.copyOf(to);
  }

  /** What depends on one more call; of one object and method, all calls lead to one. */
  static List<Dispatch> and(List<Dispatch> some, Dispatch other) {
    if (some.isEmpty()) {
      return List.of(other);
    }
    if (some.size() >= MAX || some.stream().anyMatch(other::isOfSame)) {
      return some;
    }
    List<Dispatch> all = new ArrayList<>(some);
    all.add(other);
    return all;
  }

  /** What is left of two ways to the same effect: on what each of them depends. */
  static List<Dispatch> either(List<Dispatch> some, List<Dispatch> others) {
    if (some.isEmpty() || some.equals(others)) {
      return some;
    }
    List<Dispatch> joint = new ArrayList<>();
    for (Dispatch one : some) {
      others.stream().filter(one::isOfSame).findFirst().ifPresent(o -> joint.add(one.or(o)));
    }
    return joint;
  }

  private boolean isOfSame(Dispatch other) {
    return receiver.equals(other.receiver) && method.equals(other.method);
  }

  private Dispatch or(Dispatch other) {
    if (to.containsAll(other.to)) {
      return this;
    }
    Set<ExecutableElement> both = new LinkedHashSet<>(to);
    both.addAll(other.to);
    return new Dispatch(receiver, method, both);
  }

  /** A number that is greater the less something depends on. */
  static int width(List<Dispatch> all) {
    int width = MAX * MANY;
    for (int n = 0; n < all.size(); n++) { // asked for each time that a summary is used
      width += Math.min(all.get(n).to.size(), MANY) - MANY;
    }
    return width;
  }
}
