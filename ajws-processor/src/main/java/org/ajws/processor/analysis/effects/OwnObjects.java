package org.ajws.processor.analysis.effects;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.TypeElement;

/**
 * What the objects that the code makes hold of those that it did not make: {@code new Row(a)} has
 * the array {@code a} in its field. Writes to an object of one's own are nobody's business; writes
 * through it to what it holds are. So are writes through what the code stored into an object from
 * outside.
 *
 * <p>An object holds one thing in each field. Slots of an array are told from each other where
 * their indexes are, and runs of slots that were filled or copied at once ({@link Extent}) from
 * what is beside them; the elements of a collection are one, and so are the keys of a map.
 */
final class OwnObjects {
  /** The elements of a container, or the slots of an array whose index is not known. */
  static final Object ELEMENT = "[]";

  /** The keys of a map, the key of an entry. */
  static final String KEY = "getKey";

  /** The object from outside that an object is a copy of. */
  static final Object ORIGINAL = "=";

  /** Copies of copies are followed that often for one question: there may be any number. */
  private static final int MAX_COPIES = 64;

  private final SymbolicEvaluator walk;
  private final Heap heap;
  private int copies; // followed for the question at hand
  private int depth; // of them

  OwnObjects(SymbolicEvaluator walk, Heap heap) {
    this.walk = walk;
    this.heap = heap;
  }

  /** An object that is made now; it holds nothing yet. */
  AccessPath make() {
    return heap.make(Set.of(), List.of());
  }

  /** An object of a class. */
  AccessPath make(TypeElement type) {
    return heap.make(type, List.of());
  }

  /** An array of known elements, or a list that keeps them in their places. */
  AccessPath array(List<Value> elements) {
    AccessPath made = make();
    for (int n = 0; n < elements.size(); n++) {
      if (elements.get(n) instanceof AccessPath element) {
        put(made, Polynomial.constant(n), element, true);
      }
    }
    return made;
  }

  /** Stores something in a field or slot. */
  void store(AccessPath location, AccessPath value) {
    if (location.steps().isEmpty()) {
      return;
    }
    AccessPath holder = heap.object(location.holder());
    AccessPath.Step last = location.last();
    boolean single =
        heap.isSingle(holder)
            && (last instanceof AccessPath.Step.Field || last instanceof AccessPath.Step.Index);
    put(holder, key(last), value, single);
  }

  /** Puts something into a container. */
  void add(AccessPath container, AccessPath element) {
    put(container, ELEMENT, element, false);
  }

  /** Puts a key into a map. */
  void addKey(AccessPath map, AccessPath key) {
    put(map, KEY, key, false);
  }

  /** Puts something into an object, by field or slot. */
  void put(AccessPath holder, Object key, AccessPath value, boolean instead) {
    AccessPath object = heap.object(holder);
    if (isPlain(object) || !object.isFresh() && !object.hasFixedOrigin() && !isElement(object)) {
      return;
    }
    if (key.equals(ORIGINAL) && value.isFresh()) {
      copy(object, value); // else an object might be the original of itself
    } else if (!isPlain(value)) {
      heap.put(object, key, value, instead);
    } else if (instead && heap.get(object, key) != null) {
      heap.put(object, key, make(), true);
    }
  }

  private static boolean isElement(AccessPath path) {
    return path.origin() instanceof AccessPath.Origin.Element;
  }

  /** Made by somebody else, but for the code alone. */
  private static boolean isPlain(AccessPath path) {
    return path.isPlain();
  }

  /** Fills a container of one's own with the elements of another, slot by slot. */
  void copy(AccessPath container, AccessPath original) {
    AccessPath from = heap.object(original);
    AccessPath to = heap.object(container);
    if (!from.isFresh()) {
      put(container, ORIGINAL, from, false);
    } else if (!to.equals(from) && !isPlain(from) && !isPlain(to)) {
      shareUnknown(from);
      if (to.isFresh() && heap.keys(to).isEmpty()) {
        heap.copy(from, to);
      } else {
        for (Object key : heap.keys(from)) {
          Runnable copied = () -> put(to, key, heap.get(from, key), false);
          if (heap.isCertain(from, key) && heap.isSingle(from)) {
            copied.run();
          } else {
            heap.branch(copied);
          }
        }
      }
    }
  }

  /** An array that holds what another one holds now, whatever becomes of that. */
  AccessPath snapshot(AccessPath array) {
    AccessPath from = heap.object(array);
    if (!from.isFresh()) {
      return from;
    }
    AccessPath copy = make();
    copy(copy, from);
    return copy;
  }

  /** Elements that nobody has asked for are the same in an object and in its copies. */
  private void shareUnknown(AccessPath object) {
    if (heap.get(object, ELEMENT) == null) {
      AccessPath element = make();
      heap.several(element);
      heap.assume(object, ELEMENT, element);
    }
  }

