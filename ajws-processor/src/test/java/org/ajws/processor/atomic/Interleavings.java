package org.ajws.processor.atomic;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The minimal interleavings of two units of work that are not conflict-serialisable.
 *
 * <p>An interleaving is a sequence of accesses, each a read or a write by one of two units. It is
 * minimal if leaving out any one of its accesses makes it serialisable. Interleavings that differ
 * only in the names of units or locations count once. The order of the accesses within a unit is
 * part of an interleaving.
 *
 * <p>A cycle of two units needs an access of unit 1 before a conflicting one of unit 2, and one of
 * unit 2 before a conflicting one of unit 1. At one location these are three accesses, where the
 * middle one conflicts with both others: any two around a write, or two writes around a read, 5 in
 * all. At two locations these are four accesses: 3 kinds of conflict at either location, 6 orders
 * in which x goes from unit 1 to unit 2 and y from unit 2 to unit 1, and each is counted twice as
 * renaming units and locations together gives another of them: 3 * 3 * 6 / 2 = 27.
 */
final class Interleavings {
  private Interleavings() {}

  /** All with at most this many accesses and locations, the shorter ones first. */
  static List<List<Access>> minimal(int accesses, int locations) {
    List<List<Access>> found = new ArrayList<>();
    List<List<Access>> longer = List.of(List.of());
    for (int length = 1; length <= accesses; length++) {
      longer = longer.stream().flatMap(h -> extensions(h, locations)).toList();
      longer.stream().filter(Interleavings::isMinimal).forEach(found::add);
    }
    return found;
  }

  /** A name such as {@code R1(x) W2(x) W1(x)}. */
  static String name(List<Access> interleaving) {
    return interleaving.stream().map(Access::toString).collect(Collectors.joining(" "));
  }

  /** How many locations it has. */
  static int locations(List<Access> interleaving) {
    return (int) interleaving.stream().mapToInt(Access::location).distinct().count();
  }

  /** Units and locations are named in the order in which they appear. */
  private static Stream<List<Access>> extensions(List<Access> history, int locations) {
    int units = history.isEmpty() ? 1 : 2;
    int places = Math.min(locations, locations(history) + 1);
    List<List<Access>> all = new ArrayList<>();
    for (int unit = 0; unit < units; unit++) {
      for (int location = 0; location < places; location++) {
        for (boolean write : new boolean[] {false, true}) {
          List<Access> extended = new ArrayList<>(history);
          extended.add(new Access(unit, location, write));
          all.add(List.copyOf(extended));
        }
      }
    }
    return all.stream();
  }

  private static boolean isMinimal(List<Access> history) {
    if (History.isSerialisable(history)) {
      return false;
    }
    for (int i = 0; i < history.size(); i++) {
      List<Access> less = new ArrayList<>(history);
      less.remove(i);
      if (!History.isSerialisable(less)) {
        return false;
      }
    }
    return true;
  }
}
