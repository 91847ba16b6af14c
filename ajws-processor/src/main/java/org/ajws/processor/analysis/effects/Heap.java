package org.ajws.processor.analysis.effects;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * What code put where: of each object, what its fields and slots hold. An object that the code made
 * has a number; two of which it is not known which one is meant become one (Steensgaard, POPL
 * 1996). Of an object from outside only that is known which the code stored.
 *
 * <p>An assignment in a branch holds in that branch; behind it either value may be there.
 */
final class Heap {
  /** Graphs are handed on up to this many objects. */
  private static final int MAX_GRAPH = 24;

  /**
   * An entry.
   *
   * @param branch the branch that put it there
   * @param before what was there before the branch; null for nothing known
   * @param assumed whether nobody stored it: it was asked for
   */
  private record Entry(AccessPath value, int branch, Entry before, boolean assumed) {}

  /**
   * What is known of an object that is handed on.
   *
   * @param held by field or slot
   * @param types the classes that it may be of; none if not known
   * @param code the functions that it may be; none for other objects
   */
  record Content(Map<Object, AccessPath> held, Set<TypeElement> types, List<Function> code) {
    /** What an object holds is not handed on. */
    static final Content UNKNOWN = new Content(Map.of(), Set.of(), List.of());

    Content {
      code = List.copyOf(code);
    }

    private boolean isEmpty() {
      return held.isEmpty() && types.isEmpty() && code.isEmpty();
    }
  }

  private final SymbolicEvaluator walk;
  private final Map<Integer, Integer> joined = new HashMap<>();
  private final Map<AccessPath, Map<Object, Entry>> cells = new HashMap<>();
  private final MadeKinds kinds = new MadeKinds();
  private final Set<Integer> several = new HashSet<>();
  private final Set<Integer> nulls = new HashSet<>();
  private final Set<Integer> nothing = new HashSet<>();

  /** The objects from outside of which it is known what they hold. */
  private final Map<AccessPath, Set<Object>> known = new HashMap<>();

  /** Of arrays that were made with arrays of numbers in their slots: these, by their indexes. */
  private final Map<Integer, Map<Polynomial, AccessPath>> rows = new HashMap<>();

  private final Deque<Integer> branches = new ArrayDeque<>(List.of(0));
  private int lastBranch;
  private int oldestGrown = Integer.MAX_VALUE;

  Heap(SymbolicEvaluator walk) {
    this.walk = walk;
  }

  AccessPath make(TypeElement type, Function code) {
    return make(type, code == null ? List.of() : List.of(code));
  }

  /**
   * Makes an object.
   *
   * @param code the functions that it may be
   */
  AccessPath make(TypeElement type, List<Function> code) {
    return make(type == null ? Set.of() : Set.of(type), code);
  }

  /**
   * Makes an object of one of some classes.
   *
   * @param of the classes; none if they are not known
   */
  AccessPath make(Set<TypeElement> of, List<Function> code) {
    int number = walk.tools.nextId();
    kinds.make(number, of, code);
    return AccessPath.of(new AccessPath.Origin.Made(number));
  }

  /** The one name of an object. */
  AccessPath object(AccessPath path) {
    if (!(path.origin() instanceof AccessPath.Origin.Made made) || !path.steps().isEmpty()) {
      return path;
    }
    int id = made.id();
    while (joined.containsKey(id)) {
      id = joined.get(id);
    }
    return id == made.id() ? path : AccessPath.of(new AccessPath.Origin.Made(id));
  }

  private static int id(AccessPath object) {
    return object.origin() instanceof AccessPath.Origin.Made made ? made.id() : 0;
  }

  /** The class of an object; null if it is not known, or may be one of several. */
  TypeElement type(AccessPath object) {
    Set<TypeElement> all = types(object);
    return all.size() == 1 ? all.iterator().next() : null;
  }

  /** The classes that an object may be of; none if they are not known. */
  Set<TypeElement> types(AccessPath object) {
    return kinds.types(id(object(object)));
  }

  /** The functions that an object may be; none for other objects. */
  List<Function> functions(AccessPath object) {
    return kinds.functions(id(object(object)));
  }

  boolean isFunction(AccessPath object) {
    return !functions(object).isEmpty();
  }

