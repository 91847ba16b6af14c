package org.ajws.processor.analysis.alias;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import org.ajws.processor.program.sets.AtomicSetModel;
import org.ajws.processor.program.sets.SetUse;

/**
 * What is known of the object that an expression gives.
 *
 * @param level the class whose {@code this} it is; null for another object
 * @param via the variable that names it for good; null for none
 * @param sets which sets its sets are, by name, where an alias says so
 * @param slots of an array: the set that its slots belong to; null for none
 * @param element of an array: what is known of its elements; null for nothing
 * @param arguments what is known of the objects of its type arguments
 * @param origin the expression that made it; null where that is not known
 * @param isNull whether it is {@code null}, which fits everywhere
 */
public record AbstractObject(
    TypeElement level,
    VariableElement via,
    Map<String, SetUse> sets,
    SetUse slots,
    AbstractObject element,
    List<AbstractObject> arguments,
    Origin origin,
    boolean isNull) {

  AbstractObject(
      TypeElement level,
      VariableElement via,
      Map<String, SetUse> sets,
      SetUse slots,
      AbstractObject element,
      List<AbstractObject> arguments,
      Origin origin) {
    this(level, via, sets, slots, element, arguments, origin, false);
  }

  /** An object of which nobody knows where it was made. */
  AbstractObject(
      TypeElement level,
      VariableElement via,
      Map<String, SetUse> sets,
      SetUse slots,
      AbstractObject element,
      List<AbstractObject> arguments) {
    this(level, via, sets, slots, element, arguments, null);
  }

  /** Nothing. */
  public static final AbstractObject NOTHING =
      new AbstractObject(null, null, Map.of(), null, null, List.of());

  /** {@code null}, which fits everywhere. */
  public static final AbstractObject NULL =
      new AbstractObject(null, null, Map.of(), null, null, List.of(), null, true);

  /** The object is the {@code this} of a class. */
  public static AbstractObject ofThis(TypeElement level) {
    return new AbstractObject(level, null, Map.of(), null, null, List.of());
  }

  /** The same, named by a variable if nothing names it yet. */
  AbstractObject named(VariableElement variable) {
    return level != null || via != null || isNull
        ? this
        : new AbstractObject(null, variable, sets, slots, element, arguments, origin);
  }

  /** The same object, made by an expression. */
  AbstractObject madeBy(Origin expression) {
    return isNull || Objects.equals(origin, expression)
        ? this
        : new AbstractObject(level, via, sets, slots, element, arguments, expression);
  }

  /** What of this also holds of the other objects of a type variable. */
  AbstractObject ofAll() {
    return madeBy(null);
  }

  /** Only where it was made. */
  public AbstractObject originOnly() {
    return origin == null ? NOTHING : NOTHING.madeBy(origin);
  }

  /** The set that a set of the object is; null where nothing is known. */
  public SetUse lock(AtomicSetModel set) {
    if (set.isStatic()) {
      return SetUse.ofStatic(set);
    }
    SetUse aliased = sets.get(set.name());
    if (aliased != null && !aliased.isOfUnknown()) {
      return aliased;
    }
    if (level != null) {
      return SetUse.ofThis(level, set);
    }
    return via == null ? null : SetUse.via(via, set);
  }

  /** The same without what it shares with objects that nobody knows. */
  AbstractObject withoutUnknown() {
    if (isNull) {
      return this;
    }
    Map<String, SetUse> known = new HashMap<>(sets);
    known.values().removeIf(SetUse::isOfUnknown);
    AbstractObject each = element == null ? null : element.withoutUnknown();
    return new AbstractObject(
        level,
        via,
        Map.copyOf(known),
        slots, // those of an unknown owner must not get lost
        each == null || each.isNothing() ? null : each,
        arguments.stream().map(AbstractObject::withoutUnknown).toList(),
        origin);
  }

  /** Whether it shares a set with an object that nobody knows: nothing fits where it is asked. */
  private boolean isOfUnknown() {
    return sets.values().stream().anyMatch(SetUse::isOfUnknown)
        || slots != null && slots.isOfUnknown();
  }

  /** What holds of an expression that gives one or the other. */
  static AbstractObject join(AbstractObject a, AbstractObject b) {
    if (a.isNull) {
      return b;
    }
    if (b.isNull || a.equals(b)) {
      return a;
    }
    Map<String, SetUse> both = new HashMap<>();
    Set<String> names = new HashSet<>(a.sets.keySet());
    names.addAll(b.sets.keySet());
    for (String name : names) {
      SetUse use = a.sharing(name, b.sets.get(name));
      if (use != null && use.equals(b.sharing(name, use))) {
        both.put(name, use);
      }
    }
    return new AbstractObject(
        a.level != null && a.level.equals(b.level) ? a.level : null,
        a.via != null && a.via.equals(b.via) ? a.via : null,
        Map.copyOf(both),
        joined(a.slots, b.slots),
        a.element == null || b.element == null ? null : join(a.element, b.element),
        joined(a.arguments, b.arguments),
        Objects.equals(a.origin, b.origin) ? a.origin : null);
  }

  /**
   * The set that one of the object's sets is, by its name.
   *
   * @param other what it is of another object: the same, where the other object shares just that
   *     set of this one
   */
  private SetUse sharing(String name, SetUse other) {
    SetUse aliased = sets.get(name);
    boolean own =
        aliased == null
            && other != null
            && !other.set().isStatic()
            && other.set().name().equals(name)
            && (level != null && other.isOfThis(level) || via != null && via.equals(other.via()));
    return own ? other : aliased;
  }

  /** Slots that may belong to a set or not belong to no set that is known. */
  private static SetUse joined(SetUse a, SetUse b) {
    return Objects.equals(a, b) ? a : SetUse.ofUnknown((a == null ? b : a).set());
  }

  /** The same, where the slots of an array that may be of several sets are nobody's. */
  AbstractObject withoutUnknownSlots() {
    boolean unknown = slots != null && slots.isOfUnknown();
    return element == null
        ? this
        : new AbstractObject(
            level,
            via,
            sets,
            unknown ? null : slots,
            element.withoutUnknownSlots(),
            arguments,
            origin);
  }

  /** The same, without what names a variable: that no longer holds the object. */
  AbstractObject without(Predicate<VariableElement> variables) {
    Predicate<SetUse> lost = use -> use.via() != null && variables.test(use.via());
    Map<String, SetUse> left = new HashMap<>(sets);
    left.values().removeIf(lost);
    return isNull
        ? this
        : new AbstractObject(
            level,
            via != null && variables.test(via) ? null : via,
            Map.copyOf(left),
            slots != null && lost.test(slots) ? SetUse.ofUnknown(slots.set()) : slots,
            element == null ? null : element.without(variables),
            arguments.stream().map(a -> a.without(variables)).toList(),
            origin);
  }

  /** What is known of the objects of a type argument. */
  public AbstractObject argument(int index) {
    return isNull ? NULL : index < arguments.size() ? arguments.get(index) : NOTHING;
  }

  /** What is known of an array's elements. */
  public AbstractObject ofElement() {
    return isNull ? NULL : element == null ? NOTHING : element;
  }

  /** Whether it is an array whose slots belong to a set, or has such arrays in it. */
  public boolean hasSlots() {
    return slots != null
        || element != null && element.hasSlots()
        || arguments.stream().anyMatch(AbstractObject::hasSlots);
  }

  /** Whether nothing is known; {@link #NULL} is something. */
  boolean isNothing() {
    return equals(NOTHING);
  }

  /** Whether it may be anything, or has type arguments that may. */
  boolean isOpen() {
    return isNull || arguments.stream().anyMatch(AbstractObject::isOpen);
  }

  /** The same, where what may be anything is nothing known. */
  AbstractObject settled() {
    if (isNull) {
      return NOTHING;
    }
    return arguments.isEmpty()
        ? this
        : new AbstractObject(
            level,
            via,
            sets,
            slots,
            element,
            arguments.stream().map(AbstractObject::settled).toList(),
            origin);
  }

  /** Whether a container of the given objects is one of the required: its elements are the same. */
  public static boolean fits(List<AbstractObject> given, List<AbstractObject> required) {
    for (int i = 0; i < required.size(); i++) {
      AbstractObject wanted = required.get(i);
      AbstractObject found = i < given.size() ? given.get(i) : NOTHING;
      boolean same =
          found.isNull
              || (!wanted.isOfUnknown()
                  && (wanted.sets.isEmpty() || wanted.sets.equals(found.sets))
                  && (wanted.slots == null || wanted.slots.equals(found.slots))
                  && (wanted.element == null || wanted.element.equals(found.element))
                  && fits(found.arguments, wanted.arguments));
      if (!same) {
        return false;
      }
    }
    return true;
  }

  private static List<AbstractObject> joined(List<AbstractObject> a, List<AbstractObject> b) {
    if (a.equals(b) || a.size() != b.size()) {
      return a.equals(b) ? a : List.of();
    }
    List<AbstractObject> both = new ArrayList<>();
    for (int i = 0; i < a.size(); i++) {
      both.add(join(a.get(i), b.get(i)));
    }
    return List.copyOf(both);
  }
}