  /** Notes that slots of an array of one's own have got something at once. */
  void cover(AccessPath array, Extent extent, AccessPath value) {
    AccessPath object = heap.object(array);
    if (object.isFresh() && !isPlain(object)) {
      heap.put(object, extent, isPlain(value) ? make() : value, heap.isSingle(object));
    }
  }

  /** Notes that the elements of a container of one's own have other places now. */
  void scatter(AccessPath container) {
    AccessPath object = heap.object(container);
    if (!object.isFresh() || isPlain(object)) {
      return;
    }
    List<Object> placed =
        heap.keys(object).stream()
            .filter(k -> k instanceof Polynomial || k instanceof Extent || k.equals(ORIGINAL))
            .toList();
    if (!placed.isEmpty()) {
      AccessPath any = any(element(object));
      AccessPath now = heap.object(object);
      placed.forEach(key -> heap.remove(now, key));
      put(now, ELEMENT, any, false);
    }
  }

  /** Any element of a container or array. */
  AccessPath element(AccessPath of) {
    return step(of, new AccessPath.Step.Index(walk.inner()));
  }

  /** Where two ways meet: one of two objects of one's own. */
  AccessPath merge(AccessPath one, AccessPath other) {
    return isPlain(one) ? other : isPlain(other) ? one : heap.join(one, other);
  }

  /** What a step from an object leads to. */
  AccessPath step(AccessPath path, AccessPath.Step step) {
    if (isPlain(path)) {
      return AccessPath.FRESH;
    }
    AccessPath object = heap.object(path);
    if (object.isFresh()) {
      return object.steps().isEmpty() ? ofMade(object, step) : AccessPath.FRESH;
    }
    AccessPath location = object.then(step);
    if (object.last() instanceof AccessPath.Step.View) {
      return step(location.holder(), location.last());
    }
    if (heap.isEmpty() || step instanceof AccessPath.Step.Call) {
      return location;
    }
    AccessPath stored = known(object, step);
    if (stored != null) {
      return stored(object, step, stored);
    }
    AccessPath original = heap.isKnown(object) ? heap.get(object, ORIGINAL) : null;
    if (original != null) {
      return step(original, step);
    }
    AccessPath content = content(object);
    AccessPath inside = content == null ? null : known(content, step);
    return inside == null || inside.isFresh() ? location : inside;
  }

  /** A place outside into which the code has stored something, or may have. */
  private AccessPath stored(AccessPath object, AccessPath.Step step, AccessPath stored) {
    AccessPath location = object.then(step);
    boolean certain = heap.isCertain(object, key(step));
    if (stored.isFresh()) {
      return certain && Heap.differs(location) ? stored : location;
    }
    if (certain || heap.isKnown(object)) {
      return stored;
    }
    boolean ofAll = step instanceof AccessPath.Step.Index && location.isInvariant();
    return walk.callee || ofAll ? location : walk.unknownRef();
  }

  /** The object of the code's own that it stored at a place outside; null for none. */
  private AccessPath content(AccessPath place) {
    if (place.steps().isEmpty()) {
      return null;
    }
    AccessPath stored = known(place.holder(), place.last());
    if (stored == null) {
      AccessPath around = content(place.holder());
      stored = around == null ? null : known(around, place.last());
    }
    return stored != null && stored.isFresh() ? stored : null;
  }

  /** What was stored; null for nothing. */
  private AccessPath known(AccessPath object, AccessPath.Step step) {
    return step instanceof AccessPath.Step.Index index
        ? slot(object, index.form())
        : heap.get(object, key(step));
  }

  /**
   * What a slot holds, of what was put into those that may be this one, the latest first; null for
   * nothing.
   */
  private AccessPath slot(AccessPath object, Polynomial form) {
    AccessPath found = null;
    AccessPath assumed = null;
    for (Object key : heap.keys(object)) {
      AccessPath held = heap.get(object, key);
      boolean sure = heap.isCertain(object, key) && heap.isSingle(object);
      AccessPath here = null;
      if (key instanceof Polynomial other) {
        Polynomial distance = form.minus(other);
        boolean apart =
            distance.isConstant() ? !distance.isZero() : heap.isKnown(object); // has its own name
        here = apart ? null : held;
        sure &= distance.isZero();
      } else if (key instanceof Extent extent) {
        Extent.Place place = extent.place(form);
        here = inside(object, extent, held, form);
        sure &= place == Extent.Place.INSIDE;
      } else if (key.equals(ORIGINAL)) {
        here = copied(held, form);
        sure = false;
      } else if (key.equals(ELEMENT)) {
        boolean asked = heap.isAssumed(object, key);
        assumed = asked ? held : assumed;
        here = asked ? null : any(held);
        sure = false;
      }
      if (here != null) {
        found = found == null ? here : heap.either(found, here);
        if (sure) {
          return found;
        }
      }
    }
    return found == null ? assumed : found;
  }