  /** Runs a part that may be left out. */
  void branch(Runnable part) {
    branches.push(++lastBranch);
    part.run();
    branches.pop();
  }

  /** Whether what is put now is there in the end. */
  boolean isOutermost() {
    return branches.size() == 1;
  }

  /** Whether a part put something into objects that were there before it. */
  boolean grows(Runnable part) {
    int mark = walk.tools.nextId();
    int before = oldestGrown;
    oldestGrown = Integer.MAX_VALUE;
    part.run();
    boolean grown = oldestGrown < mark;
    oldestGrown = Math.min(before, oldestGrown);
    return grown;
  }

  boolean isEmpty() {
    return cells.isEmpty();
  }

  /** Whether the object stands for one at a time. */
  boolean isSingle(AccessPath object) {
    return !several.contains(id(object(object)));
  }

  /** Where things are held in an object, latest first. */
  List<Object> keys(AccessPath object) {
    List<Object> keys = new ArrayList<>(cells.getOrDefault(object(object), Map.of()).keySet());
    Collections.reverse(keys);
    return keys;
  }

  /** What is held; null where nothing is known. */
  AccessPath get(AccessPath object, Object key) {
    Map<Object, Entry> cell = cells.get(object(object));
    Entry entry = cell == null ? null : cell.get(key);
    return entry == null ? null : object(value(shortened(object, key, entry)));
  }

  /** Branches that are over are not looked through again: what came of several is one entry. */
  private Entry shortened(AccessPath object, Object key, Entry entry) {
    Entry now = entry;
    while (isOver(now) && now.before() != null && isOver(now.before())) {
      Entry before = now.before();
      now = new Entry(either(now.value(), before.value()), before.branch(), before.before(), false);
    }
    if (now != entry) {
      cells.getOrDefault(object(object), Map.of()).replace(key, entry, now); // if still that one
    }
    return now;
  }

  private boolean isOver(Entry entry) {
    return !branches.contains(entry.branch());
  }

  /** Whether what is held is certainly what was put there last. */
  boolean isCertain(AccessPath object, Object key) {
    Map<Object, Entry> cell = cells.get(object(object));
    return cell != null && cell.containsKey(key) && branches.contains(cell.get(key).branch());
  }

  /** Whether something was only asked for, and holds nothing itself. */
  boolean isAssumed(AccessPath object, Object key) {
    Entry entry = cells.getOrDefault(object(object), Map.of()).get(key);
    return entry != null && entry.assumed() && keys(entry.value()).isEmpty();
  }

  private AccessPath value(Entry entry) {
    return !isOver(entry) || entry.before() == null
        ? entry.value()
        : either(entry.value(), value(entry.before()));
  }

  /** What was asked for, but never stored. */
  void assume(AccessPath object, Object key, AccessPath value) {
    cells
        .computeIfAbsent(object(object), o -> new LinkedHashMap<>())
        .putIfAbsent(key, new Entry(value, 0, null, true));
  }

  /**
   * Puts something there.
   *
   * @param instead whether what was there before is there no more
   */
  void put(AccessPath holder, Object key, AccessPath given, boolean instead) {
    AccessPath object = object(holder);
    AccessPath value = object(given);
    Entry known = cells.computeIfAbsent(object, o -> new LinkedHashMap<>()).get(key);
    if (known != null && known.assumed() && object(known.value()).equals(value)) {
      return;
    }
    Entry old = isAssumed(object, key) ? null : known;
    Entry now;
    if (old == null) {
      now = new Entry(value, branches.peek(), null, false);
    } else if (instead) {
      Entry before = old.branch() == branches.peek() ? old.before() : old;
      now = new Entry(value, branches.peek(), before, false);
    } else {
      AccessPath either = either(object(old.value()), value);
      if (!object.equals(object(object)) || cells.get(object).get(key) != known) {
        put(object, key, either, false); // two objects have become one, and this one with them
        return;
      }
      now = new Entry(either, old.branch(), old.before(), false);
    }
    Map<Object, Entry> cell = cells.get(object);
    cell.remove(key); // the latest is the last
    cell.put(key, now);
    if (old == null || !object(old.value()).equals(object(now.value()))) {
      oldestGrown = Math.min(oldestGrown, id(object));
    }
  }