  /** What a slot has from an extent; null for nothing. */
  private AccessPath inside(AccessPath object, Extent extent, AccessPath held, Polynomial form) {
    Extent.Place place = extent.place(form);
    if (place == Extent.Place.OUTSIDE) {
      return null;
    }
    AccessPath there = extent.source() == null ? any(held) : copied(held, extent.original(form));
    boolean only = place == Extent.Place.INSIDE || heap.isKnown(object) || heap.holdsNulls(object);
    return only ? there : heap.either(there, make());
  }

  /** What a slot has that was copied from another array. */
  private AccessPath copied(AccessPath from, Polynomial form) {
    if (copies == MAX_COPIES) {
      return walk.unknownRef();
    }
    copies++;
    depth++;
    AccessPath held = slotThen(heap.object(from), new AccessPath.Step.Index(form));
    depth--;
    if (depth == 0) {
      copies = 0;
    }
    return held;
  }

  /**
   * What a slot of an array held when it was copied. At the place where one from outside was then
   * may be the copy itself now: {@code fields = Arrays.copyOf(fields, 2 * n)}.
   */
  private AccessPath slotThen(AccessPath array, AccessPath.Step.Index step) {
    if (array.isFresh()) {
      return step(array, step);
    }
    AccessPath stored = known(array, step);
    return stored == null ? array.then(step) : stored(array, step, stored);
  }

  private AccessPath ofMade(AccessPath object, AccessPath.Step step) {
    if (step instanceof AccessPath.Step.Call call && call.name().equals(Function.THIS)) {
      AccessPath around = around(object);
      return around != null ? around : unknownAround(object);
    }
    if (step instanceof AccessPath.Step.Call call && !call.name().equals(KEY)) {
      return view(object, call.name());
    }
    boolean slot = step instanceof AccessPath.Step.Index;
    AccessPath found = known(object, step);
    AccessPath original = slot || found != null ? null : heap.get(object, ORIGINAL);
    if (original != null) {
      return step(original, step);
    }
    AccessPath row = slot ? heap.row(object, ((AccessPath.Step.Index) step).form()) : null;
    if (row != null && (found == null || heap.isAssumed(object, ELEMENT) && isAny(object, found))) {
      return row;
    }
    if (found == null) {
      found = make();
      heap.assume(object, slot ? ELEMENT : key(step), found);
      if (slot) {
        if (heap.holdsNulls(object)) {
          heap.nothing(found);
        }
        heap.several(found);
      }
    }
    return heap.object(found);
  }

  /** Whether something is what any slot holds into which nobody has put anything. */
  private boolean isAny(AccessPath object, AccessPath found) {
    return heap.object(found).equals(heap.get(object, ELEMENT));
  }

  /** The object around one of an inner class; null where it is not known. */
  AccessPath around(AccessPath inner) {
    return heap.get(inner, Function.THIS);
  }

  /** The same where nobody knows it: of an object of which nothing is known, one's own. */
  AccessPath unknownAround(AccessPath inner) {
    return isPlain(inner) ? inner : walk.unknownRef();
  }

  /** The entries of a map are the map itself, as far as it is known what they hold. */
  private AccessPath view(AccessPath object, String name) {
    if (name.equals("subList")) {
      scatter(object);
      return heap.object(object);
    }
    boolean entries = name.equals("entrySet");
    if (!entries && !name.equals("keySet")) {
      return object;
    }
    AccessPath view = make();
    add(view, entries ? object : step(object, new AccessPath.Step.Call(KEY)));
    return view;
  }

  /** An object that a loop has come to: which one it is may differ between iterations. */
  AccessPath any(AccessPath object) {
    if (!object.isFresh()) {
      return found(object);
    }
    Set<AccessPath> all = new HashSet<>(heap.reachable(Set.of(object)));
    for (AccessPath each : all) {
      for (Object key : heap.keys(each)) {
        AccessPath held = heap.get(each, key);
        AccessPath other = held.isFresh() ? held : found(held);
        if (!other.equals(held)) {
          heap.rename(each, key, other);
        }
      }
    }
    return heap.object(object);
  }

  private AccessPath found(AccessPath path) {
    AccessPath at = AccessPath.of(path.origin());
    for (AccessPath.Step step : path.steps()) {
      at =
          at.then(
              step instanceof AccessPath.Step.Index index
                  ? new AccessPath.Step.Index(walk.found(index.form()))
                  : step);
    }
    return at;
  }

  static Object key(AccessPath.Step step) {
    return step instanceof AccessPath.Step.Field field
        ? field.field()
        : step instanceof AccessPath.Step.Index index ? index.form() : KEY;
  }
}