  /** Says in words of a later round what the rounds of a loop have put somewhere. */
  void age(int since) {
    EarlierRound earlier = new EarlierRound(walk, since);
    Map<AccessPath, Map<Object, Entry>> aged = new HashMap<>();
    cells.forEach(
        (object, cell) -> {
          Map<Object, Entry> entries =
              aged.computeIfAbsent(earlier.path(object), o -> new LinkedHashMap<>());
          cell.forEach((key, entry) -> entries.put(earlier.key(key), aged(entry, earlier)));
        });
    cells.clear();
    cells.putAll(aged);
  }

  private static Entry aged(Entry entry, EarlierRound earlier) {
    Entry before = entry.before() == null ? null : aged(entry.before(), earlier);
    return new Entry(earlier.path(entry.value()), entry.branch(), before, entry.assumed());
  }

  /** Lets an object that holds nothing yet hold what another one does. */
  void copy(AccessPath from, AccessPath to) {
    Map<Object, Entry> cell = cells.get(object(from));
    if (cell != null) {
      cells.put(object(to), new LinkedHashMap<>(cell));
    }
    if (rows.containsKey(id(object(from)))) {
      rows.put(id(object(to)), rows.get(id(object(from)))); // a copy has the same rows
    }
    if (!isSingle(from)) {
      several(to);
    }
  }

  /** Forgets what is held somewhere. */
  void remove(AccessPath object, Object key) {
    cells.getOrDefault(object(object), Map.of()).remove(key);
  }

  /** Notes that slots of an array hold nothing but what is put into them. */
  void fillWithNulls(AccessPath array) {
    nulls.add(id(object(array)));
  }

  /** Whether they do. */
  boolean holdsNulls(AccessPath array) {
    return nulls.contains(id(object(array)));
  }

  /** Notes what an object from outside holds, whatever the code may put there. */
  void know(AccessPath object, Object key, AccessPath value) {
    known.computeIfAbsent(object, o -> new HashSet<>()).add(key);
    cells
        .computeIfAbsent(object, o -> new LinkedHashMap<>())
        .putIfAbsent(key, new Entry(value, 0, null, false));
  }

  /** Whether it is known what an object from outside holds, and the code puts nothing into it. */
  boolean isKnown(AccessPath object) {
    Set<Object> keys = known.get(object);
    return keys != null && keys.containsAll(cells.getOrDefault(object, Map.of()).keySet());
  }

  /** Notes that an array was made with arrays of numbers in its slots. */
  void makeRows(AccessPath array) {
    rows.put(id(object(array)), new HashMap<>());
  }

  /**
   * The array that was made in a slot of another one: of two slots, another one if their indexes
   * differ as far as is known, which is believed. Null where it was not made with the array.
   */
  AccessPath row(AccessPath array, Polynomial index) {
    Map<Polynomial, AccessPath> made = rows.get(id(object(array)));
    return made == null ? null : made.computeIfAbsent(index, i -> make(Set.of(), List.of()));
  }

  /** The rows that somebody asked for. */
  Map<Polynomial, AccessPath> rows(AccessPath array) {
    return rows.getOrDefault(id(object(array)), Map.of());
  }

  /** Notes that an object stands for what a slot holds into which nobody has put anything. */
  void nothing(AccessPath object) {
    nothing.add(id(object));
  }

  private boolean isStillNothing(AccessPath object) {
    return nothing.contains(id(object)) && keys(object).isEmpty();
  }

  /** Notes that an object stands for more than one. */
  void several(AccessPath object) {
    several.add(id(object(object)));
  }

  /** Says in other words what is held. */
  void rename(AccessPath object, Object key, AccessPath value) {
    cells
        .get(object(object))
        .computeIfPresent(key, (k, e) -> new Entry(value, e.branch(), null, e.assumed()));
  }

  /** One of two things. */
  AccessPath either(AccessPath one, AccessPath other) {
    if (object(one).equals(object(other))) {
      return object(one);
    }
    if (one.isFresh() && other.isFresh()) {
      return join(one, other);
    }
    if (one.isFresh() || other.isFresh()) {
      AccessPath outside = one.isFresh() ? other : one;
      return differs(outside) ? outside : walk.oneOf(one, other);
    }
    return one.location().equals(other.location()) ? slot(one, other) : walk.oneOf(one, other);
  }

  /** One of two ways that differ in indexes. */
  private AccessPath slot(AccessPath one, AccessPath other) {
    AccessPath path = AccessPath.of(one.origin());
    for (int n = 0; n < one.steps().size(); n++) {
      AccessPath.Step step = one.steps().get(n);
      path =
          path.then(
              step.equals(other.steps().get(n)) ? step : new AccessPath.Step.Index(walk.unknown()));
    }
    return path;
  }

  /** Whether an object from outside is another one in each iteration, as far as its name says. */
  static boolean differs(AccessPath path) {
    return path.origin() instanceof AccessPath.Origin.Element
        || path.indexes().stream()
            .anyMatch(
                i ->
                    i.sources().stream()
                        .anyMatch(s -> s instanceof Symbol.Loop || s instanceof Symbol.Distinct));
  }

  /** Makes two objects of the code's own one. */
  AccessPath join(AccessPath one, AccessPath other) {
    AccessPath a = object(one);
    AccessPath b = object(other);
    if (id(a) == 0 || id(b) == 0 || a.equals(b)) {
      return id(a) == 0 ? b : a;
    }
    AccessPath kept = id(a) < id(b) ? a : b;
    AccessPath gone = kept == a ? b : a;
    boolean single = isStillNothing(a) ? isSingle(b) : isStillNothing(b) && isSingle(a);
    if (!isStillNothing(gone)) {
      nothing.remove(id(kept));
    }
    joined.put(id(gone), id(kept));
    if (single) {
      several.remove(id(kept));
    } else {
      several.add(id(kept));
    }
    if (!nulls.contains(id(gone))) {
      nulls.remove(id(kept));
    }
    rows.remove(id(gone));
    rows.remove(id(kept)); // nobody knows of which of the two
    kinds.join(id(kept), id(gone));
    Map<Object, Entry> cell = cells.remove(gone);
    if (cell != null) {
      cell.forEach((key, entry) -> put(kept, key, value(entry), false));
    }
    return object(kept);
  }

  /** All objects of the code's own that some lead to, themselves included. */
  Set<AccessPath> reachable(Collection<AccessPath> from) {
    Set<AccessPath> seen = new HashSet<>();
    Deque<AccessPath> open = new ArrayDeque<>(from);
    while (!open.isEmpty() && seen.size() < MAX_GRAPH) {
      AccessPath object = object(open.remove());
      if (id(object) != 0 && seen.add(object)) {
        keys(object).forEach(key -> open.add(get(object, key)));
      }
    }
    return seen;
  }

  /** The objects from outside that objects made here lead to. */
  Set<AccessPath> outside(AccessPath from) {
    Set<AccessPath> found = new LinkedHashSet<>();
    Set<AccessPath> seen = reachable(List.of(from));
    for (AccessPath object : seen) {
      for (Object key : keys(object)) {
        AccessPath held = get(object, key);
        if (held != null && (!held.isFresh() || seen.size() >= MAX_GRAPH && !seen.contains(held))) {
          found.add(held.isFresh() ? walk.unknownRef() : held);
        }
      }
    }
    return found;
  }

  /** The objects that some lead to, by their numbers. */
  Map<Integer, Content> graph(Collection<AccessPath> from) {
    Map<Integer, Content> graph = new LinkedHashMap<>();
    Set<AccessPath> all = reachable(from);
    for (AccessPath object : all) {
      Content content = content(object);
      if (!content.isEmpty()) {
        graph.put(id(object), content);
      }
    }
    if (all.size() >= MAX_GRAPH) {
      List<AccessPath> next = new ArrayList<>(from);
      all.forEach(object -> keys(object).forEach(key -> next.add(get(object, key))));
      for (AccessPath each : next) {
        AccessPath object = object(each);
        if (id(object) != 0 && !all.contains(object) && !content(object).isEmpty()) {
          graph.put(id(object), Content.UNKNOWN);
        }
      }
    }
    return graph;
  }

  private Content content(AccessPath object) {
    Map<Object, AccessPath> held = new LinkedHashMap<>();
    for (Object key : cells.getOrDefault(object, Map.of()).keySet()) {
      held.put(key, get(object, key));
    }
    return new Content(held, types(object), functions(object));
  }
}
